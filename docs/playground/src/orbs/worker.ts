/** The searches of the page in their worker: paths, which they yield as they improve, and the moves of a level's players. */
import type { Grid } from '@kit/grid';
import {
  type ChooseSwapOptions,
  chooseSwapSearch,
  findPathSearch,
  findPathsByStartSearch,
  type PathOptions,
  type SwapGame,
} from '@kit/orb-search';
import { serve } from '../frame/serve.js';

const handlers = {
  solve: (board: Grid, options: PathOptions) => findPathSearch(board, options),
  choose: (game: SwapGame, options: ChooseSwapOptions) => chooseSwapSearch(game, options),
  byStart: (board: Grid, options: PathOptions) => findPathsByStartSearch(board, options),
};

export type OrbHandlers = typeof handlers;

serve(handlers);
