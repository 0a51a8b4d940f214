/** The drag-path search in its worker: it yields each improvement and can be cancelled. */
import type { Grid } from '@kit/grid';
import { findPathsByStart, pathSearch } from '@kit/orb-search';
import { serve } from '../frame/serve.js';

const handlers = {
  solve: (board: Grid, directions: 4 | 8, maxMoves: number) => pathSearch(board, { rules: { directions }, maxMoves }),
  byStart: (board: Grid, directions: 4 | 8, maxMoves: number) =>
    findPathsByStart(board, { rules: { directions }, maxMoves }),
};

export type OrbHandlers = typeof handlers;

serve(handlers);
