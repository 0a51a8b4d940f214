/** The Sudoku solver in its worker: everything that takes more than a moment. */
import {
  checkProgressSearch,
  countSolutionsSearch,
  generatePuzzleSearch,
  type HintLevel,
  hintSearch,
  type Position,
  positionFromValues,
  rateExplainerSearch,
  rateHodokuSearch,
  rateSearch,
  type Search,
  type Stars,
  solveSearch,
  type TechniqueId,
} from '@kit/sudoku-human';
import { serve } from '../frame/serve.js';
import type { Solved, Way } from './ways.js';

const handlers = {
  /** How many solutions the printed digits have: 0, 1, or 2 for more. */
  count: (position: Position) => countSolutionsSearch(positionFromValues(position.givens), 2),
  hint: (position: Position, level: HintLevel) => hintSearch(position, { level }),
  /** The shortest way that we know; or the ways of the two programs whose ratings are quoted, from the printed digits. */
  solve: (position: Position, way: Way): Search<Solved> =>
    way === 'hodoku'
      ? rateHodokuSearch(positionFromValues(position.givens))
      : way === 'explainer'
        ? rateExplainerSearch(positionFromValues(position.givens))
        : solveSearch(position),
  progress: (position: Position) => checkProgressSearch(position),
  rate: (position: Position) => rateSearch(positionFromValues(position.givens)),
  generate: (seed: number, stars: Stars, technique: TechniqueId | undefined) =>
    generatePuzzleSearch({ seed, symmetry: 'rotate180', ...(technique ? { technique } : { stars }) }),
};

export type SudokuHandlers = typeof handlers;

serve(handlers);
