/**
 * Where to guess: in a cell with two candidates, or in any if there is none; in the one whose digits are felt most.
 *
 * Whichever digit it gets, the others of its houses lose that digit. So the cells that it sees are counted which have
 * one of its digits, and those which have only two candidates themselves count four times: losing one decides them, and
 * so the chain goes on. A proof on top1465 takes 8.7 guesses in this way; 11.8 if the cells with two candidates that it
 * sees are counted alone, 19.8 in the first cell with two candidates.
 */

import { countBits } from '../kernel/bits.js';
import { CHOICE, DIRTY, OPEN, rowOfBit, STRIDE } from './band-state.js';

/** Tries a digit in a cell on the next level, and strikes it out on this one. */
export function guess(stack: Int32Array, level: number): void {
  findChoice(stack, level);
  const choice = level + CHOICE;
  let most = -1;
  let band = 0;
  let bit = 0;
  for (let own = 0; own < 3; own++) {
    const next = own === 2 ? 0 : own + 1;
    const last = own === 0 ? 2 : own - 1;
    const two = stack[choice + own];
    const nextTwo = stack[choice + next];
    const lastTwo = stack[choice + last];
    for (let rest = two; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      let here = 0;
      let above = 0;
      let below = 0;
      for (let digits = digitsOf(stack, level + own, cell); digits !== 0; digits &= digits - 1) {
        const at = level + 31 - Math.clz32(digits & -digits);
        here |= stack[at + own];
        above |= stack[at + next];
        below |= stack[at + last];
      }
      const col = cell % 9;
      here &= rowOfBit(rest & -rest) | (0x1c0_e07 << (col - (col % 3)));
      above = (above >> col) & 0x4_0201;
      below = (below >> col) & 0x4_0201;
      const decided = (above & (nextTwo >> col)) | ((below & (lastTwo >> col)) << 1);
      // The column's six cells in other bands leave room in the word for three more copies of those with two candidates.
      const felt = countBits(here) + 3 * countBits(here & two) + countBits(above | (below << 1) | (decided * 84));
      if (felt > most) {
        most = felt;
        band = own;
        bit = rest & -rest;
      }
    }
  }
  let digit = 0;
  while ((stack[level + 3 * digit + band] & bit) === 0) digit++;
  stack[level + DIRTY] = 1 << digit;
  const end = level + STRIDE;
  for (let from = level, to = end; from < end; from++, to++) stack[to] = stack[from];
  const at = level + 3 * digit + band;
  stack[at] ^= bit;
  stack[at + STRIDE] &= ~rowOfBit(bit) | bit;
}

/** The digits of a cell, three bits apart as their candidates are; written out, for it is asked of every cell. */
function digitsOf(stack: Int32Array, at: number, cell: number): number {
  return (
    ((stack[at] >> cell) & 1) |
    (((stack[at + 3] >> cell) & 1) << 3) |
    (((stack[at + 6] >> cell) & 1) << 6) |
    (((stack[at + 9] >> cell) & 1) << 9) |
    (((stack[at + 12] >> cell) & 1) << 12) |
    (((stack[at + 15] >> cell) & 1) << 15) |
    (((stack[at + 18] >> cell) & 1) << 18) |
    (((stack[at + 21] >> cell) & 1) << 21) |
    (((stack[at + 24] >> cell) & 1) << 24)
  );
}

/** The open cells with two candidates, which propagation has left there; without any, all. */
function findChoice(stack: Int32Array, level: number): void {
  const choice = level + CHOICE;
  if ((stack[choice] | stack[choice + 1] | stack[choice + 2]) === 0) stack.copyWithin(choice, level + OPEN, choice);
}
