/** The linking game's solver in its worker. */
import type { Grid } from '@kit/grid';
import { generateBoardSearch, reshuffleSearch, solveBoardSearch } from '@kit/link-path';
import { serve } from '../frame/serve.js';
import { type Choices, type Gravity, optionsOf } from './rules.js';

const handlers = {
  deal: (choices: Choices, seed: number) => generateBoardSearch(optionsOf(choices, seed)),
  solve: (board: Grid, gravity: Gravity) => solveBoardSearch(board, { gravity }),
  /** As far as a hint is worth waiting for. */
  look: (board: Grid, gravity: Gravity) => solveBoardSearch(board, { gravity, maxNodes: 20_000 }),
  reshuffle: (board: Grid, seed: number, gravity: Gravity) =>
    reshuffleSearch(board, { seed, guarantee: 'clear', gravity }),
};

export type LinkHandlers = typeof handlers;

serve(handlers);
