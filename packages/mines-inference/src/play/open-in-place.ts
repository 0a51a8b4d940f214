/** Opening cells on a mutable copy: the kernel of the play functions, the generator and the simulation. */
import type { NeighborTable } from '@kit/grid';
import { EXPLODED, HIDDEN } from '../kernel/symbols.js';

/** Mines next to a cell. */
export function countAround(mined: Uint8Array, { starts, cells }: NeighborTable, cell: number): number {
  let count = 0;
  for (let at = starts[cell]; at < starts[cell + 1]; at++) count += mined[cells[at]];
  return count;
}

/** A board on which nothing is open; a hole is like an open cell that nobody sees. */
export function closedCells(size: number, holes: readonly number[]): number[] {
  const shown = new Array<number>(size).fill(HIDDEN);
  for (const hole of holes) shown[hole] = 0;
  return shown;
}

/**
 * Opens a hidden cell; a cell without mines around opens its neighbours too, and so on. Flags stay. Returns false if it
 * was a mine, which then shows as exploded.
 */
export function openInPlace(shown: number[], mined: Uint8Array, table: NeighborTable, cell: number): boolean {
  if (shown[cell] !== HIDDEN) return true;
  if (mined[cell] === 1) {
    shown[cell] = EXPLODED;
    return false;
  }
  const flood = [cell];
  shown[cell] = countAround(mined, table, cell);
  for (let next = flood.pop(); next !== undefined; next = flood.pop()) {
    if (shown[next] !== 0) continue;
    for (let at = table.starts[next]; at < table.starts[next + 1]; at++) {
      const other = table.cells[at];
      if (shown[other] !== HIDDEN) continue;
      shown[other] = countAround(mined, table, other);
      flood.push(other);
    }
  }
  return true;
}
