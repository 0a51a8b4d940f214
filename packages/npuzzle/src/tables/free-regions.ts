/**
 * Where the blank can go without moving a tile of the pattern: the connected regions of the free cells.
 *
 * Regions are flooded with bit masks.
 */
import { type Pace, type Slices, spend } from '@kit/grid';

/** What a set takes, in units of the pace. */
const setWork = 125;

/** Floods the region of a cell: rows of bits are spread up, down, left and right until nothing changes. */
function floodRegion(free: number, cell: number, cols: number, notFirst: number, notLast: number): number {
  let region = 1 << cell;
  for (;;) {
    const spread =
      (region | (region << cols) | (region >>> cols) | ((region & notLast) << 1) | ((region & notFirst) >>> 1)) & free;
    if (spread === region) return region;
    region = spread;
  }
}

/** The cells that are not in the first column, and those not in the last, as bits. */
function columnMasks(rows: number, cols: number): [notFirst: number, notLast: number] {
  let notFirst = 0;
  let notLast = 0;
  for (let cell = 0; cell < rows * cols; cell++) {
    if (cell % cols !== 0) notFirst |= 1 << cell;
    if (cell % cols !== cols - 1) notLast |= 1 << cell;
  }
  return [notFirst, notLast];
}

/**
 * For each set of taken cells the region of every free cell, as one of eight bits: `bits[index * cells + cell]`. Nine
 * regions need more tiles than any pattern has.
 */
export function* numberRegions(rows: number, cols: number, sets: Int32Array, pace: Pace): Slices<Uint8Array> {
  const size = rows * cols;
  const [notFirst, notLast] = columnMasks(rows, cols);
  const bits = new Uint8Array(sets.length * size);
  for (let index = 0; index < sets.length; index++) {
    if (spend(pace, setWork)) yield;
    const free = ~sets[index] & (2 ** size - 1);
    let bit = 1;
    for (let left = free; left !== 0; bit <<= 1) {
      const region = floodRegion(free, 31 - Math.clz32(left & -left), cols, notFirst, notLast);
      for (let rest = region; rest !== 0; rest &= rest - 1) bits[index * size + 31 - Math.clz32(rest & -rest)] = bit;
      left &= ~region;
    }
  }
  return bits;
}
