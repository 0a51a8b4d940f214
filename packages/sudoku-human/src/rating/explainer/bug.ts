/**
 * BUG, 5.6 to 6.1: without some extra candidates every open cell would have two candidates and every house two places for
 * each digit, and there would be no solution or two. So one of them is true.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { sees } from '../../kernel/geometry.js';
import { cellsParam, digitsOf, digitsParam, housesAs, housesParam, withRole } from '../../techniques/shared/parts.js';
import type { ExplainerTechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { asCandidate, cellsAt, type Hint, marksIn, placeOf, sharedInOrder, strikeHint, type TakeHint } from './hint.js';
import { seenByAll } from './unique-loops.js';
import { houseUnit, strike, subsetsOfNine } from './units.js';

/** The conclusions from a board that would be a BUG without extra candidates. */
export function bug({ marks }: Board, take: TakeHint): boolean {
  const extras = extraCandidates(marks);
  if (extras === undefined) return false;
  const cells = [...extras.keys()];
  const digits = [...extras.values()].reduce((all, mask) => all | mask, 0);
  const hint = (technique: ExplainerTechniqueId, rating: number, removals: readonly number[], more: More = {}) =>
    removals.length > 0 && take(bugHint(marks, extras, technique, rating, removals, more));
  if (cells.length === 1) return hint('bug-1', 5.6, marksIn(marks, cells, 0x1ff & ~digits));
  const type4 = () => {
    if (cells.length !== 2) return false;
    const [house] = sharedInOrder(cells);
    const base = cells.map((cell) => marks[cell] & ~(extras.get(cell) ?? 0));
    const common = base[0] & base[1];
    if (house === undefined || countBits(common) !== 1) return false;
    const removals = cells.flatMap((cell, i) => marksIn(marks, [cell], base[i] & ~common)).sort((a, b) => a - b);
    return hint('bug-4', 5.7, removals, { house, digits: common });
  };
  if (countBits(digits) === 1) {
    return hint('bug-2', 5.7, seenByAll(marks, cells, lowestBit(digits)), { digits }) || type4();
  }
  const common = Array.from({ length: 81 }, (_, cell) => cell).filter(
    (cell) => marks[cell] !== 0 && cells.every((other) => sees(cell, other)),
  );
  return type4() || sharedInOrder(cells).some((house) => withSubset(house));

  function withSubset(house: number): boolean {
    const peers = common.reduce((mask, cell) => mask | placeOf(house, cell), 0);
    for (let size = 2; size <= 6; size++) {
      for (const places of subsetsOfNine[size - 1]) {
        if ((places & ~peers) !== 0) continue;
        const subset = cellsAt(house, places);
        const set = subset.reduce((mask, cell) => mask | marks[cell], digits);
        if (countBits(set) !== size || subset.some((cell) => countBits(marks[cell]) < 2)) continue;
        const removals = marksIn(marks, cellsAt(house, peers & ~places), set);
        const rating = 5.7 + (size - 1) * 0.1;
        if (hint('bug-3', rating, removals, { house, subset, digits: set })) return true;
      }
    }
    return false;
  }
}

/** What the words name besides the extra candidates. */
type More = { readonly house?: number; readonly subset?: readonly number[]; readonly digits?: number };

/** The extra digits by cell, as masks, in the order in which they are found; nothing if the board is no BUG. */
function extraCandidates(marks: Uint16Array): Map<number, number> | undefined {
  const extras = new Map<number, number>();
  const without = marks.slice();
  for (const house of [...range(18, 27), ...range(0, 18)]) {
    for (let digit = 0; digit < 9; digit++) {
      const unit = houseUnit(house, digit);
      const count = countBits(marks[unit]);
      if (count === 0 || count === 2) continue;
      const large = cellsAt(house, marks[unit]).filter((cell) => countBits(marks[cell]) >= 3);
      if (large.length === 0) return undefined;
      if (large.length > 1) continue;
      extras.set(large[0], (extras.get(large[0]) ?? 0) | (1 << digit));
      strike(without, large[0] * 9 + digit);
    }
  }
  const isBug = without.every((mask) => mask === 0 || countBits(mask) === 2);
  const isWhole = without.subarray(0, 81).every((mask, cell) => (mask === 0) === (marks[cell] === 0));
  return extras.size > 0 && isBug && isWhole ? extras : undefined;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function bugHint(
  marks: Uint16Array,
  extras: ReadonlyMap<number, number>,
  technique: ExplainerTechniqueId,
  rating: number,
  removals: readonly number[],
  { house, subset = [], digits = 0 }: More,
): Hint {
  return strikeHint(technique, rating, removals, () => {
    const cells = [...extras.keys()].sort((a, b) => a - b);
    const extra = cells.flatMap((cell) => marksIn(marks, [cell], extras.get(cell) ?? 0)).map(asCandidate);
    const houses = house === undefined ? [] : [house];
    return {
      candidates: [
        ...withRole('extra', extra),
        ...withRole('locked', marksIn(marks, technique === 'bug-4' ? cells : [], digits).map(asCandidate)),
        ...withRole('subset', marksIn(marks, subset, digits).map(asCandidate)),
      ],
      houses: housesAs('house', houses),
      key: technique === 'bug-1' ? 'bug-plus-1' : technique,
      params: {
        extra: cellsParam(cells),
        extras: digitsParam([...new Set(extra.map(({ digit }) => digit))]),
        extraDigits: digitsParam(digitsOf(digits)),
        digit: digitsParam(digitsOf(digits)),
        subset: cellsParam(subset),
        houses: housesParam(houses),
      },
    };
  });
}
