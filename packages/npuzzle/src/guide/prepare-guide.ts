import { checkOptions, type GridLike } from '@kit/grid';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { checkTask, solveOptions } from '../search/check-solve.js';
import type { Guide, GuideOptions } from '../types.js';
import { checkPlan } from './check-plan.js';
import { startGuide } from './guide.js';

/** A guide that has the plan of the options, or none yet, and the board it starts from; all arguments are checked here. */
export function prepareGuide(
  board: GridLike,
  options: GuideOptions,
): { readonly guide: Guide; readonly first: GridLike; readonly isPlanned: boolean } {
  checkOptions(options, [...solveOptions, 'plan']);
  const { plan, ...rest } = options;
  checkTask(board, rest);
  const first = checkBoard(board);
  const guide = startGuide(first, rest);
  if (plan === undefined) return { guide, first, isPlanned: false };
  guide.usePlan(first, checkPlan(first, plan, checkGoal(rest.goal, first), rest.metric ?? 'single', 'options.plan'));
  return { guide, first, isPlanned: true };
}
