/** The Sudoku solver in its worker: everything that takes more than a moment. */
import {
  checkProgressSearch,
  countSolutionsSearch,
  generatePuzzleSearch,
  type HintLevel,
  hintSearch,
  type Position,
  positionFromValues,
  rateSearch,
  type Stars,
  solveSearch,
} from '@kit/sudoku-human';
import { serve } from '../frame/serve.js';

const handlers = {
  /** How many solutions the printed digits have: 0, 1, or 2 for more. */
  count: (position: Position) => countSolutionsSearch(positionFromValues(position.givens), 2),
  hint: (position: Position, level: HintLevel) => hintSearch(position, { level }),
  solve: (position: Position) => solveSearch(position),
  progress: (position: Position) => checkProgressSearch(position),
  rate: (position: Position) => rateSearch(positionFromValues(position.givens)),
  generate: (seed: number, stars: Stars) => generatePuzzleSearch({ seed, stars, symmetry: 'rotate180' }),
};

export type SudokuHandlers = typeof handlers;

serve(handlers);
