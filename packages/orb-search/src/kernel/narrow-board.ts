/**
 * A board of at most 32 cells as four bit planes of type codes (0 empty, 1 to 15), one bit a cell: column-major, bit 0 the
 * bottom of the left column, so that a fall is a shift to the right.
 *
 *     4  9 14 ·        a vertical run is   m & m>>1 & m>>2   where two cells lie above
 *     3  8 13 ·        a horizontal run is m & m>>h & m>>2h  and needs no mask
 *     · · · ·
 *     0  5 10 ·        gravity: row by row, what stands above a hole moves one bit down
 *
 * Alternatives not taken: one word a type (gravity would move more words), a table of packed columns (it misses the cache).
 */

/** The bits of a board of a size. */
export type NarrowShape = {
  readonly rows: number;
  readonly cols: number;
  readonly full: number;
  /** Cells that have two cells above them: where a vertical run of three may start. */
  readonly runStart: number;
  /** Cells that have one above them, and one below. */
  readonly notTop: number;
  readonly notBottom: number;
  /** The bottom cell of each column. */
  readonly bottom: number;
  /** The cells above, below, to the left and to the right of each bit. */
  readonly neighbors: Int32Array;
  /** The bit of each cell (row-major), and the cell of each bit. */
  readonly bitOf: Uint8Array;
  readonly cellOf: Uint8Array;
};

/** The masks of a size of at most 32 cells, eight a side. */
export function narrowShape(rows: number, cols: number): NarrowShape {
  let bottom = 0;
  for (let col = 0; col < cols; col++) bottom |= 1 << (col * rows);
  const rowsUpTo = (count: number): number => {
    let mask = 0;
    for (let row = 0; row < count; row++) mask |= bottom << row;
    return mask;
  };
  const bitOf = new Uint8Array(rows * cols);
  const cellOf = new Uint8Array(rows * cols);
  for (let cell = 0; cell < rows * cols; cell++) {
    const bit = (cell % cols) * rows + rows - 1 - Math.floor(cell / cols);
    bitOf[cell] = bit;
    cellOf[bit] = cell;
  }
  const full = rowsUpTo(rows);
  const notBottom = full & ~bottom;
  const notTop = rowsUpTo(rows - 1);
  const neighbors = Int32Array.from({ length: rows * cols }, (_, bit) => {
    const cell = 1 << bit;
    return (((cell & notTop) << 1) | ((cell & notBottom) >>> 1) | (cell << rows) | (cell >>> rows)) & full;
  });
  return {
    rows,
    cols,
    full,
    runStart: rowsUpTo(rows - 2),
    notTop,
    notBottom,
    bottom,
    neighbors,
    bitOf,
    cellOf,
  };
}

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
