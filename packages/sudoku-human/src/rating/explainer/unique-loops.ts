/**
 * Unique rectangles and loops, 4.5 to 5.0 and more: if their cells held only the two digits, these could change places.
 *
 * All loops of a position are sorted by rating and type, and the first is the step.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { sees } from '../../kernel/geometry.js';
import { cellsParam, digitsOf, digitsParam, housesAs, housesParam, withRole } from '../../techniques/shared/parts.js';
import type { ExplainerTechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { asCandidate, cellsAt, type Hint, marksIn, placeOf, sharedInOrder, strikeHint, type TakeHint } from './hint.js';
import { searchLoops } from './loop-search.js';
import { houseUnit, subsetsOfNine } from './units.js';

/** What a loop leads to. */
type Found = { readonly hint: Hint; readonly type: number; readonly name: string };

/** Where a loop is, and what its conclusions are made from. */
type Loop = {
  readonly cells: readonly number[];
  /** The mask of the two digits. */
  readonly both: number;
  /** The cells with further digits. */
  readonly extra: readonly number[];
  readonly take: (type: number, name: string, rating: number, removals: readonly number[], more: More) => void;
};

/** What the words name besides the loop. */
type More = { readonly houses?: readonly number[]; readonly subset?: readonly number[]; readonly digits?: number };

/** The easiest rectangle or loop. */
export function uniqueLoops({ marks, openCells }: Board, take: TakeHint): boolean {
  const found: Found[] = [];
  for (const [first, both] of marks.subarray(0, 81).entries()) {
    if (countBits(both) !== 2) continue;
    searchLoops(marks, first, (path) => {
      const cells = [...path];
      const extra = cells.filter((cell) => marks[cell] !== both);
      const sorted = cells.slice().sort((a, b) => a - b);
      conclude(marks, openCells, {
        cells,
        both,
        extra,
        take(type, name, rating, removals, more) {
          const key = `${name} ${sorted}`;
          if (removals.length === 0 || found.some((other) => other.name === key)) return;
          const loop = { cells: sorted, both, extra };
          found.push({ type, name: key, hint: loopHint(marks, loop, type, name, rating, removals, more) });
        },
      });
    });
  }
  found.sort((a, b) => a.hint.rating - b.hint.rating || a.type - b.type);
  return found.some(({ hint }) => take(hint));
}

function baseRating(size: number): number {
  const term = size >= 10 ? 0.3 + 0.2 : 0;
  return size === 6 ? 4.6 : size === 8 ? 4.7 : 4.5 + term;
}

function conclude(marks: Uint16Array, openCells: Uint8Array, loop: Loop): void {
  const { cells, both, extra, take } = loop;
  const rating = baseRating(cells.length);
  if (extra.length === 1) take(1, '1', rating, marksIn(marks, extra, both), {});
  if (extra.length < 2) return;
  const further = extra.reduce((mask, cell) => mask | marks[cell], 0) & ~both;
  if (countBits(further) === 1) {
    take(2, '2', rating, seenByAll(marks, extra, lowestBit(further)), { digits: further });
  } else if (extra.length === 2) {
    withSubset(marks, openCells, loop, further);
  }
  if (extra.length === 2) lockedPair(marks, loop);
}

/** The candidates of a digit that see all the cells. */
export function seenByAll(marks: Uint16Array, cells: readonly number[], digit: number): number[] {
  const seen: number[] = [];
  for (const [cell, mask] of marks.subarray(0, 81).entries()) {
    if (mask & (1 << digit) && cells.every((other) => sees(cell, other))) seen.push(cell * 9 + digit);
  }
  return seen;
}

/** Type 3: the two cells as one that has the further digits, in a set with others of a house they share. */
function withSubset(marks: Uint16Array, openCells: Uint8Array, loop: Loop, further: number): void {
  const { cells, both, extra, take } = loop;
  const [first, second] = extra;
  const houses = sharedInOrder(extra);
  // Both kinds want twice as many open cells, so that no house has larger ones.
  for (let size = countBits(further); size <= 4; size++) {
    for (const house of houses) {
      const [one, other] = [placeOf(house, first), placeOf(house, second)];
      if (2 * size <= openCells[house]) {
        for (const places of subsetsOfNine[size]) {
          if ((places & one) === 0 || (places & other) !== 0) continue;
          const subset = cellsAt(house, places & ~one);
          if (subset.some((cell) => countBits(marks[cell]) < 2)) continue;
          const digits = subset.reduce((mask, cell) => mask | marks[cell], further);
          if (countBits(digits) !== size) continue;
          const removals = marksIn(marks, cellsAt(house, 0x1ff & ~places & ~other), digits);
          const rating = baseRating(cells.length) + (size - 1) * 0.1;
          take(3, '3', rating, removals, { houses: [house], subset, digits });
        }
      }
      if (2 * size < openCells[house]) {
        for (const digits of subsetsOfNine[size]) {
          if ((digits & both) !== both || (digits & further) !== 0) continue;
          let places = 0;
          let isLight = true;
          for (let rest = digits; rest !== 0; rest &= rest - 1) {
            const own = marks[houseUnit(house, lowestBit(rest))] & ~other;
            isLight &&= own !== 0;
            places |= own;
          }
          if (!isLight || countBits(places) !== size) continue;
          const subset = cellsAt(house, places & ~one);
          const removals = marksIn(marks, subset, 0x1ff & ~digits);
          const rating = baseRating(cells.length) + (size - 2) * 0.1;
          take(3, 'hidden', rating, removals, { houses: [house], subset, digits });
        }
      }
    }
  }
}

/** Type 4: one of the two digits has no other place in a house of both cells, so the other can't be there. */
function lockedPair(marks: Uint16Array, { cells, both, extra, take }: Loop): void {
  const houses = sharedInOrder(extra).reverse();
  for (const digit of digitsOf(both)) {
    const house = houses.find((shared) => {
      const own = placeOf(shared, extra[0]) | placeOf(shared, extra[1]);
      return (marks[houseUnit(shared, digit - 1)] & ~own) === 0;
    });
    if (house === undefined) continue;
    const removals = marksIn(marks, extra, both & ~(1 << (digit - 1))).sort((a, b) => a - b);
    take(4, '4', baseRating(cells.length), removals, { houses: [house] });
    return;
  }
}

function loopHint(
  marks: Uint16Array,
  { cells, both, extra }: { cells: readonly number[]; both: number; extra: readonly number[] },
  type: number,
  name: string,
  rating: number,
  removals: readonly number[],
  { houses = [], subset = [], digits = 0 }: More,
): Hint {
  const technique: ExplainerTechniqueId =
    cells.length === 4 ? `unique-rectangle-${type as 1}` : `unique-loop-${type as 1}`;
  return strikeHint(technique, rating, removals, () => ({
    candidates: [
      ...withRole('deadly', marksIn(marks, cells, both).map(asCandidate)),
      ...withRole('extra', marksIn(marks, extra, 0x1ff & ~both).map(asCandidate)),
      ...withRole('subset', marksIn(marks, subset, digits).map(asCandidate)),
    ],
    houses: housesAs('house', houses),
    key: name === 'hidden' ? 'unique-rectangle-3-hidden' : `unique-rectangle-${type}`,
    params: {
      cells: cellsParam(cells),
      digits: digitsParam(digitsOf(both)),
      extra: cellsParam(extra),
      extraDigits: digitsParam(digitsOf(digits)),
      subset: cellsParam(subset),
      houses: housesParam(houses),
    },
  }));
}
