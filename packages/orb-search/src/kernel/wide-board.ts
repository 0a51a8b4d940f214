/**
 * A board of 33 to 64 cells as four bit planes of two words: the left half of its columns in the low words, the others in
 * the high ones, each half laid out like a {@link NarrowShape | narrow board}. Vertical shifts stay in their word;
 * sideways ones carry a column across the seam.
 *
 *     low              high
 *     4  9 14 19 │  4  9 14        bits 0 to 31 are low, 32 to 63 high
 *     …          │  …              one column to the left:  low  = low >>> rows | high << carry
 *     0  5 10 15 │  0  5 10                                 high = high >>> rows
 */
import { type NarrowShape, narrowShape } from './narrow-board.js';

/** The bits of a wide board of a size. */
export type WideShape = {
  readonly rows: number;
  readonly cols: number;
  readonly low: NarrowShape;
  readonly high: NarrowShape;
  /** How far the first high column is from the last low one. */
  readonly carry: number;
  /** The bit of each cell (row-major), and the cell of each bit. */
  readonly bitOf: Uint8Array;
  readonly cellOf: Uint8Array;
  /** The cells above, below, to the left and to the right of each bit: a low and a high word for each. */
  readonly neighbors: Int32Array;
};

/** The masks of a size of 33 to 64 cells, at most eight a side. */
export function wideShape(rows: number, cols: number): WideShape {
  const lowCols = Math.ceil(cols / 2);
  const low = narrowShape(rows, lowCols);
  const high = narrowShape(rows, cols - lowCols);
  const bitOf = new Uint8Array(rows * cols);
  const cellOf = new Uint8Array(64);
  for (let cell = 0; cell < rows * cols; cell++) {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    const bit =
      col < lowCols ? low.bitOf[row * lowCols + col] : 32 + high.bitOf[row * (cols - lowCols) + col - lowCols];
    bitOf[cell] = bit;
    cellOf[bit] = cell;
  }
  const neighbors = new Int32Array(128);
  for (let cell = 0; cell < rows * cols; cell++) {
    for (const other of [
      cell - cols,
      cell + cols,
      cell % cols > 0 ? cell - 1 : -1,
      cell % cols < cols - 1 ? cell + 1 : -1,
    ]) {
      if (other < 0 || other >= rows * cols) continue;
      const bit = bitOf[other];
      neighbors[2 * bitOf[cell] + (bit >> 5)] |= 1 << (bit & 31);
    }
  }
  return { rows, cols, low, high, carry: rows * (lowCols - 1), bitOf, cellOf, neighbors };
}
