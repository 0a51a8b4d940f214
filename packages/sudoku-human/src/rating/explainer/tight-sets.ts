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

/** The union of the masks at `offset + stride * i` for the members i of the subset, or 0 unless it is as large as they are many. */
function tightUnion(marks: Uint16Array, subset: number, size: number, offset: number, stride: number): number {
  let union = 0;
  for (let rest = subset; rest !== 0; rest &= rest - 1) union |= marks[offset + stride * lowestBit(rest)];
  return countBits(union) === size ? union : 0;
}

/** Which of nine masks have from two to `size` members. */
function usable(marks: Uint16Array, size: number, offset: number, stride: number): number {
  let which = 0;
  for (let i = 0; i < 9; i++) {
    const count = countBits(marks[offset + stride * i]);
    if (count >= 2 && count <= size) which |= 1 << i;
  }
  return which;
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
    for (let i = 0; i < 9; i++) {
      const count = countBits(marks[houseCells[house * 9 + i]]);
      if (count >= 2 && count <= size) which |= 1 << i;
    }
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
    const which = Array.from({ length: 9 }, (_, digit) =>
      placed[digit] + 2 * size <= 9 ? usable(marks, size, houseUnit(first, digit), 9) : 0,
    );
    for (const lines of subsetsOfNine[size]) {
      for (let digit = 0; digit < 9; digit++) {
        if ((lines & ~which[digit]) !== 0) continue;
        const cross = tightUnion(marks, lines, size, houseUnit(first, digit), 9);
        if (cross !== 0 && take(first, lines, digit, cross)) return true;
      }
    }
  }
  return false;
}

/** The first houses of the kinds of a locked digit: where it is confined, and where it goes. */
const lockingKinds = [
  [18, 9],
  [18, 0],
  [9, 18],
  [0, 18],
] as const;

/** The houses of each kind that cross a house, ascending, with the places of the crossing in that house. */
const crossings: readonly (readonly (readonly [second: number, within: number])[])[] = /* @__PURE__ */ buildCrossings();

/** A digit that has two places or more in a house, all of them in a crossing house: first, second, digit. */
export function lockedDigits(
  { marks }: Pick<Board, 'marks'>,
  take: (first: number, second: number, digit: number) => boolean,
): boolean {
  for (const [firstKind, secondKind] of lockingKinds) {
    for (let first = firstKind; first < firstKind + 9; first++) {
      for (const [second, within] of crossings[first]) {
        if (second < secondKind || second >= secondKind + 9) continue;
        for (let digit = 0; digit < 9; digit++) {
          const places = marks[houseUnit(first, digit)];
          if ((places & ~within) !== 0 || (places & (places - 1)) === 0) continue;
          if (take(first, second, digit)) return true;
        }
      }
    }
  }
  return false;
}

function buildCrossings(): [number, number][][] {
  const cellsOf = (house: number) => [...houseCells.subarray(house * 9, house * 9 + 9)];
  return Array.from({ length: 27 }, (_, first) =>
    Array.from({ length: 27 }, (__, second): [number, number] => {
      const others = cellsOf(second);
      const within = cellsOf(first).reduce((mask, cell, i) => (others.includes(cell) ? mask | (1 << i) : mask), 0);
      return [second, within];
    }).filter(([second, within]) => second !== first && countBits(within) === 3),
  );
}
