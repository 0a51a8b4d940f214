/**
 * Cages of a killer, drawn over a full grid: every cell is a cage at first, and cages that touch are joined as long as the grid
 * stays the only solution without any given. Single cells find a partner first, so hardly one is left.
 *
 * Larger cages make a harder puzzle. So of the cages on the way the largest are taken that aren't too hard.
 */

import type { Random, Slices } from '@kit/grid';
import { type Board, boardOfValues } from '../board/read-position.js';
import { countInSlices } from '../count/solutions.js';
import type { Tables } from '../kernel/tables.js';
import { readLayout } from '../layout/read-layout.js';
import { tablesOf } from '../layout/tables.js';
import type { Layout } from '../types.js';
import type { Goal } from './difficulty-goal.js';
import { besideOf } from './draw-regions.js';

/** No cage has more cells; on boards below 10 none has more than half a row and one. */
const MOST_CELLS = 6;

/** A search may take so many states: with fewer the cages stay smaller, with more it takes longer (`scripts/dealt-layouts.mjs`). */
const STATES = 60;

/** Larger boards are hard enough with cages of two and three cells. */
const SMALL = 16;

/** After so many joints in a row that can't be, cages are left as they are. */
const MISSES = 6;

/** By cell the number of its cage. */
type Partition = readonly number[];

/** What the cages are drawn for. */
export type CageWishes = {
  /** How hard the puzzle without givens shall be, if that matters. */
  readonly goal: Goal | undefined;
  /** May cages of one cell be left where larger ones are too hard? */
  readonly singly: boolean;
};

/** The board of the grid under cages that fit the goal, or else under those that are just too hard, if any are. */
export function* drawCages(
  solution: readonly number[],
  size: number,
  random: Random,
  { goal, singly }: CageWishes,
): Slices<Tables> {
  const { ways, paired } = yield* joinCages(solution, size, random);
  let [low, high] = [singly ? 0 : paired, ways.length - 1];
  while (goal !== undefined && low < high) {
    const middle = (low + high + 1) >> 1;
    const board = boardOf(solution, size, ways[middle]);
    const { verdict } = yield* goal(board, solution);
    if (verdict === 'met') return board.tables;
    if (verdict === 'too-hard') high = middle - 1;
    else low = middle;
  }
  // Where none fits, the next ones are too hard, and given digits may help.
  return boardOf(solution, size, ways[Math.min(high + 1, ways.length - 1)]).tables;
}

/** The board of the grid under large cages, which leave it many other solutions. */
export function drawLooseCages(solution: readonly number[], size: number, random: Random): Tables {
  let partition: Partition = solution.map((_, cell) => cell);
  const joints = jointsOf(size, random);
  for (const [most, alone] of [
    [2, true],
    [MOST_CELLS, true],
    [MOST_CELLS, false],
  ] as const) {
    for (const [cell, other] of joints) {
      partition = joinedOf(partition, partition[cell], partition[other], solution, most, alone) ?? partition;
    }
  }
  return boardOf(solution, size, partition).tables;
}

/** Joins cages until no more can be; each way is one joint from the one before, and from `paired` on hardly a cell is alone. */
function* joinCages(
  solution: readonly number[],
  size: number,
  random: Random,
): Slices<{ readonly ways: readonly Partition[]; readonly paired: number }> {
  const ways: Partition[] = [solution.map((_, cell) => cell)];
  const joints = jointsOf(size, random);

  // Other grids that searches ran into: no cages may fit one of them, and to see that takes no search.
  const others: (readonly number[])[] = [];
  const isKnownToFit = (partition: Partition) => others.some((grid) => fits(partition, grid, solution));

  function* join(most: number, alone: boolean, misses: number): Slices<void> {
    let missed = 0;
    for (let at = 0, together = joints.length >> 1; at < joints.length && missed < misses; ) {
      const group = joints.slice(at, at + Math.max(1, together));
      const added: Partition[] = [];
      let now = ways[ways.length - 1];
      for (const [cell, other] of group) {
        const joined = joinedOf(now, now[cell], now[other], solution, most, alone);
        if (joined === undefined || isKnownToFit(joined)) continue;
        added.push(joined);
        now = joined;
      }
      yield;
      if (added.length === 0 || (yield* isOnly(boardOf(solution, size, now), solution, others))) {
        ways.push(...added);
        at += group.length;
        together = 2 * group.length;
        if (added.length > 0) missed = 0;
      } else if (added.length === 1) {
        at += group.length;
        missed++;
      } else together = group.length >> 1;
    }
  }

  const most = Math.min(MOST_CELLS, (size >> 1) + 1);
  yield* join(2, true, joints.length);
  yield* join(most, true, joints.length);
  const paired = ways.length - 1;
  if (size <= SMALL) yield* join(most, false, MISSES);
  return { ways, paired };
}

/** All pairs of cells side by side, at random. */
function jointsOf(size: number, random: Random): (readonly [cell: number, other: number])[] {
  return random.shuffle(
    besideOf(size).flatMap((others, cell) =>
      others.filter((other) => other > cell).map((other) => [cell, other] as const),
    ),
  );
}

/** The partition with both cages as one; undefined if it would be too large or have a digit twice. */
function joinedOf(
  partition: Partition,
  cage: number,
  other: number,
  solution: readonly number[],
  most: number,
  alone: boolean,
): Partition | undefined {
  if (cage === other) return undefined;
  const cells = partition.flatMap((own, cell) => (own === cage || own === other ? [cell] : []));
  if (cells.length > most || new Set(cells.map((cell) => solution[cell])).size < cells.length) return undefined;
  const counts = [cage, other].map((one) => cells.filter((cell) => partition[cell] === one).length);
  if (alone && !counts.includes(1)) return undefined;
  return partition.map((own) => (own === other ? cage : own));
}

/** Is this the board's only solution, as far as that is soon known? Keeps another one. */
function* isOnly({ tables }: Board, solution: readonly number[], others: (readonly number[])[]): Slices<boolean> {
  const masks = new Array<number>(tables.cells).fill(tables.full);
  const keep = (grid: readonly number[]) => {
    if (grid.some((digit, cell) => digit !== solution[cell])) others.push(grid);
  };
  return (yield* countInSlices(tables, masks, 2, keep, { maxStates: STATES })) === 1;
}

/** Do the cages of the solution have their sums, and no digit twice, in another grid too? */
function fits(partition: Partition, grid: readonly number[], solution: readonly number[]): boolean {
  const left = new Array<number>(grid.length).fill(0);
  const seen = new Array<number>(grid.length).fill(0);
  for (const [cell, cage] of partition.entries()) {
    const bit = 1 << grid[cell];
    if ((seen[cage] & bit) !== 0) return false;
    seen[cage] |= bit;
    left[cage] += grid[cell] - solution[cell];
  }
  return left.every((difference) => difference === 0);
}

/** The empty board under these cages. */
function boardOf(solution: readonly number[], size: number, partition: Partition): Board {
  const cagesAt = new Map<number, number[]>();
  for (const [cell, cage] of partition.entries()) cagesAt.set(cage, [...(cagesAt.get(cage) ?? []), cell]);
  const cages = [...cagesAt.values()].map((cells) => ({
    cells,
    sum: cells.reduce((sum, cell) => sum + solution[cell], 0),
  }));
  const layout: Layout = readLayout({ size, cages });
  const none = new Array<number>(solution.length).fill(0);
  return { tables: tablesOf(layout), position: boardOfValues(none, none, layout).position };
}
