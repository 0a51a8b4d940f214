/**
 * Makes puzzles: a random full grid, digits taken away while the solution stays the only one, and then, if the puzzle
 * is too hard, digits put back until it isn't (`reach.ts`).
 *
 * A puzzle that doesn't come out as wanted is not thrown away: a part of it is filled again and dug in another order,
 * which costs a third of a new grid with a new puzzle. Where the goal says how far puzzles are from it, that is the one nearest
 * to it so far, and after one that was too hard the digits go first after which singles still solve the rest: on X one minimal
 * puzzle in a hundred has a single star, and one in fifteen of those. After some rounds a new grid takes its turn.
 */

import { createRandom, defineSearch, type Search, type Slices } from '@kit/grid';
import type { GeneratedPuzzle } from '../types.js';
import type { Deal, DrawnBoard } from './deal.js';
import { type Dig, digOn, FILLED_AGAIN, fillSome, isMinimalDig } from './dig.js';
import { createKnownGrid } from './known-grid.js';
import { orbitsOf } from './orbits.js';
import { reach } from './reach.js';

/**
 * How many puzzles are dug out of one grid before the next: from 10 to 100 it takes as many tries, with one a half
 * more (`scripts/limits.mjs`).
 */
const DIGS_A_GRID = 30;

/** Deals until a puzzle meets the goal and every judge agrees. */
export const dealPuzzle: (deal: Deal) => Search<GeneratedPuzzle> = /* @__PURE__ */ defineSearch({
  read: (deal: Deal) => ({ deal, tries: 0 }),
  work: puzzleSlices,
  // How many tries it takes is chance, so there is no total.
  report: ({ tries }) => ({ nodes: tries }),
  stopped: (): GeneratedPuzzle => ({ status: 'limit' }),
});

/** A puzzle that isn't the one, and how many cells the goal leaves open: all count if it is too easy. */
type Tried = { readonly board: DrawnBoard; readonly dug: Dig; readonly distance: number; readonly isHard: boolean };

/** A deal, and how many puzzles were tried. */
type Dealing = { readonly deal: Deal; tries: number };

function* puzzleSlices(dealing: Dealing): Slices<GeneratedPuzzle> {
  const { size, wishes, drawBoard, goal, judges, easily, digs = DIGS_A_GRID, byHalves, nudges } = dealing.deal;
  if (goal === undefined) return { status: 'impossible' };
  const { seed, symmetry, minimal, maxTries } = wishes;
  const random = createRandom(seed);
  const orbits = orbitsOf(size, symmetry);
  let best: Tried | undefined;
  for (; dealing.tries < maxTries; dealing.tries++) {
    yield;
    const from: Tried | undefined = dealing.tries % digs === 0 ? undefined : best;
    let dug: Dig;
    let board: DrawnBoard;
    if (from === undefined) {
      const drawn = yield* drawBoard(random);
      if (typeof drawn === 'string') return { status: drawn === 'none' ? 'impossible' : 'limit' };
      board = drawn;
      dug = { known: createKnownGrid(drawn.tables, drawn.solution), kept: orbits, taken: [] };
    } else {
      board = from.board;
      dug = fillSome(from.dug, FILLED_AGAIN, random);
    }
    const { tables, dig } = board;
    dug = yield* dig?.(dug.known, orbits, random) ?? digOn(dug, random, easily || from?.isHard === true);
    const { found, ...tried } =
      minimal && !(yield* isMinimalDig(dug))
        ? { distance: from?.distance ?? tables.cells, isHard: false }
        : yield* reach(tables, dug, { goal, judges, wishes, byHalves, nudges }, random);
    if (found !== undefined) return { status: 'found', ...found };
    if (from === undefined || tried.distance <= from.distance) best = { board, dug, ...tried };
  }
  return { status: 'limit' };
}
