/** The linking game's solver in its worker. */
import type { Grid } from '@kit/grid';
import { generateBoardSearch, reshuffleSearch, solveBoardSearch } from '@kit/link-path';
import { serve } from '../frame/serve.js';
import type { Gravity } from './rules.js';

const handlers = {
  deal: (rows: number, cols: number, copies: number, seed: number, gravity: Gravity) =>
    generateBoardSearch({ rows, cols, kinds: (rows * cols) / copies, copies, seed, gravity }),
  solve: (board: Grid, gravity: Gravity) => solveBoardSearch(board, { gravity }),
  /** As far as a hint is worth waiting for. */
  look: (board: Grid, gravity: Gravity) => solveBoardSearch(board, { gravity, maxNodes: 20_000 }),
  reshuffle: (board: Grid, seed: number, gravity: Gravity) =>
    reshuffleSearch(board, { seed, guarantee: 'clear', gravity }),
};

export type LinkHandlers = typeof handlers;

serve(handlers);
