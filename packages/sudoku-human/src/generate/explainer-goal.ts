/**
 * Sudoku Explainer's rating as a goal.
 *
 * The rating is brought by the caller, so that a bundle which deals by stars has none. It is asked step by step: what has
 * been rated so far is a lower bound, so a puzzle is given up as soon as it is above the range.
 */

import { checkFunction, checkInteger, checkNumber, checkOptions, type Slices } from '@kit/grid';
import type { Board } from '../board/read-position.js';
import { fallsToSingles } from '../rating/falls-to-singles.js';
import type { ErRange, ExplainerRating, FoundRating, GenerateOptions } from '../types.js';
import type { Judge } from './deal.js';
import type { Verdict } from './difficulty-goal.js';

/** A range with its defaults filled in. */
type ErGoal = Required<{ readonly [name in keyof ErRange]: NonNullable<ErRange[name]> }>;

/** The highest rating that there is: that of a puzzle where the Explainer ends. */
const MOST = 20;

/** How many nodes a rating may take. */
const MOST_NODES = 5_000_000;

/** No puzzle that singles solve is rated higher. */
const SINGLES = 2.3;

/** Judges by the range that is wanted, if one is. */
export function erJudgeOf({ er }: GenerateOptions): Judge[] {
  if (er === undefined) return [];
  const goal = erGoalOf(er);
  return [(puzzle) => judgeEr(puzzle, goal)];
}

function erGoalOf(range: ErRange): ErGoal {
  const name = 'options.er';
  const { min = 0, max = MOST, rater, maxNodes = MOST_NODES } = checkOptions(range, erNames, name);
  checkNumber(min, `${name}.min`, 0, MOST);
  checkNumber(max, `${name}.max`, min, MOST);
  checkFunction(rater, `${name}.rater`);
  checkInteger(maxNodes, `${name}.maxNodes`, 1, Number.MAX_SAFE_INTEGER);
  return { min, max, rater, maxNodes };
}

const erNames = ['min', 'max', 'rater', 'maxNodes'] as const;

/** Is a rating wanted that no puzzle has which singles solve? */
export function isAboveSingles({ er }: GenerateOptions): boolean {
  return (er?.min ?? 0) > SINGLES;
}

/** How a puzzle with one solution stands to the range; its rating if it lies within. */
function* judgeEr(
  puzzle: Board,
  { min, max, rater, maxNodes }: ErGoal,
): Slices<{ readonly verdict: Verdict; readonly explainer?: FoundRating }> {
  if (min > SINGLES && fallsToSingles(puzzle)) return { verdict: 'too-easy' };
  const search = rater(puzzle.position, { maxNodes });
  let looked = search.next();
  for (; looked.done !== true; looked = search.next()) {
    yield;
    const soFar = looked.value.best as ExplainerRating | undefined;
    if (soFar !== undefined && (soFar.er as number) > max) return { verdict: 'too-hard' };
  }
  const { status, er, ep, ed, steps } = looked.value;
  if (er === null || status === 'limit' || er > max) return { verdict: 'too-hard' };
  if (er < min) return { verdict: 'too-easy' };
  const hardest = steps.find(({ rating }) => rating === er)?.technique ?? null;
  return { verdict: 'met', explainer: { er, ep, ed, hardest } };
}
