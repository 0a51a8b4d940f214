/**
 * One state of the search in 60 integers of a stack: where each digit can still go, band by band.
 *
 * ```
 * offset  0…26   candidates of digit d in band b at 3 · d + b: 27 bits, bit 9 · (row in the band) + column
 * offset 27…53   the same as they were when that digit was last looked at: what is equal needs no second look
 * offset 54…56   the cells of each band that no digit has taken yet
 * offset 57…59   the cells of each band to choose a guess from
 * ```
 */

/** Integers from one level of the stack to the next. */
export const STRIDE = 64;

/** Offset of the candidates as they were last looked at. */
export const SEEN = 27;

/** Offset of the open cells. */
export const OPEN = 54;

/** Offset of the cells to choose a guess from. */
export const CHOICE = 57;

/** All cells of a band. */
export const ALL_CELLS = 0x7ff_ffff;

/** The row of a band that a cell lies in, as its nine bits. */
export function rowOfBit(bit: number): number {
  return bit < 0x200 ? 0x1ff : bit < 0x4_0000 ? 0x3_fe00 : 0x7fc_0000;
}

/** Writes the state of 81 masks, bit `d - 1` for digit `d`, into a level; a value is a mask of one bit. */
export function loadState(stack: Int32Array, level: number, masks: ArrayLike<number>): void {
  stack.fill(0, level, level + SEEN);
  stack.fill(-1, level + SEEN, level + OPEN);
  stack.fill(ALL_CELLS, level + OPEN, level + OPEN + 3);
  for (let band = 0, cell = 0; band < 3; band++) {
    for (let bit = 1; bit & ALL_CELLS; bit <<= 1, cell++) {
      for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
        stack[level + 3 * (31 - Math.clz32(rest & -rest)) + band] |= bit;
      }
    }
  }
}

/** The digits of a solved level. */
export function readSolution(stack: Int32Array, level: number): number[] {
  const digits = new Array<number>(81).fill(0);
  for (let digit = 0; digit < 9; digit++) {
    for (let band = 0; band < 3; band++) {
      for (let rest = stack[level + 3 * digit + band]; rest !== 0; rest &= rest - 1) {
        digits[27 * band + 31 - Math.clz32(rest & -rest)] = digit + 1;
      }
    }
  }
  return digits;
}
