/**
 * Where the blank can go without moving a tile of the pattern: the connected regions of the free cells.
 *
 * A region is named by its lowest cell. Up to 16 cells, all sets of free cells are in a table (3 MB, made by growing each
 * set from its subsets); above, a region is flooded with bit masks when it is asked for.
 */

/** The cells beside each cell, as bits; at most 31 cells. */
export function besideMasks(rows: number, cols: number): Int32Array {
  return Int32Array.from({ length: rows * cols }, (_, cell) => {
    const col = cell % cols;
    let mask = 0;
    if (cell >= cols) mask |= 1 << (cell - cols);
    if (col > 0) mask |= 1 << (cell - 1);
    if (col < cols - 1) mask |= 1 << (cell + 1);
    if (cell < (rows - 1) * cols) mask |= 1 << (cell + cols);
    return mask;
  });
}

/** Floods the region of a cell: rows of bits are spread up, down, left and right until nothing changes. */
export function floodRegion(free: number, cell: number, cols: number, notFirst: number, notLast: number): number {
  let region = 1 << cell;
  for (;;) {
    const spread =
      (region | (region << cols) | (region >>> cols) | ((region & notLast) << 1) | ((region & notFirst) >>> 1)) & free;
    if (spread === region) return region;
    region = spread;
  }
}

/** The cells that are not in the first column, and those not in the last, as bits. */
export function columnMasks(rows: number, cols: number): [notFirst: number, notLast: number] {
  let notFirst = 0;
  let notLast = 0;
  for (let cell = 0; cell < rows * cols; cell++) {
    if (cell % cols !== 0) notFirst |= 1 << cell;
    if (cell % cols !== cols - 1) notLast |= 1 << cell;
  }
  return [notFirst, notLast];
}

/** `table[free * cells + cell]` for all sets of free cells; at most 16 cells. */
export function regionTable(rows: number, cols: number): Uint16Array {
  const size = rows * cols;
  const [notFirst, notLast] = columnMasks(rows, cols);
  const table = new Uint16Array(size << size);
  for (let free = 0; free < 1 << size; free++) {
    for (let left = free; left !== 0; ) {
      const cell = 31 - Math.clz32(left & -left);
      const region = floodRegion(free, cell, cols, notFirst, notLast);
      for (let rest = region; rest !== 0; rest &= rest - 1) {
        table[free * size + 31 - Math.clz32(rest & -rest)] = region;
      }
      left &= ~region;
    }
  }
  return table;
}
