/** Locked digits, naked and hidden sets, fish and wings: ratings 2.6 to 5.4. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { sees } from '../../kernel/geometry.js';
import { cellsParam, digitsOf, digitsParam, housesAs, housesParam, withRole } from '../../techniques/shared/parts.js';
import type { Board } from './board.js';
import { asCandidate, cellsAt, marksIn, type Rule, strikeHint, type TakeHint } from './hint.js';
import { fish, hiddenSets, lockedDigits, nakedSets } from './tight-sets.js';
import { houseUnit, orderedPeers } from './units.js';

/** The candidates that a locked digit strikes: those of the second house outside the first, ascending. */
export function lockedRemovals(marks: Uint16Array, first: number, second: number, digit: number): number[] {
  const base = cellsAt(first, marks[houseUnit(first, digit)]);
  const cells = cellsAt(second, marks[houseUnit(second, digit)]).filter((cell) => !base.includes(cell));
  return cells.map((cell) => cell * 9 + digit).sort(ascending);
}

/** The candidates that a hidden set strikes: other digits in its cells. */
export function hiddenRemovals(marks: Uint16Array, house: number, digits: number, places: number): number[] {
  return marksIn(marks, cellsAt(house, places), 0x1ff & ~digits).sort(ascending);
}

/** The candidates that a naked set strikes: its digits in the other cells of its house. */
export function nakedRemovals(marks: Uint16Array, house: number, places: number, digits: number): number[] {
  return marksIn(marks, cellsAt(house, 0x1ff & ~places), digits).sort(ascending);
}

/** The candidates that a fish strikes: its digit on the cross-lines, outside its own lines. */
export function fishRemovals(marks: Uint16Array, first: number, lines: number, digit: number, cross: number): number[] {
  const others = first === 9 ? 0 : 9;
  const removals: number[] = [];
  for (let rest = cross; rest !== 0; rest &= rest - 1) {
    const line = others + lowestBit(rest);
    const cells = cellsAt(line, marks[houseUnit(line, digit)] & ~lines);
    for (const cell of cells) removals.push(cell * 9 + digit);
  }
  return removals.sort(ascending);
}

/** Pointing 2.6 and claiming 2.8. */
export function locking({ marks }: Board, take: TakeHint): boolean {
  return lockedDigits({ marks }, (first, second, digit) => {
    const removals = lockedRemovals(marks, first, second, digit);
    if (removals.length === 0) return false;
    const technique = first >= 18 ? 'pointing' : 'claiming';
    return take(
      strikeHint(technique, first >= 18 ? 2.6 : 2.8, removals, () => {
        const base = cellsAt(first, marks[houseUnit(first, digit)]).map((cell) => asCandidate(cell * 9 + digit));
        return {
          candidates: withRole('locked', base),
          houses: [...housesAs('base', [first]), ...housesAs('cover', [second])],
          key: technique,
          params: { base: housesParam([first]), cover: housesParam([second]), digit: digitsParam([digit + 1]) },
        };
      }),
    );
  });
}

const sizeNames = ['', '', 'pair', 'triple', 'quad'] as const;

/** Naked pair 3.0, triple 3.6, quad 5.0. */
export function nakedSubsets(size: 2 | 3 | 4): Rule {
  const technique = `naked-${sizeNames[size] as 'pair'}` as const;
  const rating = [3.0, 3.6, 5.0][size - 2];
  return (board, take) =>
    nakedSets(board, size, (house, places, digits) => {
      const removals = nakedRemovals(board.marks, house, places, digits);
      const why = () => subsetWhy(technique, board.marks, house, places, digits);
      return removals.length > 0 && take(strikeHint(technique, rating, removals, why));
    });
}

/** Hidden pair 3.4, triple 4.0, quad 5.4. */
export function hiddenSubsets(size: 2 | 3 | 4): Rule {
  const technique = `hidden-${sizeNames[size] as 'pair'}` as const;
  const rating = [3.4, 4.0, 5.4][size - 2];
  return (board, take) =>
    hiddenSets(board, size, 2 * size, (house, digits, places) => {
      const removals = hiddenRemovals(board.marks, house, digits, places);
      const why = () => subsetWhy(technique, board.marks, house, places, digits);
      return removals.length > 0 && take(strikeHint(technique, rating, removals, why));
    });
}

