/**
 * Boards with a pattern that hardly ever comes by itself: first the pattern, then a grid around it, then a puzzle of that grid that
 * keeps the digits which keep the pattern as it is.
 */

import type { Random, Slices } from '@kit/grid';
import { boardOfValues } from '../board/read-position.js';
import { countInSlices } from '../count/solutions.js';
import { digitsOf } from '../kernel/bits.js';
import { classicTables } from '../kernel/geometry.js';
import { peersOfAll } from '../kernel/tables.js';
import { fallsToSingles } from '../rating/falls-to-singles.js';
import { solveChecked } from '../solver/solve-slices.js';
import { records } from '../techniques/technique-records.js';
import { techniques } from '../techniques/techniques.js';
import type { Candidate, TechniqueId } from '../types.js';
import type { DrawBoard } from './deal.js';
import { type Dig, digAround, givensOf } from './dig.js';
import { createKnownGrid } from './known-grid.js';
import type { Lay, Pattern } from './patterns.js';
import { drawClassic } from './random-grid.js';

/** The most patterns that one try lays. */
const PATTERNS = 50;

/** The number of cells that get a digit at random before the grid is filled in. */
const DRAWN = 18;

/** Slices for a grid: where it takes more there is none, or it isn't worth the wait. */
const SLICES = 4;

const orbits: readonly (readonly number[])[] = /* @__PURE__ */ (() =>
  Array.from({ length: 81 }, (_, cell) => [cell]))();

/** Draws boards with the pattern, dug so that the technique has a step where the basic ones end, as far as some are found. */
export function drawerWith({ lay, least }: Lay, technique: TechniqueId): DrawBoard {
  return function* (random) {
    let board = yield* drawClassic(random);
    for (let laid = 0; laid < PATTERNS; laid++) {
      const pattern = lay(random);
      const solution = yield* gridAround(pattern, random);
      const around = solution && cellsAround(solution, pattern);
      if (solution === undefined || around === undefined) continue;
      const dug = yield* digAround(createKnownGrid(classicTables, solution), orbits, around, random);
      board = { tables: classicTables, solution, dig: () => already(dug) };
      if ((yield* weightOf(givensOf(dug), technique)) >= least) break;
    }
    return board;
  };
}

function* already(dug: Dig): Slices<Dig> {
  yield;
  return dug;
}

/** A grid with the pattern; undefined if there is none or it isn't soon found. */
function* gridAround(pattern: Pattern, random: Random): Slices<readonly number[] | undefined> {
  const masks = [...pattern.masks];
  let solution = yield* soonFilled(masks);
  if (solution === undefined) return undefined;
  for (const cell of random.shuffle([...masks.keys()]).slice(0, DRAWN)) {
    masks[cell] = 1 << (random.pick(digitsOf(masks[cell])) - 1);
    const filled = yield* soonFilled(masks);
    if (filled === undefined) masks[cell] = pattern.masks[cell];
    else solution = filled;
  }
  return solution;
}

function* soonFilled(masks: readonly number[]): Slices<readonly number[] | undefined> {
  let grid: readonly number[] | undefined;
  const search = countInSlices(classicTables, masks, 1, (digits) => {
    grid = digits;
  });
  for (let slices = 1; search.next().done !== true && slices < SLICES; slices++) yield;
  return grid;
}

/**
 * Which cells are opened first and which keep their digits, so that the candidates are as the pattern wants them; undefined if
 * that can't be. A candidate is there if its digit is open in all that its cell sees, and isn't if one of these is given.
 */
function cellsAround(
  solution: readonly number[],
  { given, open: first, present, absent }: Pattern,
): { readonly open: readonly number[]; readonly held: readonly number[] } | undefined {
  const placesOf = ({ cell, digit }: Candidate) =>
    peersOfAll(classicTables, [cell]).filter((peer) => solution[peer] === digit);
  const open = new Set([...first, ...present.flatMap((candidate) => [candidate.cell, ...placesOf(candidate)])]);
  const held = new Set(given);
  let left = absent.map((candidate) => placesOf(candidate).filter((cell) => !open.has(cell)));
  while (left.length > 0) {
    const counts = new Map<number, number>();
    for (const cell of left.flat()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    const [best] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
    if (best === undefined) return undefined;
    held.add(best);
    left = left.filter((cells) => !cells.includes(best));
  }
  return { open: [...open], held: [...held] };
}

/** How many cells are open and candidates go where the basic techniques end and this one has a step; -1 if it never has one. */
function* weightOf(givens: readonly number[], technique: TechniqueId): Slices<number> {
  const board = boardOfValues(givens, givens);
  if (fallsToSingles(board)) return -1;
  const list = techniques.filter(({ id }) => records[id].stars <= 3 || id === technique);
  const { steps } = yield* solveChecked(list, board);
  const at = steps.findIndex((step) => step.technique === technique);
  if (at < 0) return -1;
  const filled = steps.slice(0, at).reduce((sum, { placements }) => sum + placements.length, 0);
  return givens.filter((digit) => digit === 0).length - filled + steps[at].eliminations.length;
}
