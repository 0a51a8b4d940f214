/**
 * Which columns of a word hold a bit, as bits 0 to 7.
 *
 * A sum carries into the top bit of each column that is not empty; these bits, `rows` apart, are then brought together in
 * pairs, fours and eights:
 *
 *     1 · · · 0 · · · 1 · · · 1      columns 0 to 3 of a board of four rows
 *     1 0 · · · · · · 1 1 · · ·      pairs
 *     1 0 1 1 · · · · · · · · ·      fours
 */
import type { NarrowShape } from './narrow-board.js';

/** Gathers the columns of masks of one size. */
export function columnGatherer({
  rows,
  bottom,
  notTop,
}: Pick<NarrowShape, 'rows' | 'bottom' | 'notTop'>): (mask: number) => number {
  const step = rows - 1;
  const step2 = 2 * step;
  const step4 = 4 * step;
  const pairs = everyOther(1);
  const fours = everyOther(2);

  return (mask) => {
    let columns = (((((mask & notTop) + notTop) | mask) >>> step) & bottom) >>> 0;
    columns = (columns | (columns >>> step)) & pairs;
    columns = (columns | (columns >>> step2)) & fours;
    return (columns | (columns >>> step4)) & 255;
  };

  /** The bits of groups of twice as many columns, brought together. */
  function everyOther(size: number): number {
    let mask = 0;
    for (let at = 0; at < 32; at += rows * 2 * size) mask |= ((1 << (2 * size)) - 1) << at;
    return mask;
  }
}
