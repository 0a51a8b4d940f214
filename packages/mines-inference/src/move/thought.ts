/**
 * A board on which cells are opened in thought.
 *
 * Opening a cell changes what its neighbourhood says and nothing beyond it but the total: so the numbers that are connected
 * with the cell are laid out anew, in indices of their own, and all other regions stay what they are. Regions are joined in
 * the order in which the whole board would meet them, so that the result is the same to the last bit.
 */
import { type NeighborTable, type Slices, spend } from '@kit/grid';
import { type Constraints, collectConstraints, constraintsOn } from '../kernel/constraints.js';
import type { Effort } from '../kernel/effort.js';
import { inferParts, notSolved, type Part } from '../kernel/infer-parts.js';
import { inOrder } from '../kernel/live-zones.js';
import { type Propagated, propagate } from '../kernel/propagate.js';
import { type Regions, splitRegions } from '../kernel/regions.js';
import type { Scaled } from '../kernel/scaled.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';
import { type CoinScratch, coinScratch } from './coin-risk.js';

/** A board, what it says, and lists that one try after another uses. */
export type Thought = {
  /** Proven mines are flagged. */
  readonly cells: Int32Array;
  readonly table: NeighborTable;
  readonly constraints: Constraints;
  readonly known: Propagated;
  readonly split: Regions;
  /** The hidden cells, in rising order. */
  readonly hidden: Int32Array;
  /** By cell: its chance of a mine in the position that is thought of. */
  readonly chances: Float64Array;
  readonly coins: CoinScratch;
  readonly effort: Effort;
  /** -1 for each cell, 0 for each number. */
  readonly localOf: Int32Array;
  readonly met: Uint8Array;
};

/** A board to try cells on: a copy on which the mines that propagation proves are flagged. */
export function* beginThought(
  shown: ArrayLike<number>,
  table: NeighborTable,
  mines: number,
  effort: Effort,
): Slices<Thought> {
  const { pace } = effort;
  const cells = Int32Array.from(shown);
  let constraints = collectConstraints(cells, table, mines, true);
  const linear = cells.length + 4 * constraints.starts[constraints.count];
  if (spend(pace, linear)) yield;
  let known = propagate(constraints);
  if (spend(pace, linear)) yield;
  if (known.mineCount > 0) {
    // Each of them would be proven again whatever else is opened, before anything is weighed: no chance differs in its
    // last bit, and there is less to read.
    markMines(cells, constraints, known.values);
    constraints = collectConstraints(cells, table, mines, true);
    if (spend(pace, linear)) yield;
    known = propagate(constraints);
    if (spend(pace, linear)) yield;
  }
  const split = yield* splitRegions(constraints, known, effort.pace);
  if (spend(pace, linear)) yield;
  const hidden = new Int32Array(constraints.unknownCount);
  let end = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === HIDDEN) hidden[end++] = cell;
  const chances = new Float64Array(known.values);
  const localOf = new Int32Array(cells.length).fill(-1);
  const met = new Uint8Array(constraints.count);
  const coins = coinScratch(cells.length);
  return { cells, table, constraints, known, split, hidden, chances, coins, effort, localOf, met };
}

/** A cell that was opened in thought. */
export type Opened = {
  /** What is connected with it: numbers in rising order, and cells. */
  readonly sources: readonly number[];
  readonly cells: readonly number[];
  readonly constraints: Constraints;
  /** Which of the numbers is its own. */
  readonly own: number;
  /** The other regions. */
  readonly far: Part;
  readonly farCells: number;
  /** Cells that no number sees. */
  readonly rest: Int32Array;
};

