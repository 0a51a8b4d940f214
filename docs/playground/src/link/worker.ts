/** The linking game's solver in its worker. */
import type { Grid } from '@kit/grid';
import { generateBoard, reshuffle, solveBoard } from '@kit/link-path';
import { serve } from '../frame/serve.js';
import type { Gravity } from './words.js';

const gravityOf = (gravity: Gravity) => (gravity === 'none' ? {} : { gravity });

const handlers = {
  deal: (rows: number, cols: number, copies: number, seed: number, gravity: Gravity) =>
    generateBoard({ rows, cols, kinds: (rows * cols) / copies, copies, seed, ...gravityOf(gravity) }),
  solve: (board: Grid, gravity: Gravity) => solveBoard(board, gravityOf(gravity)),
  reshuffle: (board: Grid, seed: number, gravity: Gravity) =>
    reshuffle(board, { seed, guarantee: 'clear', ...gravityOf(gravity) }),
};

export type LinkHandlers = typeof handlers;

serve(handlers);
