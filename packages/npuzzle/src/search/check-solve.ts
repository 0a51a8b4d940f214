/** The arguments of everything that solves, checked in one place. */
import {
  checkChoice,
  checkInteger,
  checkNumber,
  checkOptions,
  type GridLike,
  type GridLimits,
  type OptionName,
} from '@kit/grid';
import { checkBoard, checkGoal, shapeLimits } from '../board/check-board.js';
import { type Labelled, labelBoard } from '../board/label-board.js';
import { checkShortTables } from '../pieces/check-short-tables.js';
import { checkTablesFit } from '../tables/check-tables-fit.js';
import type { BoundOptions, Metric, Quality, ShortTables, SolveOptions, Tables } from '../types.js';

/** A checked problem. */
export type Problem = { readonly board: Labelled; readonly metric: Metric; readonly tables: Tables | undefined };

/** A checked problem and how to solve it. */
export type Task = Problem & {
  readonly quality: Quality;
  readonly weight: number;
  readonly maxNodes: number;
  readonly shortTables: ShortTables | undefined;
};

/** The options of everything that gives a bound, and of everything that solves. */
export const boundOptions: readonly OptionName<BoundOptions>[] = ['goal', 'metric', 'tables'];
export const solveOptions: readonly OptionName<SolveOptions>[] = [
  ...boundOptions,
  'quality',
  'weight',
  'maxNodes',
  'shortTables',
];

/** The most cells of boards where a proof is near. */
export const maxSmallCells = 16;

/** The most cells of boards that every quality proves: that takes less time than a good solution does. */
export const maxProvenCells = 12;

/**
 * The most cells of a board that is solved, about 316×316. Its solution is tens of millions of moves long; a list can hold
 * no more than a few times that.
 */
export const maxSolvedCells = 100_000;

/** Checks a board and what a bound depends on; the names of the options are checked by the caller. */
export function checkProblem(board: GridLike, options: BoundOptions, limits?: GridLimits): Problem {
  const { goal, metric = 'single', tables } = options;
  const checked = checkBoard(board, 'board', limits);
  const labelled = labelBoard(checked, checkGoal(goal, checked, 'options.goal'));
  checkChoice(metric, 'options.metric', ['single', 'line']);
  if (tables !== undefined) checkTablesFit(tables, labelled, metric);
  return { board: labelled, metric, tables };
}

/** Checks the arguments of `solve`. */
export function checkTask(board: GridLike, options: SolveOptions): Task {
  checkOptions(options, solveOptions);
  const problem = checkProblem(board, options, shapeLimits(maxSolvedCells));
  const qualities = ['bounded', 'optimal', 'short', 'fast'] as const;
  const quality = checkChoice(options.quality ?? 'bounded', 'options.quality', qualities);
  const weight = checkNumber(options.weight ?? 1.5, 'options.weight', 1, 1000);
  const usual = {
    // With tables a small board comes to its end; it may be long.
    optimal: problem.tables && board.cells.length <= maxSmallCells ? Number.MAX_SAFE_INTEGER : 400_000_000,
    bounded: 20_000_000,
    short: 10_000_000,
    fast: 20_000_000,
  };
  const isProven = board.cells.length <= maxProvenCells;
  const maxNodes = checkInteger(options.maxNodes ?? usual[isProven ? 'optimal' : quality], 'options.maxNodes', 0);
  const shortTables =
    options.shortTables && checkShortTables(options.shortTables, problem.board, 'options.shortTables');
  // Nothing but a shortest solution is what `optimal` asks for, and nothing at all is asked of a fast or a short one.
  const asked = { optimal: 1, bounded: weight, short: 1, fast: 0 };
  return { ...problem, quality, weight: asked[quality], maxNodes, shortTables };
}
