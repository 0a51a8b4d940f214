import type { NeighborTable } from '@kit/grid';

/** The neighbours that are left where some cells are none: nobody sees a hole, and a hole sees nobody. */
export function withoutHoles({ starts, cells }: NeighborTable, holes: readonly number[]): NeighborTable {
  if (holes.length === 0) return { starts, cells };
  const size = starts.length - 1;
  const isHole = new Uint8Array(size);
  for (const hole of holes) isHole[hole] = 1;
  const kept = new Int32Array(cells.length);
  const ends = new Int32Array(size + 1);
  let end = 0;
  for (let cell = 0; cell < size; cell++) {
    for (let at = starts[cell]; isHole[cell] === 0 && at < starts[cell + 1]; at++) {
      if (isHole[cells[at]] === 0) kept[end++] = cells[at];
    }
    ends[cell + 1] = end;
  }
  return { starts: ends, cells: kept.subarray(0, end) };
}
