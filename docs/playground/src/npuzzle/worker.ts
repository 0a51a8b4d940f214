/** The sliding puzzle's solver in its worker; long searches report how far they are and can be cancelled. */
import type { Grid } from '@kit/grid';
import { solveSearch } from '@kit/npuzzle';
import { serve } from '../frame/serve.js';

const handlers = {
  solve: (board: Grid, quality: 'optimal' | 'bounded' | 'fast') => solveSearch(board, { quality }),
};

export type NpuzzleHandlers = typeof handlers;

serve(handlers);
