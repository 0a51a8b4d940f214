import { checkInteger, checkList, type Random } from '@kit/grid';
import { maxType } from '../board/check-board.js';
import type { Spawn } from '../types.js';

/** The types that come in: those that the caller lists, or else those on the board, of which there are some if any match. */
export function refillTypes(given: readonly number[] | undefined, cells: ArrayLike<number>): number[] {
  if (given === undefined) return [...new Set(Array.from(cells))].filter((type) => type >= 0).sort((a, b) => a - b);
  const list = checkList(given, 'options.types', 1, 1000);
  return Array.from({ length: list.length }, (_, i) => checkInteger(list[i], `options.types[${i}]`, 0, maxType));
}

/** Fills what can be filled from above: the empty cells of each column over its topmost locked cell. */
export function refill(
  cells: Int8Array,
  cols: number,
  locked: Uint8Array,
  types: readonly number[],
  random: Random,
): Spawn[] {
  const spawned: Spawn[] = [];
  for (let col = 0; col < cols; col++) {
    let empty = 0;
    // Below the last row there is no cell, and so no empty one.
    while (cells[empty * cols + col] < 0 && !locked[empty * cols + col]) empty += 1;
    for (let row = empty - 1; row >= 0; row--) {
      const type = random.pick(types);
      cells[row * cols + col] = type;
      spawned.push({ cell: row * cols + col, type, drop: empty });
    }
  }
  return spawned;
}
