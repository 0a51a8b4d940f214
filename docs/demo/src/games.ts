import type { Game } from './game.js';
import { linkPath } from './link-path/link-path.js';
import { minesInference } from './mines-inference/mines-inference.js';
import { npuzzle } from './npuzzle/npuzzle.js';
import { orbSearch } from './orb-search/orb-search.js';
import { rects } from './rect-pack/rect-pack.js';
import { sudoku } from './sudoku/sudoku.js';

/** The games in the order of the tour. */
export const games: readonly Game[] = [sudoku, linkPath, npuzzle, orbSearch, minesInference, rects];
