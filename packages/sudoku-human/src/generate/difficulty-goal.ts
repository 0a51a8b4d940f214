/**
 * How hard the puzzle is to be, as a question that is cheap to ask of many puzzles.
 *
 * Stars: solve with the techniques of so many stars only, fewer stars first. What is left over is too hard; what needs
 * no technique of so many stars is too easy. So the heavy techniques are never run on puzzles that will be thrown away.
 * A technique: solve with it and those before it in the default list, and see whether the solution comes to it.
 * A score or a level: HoDoKu's path.
 */

import type { Slices } from '@kit/grid';
import { fallsToSingles } from '../rating/falls-to-singles.js';
import { hardestOf, type PathTotal, pathTotal } from '../rating/hodoku/path-total.js';
import { starsNeeded } from '../rating/stars.js';
import { inSlices } from '../solver/search-steps.js';
import { solveChecked } from '../solver/solve-slices.js';
import { records, techniques } from '../techniques/techniques.js';
import type { Level, Position, Rating, Stars, TechniqueId } from '../types.js';

/** How a puzzle stands to the goal. */
export type Verdict = 'met' | 'too-easy' | 'too-hard';

/** Judges a puzzle that has one solution. */
export type Goal = (puzzle: Position) => Slices<Verdict>;

const pace = /* @__PURE__ */ inSlices();

/** The goal that the options describe; any puzzle meets a goal without stars or technique. */
export function goalOf(stars: Stars | undefined, technique: TechniqueId | undefined): Goal {
  if (technique === undefined) return stars === undefined ? anyPuzzle : starsGoal(stars);
  const comesToIt = techniqueGoal(technique);
  if (stars === undefined) return comesToIt;
  return function* (puzzle) {
    const verdict = yield* comesToIt(puzzle);
    if (verdict !== 'met') return verdict;
    const used = (yield* solveChecked(techniques, puzzle, pace)).steps.map((step) => step.technique);
    const rated = yield* starsNeeded(puzzle, used, techniques, pace);
    if (rated === stars) return 'met';
    return rated < stars ? 'too-easy' : 'too-hard';
  };
}

function* anyPuzzle(): Slices<Verdict> {
  yield;
  return 'met';
}

function starsGoal(stars: Stars): Goal {
  const allowed = techniques
    .filter(({ id }) => records[id].stars <= stars)
    .sort((a, b) => records[a.id].stars - records[b.id].stars);
  return function* (puzzle) {
    if (stars > 1 && fallsToSingles(puzzle)) return 'too-easy';
    const { status, steps } = yield* solveChecked(allowed, puzzle, pace);
    if (status !== 'solved') return 'too-hard';
    return steps.some(({ technique }) => records[technique].stars === stars) ? 'met' : 'too-easy';
  };
}

function techniqueGoal(technique: TechniqueId): Goal {
  const upToIt = techniques.slice(0, techniques.findIndex(({ id }) => id === technique) + 1);
  return function* (puzzle) {
    const { status, steps } = yield* solveChecked(upToIt, puzzle, pace);
    if (!steps.some((step) => step.technique === technique)) return status === 'solved' ? 'too-easy' : 'too-hard';
    if (status === 'solved') return 'met';
    return (yield* solveChecked(techniques, puzzle, pace)).status === 'solved' ? 'met' : 'too-hard';
  };
}

/** What HoDoKu's path may cost, and its level. */
export type PathGoal = {
  readonly min: number;
  readonly max: number;
  readonly level: Level | undefined;
};

/** The levels, easiest first. */
export const levels: readonly Level[] = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

/** How a puzzle with one solution stands to a score and a level, and what it costs. */
export function* judgePath(
  puzzle: Position,
  { min, max, level: wanted }: PathGoal,
): Slices<{ readonly verdict: Verdict; readonly rating: Pick<Rating, 'level' | 'score' | 'hardest'> }> {
  const total = (yield* pathTotal(puzzle)) as PathTotal;
  const { level, score } = total;
  const apart = wanted === undefined ? 0 : levels.indexOf(level) - levels.indexOf(wanted);
  const verdict = apart > 0 || score > max ? 'too-hard' : apart < 0 || score < min ? 'too-easy' : 'met';
  return { verdict, rating: { level, score, hardest: hardestOf(total) } };
}
