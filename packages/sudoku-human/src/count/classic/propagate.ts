/**
 * What follows without a guess: locked candidates and singles, until nothing moves.
 *
 * Digit by digit, the minirows of each band and the columns of each stack are cut down to what lies on a permutation
 * (see band-tables). A row with one cell left is taken: the cell goes from all other digits, and those that had it are
 * looked at again. When no digit is left to look at, the cells with one digit left are found for a whole band at once:
 * adding the nine digits up bit by bit gives the cells with at least one, two and three candidates.
 *
 * The method is that of JCZSolve and tdoku as their authors describe it; it costs about 0.1 µs a digit that moved.
 * Constants are read before a loop or written as numbers, since reading a module's constant in it takes a tenth more.
 */

import { ALL_CELLS, CHOICE, DIGITS, DIRTY, OPEN, rowOfBit } from './band-state.js';
import type { BandTables } from './band-tables.js';

/** Cuts a level down to what follows; false if some digit or cell has no place left. */
export function propagate(stack: Int32Array, level: number, tables: BandTables): boolean {
  let taken = 1;
  while (taken > 0) {
    if (!settleDigits(stack, level, tables)) return false;
    taken = takeNakedSingles(stack, level);
  }
  return taken === 0;
}

/** Locked candidates and hidden singles of every digit that changed, in turn, until none does. */
function settleDigits(stack: Int32Array, level: number, { locked, spread, permuted }: BandTables): boolean {
  const open = level + OPEN;
  let digit = 8;
  for (let dirty = stack[level + DIRTY]; dirty !== 0; dirty &= ~(1 << digit)) {
    const ahead = dirty & (-2 << digit) || dirty;
    digit = 31 - Math.clz32(ahead & -ahead);
    const at = level + 3 * digit;
    let top = stack[at];
    let middle = stack[at + 1];
    let bottom = stack[at + 2];
    for (;;) {
      top &= locked[minirows(top)];
      middle &= locked[minirows(middle)];
      bottom &= locked[minirows(bottom)];
      if (top === 0 || middle === 0 || bottom === 0) return false;
      const columns =
        spread[(top | (top >> 9) | (top >> 18)) & 511] |
        (spread[(middle | (middle >> 9) | (middle >> 18)) & 511] << 3) |
        (spread[(bottom | (bottom >> 9) | (bottom >> 18)) & 511] << 6);
      const left = permuted[columns & 511];
      const centre = permuted[(columns >> 9) & 511];
      const right = permuted[columns >> 18];
      if ((left | (centre << 9) | (right << 18)) === columns) break;
      if (left === 0 || centre === 0 || right === 0) return false;
      top &= ((left & 7) | ((centre & 7) << 3) | ((right & 7) << 6)) * 0x4_0201;
      middle &= (((left >> 3) & 7) | (centre & 56) | ((right & 56) << 3)) * 0x4_0201;
      bottom &= ((left >> 6) | ((centre >> 6) << 3) | (right & 448)) * 0x4_0201;
    }
    const newTop = alone(top) & stack[open];
    const newMiddle = alone(middle) & stack[open + 1];
    const newBottom = alone(bottom) & stack[open + 2];
    if (newTop !== 0) {
      dirty |= strike(stack, level, newTop);
      stack[open] ^= newTop;
    }
    if (newMiddle !== 0) {
      dirty |= strike(stack, level + 1, newMiddle);
      stack[open + 1] ^= newMiddle;
    }
    if (newBottom !== 0) {
      dirty |= strike(stack, level + 2, newBottom);
      stack[open + 2] ^= newBottom;
    }
    stack[at] = top;
    stack[at + 1] = middle;
    stack[at + 2] = bottom;
  }
  return true;
}

/** Which minirows of a band hold a candidate, as nine bits: box by box, in each row by row. */
function minirows(cells: number): number {
  const held = (cells | (cells >> 1) | (cells >> 2)) & 0o111_111_111;
  return (held | (held >> 8) | (held >> 16)) & 511;
}

/**
 * The cells of a band that are alone in their row; no row may be empty.
 *
 * Without its first cell a row is empty or not: then adding eight ones to its first eight cells carries into the last.
 */
function alone(cells: number): number {
  const others = cells & (cells - 0x4_0201);
  const last = (((others & 0x3fd_feff) + 0x3fd_feff) | others) & 0x402_0100;
  return cells & ~(last | (last - (last >> 8)));
}

/** Strikes cells of one band out of all nine digits, the last one first; which digits had some of them. */
function strike(stack: Int32Array, first: number, cells: number): number {
  let had = 0;
  for (let at = first + 24; at >= first; at -= 3) {
    const struck = stack[at] & cells;
    stack[at] ^= struck;
    had = (had << 1) | (-struck >>> 31);
  }
  return had;
}

/** Sets the open cells with one candidate: how many, or -1 if a cell has none. Those with two are kept for a guess. */
function takeNakedSingles(stack: Int32Array, level: number): number {
  const end = level + DIGITS;
  let taken = 0;
  let dirty = 0;
  for (let band = 0; band < 3; band++) {
    const open = stack[level + OPEN + band];
    let once = 0;
    let twice = 0;
    let thrice = 0;
    for (let at = level + band; at < end; at += 3) {
      const cells = stack[at];
      thrice |= twice & cells;
      twice |= once & cells;
      once |= cells;
    }
    if (once !== ALL_CELLS) return -1;
    stack[level + CHOICE + band] = open & ~thrice;
    for (let rest = open & ~twice; rest !== 0; rest &= rest - 1) {
      const digit = takeCell(stack, level + band, rest & -rest);
      if (digit < 0) return -1;
      dirty |= 1 << digit;
      taken++;
    }
  }
  stack[level + DIRTY] = dirty;
  return taken;
}

/** Makes the one digit that a cell still has the only one of its row; which digit, or -1 if another took it away. */
function takeCell(stack: Int32Array, first: number, bit: number): number {
  for (let digit = 0; digit < 9; digit++) {
    const at = first + 3 * digit;
    if ((stack[at] & bit) !== 0) {
      stack[at] &= ~rowOfBit(bit) | bit;
      return digit;
    }
  }
  return -1;
}
