/**
 * Makes puzzles: a random full grid, digits taken away while the solution stays the only one, and then, if the puzzle
 * is too hard, digits put back one after the other until it isn't.
 *
 * A puzzle that doesn't come out as wanted is not thrown away: a part of it is filled again and dug in another order,
 * which costs a third of a new grid with a new puzzle. Where the goal says how far puzzles are from it, that is the one nearest
 * to it so far, and after one that was too hard the digits go first after which singles still solve the rest: on X one minimal
 * puzzle in a hundred has a single star, and one in fifteen of those. After some rounds a new grid takes its turn.
 */

import { createRandom, type Random, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { type Board, boardOfValues } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import type { GeneratedPuzzle, Position } from '../types.js';
import type { Goal, Verdict } from './difficulty-goal.js';
import { type Dig, digOn, fillSome, givensOf, isMinimalDig } from './dig.js';
import { createKnownGrid } from './known-grid.js';
import { orbitsOf } from './orbits.js';
import type { Wishes } from './wishes.js';

/** What a made puzzle tells of its ratings. */
type Told = Pick<Extract<GeneratedPuzzle, { status: 'found' }>, 'rating' | 'explainer'>;

/** Rates a puzzle that meets the goal: it may be thrown away after all, else it tells the rating. */
export type Judge = (puzzle: Board) => Slices<Told & { readonly verdict: Verdict }>;

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

/** Draws a full grid; `'none'` if it is proved that there is none, `'open'` if that isn't known. */
export type DrawGrid = (random: Random) => Slices<readonly number[] | 'none' | 'open'>;

/** What is dealt: on which board, out of which grids, until which goal is met and every judge agrees. */
export type Deal = {
  readonly tables: Tables;
  readonly wishes: Wishes;
  readonly drawGrid: DrawGrid;
  /** Undefined if no puzzle can meet the wishes. */
  readonly goal: Goal | undefined;
  readonly judges: readonly Judge[];
  /** Shall the digits go first, from the beginning, after which singles still solve the rest? */
  readonly easily: boolean;
};

/** Deals until a puzzle meets the goal and every judge agrees. */
export function dealPuzzle(deal: Deal): Search<GeneratedPuzzle> {
  let nodes = 0;
  return asSearch(
    puzzleSlices(deal, (tries) => {
      nodes = tries;
    }),
    () => ({ nodes, total: deal.wishes.maxTries }),
    () => ({ status: 'limit' }),
  );
}

/** A puzzle that isn't the one, and how many cells the goal leaves open: all count if it is too easy. */
type Tried = { readonly dug: Dig; readonly distance: number; readonly isHard: boolean };

function* puzzleSlices(
  { tables, wishes, drawGrid, goal, judges, easily }: Deal,
  report: (tries: number) => void,
): Slices<GeneratedPuzzle> {
  if (goal === undefined) return { status: 'impossible' };
  const { seed, symmetry, minimal, maxTries } = wishes;
  const random = createRandom(seed);
  const orbits = orbitsOf(tables.size, symmetry);
  let best: Tried | undefined;
  for (let tries = 0; tries < maxTries; tries++) {
    report(tries);
    yield;
    const from: Tried | undefined = tries % DIGS_A_GRID === 0 ? undefined : best;
    let dug: Dig;
    if (from === undefined) {
      const solution = yield* drawGrid(random);
      if (typeof solution === 'string') return { status: solution === 'none' ? 'impossible' : 'limit' };
      dug = { known: createKnownGrid(tables, solution), kept: orbits, taken: [] };
    } else {
      dug = fillSome(from.dug, FILLED_AGAIN, random);
    }
    dug = yield* digOn(dug, random, easily || from?.isHard === true);
    const { found, ...tried } =
      minimal && !(yield* isMinimalDig(dug))
        ? { distance: from?.distance ?? tables.cells, isHard: false }
        : yield* reach(tables, dug, goal, judges, minimal);
    if (found !== undefined) return { status: 'found', ...found };
    if (from === undefined || tried.distance <= from.distance) best = { dug, ...tried };
  }
  return { status: 'limit' };
}

/** The puzzle, and what its judges tell; or how far it is from the goal. */
type Reached = Omit<Tried, 'dug'> & { readonly found?: Told & { readonly position: Position } };

/** The puzzle, with digits put back while it is too hard, or how far it is from the goal if that isn't met so. */
function* reach(tables: Tables, dug: Dig, goal: Goal, judges: readonly Judge[], minimal: boolean): Slices<Reached> {
  const { solution } = dug.known;
  const values = givensOf(dug);
  let first: Omit<Tried, 'dug'> | undefined;
  for (let back = dug.taken.length; ; ) {
    const board = boardOfValues(values, values, tables.layout);
    const { verdict: compared, open } = yield* goal(board, solution);
    first ??= {
      distance: open === undefined ? 0 : compared === 'too-easy' ? tables.cells : open,
      isHard: open !== undefined && compared === 'too-hard',
    };
    let verdict = compared;
    let told: Told = {};
    for (const judge of judges) {
      if (verdict !== 'met') break;
      const { verdict: judged, ...more } = yield* judge(board);
      verdict = judged;
      told = { ...told, ...more };
    }
    if (verdict === 'met') return { ...first, found: { position: board.position, ...told } };
    if (verdict === 'too-easy' || minimal || back === 0) return first;
    back--;
    for (const cell of dug.taken[back]) values[cell] = solution[cell];
  }
}
