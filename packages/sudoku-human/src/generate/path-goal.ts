/** HoDoKu's score and level as a goal: what its path costs. */

import { checkChoice, checkInteger, checkOptions, type Slices } from '@kit/grid';
import type { Board } from '../board/read-position.js';
import { hardestOf, type PathTotal, pathTotal } from '../rating/hodoku/path-total.js';
import type { GenerateOptions, Level, Rating } from '../types.js';
import type { Judge } from './deal.js';
import type { Verdict } from './difficulty-goal.js';

/** No score is higher: 81 guesses. */
const MOST = 1_000_000;

/** Judges by the score and the level that are wanted, if any are. */
export function pathJudgeOf(options: GenerateOptions): Judge[] {
  const goal = pathGoalOf(options);
  return goal === undefined ? [] : [(puzzle) => judgePath(puzzle, goal)];
}

function pathGoalOf({ score, level }: GenerateOptions): PathGoal | undefined {
  if (level !== undefined) checkChoice(level, 'options.level', levels);
  if (score === undefined) return level && { min: 0, max: MOST, level };
  checkOptions(score, ['min', 'max'], 'options.score');
  const { min = 0, max = MOST } = score;
  checkInteger(min, 'options.score.min', 0, MOST);
  checkInteger(max, 'options.score.max', min, MOST);
  return { min, max, level };
}

/** What HoDoKu's path may cost, and its level. */
type PathGoal = {
  readonly min: number;
  readonly max: number;
  readonly level: Level | undefined;
};

/** The levels, easiest first. */
const levels: readonly Level[] = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

/** How a puzzle with one solution stands to a score and a level, and what it costs. */
function* judgePath(
  puzzle: Board,
  { min, max, level: wanted }: PathGoal,
): Slices<{ readonly verdict: Verdict; readonly rating: Pick<Rating, 'level' | 'score' | 'hardest'> }> {
  const total = (yield* pathTotal(puzzle.position)) as PathTotal;
  const { level, score } = total;
  const apart = wanted === undefined ? 0 : levels.indexOf(level) - levels.indexOf(wanted);
  const verdict = apart > 0 || score > max ? 'too-hard' : apart < 0 || score < min ? 'too-easy' : 'met';
  return { verdict, rating: { level, score, hardest: hardestOf(total) } };
}
