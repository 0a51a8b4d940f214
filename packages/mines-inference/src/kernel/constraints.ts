/**
 * A board as sets of cells with counts, and a total: all that inference needs, whatever the geometry.
 *
 * Each opened number is a constraint: among its unknown neighbours stand `need` mines. Compressed rows in both
 * directions, so that propagation and merging walk slices.
 */
import type { NeighborTable } from '@kit/grid';
import { EXPLODED, FLAG } from './symbols.js';

/** Sets of cells with counts, plus the total. */
export type Constraints = {
  /** 1 for each cell that may or may not hold a mine. */
  readonly unknown: Uint8Array;
  readonly unknownCount: number;
  /** Mines among all unknown cells. */
  readonly total: number;
  /** Number of constraints. */
  readonly count: number;
  /** The opened number that each constraint comes from. */
  readonly sources: Int32Array;
  readonly needs: Int32Array;
  /** The cells of constraint c: `members[starts[c]] … members[starts[c + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly members: Int32Array;
};

/** Reads the constraints off a board; flags count as mines or, with `flagsAreMines` false, as hidden cells. */
export function collectConstraints(
  cells: ArrayLike<number>,
  table: NeighborTable,
  mines: number,
  flagsAreMines: boolean,
): Constraints {
  const { starts: from, cells: around } = table;
  const size = cells.length;
  const unknown = new Uint8Array(size);
  const lastMine = flagsAreMines ? FLAG : EXPLODED;
  let marked = 0;
  let open = 0;
  let room = 0;
  for (let cell = 0; cell < size; cell++) {
    const value = cells[cell];
    if (value >= 0) {
      open++;
      room += from[cell + 1] - from[cell];
    } else if (value <= lastMine) marked++;
    else unknown[cell] = 1;
  }
  const sources = new Int32Array(open);
  const needs = new Int32Array(open);
  const starts = new Int32Array(open + 1);
  const members = new Int32Array(room);
  let count = 0;
  let end = 0;
  for (let cell = 0; cell < size; cell++) {
    let need = cells[cell];
    if (need < 0) continue;
    const first = end;
    for (let at = from[cell]; at < from[cell + 1]; at++) {
      const other = around[at];
      if (unknown[other] === 1) members[end++] = other;
      else if (cells[other] < 0) need--;
    }
    // A satisfied number without unknown neighbours says nothing more; an unsatisfied one is a contradiction.
    if (end === first && need === 0) continue;
    sources[count] = cell;
    needs[count++] = need;
    starts[count] = end;
  }
  const unknownCount = size - open - marked;
  return { unknown, unknownCount, total: mines - marked, count, sources, needs, starts, members };
}

/** Constraints on cells of a numbering of their own, all of which may or may not hold a mine. */
export function constraintsOn(
  cells: number,
  total: number,
  sources: Int32Array,
  needs: Int32Array,
  starts: Int32Array,
  members: Int32Array,
): Constraints {
  const unknown = new Uint8Array(cells).fill(1);
  return { unknown, unknownCount: cells, total, count: needs.length, sources, needs, starts, members };
}

/** One number more, which sees these cells and shows 0. */
export function withoutMinesIn(constraints: Constraints, open: readonly number[]): Constraints {
  const { count, starts, members, needs, sources } = constraints;
  const from = starts[count];
  return {
    ...constraints,
    count: count + 1,
    needs: joined(needs.subarray(0, count), [0]),
    sources: joined(sources.subarray(0, count), [-1]),
    starts: joined(starts.subarray(0, count + 1), [from + open.length]),
    members: joined(members.subarray(0, from), open),
  };
}

function joined(list: Int32Array, more: readonly number[]): Int32Array {
  const longer = new Int32Array(list.length + more.length);
  longer.set(list);
  longer.set(more, list.length);
  return longer;
}

/**
 * Compressed rows turned round: for each member the rows that have it, in rising order.
 *
 * @param count - how many rows there are
 * @param size - how many members there may be
 */
export function turned(starts: Int32Array, members: Int32Array, count: number, size: number): Turned {
  const turnedStarts = new Int32Array(size + 1);
  const end = starts[count];
  for (let at = 0; at < end; at++) turnedStarts[members[at] + 1]++;
  for (let member = 1; member <= size; member++) turnedStarts[member] += turnedStarts[member - 1];
  const rows = new Int32Array(end);
  // Filled from behind, so that each start ends where it belongs.
  const cursor = turnedStarts.slice(1);
  for (let row = count - 1; row >= 0; row--) {
    for (let at = starts[row]; at < starts[row + 1]; at++) rows[--cursor[members[at]]] = row;
  }
  return { starts: turnedStarts, rows };
}

/** The rows of member m are `rows[starts[m]] … rows[starts[m + 1] - 1]`. */
export type Turned = { readonly starts: Int32Array; readonly rows: Int32Array };

/** Two lists of one order. */
export function isSameList(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
