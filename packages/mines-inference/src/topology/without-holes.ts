import type { NeighborTable, Slices } from '@kit/grid';
import { filledInts, type Pace, spend } from '../kernel/pace.js';

/** The neighbours that are left where some cells are none: nobody sees a hole, and a hole sees nobody. */
export function* withoutHoles(
  { starts, cells }: NeighborTable,
  holes: readonly number[],
  pace: Pace,
): Slices<NeighborTable> {
  const size = starts.length - 1;
  const isHole = new Uint8Array(size);
  for (const hole of holes) isHole[hole] = 1;
  const kept = yield* filledInts(cells.length, 0, pace);
  const ends = new Int32Array(size + 1);
  let end = 0;
  for (let cell = 0; cell < size; cell++) {
    for (let at = starts[cell]; isHole[cell] === 0 && at < starts[cell + 1]; at++) {
      if (isHole[cells[at]] === 0) kept[end++] = cells[at];
    }
    ends[cell + 1] = end;
    if (spend(pace, starts[cell + 1] - starts[cell] + 1)) yield;
  }
  return { starts: ends, cells: kept.subarray(0, end) };
}
