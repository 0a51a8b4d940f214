/**
 * Boards of at most 32 cells, wave by wave, for those who want to know what cleared: four planes of type codes (0 empty, 1
 * to 15) with one bit a cell in row-major order, so that the lowest bit of a group is its first cell and a group lists its
 * cells in order.
 */

/** Boards of one size; what it holds is that of the last board read. */
export type WordWaves = {
  /** Takes a board: types 0 to 14, or -1. False, and nothing taken, where there is anything else. */
  readonly read: (cells: readonly unknown[]) => boolean;
  /** Finds what clears, takes it out and lets the rest fall; returns how many groups there were, 0 for none. */
  readonly next: () => number;
  /** The cells of the groups of the last wave, as bits, two words a group: the high one is that of larger boards. */
  readonly groups: Int32Array;
  /** The type of each group. */
  readonly types: Int8Array;
  /** How many cells stand in the low word. */
  readonly lowCells: number;
  /** Writes the types of the board as it is now over those of the board that was read. */
  readonly write: (cells: number[]) => void;
};

/** Boards of a size: at most 32 cells, eight a side. */
export function wordWaves(rows: number, cols: number): WordWaves {
  const size = rows * cols;
  const cols2 = 2 * cols;
  const full = size === 32 ? -1 : (1 << size) - 1;
  const rowMask = (1 << cols) - 1;
  // Rows 0 to r of the first column, and the first columns of all rows.
  const columnTo = new Int32Array(rows);
  for (let row = 0, mask = 0; row < rows; row++) columnTo[row] = mask |= 1 << (row * cols);
  const firstCols = (count: number): number => (count > 0 ? Math.imul((1 << count) - 1, columnTo[rows - 1]) : 0);
  const notLast = firstCols(cols - 1);
  const notLast2 = firstCols(cols - 2);
  const notBottom = full & (full >>> cols);
  const groups = new Int32Array(2 * 10);
  const types = new Int8Array(10);
  let p0 = 0;
  let p1 = 0;
  let p2 = 0;
  let p3 = 0;
  let given0 = 0;
  let given1 = 0;
  let given2 = 0;
  let given3 = 0;

  return { read, next, groups, types, lowCells: size, write };

  function read(cells: readonly unknown[]): boolean {
    let r0 = 0;
    let r1 = 0;
    let r2 = 0;
    let r3 = 0;
    let codes = 0;
    for (let cell = 0; cell < size; cell++) {
      const type = cells[cell];
      // A number, for a symbol or an object can't always be turned into one; no fraction, and no -0.
      if (typeof type !== 'number' || !Object.is(type | 0, type)) return false;
      const code = type + 1;
      codes |= code;
      r0 |= (code & 1) << cell;
      r1 |= ((code >> 1) & 1) << cell;
      r2 |= ((code >> 2) & 1) << cell;
      r3 |= ((code >> 3) & 1) << cell;
    }
    // A code beyond 15, or below 0, has a higher bit.
    if (codes >>> 4 !== 0) return false;
    p0 = given0 = r0;
    p1 = given1 = r1;
    p2 = given2 = r2;
    p3 = given3 = r3;
    return true;
  }

  function write(cells: number[]): void {
    let changed = (p0 ^ given0) | (p1 ^ given1) | (p2 ^ given2) | (p3 ^ given3);
    for (; changed !== 0; changed &= changed - 1) {
      const cell = 31 - Math.clz32(changed & -changed);
      cells[cell] = typeAt(cell);
    }
  }

  function typeAt(cell: number): number {
    return (
      (((p0 >>> cell) & 1) | (((p1 >>> cell) & 1) << 1) | (((p2 >>> cell) & 1) << 2) | (((p3 >>> cell) & 1) << 3)) - 1
    );
  }

  function next(): number {
    const filled = p0 | p1 | p2 | p3;
    const differDown = (p0 ^ (p0 >>> cols)) | (p1 ^ (p1 >>> cols)) | (p2 ^ (p2 >>> cols)) | (p3 ^ (p3 >>> cols));
    const differAside = (p0 ^ (p0 >>> 1)) | (p1 ^ (p1 >>> 1)) | (p2 ^ (p2 >>> 1)) | (p3 ^ (p3 >>> 1));
    const equalDown = filled & ~differDown & notBottom;
    const equalAside = filled & ~differAside & notLast;
    const down = equalDown & (equalDown >>> cols);
    const aside = equalAside & (equalAside >>> 1) & notLast2;
    if ((down | aside) === 0) return 0;
    const clearing = down | (down << cols) | (down << cols2) | aside | (aside << 1) | (aside << 2);
    const count = split(clearing, equalDown & clearing & (clearing >>> cols), equalAside & clearing & (clearing >>> 1));
    p0 &= ~clearing;
    p1 &= ~clearing;
    p2 &= ~clearing;
    p3 &= ~clearing;
    fall();
    return count;
  }

  /** The groups of clearing cells; a bit of the pairs says that a cell and the one below, or to its right, belong together. */
  function split(clearing: number, pairsDown: number, pairsAside: number): number {
    let count = 0;
    while (clearing !== 0) {
      const first = clearing & -clearing;
      let group = first;
      for (;;) {
        const grown =
          group |
          ((group & pairsDown) << cols) |
          ((group >>> cols) & pairsDown) |
          ((group & pairsAside) << 1) |
          ((group >>> 1) & pairsAside);
        if (grown === group) break;
        group = grown;
      }
      clearing ^= group;
      groups[2 * count] = group;
      types[count] = typeAt(31 - Math.clz32(first));
      count += 1;
    }
    return count;
  }

  /** Row by row from the top, what stands above a hole moves down; holes come to the top that way. */
  function fall(): void {
    const empty = full & ~(p0 | p1 | p2 | p3);
    for (let row = 1; row < rows; row++) {
      const holes = (empty >>> (row * cols)) & rowMask;
      if (holes === 0) continue;
      const above = Math.imul(holes, columnTo[row]);
      const moving = above & ~(holes << (row * cols));
      p0 = (p0 & ~above) | ((p0 & moving) << cols);
      p1 = (p1 & ~above) | ((p1 & moving) << cols);
      p2 = (p2 & ~above) | ((p2 & moving) << cols);
      p3 = (p3 & ~above) | ((p3 & moving) << cols);
    }
  }
}
