/**
 * Where the shape of a junior exocet lies on the board, and whether its digits obey the rule.
 *
 *     B B s | . . . | . . .        B base, T targets, C companions without base digits,
 *     . . s | T . . | C . .        s, t, u: the three cross-lines; their cells outside of the band decide.
 *     . . s | C . . | T . .
 *     ------+-------+------        If a digit is in the base, it is in neither the other base cells nor the rest of
 *         s | t     | u            its row. If it is in no target either, it is not in the band on any cross-line, so all
 *         s | t     | u            three cross-lines have it outside of the band, in three different rows.
 *         …                        So where a digit can't be there three times, it comes from the base to a target.
 *
 * Two base cells, two targets: both digits of the base are in the targets, one in each.
 *
 * @see David P. Bird, JExocet compendium, New Sudoku Players' Forum
 */

import { countBits } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { columnKind, regionKind, rowKind } from '../../kernel/tables.js';

/** Two cells on a line of a box. */
type Mirror = readonly [number, number];

/** An exocet, in cells. */
export type Exocet = {
  /** The two base cells. */
  readonly base: readonly [number, number];
  /** The two targets, in the boxes of the band along the base's line. */
  readonly targets: readonly [number, number];
  /**
   * For each target its mirror, where its digit is in the other target's box: the cells on the band's line that is left
   * for it, but for the cross-line's.
   */
  readonly mirrors: readonly [Mirror, Mirror];
  /** For each mirror: the digits that the line or the box has only there, as a mask. */
  readonly locked: readonly [number, number];
  /**
   * The six cells outside of the band on each cross-line: through the base's box, the first target, the second target.
   */
  readonly crossLines: readonly [readonly number[], readonly number[], readonly number[]];
  /** The base digits, as a mask. */
  readonly digits: number;
};

const allLines = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** All exocets whose base has three or four digits, by band and base, on a board of nine 3×3 boxes. */
export function* findExocets(state: State): Generator<Exocet> {
  for (const turned of [false, true]) {
    const cellAt = (line: number, place: number): number => (turned ? place * 9 + line : line * 9 + place);
    for (const line of allLines) {
      for (let third = 0; third < 3; third++) {
        for (let left = 0; left < 3; left++) {
          const places = [0, 1, 2].filter((place) => place !== left).map((place) => third * 3 + place);
          const base = places.map((place) => cellAt(line, place)) as [number, number];
          if (base.some((cell) => state.values[cell] !== 0)) continue;
          const digits = state.masks[base[0]] | state.masks[base[1]];
          const size = countBits(digits);
          if (size < 3 || size > 4) continue;
          yield* withTargets(state, cellAt, base, digits, line, third, third * 3 + left);
        }
      }
    }
  }
}

function* withTargets(
  state: State,
  cellAt: (line: number, place: number) => number,
  base: readonly [number, number],
  digits: number,
  baseLine: number,
  third: number,
  firstCross: number,
): Generator<Exocet> {
  const band = Math.floor(baseLine / 3) * 3;
  const lines = [band, band + 1, band + 2].filter((line) => line !== baseLine);
  const outside = allLines.filter((line) => line < band || line > band + 2);
  const crossLine = (place: number) => outside.map((line) => cellAt(line, place));
  const otherOf = (line: number) => lines[0] + lines[1] - line;
  const canTarget = (line: number, place: number): boolean => {
    const companion = cellAt(otherOf(line), place);
    return (state.masks[cellAt(line, place)] & digits) !== 0 && (digitsIn(state, companion) & digits) === 0;
  };
  const [one, two] = [0, 1, 2].filter((other) => other !== third);
  for (let first = one * 3; first < one * 3 + 3; first++) {
    for (let second = two * 3; second < two * 3 + 3; second++) {
      const crossLines = [crossLine(firstCross), crossLine(first), crossLine(second)] as const;
      if (!obeysRule(state, crossLines, digits)) continue;
      for (const firstLine of lines) {
        if (!canTarget(firstLine, first)) continue;
        for (const secondLine of lines) {
          if (!canTarget(secondLine, second)) continue;
          const mirrorIn = (line: number, cross: number): Mirror => {
            const box = cross - (cross % 3);
            return [box, box + 1, box + 2].filter((place) => place !== cross).map((place) => cellAt(line, place)) as [
              number,
              number,
            ];
          };
          const mirrors = [mirrorIn(otherOf(firstLine), second), mirrorIn(otherOf(secondLine), first)] as const;
          yield {
            base,
            targets: [cellAt(firstLine, first), cellAt(secondLine, second)],
            mirrors,
            locked: [lockedIn(state, mirrors[0]), lockedIn(state, mirrors[1])],
            crossLines,
            digits,
          };
        }
      }
    }
  }
}

/** Can none of the digits be outside of the band on all three cross-lines? */
function obeysRule(state: State, crossLines: readonly (readonly number[])[], digits: number): boolean {
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const [a, b, c] = crossLines.map((cells) => placesOf(state, cells, bit));
    if (canBeIn(a, b, c)) return false;
  }
  return true;
}

/** The digits that the line or the box of both cells has only there. */
function lockedIn({ places, tables: { housesOf, placeBits } }: State, [one, other]: Mirror): number {
  let locked = 0;
  for (const kind of [rowKind, columnKind, regionKind]) {
    const [at, there] = [housesOf.first[one] + kind, housesOf.first[other] + kind];
    const house = housesOf.items[at];
    if (house !== housesOf.items[there]) continue;
    const both = placeBits[at] | placeBits[there];
    for (let digit = 0; digit < 9; digit++) {
      const mask = places[house * 9 + digit];
      if (mask !== 0 && (mask & ~both) === 0) locked |= 1 << digit;
    }
  }
  return locked;
}

/** The places on a cross-line where the digit stands or may stand. */
function placesOf(state: State, cells: readonly number[], bit: number): number {
  return cells.reduce((mask, cell, i) => (digitsIn(state, cell) & bit ? mask | (1 << i) : mask), 0);
}

/** Can one place be chosen from each mask, all different? (Hall's condition.) */
export function canBeIn(...masks: readonly number[]): boolean {
  const [a, b, c = ~0] = masks;
  const isEnough = (mask: number, count: number) => countBits(mask) >= count;
  return (
    a !== 0 &&
    b !== 0 &&
    c !== 0 &&
    isEnough(a | b, 2) &&
    isEnough(a | c, 2) &&
    isEnough(b | c, 2) &&
    (masks.length < 3 || isEnough(a | b | c, 3))
  );
}

/** The digits that stand or may stand in the cell. */
export function digitsIn({ values, masks }: State, cell: number): number {
  return values[cell] === 0 ? masks[cell] : 1 << (values[cell] - 1);
}
