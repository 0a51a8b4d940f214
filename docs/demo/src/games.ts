import type { Game } from './game.js';
import { npuzzle } from './npuzzle/npuzzle.js';
import { sudoku } from './sudoku/sudoku.js';

/** The games in the order of the tour. */
export const games: readonly Game[] = [sudoku, npuzzle];
