/** The drag-path searches in their worker: they yield each improvement and can be cancelled. */
import type { Grid } from '@kit/grid';
import { findPathSearch, findPathsByStartSearch, type PathOptions } from '@kit/orb-search';
import { serve } from '../frame/serve.js';

const handlers = {
  solve: (board: Grid, options: PathOptions) => findPathSearch(board, options),
  byStart: (board: Grid, options: PathOptions) => findPathsByStartSearch(board, options),
};

export type OrbHandlers = typeof handlers;

serve(handlers);
