/**
 * All legal swaps of a board up to 8×8 at once: one bit a cell, column-major, eight bits a column, two words a board.
 *
 * For a type with cells m, an orb that comes into x from its right neighbour makes a run if two of m lie left of x, or
 * two above, two below, or one on each side above and below:
 *
 *     m m x <- m        the same three patterns, turned, serve the other three directions;
 *                       patterns through the cell that the orb leaves don't count
 *
 * About sixty word operations a type; no loop over pairs.
 */

/** Rows 0–6 and 0–5 of every column: cells that have one, or two, rows below. */
const not7 = 0x7f7f7f7f;
const not67 = 0x3f3f3f3f;
const not0 = ~0x01010101;
const not01 = ~0x03030303;

/** Finds the swaps of a board. */
export type SwapBits = (cells: ArrayLike<number>, rows: number, cols: number, out: Int32Array) => void;

/**
 * Makes a function that fills `out` with the cells whose orb may be swapped with the right neighbour (words 0 and 1) and
 * with the lower one (words 2 and 3). Cell (row, col) is bit `(col & 3) * 8 + row` of word `col >> 2`.
 */
export function createSwapBits(): SwapBits {
  const typeLow = new Int32Array(16);
  const typeHigh = new Int32Array(16);

  return function swapBits(cells: ArrayLike<number>, rows: number, cols: number, out: Int32Array): void {
    typeLow.fill(0);
    typeHigh.fill(0);
    let cell = 0;
    for (let row = 0; row < rows; row++) {
      let bit = 1 << row;
      for (let col = 0; col < cols; col++) {
        const code = cells[cell++] + 1;
        if (col < 4) typeLow[code] |= bit;
        else typeHigh[code] |= bit;
        bit = col === 3 ? 1 << row : bit << 8;
      }
    }
    let rightLow = 0;
    let rightHigh = 0;
    let downLow = 0;
    let downHigh = 0;
    let equalRightLow = 0;
    let equalRightHigh = 0;
    let equalDownLow = 0;
    let equalDownHigh = 0;
    let anyLow = 0;
    let anyHigh = 0;
    for (let code = 1; code < 16; code++) {
      const low = typeLow[code];
      const high = typeHigh[code];
      if ((low | high) === 0) continue;
      anyLow |= low;
      anyHigh |= high;
      // xN is the neighbour N of x seen from x: bit x is set if that neighbour is of this type.
      const upLow = (low << 1) & not0;
      const upHigh = (high << 1) & not0;
      const belowLow = (low >>> 1) & not7;
      const belowHigh = (high >>> 1) & not7;
      const leftLow = low << 8;
      const leftHigh = (high << 8) | (low >>> 24);
      const nextLow = (low >>> 8) | (high << 24);
      const nextHigh = high >>> 8;
      equalRightLow |= low & nextLow;
      equalRightHigh |= high & nextHigh;
      equalDownLow |= low & belowLow;
      equalDownHigh |= high & belowHigh;
      const columnLow = (upLow & (low << 2) & not01) | (belowLow & (low >>> 2) & not67) | (upLow & belowLow);
      const columnHigh = (upHigh & (high << 2) & not01) | (belowHigh & (high >>> 2) & not67) | (upHigh & belowHigh);
      const twoLeftLow = leftLow & (low << 16);
      const twoLeftHigh = leftHigh & ((high << 16) | (low >>> 16));
      const twoRightLow = nextLow & ((low >>> 16) | (high << 16));
      const twoRightHigh = nextHigh & (high >>> 16);
      const rowLow = twoLeftLow | twoRightLow | (leftLow & nextLow);
      const rowHigh = twoLeftHigh | twoRightHigh | (leftHigh & nextHigh);
      // Into x from the right; into the right neighbour of x from x.
      const intoLow = twoRightLow | columnLow;
      const intoHigh = twoRightHigh | columnHigh;
      rightLow |= (nextLow & (twoLeftLow | columnLow)) | (low & ((intoLow >>> 8) | (intoHigh << 24)));
      rightHigh |= (nextHigh & (twoLeftHigh | columnHigh)) | (high & (intoHigh >>> 8));
      // Into x from below; into the cell below x from x.
      const twoUpLow = upLow & (low << 2) & not01;
      const twoUpHigh = upHigh & (high << 2) & not01;
      const twoBelowLow = belowLow & (low >>> 2) & not67;
      const twoBelowHigh = belowHigh & (high >>> 2) & not67;
      downLow |= (belowLow & (twoUpLow | rowLow)) | (low & ((twoBelowLow | rowLow) >>> 1) & not7);
      downHigh |= (belowHigh & (twoUpHigh | rowHigh)) | (high & ((twoBelowHigh | rowHigh) >>> 1) & not7);
    }
    // Both cells must hold an orb, and not the same.
    out[0] = rightLow & ~equalRightLow & anyLow & ((anyLow >>> 8) | (anyHigh << 24));
    out[1] = rightHigh & ~equalRightHigh & anyHigh & (anyHigh >>> 8);
    out[2] = downLow & ~equalDownLow & anyLow & (anyLow >>> 1) & not7;
    out[3] = downHigh & ~equalDownHigh & anyHigh & (anyHigh >>> 1) & not7;
  };
}