function subsetWhy(key: string, marks: Uint16Array, house: number, places: number, digits: number) {
  const cells = cellsAt(house, places);
  const where = housesParam([house]);
  return {
    candidates: withRole('subset', marksIn(marks, cells, digits).map(asCandidate)),
    houses: housesAs('house', [house]),
    key,
    params: { cells: cellsParam(cells), digits: digitsParam(digitsOf(digits)), house: where, houses: where },
  };
}

/** X-Wing 3.2, Swordfish 3.8, Jellyfish 5.2. */
export function plainFish(size: 2 | 3 | 4): Rule {
  const technique = (['x-wing', 'swordfish', 'jellyfish'] as const)[size - 2];
  const rating = [3.2, 3.8, 5.2][size - 2];
  return (board, take) => {
    const { marks } = board;
    return fish(board, size, (first, lines, digit, cross) => {
      const removals = fishRemovals(marks, first, lines, digit, cross);
      if (removals.length === 0) return false;
      return take(
        strikeHint(technique, rating, removals, () => {
          const base = digitsOf(lines).map((line) => first + line - 1);
          const cover = digitsOf(cross).map((line) => 9 - first + line - 1);
          const cells = base.flatMap((line) => cellsAt(line, marks[houseUnit(line, digit)]));
          return {
            candidates: withRole(
              'base',
              cells.sort(ascending).map((cell) => asCandidate(cell * 9 + digit)),
            ),
            houses: [...housesAs('base', base), ...housesAs('cover', cover)],
            key: technique,
            params: { base: housesParam(base), cover: housesParam(cover), digit: digitsParam([digit + 1]) },
          };
        }),
      );
    });
  };
}

/** XY-Wing 4.2 (a pivot of two digits), XYZ-Wing 4.4 (of three). */
export function wings(pivotDigits: 2 | 3): Rule {
  const technique = pivotDigits === 2 ? 'xy-wing' : 'xyz-wing';
  const rating = pivotDigits === 2 ? 4.2 : 4.4;
  return ({ marks }, take) => {
    for (let pivot = 0; pivot !== 81; pivot++) {
      const mask = marks[pivot];
      if (countBits(mask) !== pivotDigits) continue;
      for (let i = pivot * 20; i < pivot * 20 + 20; i++) {
        const one = orderedPeers[i];
        if (countBits(marks[one]) !== 2) continue;
        for (let j = pivot * 20; j < pivot * 20 + 20; j++) {
          const other = orderedPeers[j];
          if (countBits(marks[other]) !== 2 || countBits(mask | marks[one] | marks[other]) !== 3) continue;
          if (countBits(mask & marks[one] & marks[other]) !== pivotDigits - 2) continue;
          const common = marks[one] & marks[other];
          const removals: number[] = [];
          for (let cell = 0; cell !== 81; cell++) {
            if ((marks[cell] & common) === 0 || !sees(cell, one) || !sees(cell, other)) continue;
            if (pivotDigits === 3 ? sees(cell, pivot) : cell !== pivot) removals.push(cell * 9 + lowestBit(common));
          }
          if (removals.length === 0) continue;
          const hint = strikeHint(technique, rating, removals, () => {
            const allIn = (cells: readonly number[]) => marksIn(marks, cells, 0x1ff).map(asCandidate);
            return {
              candidates: [...withRole('pivot', allIn([pivot])), ...withRole('wing', allIn([one, other]))],
              key: technique,
              params: {
                pivot: cellsParam([pivot]),
                wings: cellsParam([one, other]),
                digit: digitsParam(digitsOf(common)),
              },
            };
          });
          if (take(hint)) return true;
        }
      }
    }
    return false;
  };
}

function ascending(a: number, b: number): number {
  return a - b;
}
