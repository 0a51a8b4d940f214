/**
 * Makes puzzles: a random full grid, digits taken away while the solution stays the only one, and then, if the puzzle
 * is too hard, digits put back one after the other until it isn't.
 *
 * A puzzle that doesn't come out as wanted is not thrown away: a part of it is filled again and dug in another order,
 * which costs a third of a new grid with a new puzzle. After some rounds a new grid takes its turn.
 */

import { createRandom, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { minimalSlices } from '../brute-force/is-minimal.js';
import { type Dig, fillSome, givensOf } from '../layout-generate/dig.js';
import { orbitsOf } from '../layout-generate/orbits.js';
import type { Wishes } from '../layout-generate/wishes.js';
import { classicPosition } from '../position/position-from-values.js';
import type { GeneratedPuzzle, Position } from '../types.js';
import type { Goal, Verdict } from './difficulty-goal.js';
import { digOn } from './dig.js';
import { randomGrid } from './random-grid.js';

/** What a made puzzle tells of its ratings. */
type Told = Pick<Extract<GeneratedPuzzle, { status: 'found' }>, 'rating' | 'explainer'>;

/** Rates a puzzle that meets the goal: it may be thrown away after all, else it tells the rating. */
export type Judge = (puzzle: Position) => Slices<Told & { readonly verdict: Verdict }>;

/**
 * How many puzzles are dug out of one grid before the next: from 10 to 100 it takes as many tries, with one a half
 * more (`scripts/limits.mjs`).
 */
const DIGS_A_GRID = 30;

/**
 * The share of the open orbits that is filled again in between: five stars take half the tries that 0.15 or 0.45 take,
 * and fewer stars about as many (`scripts/limits.mjs`).
 */
const FILLED_AGAIN = 0.3;

/** Deals until a puzzle meets the goal and every judge agrees; without a goal no puzzle can meet the wishes. */
export function dealPuzzle(wishes: Wishes, goal: Goal | undefined, judges: readonly Judge[]): Search<GeneratedPuzzle> {
  let nodes = 0;
  return asSearch(
    puzzleSlices(wishes, goal, judges, (tries) => {
      nodes = tries;
    }),
    () => ({ nodes, total: wishes.maxTries }),
    () => ({ status: 'limit' }),
  );
}

function* puzzleSlices(
  { seed, symmetry, minimal, maxTries }: Wishes,
  goal: Goal | undefined,
  judges: readonly Judge[],
  report: (tries: number) => void,
): Slices<GeneratedPuzzle> {
  if (goal === undefined) return { status: 'impossible' };
  const random = createRandom(seed);
  const orbits = orbitsOf(9, symmetry);
  let dug: Dig | undefined;
  for (let tries = 0; tries < maxTries; tries++) {
    report(tries);
    yield;
    dug =
      dug === undefined || tries % DIGS_A_GRID === 0
        ? { solution: yield* randomGrid(random), kept: orbits, taken: [] }
        : fillSome(dug, FILLED_AGAIN, random);
    dug = yield* digOn(dug, random);
    const reached = yield* reach(dug, goal, judges, minimal);
    if (reached !== undefined) return { status: 'found', ...reached };
  }
  return { status: 'limit' };
}

/** A puzzle, and what its judges tell. */
type Reached = Told & { readonly position: Position };

/** The puzzle, with digits put back while it is too hard, or nothing if the goal isn't met that way. */
function* reach(dug: Dig, goal: Goal, judges: readonly Judge[], minimal: boolean): Slices<Reached | undefined> {
  const values = givensOf(dug);
  let position = classicPosition(values);
  if (minimal && !(yield* minimalSlices(values))) return undefined;
  for (let back = dug.taken.length; ; ) {
    let verdict = yield* goal(position);
    let reached: Reached = { position };
    for (const judge of judges) {
      if (verdict !== 'met') break;
      const { verdict: judged, ...told } = yield* judge(position);
      verdict = judged;
      reached = { ...reached, ...told };
    }
    if (verdict === 'met') return reached;
    if (verdict === 'too-easy' || minimal || back === 0) return undefined;
    back--;
    for (const cell of dug.taken[back]) values[cell] = dug.solution[cell];
    position = classicPosition(values);
  }
}
