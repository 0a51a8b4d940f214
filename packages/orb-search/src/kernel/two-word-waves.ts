/**
 * Boards of 33 to 64 cells, wave by wave, as word-waves.ts plays the smaller ones: row-major, as many whole rows as fit in
 * the low word of each plane, the others in the high one. A step down a column carries over the seam.
 */
import type { WordWaves } from './word-waves.js';

/** Boards of a size: 33 to 64 cells, eight a side. */
export function twoWordWaves(rows: number, cols: number): WordWaves {
  const lowRows = Math.floor(32 / cols);
  const lowCells = lowRows * cols;
  const highCells = rows * cols - lowCells;
  const carry = lowCells - cols;
  const fullLow = allOf(lowCells);
  const fullHigh = allOf(highCells);
  const rowMask = (1 << cols) - 1;
  // Rows 0 to r of a word in its first column.
  const columnTo = new Int32Array(lowRows);
  for (let row = 0, mask = 0; row < lowRows; row++) columnTo[row] = mask |= 1 << (row * cols);
  const wholeColumn = columnTo[lowRows - 1];
  const notLast = Math.imul(rowMask >>> 1, wholeColumn);
  const notLast2 = Math.imul(rowMask >>> 2, wholeColumn);
  const notBottom = fullHigh >>> cols;
  // A board of 64 cells has at most 21 groups.
  const groups = new Int32Array(2 * 22);
  const types = new Int8Array(22);
  let l0 = 0;
  let l1 = 0;
  let l2 = 0;
  let l3 = 0;
  let h0 = 0;
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  const given = new Int32Array(8);

  return { read, next, groups, types, lowCells, write };

  function read(cells: readonly unknown[]): boolean {
    let r0 = 0;
    let r1 = 0;
    let r2 = 0;
    let r3 = 0;
    let codes = 0;
    for (let cell = 0; cell < lowCells; cell++) {
      const type = cells[cell];
      if (typeof type !== 'number' || !Object.is(type | 0, type)) return false;
      const code = type + 1;
      codes |= code;
      r0 |= (code & 1) << cell;
      r1 |= ((code >> 1) & 1) << cell;
      r2 |= ((code >> 2) & 1) << cell;
      r3 |= ((code >> 3) & 1) << cell;
    }
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    for (let bit = 0; bit < highCells; bit++) {
      const type = cells[lowCells + bit];
      if (typeof type !== 'number' || !Object.is(type | 0, type)) return false;
      const code = type + 1;
      codes |= code;
      s0 |= (code & 1) << bit;
      s1 |= ((code >> 1) & 1) << bit;
      s2 |= ((code >> 2) & 1) << bit;
      s3 |= ((code >> 3) & 1) << bit;
    }
    // A code beyond 15, or below 0, has a higher bit.
    if (codes >>> 4 !== 0) return false;
    given[0] = l0 = r0;
    given[1] = l1 = r1;
    given[2] = l2 = r2;
    given[3] = l3 = r3;
    given[4] = h0 = s0;
    given[5] = h1 = s1;
    given[6] = h2 = s2;
    given[7] = h3 = s3;
    return true;
  }

  function write(cells: number[]): void {
    let low = (l0 ^ given[0]) | (l1 ^ given[1]) | (l2 ^ given[2]) | (l3 ^ given[3]);
    for (; low !== 0; low &= low - 1) {
      const bit = 31 - Math.clz32(low & -low);
      cells[bit] = lowTypeAt(bit);
    }
    let high = (h0 ^ given[4]) | (h1 ^ given[5]) | (h2 ^ given[6]) | (h3 ^ given[7]);
    for (; high !== 0; high &= high - 1) {
      const bit = 31 - Math.clz32(high & -high);
      cells[lowCells + bit] = highTypeAt(bit);
    }
  }

  function lowTypeAt(bit: number): number {
    return (((l0 >>> bit) & 1) | (((l1 >>> bit) & 1) << 1) | (((l2 >>> bit) & 1) << 2) | (((l3 >>> bit) & 1) << 3)) - 1;
  }

  function highTypeAt(bit: number): number {
    return (((h0 >>> bit) & 1) | (((h1 >>> bit) & 1) << 1) | (((h2 >>> bit) & 1) << 2) | (((h3 >>> bit) & 1) << 3)) - 1;
  }

  function next(): number {
    const differDownLow =
      (l0 ^ ((l0 >>> cols) | (h0 << carry))) |
      (l1 ^ ((l1 >>> cols) | (h1 << carry))) |
      (l2 ^ ((l2 >>> cols) | (h2 << carry))) |
      (l3 ^ ((l3 >>> cols) | (h3 << carry)));
    const differDownHigh = (h0 ^ (h0 >>> cols)) | (h1 ^ (h1 >>> cols)) | (h2 ^ (h2 >>> cols)) | (h3 ^ (h3 >>> cols));
    const differAsideLow = (l0 ^ (l0 >>> 1)) | (l1 ^ (l1 >>> 1)) | (l2 ^ (l2 >>> 1)) | (l3 ^ (l3 >>> 1));
    const differAsideHigh = (h0 ^ (h0 >>> 1)) | (h1 ^ (h1 >>> 1)) | (h2 ^ (h2 >>> 1)) | (h3 ^ (h3 >>> 1));
    const filledLow = l0 | l1 | l2 | l3;
    const filledHigh = h0 | h1 | h2 | h3;
    const equalDownLow = filledLow & ~differDownLow;
    const equalDownHigh = filledHigh & ~differDownHigh & notBottom;
    const equalAsideLow = filledLow & ~differAsideLow & notLast;
    const equalAsideHigh = filledHigh & ~differAsideHigh & notLast;
    const downLow = equalDownLow & ((equalDownLow >>> cols) | (equalDownHigh << carry));
    const downHigh = equalDownHigh & (equalDownHigh >>> cols);
    const asideLow = equalAsideLow & (equalAsideLow >>> 1) & notLast2;
    const asideHigh = equalAsideHigh & (equalAsideHigh >>> 1) & notLast2;
    if ((downLow | downHigh | asideLow | asideHigh) === 0) return 0;
    // The first two cells of the runs down, and those a row below: together all three.
    const twoLow = downLow | ((downLow << cols) & fullLow);
    const twoHigh = downHigh | (downHigh << cols) | (downLow >>> carry);
    const low = twoLow | ((twoLow << cols) & fullLow) | asideLow | (asideLow << 1) | (asideLow << 2);
    const high = twoHigh | (twoHigh << cols) | (twoLow >>> carry) | asideHigh | (asideHigh << 1) | (asideHigh << 2);
    const count = split(
      low,
      high,
      equalDownLow & low & ((low >>> cols) | (high << carry)),
      equalDownHigh & high & (high >>> cols),
      equalAsideLow & low & (low >>> 1),
      equalAsideHigh & high & (high >>> 1),
    );
    l0 &= ~low;
    l1 &= ~low;
    l2 &= ~low;
    l3 &= ~low;
    h0 &= ~high;
    h1 &= ~high;
    h2 &= ~high;
    h3 &= ~high;
    fall();
    return count;
  }

  /** The groups of clearing cells; a bit of the pairs says that a cell and the one below, or to its right, belong together. */
  function split(
    low: number,
    high: number,
    pairsDownLow: number,
    pairsDownHigh: number,
    pairsAsideLow: number,
    pairsAsideHigh: number,
  ): number {
    let count = 0;
    while ((low | high) !== 0) {
      let groupLow = low & -low;
      let groupHigh = low === 0 ? high & -high : 0;
      types[count] = low === 0 ? highTypeAt(31 - Math.clz32(groupHigh)) : lowTypeAt(31 - Math.clz32(groupLow));
      for (;;) {
        const meetLow = groupLow & pairsDownLow;
        const grownLow =
          groupLow |
          ((meetLow << cols) & fullLow) |
          (((groupLow >>> cols) | (groupHigh << carry)) & pairsDownLow) |
          ((groupLow & pairsAsideLow) << 1) |
          ((groupLow >>> 1) & pairsAsideLow);
        const grownHigh =
          groupHigh |
          ((groupHigh & pairsDownHigh) << cols) |
          (meetLow >>> carry) |
          ((groupHigh >>> cols) & pairsDownHigh) |
          ((groupHigh & pairsAsideHigh) << 1) |
          ((groupHigh >>> 1) & pairsAsideHigh);
        if (grownLow === groupLow && grownHigh === groupHigh) break;
        groupLow = grownLow;
        groupHigh = grownHigh;
      }
      low ^= groupLow;
      high ^= groupHigh;
      groups[2 * count] = groupLow;
      groups[2 * count + 1] = groupHigh;
      count += 1;
    }
    return count;
  }

  /** Row by row from the top, what stands above a hole moves down; holes come to the top that way. */
  function fall(): void {
    const emptyLow = fullLow & ~(l0 | l1 | l2 | l3);
    for (let row = 1; row < lowRows; row++) {
      const holes = (emptyLow >>> (row * cols)) & rowMask;
      if (holes === 0) continue;
      const above = Math.imul(holes, columnTo[row]);
      const moving = above & ~(holes << (row * cols));
      l0 = (l0 & ~above) | ((l0 & moving) << cols);
      l1 = (l1 & ~above) | ((l1 & moving) << cols);
      l2 = (l2 & ~above) | ((l2 & moving) << cols);
      l3 = (l3 & ~above) | ((l3 & moving) << cols);
    }
    const emptyHigh = fullHigh & ~(h0 | h1 | h2 | h3);
    if (emptyHigh === 0) return;
    for (let row = 0; row * cols < highCells; row++) {
      const holes = (emptyHigh >>> (row * cols)) & rowMask;
      if (holes === 0) continue;
      const above = Math.imul(holes, columnTo[row]);
      const moving = above & ~(holes << (row * cols));
      const inLow = Math.imul(holes, wholeColumn);
      h0 = (h0 & ~above) | ((h0 & moving) << cols) | ((l0 & inLow) >>> carry);
      h1 = (h1 & ~above) | ((h1 & moving) << cols) | ((l1 & inLow) >>> carry);
      h2 = (h2 & ~above) | ((h2 & moving) << cols) | ((l2 & inLow) >>> carry);
      h3 = (h3 & ~above) | ((h3 & moving) << cols) | ((l3 & inLow) >>> carry);
      l0 = (l0 & ~inLow) | (((l0 & inLow) << cols) & fullLow);
      l1 = (l1 & ~inLow) | (((l1 & inLow) << cols) & fullLow);
      l2 = (l2 & ~inLow) | (((l2 & inLow) << cols) & fullLow);
      l3 = (l3 & ~inLow) | (((l3 & inLow) << cols) & fullLow);
    }
  }
}

function allOf(cells: number): number {
  return cells === 32 ? -1 : (1 << cells) - 1;
}
