/** So many mines, uniform over the cells that may have one. */
import type { NeighborTable, Random } from '@kit/grid';

/** Which cells may hold a mine, given the first opened cell. */
export function allowedCells(
  size: number,
  { starts, cells }: NeighborTable,
  holes: readonly number[],
  first: number,
  zero: boolean,
): number[] {
  const kept = new Uint8Array(size);
  for (const hole of holes) kept[hole] = 1;
  kept[first] = 1;
  if (zero) for (let at = starts[first]; at < starts[first + 1]; at++) kept[cells[at]] = 1;
  const allowed: number[] = [];
  for (let cell = 0; cell < size; cell++) if (kept[cell] === 0) allowed.push(cell);
  return allowed;
}

/** The first cell that is no hole; holes are in rising order. */
export function leastCell(holes: readonly number[]): number {
  const free = holes.findIndex((hole, cell) => hole !== cell);
  return free < 0 ? holes.length : free;
}

/** A partial shuffle: O(mines) draws. */
export function randomMines(size: number, allowed: readonly number[], mines: number, random: Random): Uint8Array {
  const pool = new Int32Array(allowed);
  const mined = new Uint8Array(size);
  for (let drawn = 0; drawn < mines; drawn++) {
    const at = drawn + random.int(pool.length - drawn);
    mined[pool[at]] = 1;
    pool[at] = pool[drawn];
  }
  return mined;
}
