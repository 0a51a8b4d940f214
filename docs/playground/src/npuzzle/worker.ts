/** The sliding puzzle's solver in its worker; long searches report how far they are and can be cancelled. */
import type { Grid } from '@kit/grid';
import { boardAtDepthSearch, lowerBound, type Quality, solveSearch } from '@kit/npuzzle';
import { serve } from '../frame/serve.js';
import type { Deal } from './deals.js';

const handlers = {
  /** How far it is at least; the tables behind it take a moment for large boards. */
  bound: (board: Grid) => lowerBound(board),
  deal: (deal: Deal) => boardAtDepthSearch(deal),
  solve: (board: Grid, quality: Quality) => solveSearch(board, { quality }),
};

export type NpuzzleHandlers = typeof handlers;

serve(handlers);