/** Opens a hidden cell; what it shows is left to {@link inferOpened}. The cell shows a number then. */
export function openInThought(thought: Thought, cell: number): Opened {
  const { cells: shown, table, known, constraints, split, localOf, met, chances } = thought;
  const { starts, cells: around } = table;
  const { cellStarts, cellConstraints } = known;
  const numbers: number[] = [];
  const cells: number[] = [];
  const meet = (other: number): void => {
    for (let by = cellStarts[other]; by < cellStarts[other + 1]; by++) {
      const id = cellConstraints[by];
      if (met[id] === 1) continue;
      met[id] = 1;
      numbers.push(id);
    }
  };
  const take = (other: number): void => {
    localOf[other] = cells.length;
    cells.push(other);
  };
  meet(cell);
  for (let at = starts[cell]; at < starts[cell + 1]; at++) {
    const other = around[at];
    if (shown[other] !== HIDDEN) continue;
    take(other);
    meet(other);
  }
  const neighbors = cells.length;
  for (let step = 0; step < numbers.length; step++) {
    const id = numbers[step];
    for (let at = constraints.starts[id]; at < constraints.starts[id + 1]; at++) {
      const other = constraints.members[at];
      if (other === cell || localOf[other] !== -1) continue;
      take(other);
      meet(other);
    }
  }

  // The numbers in the order of the board, its own among them.
  const ids = inOrder(numbers);
  const sources: number[] = [];
  const needs: number[] = [];
  const ends = [0];
  const members: number[] = [];
  let own = -1;
  const addOwn = (): void => {
    own = sources.length;
    for (let local = 0; local < neighbors; local++) members.push(local);
    sources.push(cell);
    needs.push(0);
    ends.push(members.length);
  };
  for (const id of ids) {
    if (own < 0 && constraints.sources[id] > cell) addOwn();
    for (let at = constraints.starts[id]; at < constraints.starts[id + 1]; at++) {
      const other = constraints.members[at];
      if (other !== cell) members.push(localOf[other]);
    }
    sources.push(constraints.sources[id]);
    needs.push(constraints.needs[id]);
    ends.push(members.length);
  }
  if (own < 0) addOwn();

  const { far, farCells } = farPart(thought);
  const rest = split.restCells.filter((other) => other !== cell && localOf[other] === -1);
  for (const other of cells) localOf[other] = -1;
  for (const id of numbers) met[id] = 0;
  chances[cell] = 0;
  const opened = constraintsOn(
    cells.length,
    constraints.total,
    new Int32Array(sources),
    new Int32Array(needs),
    new Int32Array(ends),
    new Int32Array(members),
  );
  return { sources, cells, constraints: opened, own, far, farCells, rest };
}

/** The regions that were not met, and how many cells they have. */
function farPart({ known, chances, constraints, split, met }: Thought): { far: Part; farCells: number } {
  const far: number[] = [];
  let farCells = 0;
  for (let index = 0; index < split.regions.length; index++) {
    if (met[split.constraintIds[index][0]] === 1) continue;
    far.push(index);
    for (const size of split.regions[index].sizes) farCells += size;
  }
  const constraintIds = far.map((index) => split.constraintIds[index]);
  const regions = far.map((index) => split.regions[index]);
  const firstBox = Int32Array.from(far, (index) => split.firstBox[index]);
  const roots = constraintIds.map(([first]) => constraints.sources[first]);
  const part = { known, chances, split: { ...split, regions, firstBox, constraintIds }, roots, solved: notSolved };
  return { far: part, farCells };
}

/**
 * What the board says if the opened cell has so many mines among its hidden neighbours: chances are written to the thought.
 * Tells how many layouts there are; undefined if there is none, or if that is not known.
 */
export function* inferOpened(
  { chances, effort }: Thought,
  { sources, cells, constraints, own, far, farCells, rest }: Opened,
  mines: number,
): Slices<Scaled | undefined> {
  constraints.needs[own] = mines;
  const known = propagate(constraints);
  if (!known.possible) return undefined;
  const split = yield* splitRegions(constraints, known, effort.pace);
  if (spend(effort.pace, 4 * (cells.length + constraints.members.length))) yield;
  const near: Part = {
    known,
    chances: new Float64Array(known.values),
    split,
    roots: split.constraintIds.map((ids) => sources[ids[0]]),
    solved: notSolved,
  };
  const total = constraints.total - known.mineCount;
  const open = farCells + split.boxCells.length;
  const joined = yield* inferParts([far, near], { rest: rest.length, open, total }, effort);
  if (joined?.weight === undefined) return undefined;
  for (let at = 0; at < cells.length; at++) chances[cells[at]] = near.chances[at];
  for (let at = 0; at < rest.length; at++) chances[rest[at]] = joined.restChance;
  if (spend(effort.pace, cells.length + rest.length)) yield;
  return joined.weight;
}

/** Flags each unknown cell that is a mine by `values`: what follows is the same, and there is less of it to read. */
export function markMines(cells: Int32Array, { unknown }: Constraints, values: Int8Array): void {
  for (let cell = 0; cell < cells.length; cell++) {
    if (unknown[cell] === 1 && values[cell] === 1) cells[cell] = FLAG;
  }
}
