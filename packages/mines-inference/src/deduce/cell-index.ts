/** The other direction of the constraints: which of them see a cell. */
import type { Constraints } from '../kernel/constraints.js';

/** The constraints that see a cell, in rising order. */
export type CellIndex = (cell: number) => Int32Array;

export function indexCells({ unknown, count, starts, members }: Constraints): CellIndex {
  const ends = new Int32Array(unknown.length + 1);
  for (let id = 0; id < count; id++) {
    for (let at = starts[id]; at < starts[id + 1]; at++) ends[members[at] + 1]++;
  }
  for (let cell = 0; cell < unknown.length; cell++) ends[cell + 1] += ends[cell];
  const cursor = ends.slice();
  const seenBy = new Int32Array(starts[count]);
  for (let id = 0; id < count; id++) {
    for (let at = starts[id]; at < starts[id + 1]; at++) seenBy[cursor[members[at]]++] = id;
  }
  return (cell) => seenBy.subarray(ends[cell], ends[cell + 1]);
}
