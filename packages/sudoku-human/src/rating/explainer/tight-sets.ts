/**
 * The four plain patterns that are asked on boards and, thousands of times a step, within nets: locked digits, sets of
 * digits or cells that are as many as their places, and fish. They say where a pattern is, not what follows from it.
 *
 * Three of them are one thing: `size` masks with two members or more whose union has `size` members. All orders are the
 * Explainer's, for the first instance is the step.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { houseCells } from '../../kernel/geometry.js';
import type { Board } from './board.js';
import { boxesColumnsRows, houseUnit, subsetsOfNine } from './units.js';

/**
 * The union of the masks at `offset + stride * i` for the members i of the subset, or 0 unless it is as large as they are
 * many.
 */
function tightUnion(marks: Uint16Array, subset: number, size: number, offset: number, stride: number): number {
  let union = 0;
  for (let rest = subset; rest !== 0; rest &= rest - 1) union |= marks[offset + stride * lowestBit(rest)];
  return countBits(union) === size ? union : 0;
}

/** Which of nine masks have from two to `size` members. */
function usable(marks: Uint16Array, size: number, offset: number, stride: number): number {
  let which = 0;
  for (let i = 0; i < 9; i++) if (isUsable(marks[offset + stride * i], size)) which |= 1 << i;
  return which;
}

/** Has the mask from two to `size` members, two to four? Most are asked for two. */
function isUsable(mask: number, size: number): boolean {
  const rest = mask & (mask - 1);
  return rest !== 0 && ((rest & (rest - 1)) === 0 || (size > 2 && countBits(mask) <= size));
}

/** `size` digits that have only `size` places in a house with more than `openCells` open cells: house, digits, places. */
export function hiddenSets(
  { marks, openCells }: Pick<Board, 'marks' | 'openCells'>,
  size: number,
  minOpen: number,
  take: (house: number, digits: number, places: number) => boolean,
): boolean {
  for (const house of boxesColumnsRows) {
    if (openCells[house] <= minOpen) continue;
    const offset = houseUnit(house, 0);
    const which = usable(marks, size, offset, 1);
    if (countBits(which) < size) continue;
    for (const digits of subsetsOfNine[size]) {
      if ((digits & ~which) !== 0) continue;
      const places = tightUnion(marks, digits, size, offset, 1);
      if (places !== 0 && take(house, digits, places)) return true;
    }
  }
  return false;
}

/** `size` cells of a house that have only `size` digits: house, places, digits. */
export function nakedSets(
  { marks, openCells }: Pick<Board, 'marks' | 'openCells'>,
  size: number,
  take: (house: number, places: number, digits: number) => boolean,
): boolean {
  for (const house of boxesColumnsRows) {
    if (openCells[house] < 2 * size) continue;
    let which = 0;
    for (let i = 0; i < 9; i++) if (isUsable(marks[houseCells[house * 9 + i]], size)) which |= 1 << i;
    if (countBits(which) < size) continue;
    for (const places of subsetsOfNine[size]) {
      if ((places & ~which) !== 0) continue;
      let digits = 0;
      for (let rest = places; rest !== 0; rest &= rest - 1) digits |= marks[houseCells[house * 9 + lowestBit(rest)]];
      if (countBits(digits) === size && take(house, places, digits)) return true;
    }
  }
  return false;
}

/** `size` lines in which a digit has only `size` places: the first house of the lines' kind, lines, digit, cross-lines. */
export function fish(
  { marks, placed }: Pick<Board, 'marks' | 'placed'>,
  size: number,
  take: (firstHouse: number, lines: number, digit: number, cross: number) => boolean,
): boolean {
  for (const first of [9, 0]) {
    const digits: number[] = [];
    const which: number[] = [];
    for (let digit = 0; digit < 9; digit++) {
      if (placed[digit] + 2 * size > 9) continue;
      const lines = usable(marks, size, houseUnit(first, digit), 9);
      if (countBits(lines) < size) continue;
      digits.push(digit);
      which.push(lines);
    }
    if (digits.length === 0) continue;
    for (const lines of subsetsOfNine[size]) {
      for (let i = 0; i < digits.length; i++) {
        if ((lines & ~which[i]) !== 0) continue;
        const digit = digits[i];
        const cross = tightUnion(marks, lines, size, houseUnit(first, digit), 9);
        if (cross !== 0 && take(first, lines, digit, cross)) return true;
      }
    }
  }
  return false;
}

/** Where locked digits are looked for: the first house of the kind they are confined in, and of the kind that crosses it. */
const lockingKinds = [
  [18, 9],
  [18, 0],
  [9, 18],
  [0, 18],
] as const;

/** By kind, house and third of the house: the house that crosses there. */
const crossings: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 108 }, (_, i) => {
  const [kind, house, third] = [Math.floor(i / 27), Math.floor(i / 3) % 9, i % 3];
  const [inBand, band] = [house % 3, Math.floor(house / 3)];
  const crossing = kind === 0 ? inBand * 3 + third : kind === 2 ? third * 3 + band : band * 3 + third;
  return lockingKinds[kind][1] + crossing;
});

/**
 * By the places of a digit in a house, two or more: 1 + the third that has them all, or 0; then the same for every third
 * place.
 */
const thirds: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 1024 }, (_, i) => {
  const places = i % 512;
  const within = i < 512 ? [0o7, 0o70, 0o700] : [0o111, 0o222, 0o444];
  return countBits(places) < 2 ? 0 : 1 + within.findIndex((third) => (places & ~third) === 0);
});

/** A digit that has two places or more in a house, all of them in a crossing house: first, second, digit. */
export function lockedDigits(
  { marks }: Pick<Board, 'marks'>,
  take: (first: number, second: number, digit: number) => boolean,
): boolean {
  const confined = [0, 0, 0, 0];
  for (let kind = 0; kind < 4; kind++) {
    const table = kind === 0 ? 512 : 0;
    for (let house = 0; house < 9; house++) {
      const first = lockingKinds[kind][0] + house;
      const unit = houseUnit(first, 0);
      confined.fill(0);
      for (let digit = 0; digit < 9; digit++) confined[thirds[table + marks[unit + digit]]] |= 1 << digit;
      for (let third = 0; third < 3; third++) {
        for (let digits = confined[third + 1]; digits !== 0; digits &= digits - 1) {
          if (take(first, crossings[kind * 27 + house * 3 + third], lowestBit(digits))) return true;
        }
      }
    }
  }
  return false;
}
