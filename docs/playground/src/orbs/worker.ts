/** The drag-path searches in their worker: they yield each improvement and can be cancelled. */
import type { Grid } from '@kit/grid';
import { findPathSearch, findPathsByStartSearch } from '@kit/orb-search';
import { serve } from '../frame/serve.js';

const handlers = {
  solve: (board: Grid, directions: 4 | 8, maxMoves: number) =>
    findPathSearch(board, { rules: { directions }, maxMoves }),
  byStart: (board: Grid, directions: 4 | 8, maxMoves: number) =>
    findPathsByStartSearch(board, { rules: { directions }, maxMoves }),
};

export type OrbHandlers = typeof handlers;

serve(handlers);
