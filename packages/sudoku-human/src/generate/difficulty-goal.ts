/**
 * How hard the puzzle is to be, as a question that is cheap to ask of many puzzles.
 *
 * Stars: solve with the techniques of so many stars only, fewer stars first. What is left over is too hard; what needs
 * no technique of so many stars is too easy. So the heavy techniques are never run on puzzles that will be thrown away.
 * A technique: solve with it and those before it in the list, and see whether the solution comes to it.
 */

import type { Slices } from '@kit/grid';
import type { Board } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import { fallsToSingles } from '../rating/falls-to-singles.js';
import { starsNeeded } from '../rating/stars.js';
import { solveChecked } from '../solver/solve-slices.js';
import { records } from '../techniques/technique-records.js';
import type { Stars, Technique, TechniqueId } from '../types.js';
import type { Wishes } from './wishes.js';

/** How a puzzle stands to the goal. */
export type Verdict = 'met' | 'too-easy' | 'too-hard';

/** How it stands, and how many cells the wanted techniques leave open, if that is known. */
export type Comparison = { readonly verdict: Verdict; readonly open?: number };

/** Judges a puzzle that has this one solution. */
export type Goal = (puzzle: Board, solution: readonly number[]) => Slices<Comparison>;

/** The goal of so many stars, or of a technique, or of both, for puzzles that are solved with this list. */
export function goalOf(
  { stars, technique }: Pick<Wishes, 'stars' | 'technique'>,
  list: readonly Technique[],
): Goal | undefined {
  if (technique === undefined) return stars === undefined ? undefined : starsGoal(stars, list);
  const comesToIt = techniqueGoal(technique, list);
  if (stars === undefined) return comesToIt;
  return function* (puzzle, solution) {
    const { verdict } = yield* comesToIt(puzzle, solution);
    if (verdict !== 'met') return { verdict };
    const used = (yield* solveChecked(list, puzzle)).steps.map((step) => step.technique);
    const rated = yield* starsNeeded(puzzle, used, list);
    if (rated > stars) return { verdict: 'too-hard' };
    return { verdict: rated === stars ? 'met' : 'too-easy' };
  };
}

/** Any puzzle meets this goal. */
export function* anyPuzzle(): Slices<Comparison> {
  yield;
  return { verdict: 'met' };
}

/** The same goal, which isn't asked twice about a board without givens: cages are drawn by what it says of them. */
export function rememberedGoal(goal: Goal): Goal {
  const told = new WeakMap<Tables, Comparison>();
  return function* (puzzle, solution) {
    const { tables, position } = puzzle;
    const isBare = position.givens.every((digit) => digit === 0);
    const known = isBare ? told.get(tables) : undefined;
    if (known !== undefined) return known;
    const compared = yield* goal(puzzle, solution);
    if (isBare) told.set(tables, compared);
    return compared;
  };
}

/** Any puzzle that the list solves meets this goal. */
export function solvedBy(list: readonly Technique[]): Goal {
  return function* (puzzle) {
    const { status } = yield* solveChecked(list, puzzle);
    return { verdict: status === 'solved' ? 'met' : 'too-hard' };
  };
}

function starsGoal(stars: Stars, list: readonly Technique[]): Goal {
  const allowed = list
    .filter(({ id }) => records[id].stars <= stars)
    .sort((a, b) => records[a.id].stars - records[b.id].stars);
  return function* (puzzle) {
    if (stars > 1 && fallsToSingles(puzzle)) return { verdict: 'too-easy' };
    const { status, steps } = yield* solveChecked(allowed, puzzle);
    if (status !== 'solved') return { verdict: 'too-hard' };
    return { verdict: steps.some(({ technique }) => records[technique].stars === stars) ? 'met' : 'too-easy' };
  };
}

function techniqueGoal(technique: TechniqueId, list: readonly Technique[]): Goal {
  const upToIt = list.slice(0, list.findIndex(({ id }) => id === technique) + 1);
  return function* (puzzle) {
    const { status, steps } = yield* solveChecked(upToIt, puzzle);
    const isSolved = status === 'solved';
    if (!steps.some((step) => step.technique === technique)) return { verdict: isSolved ? 'too-easy' : 'too-hard' };
    if (isSolved || (yield* solveChecked(list, puzzle)).status === 'solved') return { verdict: 'met' };
    return { verdict: 'too-hard' };
  };
}
