/**
 * A frontier: all boards that need exactly so many moves from the start, each listed once.
 *
 * Depth-first search from the start would look behind every one of them anyway, and behind those that several paths lead
 * to several times; from a frontier each is searched once. And the order is free: every iteration notes of each board how
 * deep the search behind it came, and the next iteration begins with those where it came deepest. The last iteration,
 * which is usually the dearest, ends at the first solution: a good order spares most of it.
 *
 * The next frontier is made from this one by every step that doesn't lead back: from a board the steps by which it was
 * reached lead towards the start (`back`), and a shortest solution never takes one. Boards that two paths reach are found
 * by a hash table over their cells. O(boards · cells).
 */
import type { Slices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';

/** Cells, and what belongs in them: of boards of up to 256 cells a byte each. */
type CellNumbers = Uint8Array | Int32Array;

/** All boards at a distance from the start. */
export type Frontier = {
  readonly distance: number;
  readonly count: number;
  /** `cells[board * size + cell]`. */
  readonly cells: CellNumbers;
  readonly blanks: CellNumbers;
  /** The steps that lead back, as bits of slots. */
  readonly back: Uint8Array;
  /** A board of the frontier before that leads here. */
  readonly parents: Int32Array;
  /** How far from the start one came behind a board, in the last iteration. */
  readonly reached: Uint16Array;
  readonly before: Frontier | undefined;
};

/** The start alone. */
export function startFrontier({ labels, blank }: Labelled): Frontier {
  return {
    distance: 0,
    count: 1,
    cells: cellNumbers(labels.length, labels.length).map((_, cell) => labels[cell]),
    blanks: cellNumbers(1, labels.length).fill(blank),
    back: new Uint8Array(1),
    parents: new Int32Array(1),
    reached: new Uint16Array(1),
    before: undefined,
  };
}

function cellNumbers(length: number, size: number): CellNumbers {
  return size <= 256 ? new Uint8Array(length) : new Int32Array(length);
}

/** Cells of boards that are copied and compared between two yields. */
const slice = 100_000;

/** The frontier one step further from the start. */
export function* advanceFrontier(frontier: Frontier, rows: number, cols: number, home: number): Slices<Frontier> {
  const size = rows * cols;
  const slots = neighborSlots(rows, cols);
  const { distance, count } = frontier;
  const most = count * 4;
  const cells = cellNumbers(most * size, size);
  const blanks = cellNumbers(most, size);
  const back = new Uint8Array(most);
  const parents = new Int32Array(most);
  const reached = new Uint16Array(most);
  const mask = 2 ** (33 - Math.clz32(most)) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  let found = 0;
  const boardsASlice = Math.ceil(slice / (8 * size));
  for (let board = 0; board < count; board++) {
    if (board % boardsASlice === boardsASlice - 1) yield;
    const at = frontier.blanks[board];
    for (let slot = 0; slot < 4; slot++) {
      const to = slots[at * 4 + slot];
      if (to === -1 || ((frontier.back[board] >> slot) & 1) === 1) continue;
      const target = found * size;
      for (let cell = 0; cell < size; cell++) cells[target + cell] = frontier.cells[board * size + cell];
      cells[target + at] = cells[target + to];
      cells[target + to] = home;
      let entry = hashOf(cells, target, size) & mask;
      while (table[entry] !== -1 && !isSame(cells, table[entry] * size, target, size)) entry = (entry + 1) & mask;
      if (table[entry] === -1) {
        table[entry] = found;
        blanks[found] = to;
        parents[found] = board;
        found++;
      }
      const known = table[entry];
      back[known] |= 1 << (3 - slot);
      reached[known] = Math.max(reached[known], frontier.reached[board]);
    }
  }
  return {
    distance: distance + 1,
    count: found,
    cells: cells.slice(0, found * size),
    blanks: blanks.slice(0, found),
    back: back.slice(0, found),
    parents: parents.slice(0, found),
    reached: reached.slice(0, found),
    before: frontier,
  };
}

/** The cells that the blank enters on the way from the start to a board of the frontier. */
export function pathToFrontier(frontier: Frontier, board: number): number[] {
  const path: number[] = [];
  for (let at = frontier; at.before; at = at.before) {
    path.push(at.blanks[board]);
    board = at.parents[board];
  }
  return path.reverse();
}

function hashOf(cells: CellNumbers, from: number, size: number): number {
  let hash = 0x811c9dc5;
  for (let cell = 0; cell < size; cell++) hash = Math.imul(hash ^ cells[from + cell], 0x01000193);
  return hash ^ (hash >>> 15);
}

function isSame(cells: CellNumbers, one: number, other: number, size: number): boolean {
  for (let cell = 0; cell < size; cell++) if (cells[one + cell] !== cells[other + cell]) return false;
  return true;
}
