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
