/** The other direction of the constraints: which of them see a cell. */
import type { Slices } from '@kit/grid';
import type { Constraints } from '../kernel/constraints.js';
import { type Pace, spend } from '../kernel/pace.js';

/** The constraints that see a cell, in rising order. */
export type CellIndex = (cell: number) => Int32Array;

export function* indexCells({ unknown, count, starts, members }: Constraints, pace: Pace): Slices<CellIndex> {
  const ends = new Int32Array(unknown.length + 1);
  for (let id = 0; id < count; id++) {
    for (let at = starts[id]; at < starts[id + 1]; at++) ends[members[at] + 1]++;
    if (spend(pace, starts[id + 1] - starts[id] + 1)) yield;
  }
  for (let cell = 0; cell < unknown.length; cell++) ends[cell + 1] += ends[cell];
  if (spend(pace, unknown.length)) yield;
  const cursor = ends.slice();
  const seenBy = new Int32Array(starts[count]);
  for (let id = 0; id < count; id++) {
    for (let at = starts[id]; at < starts[id + 1]; at++) seenBy[cursor[members[at]]++] = id;
    if (spend(pace, starts[id + 1] - starts[id] + 1)) yield;
  }
  return (cell) => seenBy.subarray(ends[cell], ends[cell + 1]);
}
