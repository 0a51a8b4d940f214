/** The Sudoku solver in its worker: everything that takes more than a moment. */
import {
  checkProgress,
  countSolutions,
  generatePuzzleSearch,
  type HintLevel,
  hint,
  type Position,
  positionFromValues,
  rate,
  type Stars,
  solve,
} from '@kit/sudoku-human';
import { serve } from '../frame/serve.js';

const handlers = {
  /** How many solutions the printed digits have: 0, 1, or 2 for more. */
  count: (position: Position) => countSolutions(positionFromValues(position.givens), 2),
  hint: (position: Position, level: HintLevel) => hint(position, { level }),
  solve: (position: Position) => solve(position),
  progress: (position: Position) => checkProgress(position),
  rate: (position: Position) => rate(positionFromValues(position.givens)),
  generate: (seed: number, stars: Stars) => generatePuzzleSearch({ seed, stars, symmetry: 'rotate180' }),
};

export type SudokuHandlers = typeof handlers;

serve(handlers);
