/**
 * What follows the first wave: the cells clear, the rest drops, and further waves are played until the target is reached
 * or out of reach, because the types have wasted more than is to spare.
 */

import { countBits } from '@kit/grid';
import { countGroups, type NarrowShape } from '../kernel/narrow-board.js';

/** Does the board make the target when these cells clear first, with `combos` made and so many to spare? */
export type LaterWaves = (
  q0: number,
  q1: number,
  q2: number,
  q3: number,
  clearing: number,
  combos: number,
  spare: number,
) => boolean;

/** The later waves of boards of a size whose type codes are 1 to `types`. */
export function laterWaves(shape: NarrowShape, types: number, target: number): LaterWaves {
  const { rows, full, runStart, bottom } = shape;
  const rows2 = 2 * rows;
  const columnAbove = Int32Array.from({ length: rows }, (_, row) => (1 << (rows - row)) - 1);

  return (q0, q1, q2, q3, clearing, combos, spare) => {
    for (;;) {
      q0 &= ~clearing;
      q1 &= ~clearing;
      q2 &= ~clearing;
      q3 &= ~clearing;
      const empty = full & ~(q0 | q1 | q2 | q3);
      for (let row = rows - 2; row >= 0; row--) {
        const holes = (empty >>> row) & bottom;
        if (holes === 0) continue;
        const above = Math.imul(holes, columnAbove[row]) << row;
        const moving = above & ~(holes << row);
        q0 = (q0 & ~above) | ((q0 & moving) >>> 1);
        q1 = (q1 & ~above) | ((q1 & moving) >>> 1);
        q2 = (q2 & ~above) | ((q2 & moving) >>> 1);
        q3 = (q3 & ~above) | ((q3 & moving) >>> 1);
      }
      clearing = 0;
      for (let code = 1; code <= types; code++) {
        const mask =
          (q0 ^ ((code & 1) - 1)) &
          (q1 ^ (((code >> 1) & 1) - 1)) &
          (q2 ^ (((code >> 2) & 1) - 1)) &
          (q3 ^ ((code >> 3) - 1)) &
          full;
        const up = mask & (mask >>> 1) & (mask >>> 2) & runStart;
        const aside = mask & (mask >>> rows) & (mask >>> rows2);
        if ((up | aside) === 0) continue;
        const cells = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << rows2);
        const count = countBits(cells) < 6 ? 1 : countGroups(cells, shape);
        const orbs = countBits(mask);
        const cleared = countBits(cells);
        spare -= ((orbs / 3) | 0) - count - (((orbs - cleared) / 3) | 0);
        if (spare < 0) return false;
        combos += count;
        clearing |= cells;
      }
      if (combos >= target) return true;
      if (clearing === 0) return false;
    }
  };
}
