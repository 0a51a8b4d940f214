import type { NarrowShape } from './narrow-board.js';

/** How many connected groups the cells of a mask form, by flood; about ten operations a cell of the longest group. */
export function countGroups(mask: number, { rows, notTop, notBottom }: NarrowShape): number {
  let count = 0;
  while (mask !== 0) {
    let group = mask & -mask;
    for (;;) {
      const grown =
        mask & (group | ((group << 1) & notBottom) | ((group >>> 1) & notTop) | (group << rows) | (group >>> rows));
      if (grown === group) break;
      group = grown;
    }
    mask ^= group;
    count += 1;
  }
  return count;
}
