/** The arguments of everything that solves, checked in one place. */
import { checkChoice, checkInteger, checkNumber, checkObject, type GridLike } from '@kit/grid';
import { type Labelled, labelBoard } from '../board/blank-and-labels.js';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { checkTables } from '../tables/check-tables.js';
import type { Tables } from '../tables/tables.js';
import type { BoundOptions, Metric, Quality, SolveOptions } from '../types.js';

/** A checked problem. */
export type Problem = { readonly board: Labelled; readonly metric: Metric; readonly tables: Tables | undefined };

/** A checked problem and how to solve it. */
export type Task = Problem & { readonly quality: Quality; readonly weight: number; readonly maxNodes: number };

/** Checks a board and what a bound depends on. */
export function checkProblem(board: GridLike, options: BoundOptions): Problem {
  const { goal, metric = 'single', tables } = checkObject(options, 'options');
  const checked = checkBoard(board);
  const labelled = labelBoard(checked, checkGoal(goal, checked));
  checkChoice(metric, 'options.metric', ['single', 'line']);
  if (tables !== undefined) checkTables(tables, labelled, metric);
  return { board: labelled, metric, tables };
}

/** Checks the arguments of `solve`. */
export function checkTask(board: GridLike, options: SolveOptions): Task {
  const problem = checkProblem(board, options);
  const quality = checkChoice(options.quality ?? 'bounded', 'options.quality', ['bounded', 'optimal', 'fast']);
  const weight = checkNumber(options.weight ?? 1.5, 'options.weight', 1, 1000);
  const usual = quality === 'optimal' ? 400_000_000 : 20_000_000;
  const maxNodes = checkInteger(options.maxNodes ?? usual, 'options.maxNodes', 0);
  return { ...problem, quality, weight: quality === 'optimal' ? 1 : weight, maxNodes };
}
