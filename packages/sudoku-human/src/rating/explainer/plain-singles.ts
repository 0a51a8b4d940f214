/** Singles and the rules that end in a single without striking anything out: ratings 1.0 to 2.5. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { houseCells } from '../../kernel/geometry.js';
import { cellsParam, digitsOf, digitsParam, housesAs, housesParam, withRole } from '../../techniques/shared/parts.js';
import type { Board } from './board.js';
import { asCandidate, cellsAt, marksIn, placeHint, placesIn, type Rule, type TakeHint, type Why } from './hint.js';
import { hiddenSets, lockedDigits } from './tight-sets.js';
import { boxesColumnsRows, houseUnit } from './units.js';

/** The only place of a digit in a house: houses with one open cell first, then the others. */
export function hiddenSingles({ marks, openCells }: Board, take: TakeHint): boolean {
  for (const isLast of [true, false]) {
    for (const house of boxesColumnsRows) {
      if ((openCells[house] === 1) !== isLast) continue;
      for (let digit = 0; digit < 9; digit++) {
        const places = marks[houseUnit(house, digit)];
        if (places === 0 || (places & (places - 1)) !== 0) continue;
        const placement = houseCells[house * 9 + lowestBit(places)] * 9 + digit;
        const rating = isLast ? 1.0 : house >= 18 ? 1.2 : 1.5;
        const key = isLast ? 'full-house' : 'hidden-single';
        if (take(placeHint('hidden-single', rating, placement, () => singleWhy(key, placement, house)))) return true;
      }
    }
  }
  return false;
}

/** A cell with one candidate. */
export function nakedSingles({ marks }: Board, take: TakeHint): boolean {
  for (let cell = 0; cell < 81; cell++) {
    const mask = marks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    const placement = cell * 9 + lowestBit(mask);
    if (take(placeHint('naked-single', 2.3, placement, () => singleWhy('naked-single', placement)))) return true;
  }
  return false;
}

/** A locked digit that leaves one place in another house of the kind in which it is locked. */
export function directLocking({ marks }: Board, take: TakeHint): boolean {
  return lockedDigits({ marks }, (first, second, digit) => {
    const kind = first < 9 ? 0 : first < 18 ? 9 : 18;
    for (let house = kind; house < kind + 9; house++) {
      if (house === first) continue;
      const places = marks[houseUnit(house, digit)];
      const outside = places & ~placesIn(house, second);
      if (countBits(places) < 2 || countBits(outside) !== 1) continue;
      const placement = houseCells[house * 9 + lowestBit(outside)] * 9 + digit;
      const isPointing = first >= 18;
      const hint = placeHint(
        isPointing ? 'direct-pointing' : 'direct-claiming',
        isPointing ? 1.7 : 1.9,
        placement,
        (): Why => {
          const base = marksIn(marks, cellsAt(first, marks[houseUnit(first, digit)]), 1 << digit);
          const { candidates, houses, params } = directParts(placement, base, house);
          return {
            candidates,
            houses: [...housesAs('base', [first]), ...housesAs('cover', [second]), ...houses],
            key: 'direct-locking',
            params: { ...params, base: housesParam([first]), cover: housesParam([second]) },
          };
        },
      );
      if (take(hint)) return true;
    }
    return false;
  });
}

/** A hidden set (2 or 3 digits) that leaves one place for another digit of its house. */
export function directHiddenSets(size: 2 | 3): Rule {
  return (board, take) => {
    const { marks } = board;
    return hiddenSets(board, size, size, (house, digits, places) => {
      for (let digit = 0; digit < 9; digit++) {
        const own = marks[houseUnit(house, digit)];
        const outside = own & ~places;
        if (countBits(own) < 2 || countBits(outside) !== 1) continue;
        const placement = houseCells[house * 9 + lowestBit(outside)] * 9 + digit;
        const hint = placeHint(
          size === 2 ? 'direct-hidden-pair' : 'direct-hidden-triple',
          size === 2 ? 2.0 : 2.5,
          placement,
          (): Why => {
            const cells = cellsAt(house, places);
            const { candidates, houses, params } = directParts(placement, marksIn(marks, cells, digits), house);
            const setDigits = digitsParam(digitsOf(digits));
            return {
              candidates,
              houses,
              key: 'direct-hidden-set',
              params: { ...params, cells: cellsParam(cells), digits: setDigits },
            };
          },
        );
        return take(hint);
      }
      return false;
    });
  };
}

function directParts(placement: number, base: readonly number[], house: number) {
  const single = asCandidate(placement);
  return {
    candidates: [...withRole('base', base.map(asCandidate)), ...withRole('single', [single])],
    houses: housesAs('house', [house]),
    params: {
      house: housesParam([house]),
      cell: cellsParam([single.cell]),
      digit: digitsParam([single.digit]),
    },
  };
}

function singleWhy(key: string, placement: number, house?: number): Why {
  const single = asCandidate(placement);
  const houses = house === undefined ? [] : [house];
  return {
    candidates: withRole('single', [single]),
    houses: housesAs('house', houses),
    key,
    params: {
      cell: cellsParam([single.cell]),
      digit: digitsParam([single.digit]),
      ...(house === undefined ? {} : { house: housesParam(houses) }),
    },
  };
}
