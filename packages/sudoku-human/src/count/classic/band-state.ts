/**
 * One state of the search in 34 integers of a stack: where each digit can still go, band by band.
 *
 * ```
 * offset  0…26   candidates of digit d in band b at 3 · d + b: 27 bits, bit 9 · (row in the band) + column
 * offset 27…29   the cells of each band that no digit has taken yet
 * offset 30…32   the cells of each band to choose a guess from
 * offset 33      the digits whose candidates have changed since they were last looked at, a bit each
 * ```
 */

/** Integers from one level of the stack to the next. */
export const STRIDE = 34;

/** How many integers the candidates take. */
export const DIGITS = 27;

/** Offset of the open cells. */
export const OPEN = 27;

/** Offset of the cells to choose a guess from. */
export const CHOICE = 30;

/** Offset of the digits to look at. */
export const DIRTY = 33;

/** All cells of a band. */
export const ALL_CELLS = 0x7ff_ffff;

/** A column of a band, from its first cell. */
export const COLUMN = 0x40201;

/** The row of a band that a cell lies in, as its nine bits. */
export function rowOfBit(bit: number): number {
  return bit < 0x200 ? 0x1ff : bit < 0x4_0000 ? 0x3_fe00 : 0x7fc_0000;
}

/** Writes the state of 81 masks, bit `d - 1` for digit `d`, into a level; a value is a mask of one bit. */
export function loadState(stack: Int32Array, level: number, masks: ArrayLike<number>): void {
  for (let band = 0; band < 3; band++) {
    let [one, two, three, four, five, six, seven, eight, nine] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let cell = 27 * band + 26; cell >= 27 * band; cell--) {
      const mask = masks[cell];
      one = (one << 1) | (mask & 1);
      two = (two << 1) | ((mask >> 1) & 1);
      three = (three << 1) | ((mask >> 2) & 1);
      four = (four << 1) | ((mask >> 3) & 1);
      five = (five << 1) | ((mask >> 4) & 1);
      six = (six << 1) | ((mask >> 5) & 1);
      seven = (seven << 1) | ((mask >> 6) & 1);
      eight = (eight << 1) | ((mask >> 7) & 1);
      nine = (nine << 1) | ((mask >> 8) & 1);
    }
    const at = level + band;
    stack[at] = one;
    stack[at + 3] = two;
    stack[at + 6] = three;
    stack[at + 9] = four;
    stack[at + 12] = five;
    stack[at + 15] = six;
    stack[at + 18] = seven;
    stack[at + 21] = eight;
    stack[at + 24] = nine;
    stack[at + OPEN] = ALL_CELLS;
  }
  stack[level + DIRTY] = 0x1ff;
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
