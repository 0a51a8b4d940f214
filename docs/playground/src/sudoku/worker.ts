/** The Sudoku solver in its worker: everything that takes more than a moment. */
import {
  checkProgressSearch,
  countSolutionsSearch,
  findStepsSearch,
  type HintLevel,
  hintSearch,
  type Layout,
  type Position,
  positionFromValues,
  rateExplainerSearch,
  rateHodokuSearch,
  rateSearch,
  type Search,
  solveSearch,
} from '@kit/sudoku-human';
import { serve } from '../frame/serve.js';
import { deal, layoutOf, type Wish } from './deal.js';
import type { Kind } from './kinds.js';
import { readPuzzle } from './read.js';
import type { Solved, Way } from './ways.js';

/** The puzzle as it was printed. */
const printed = ({ givens, layout }: Position) => positionFromValues(givens, givens, { layout });

const handlers = {
  /** How many solutions the printed digits have: 0, 1, or 2 for more. */
  count: (position: Position) => countSolutionsSearch(printed(position), 2),
  hint: (position: Position, level: HintLevel) => hintSearch(position, { level }),
  /** The shortest way that we know; or the ways of the two programs whose ratings are quoted, from the printed digits. */
  solve: (position: Position, way: Way): Search<Solved> =>
    way === 'hodoku'
      ? rateHodokuSearch(printed(position))
      : way === 'explainer'
        ? rateExplainerSearch(printed(position))
        : solveSearch(position),
  progress: (position: Position) => checkProgressSearch(position),
  rate: (position: Position) => rateSearch(printed(position)),
  /** Every step that the position has. */
  steps: (position: Position) => findStepsSearch(position),
  generate: (seed: number, wish: Wish) => deal(seed, wish),
  layout: (kind: Kind) => layoutOf(kind),
  /** A puzzle from elsewhere. */
  read: (text: string, layout?: Layout | undefined) => readPuzzle(text, layout),
};

export type SudokuHandlers = typeof handlers;

serve(handlers);
