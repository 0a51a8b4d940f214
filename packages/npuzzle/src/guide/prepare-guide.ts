import { checkOptions, type GridLike } from '@kit/grid';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { checkTask, solveOptions } from '../search/check-solve.js';
import type { GuideOptions } from '../types.js';
import { checkPlan } from './check-plan.js';
import { type StartedGuide, startGuide } from './guide.js';

/** A guide that has the plan of the options, or none yet, and the board it starts from; all arguments are checked here. */
export function prepareGuide(
  board: GridLike,
  options: GuideOptions,
): StartedGuide & { readonly first: GridLike; readonly isPlanned: boolean } {
  checkOptions(options, [...solveOptions, 'plan']);
  const { plan, ...rest } = options;
  checkTask(board, rest);
  const first = checkBoard(board);
  const started = startGuide(first, rest);
  if (plan === undefined) return { ...started, first, isPlanned: false };
  started.guide.usePlan(
    first,
    checkPlan(first, plan, checkGoal(rest.goal, first), rest.metric ?? 'single', 'options.plan'),
  );
  return { ...started, first, isPlanned: true };
}
