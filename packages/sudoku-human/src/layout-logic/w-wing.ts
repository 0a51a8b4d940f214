/** W-Wing on any layout: two cells with the same two digits, and a house whose two places for one of them see one each. */

import { countBits, lowestBit } from '../kernel/bits.js';
import { digitsOfMask } from '../layout/digits.js';
import type { Step } from '../types.js';
import { type Pair, pairsOf } from './links.js';
import {
  allWithRole,
  cellsParam,
  digitsParam,
  housesAs,
  housesParam,
  type LayoutFinder,
  stepOf,
  withRole,
} from './steps.js';
import { excludedByAll, sees, type View } from './view.js';

/** By wings, then by the digit of the bridge; a bridge that several houses make is told once. */
export const wWings: LayoutFinder = {
  ids: ['w-wing'],
  *run(view, emit) {
    const { masks, tables } = view;
    const bivalues = Array.from({ length: tables.cells }, (_, cell) => cell).filter(
      (cell) => countBits(masks[cell]) === 2,
    );
    const bridges = Array.from({ length: bivalues.length < 2 ? 0 : tables.size }, (_, digit) => pairsOf(view, digit));
    for (const [at, one] of bivalues.entries()) {
      yield;
      for (const two of bivalues.slice(at + 1)) {
        if (masks[one] !== masks[two] || sees(view, one, two)) continue;
        for (const link of digitsOfMask(masks[one])) {
          for (const step of wingsOver(view, [one, two], link - 1, bridges[link - 1])) if (emit(step)) return true;
        }
      }
    }
    return false;
  },
};

function* wingsOver(
  view: View,
  [one, two]: readonly [number, number],
  link: number,
  bridges: readonly Pair[],
): Generator<Step> {
  const { masks, tables } = view;
  const { size } = tables;
  const digit = lowestBit(masks[one] & ~(1 << link));
  const gone = excludedByAll(view, [one * size + digit, two * size + digit]).filter((node) => node % size === digit);
  if (gone.length === 0) return;
  const known = new Set<string>();
  for (const { house, cells: bridge } of bridges) {
    const [a, b] = bridge;
    const joins = (sees(view, a, one) && sees(view, b, two)) || (sees(view, a, two) && sees(view, b, one));
    if (!joins || bridge.includes(one) || bridge.includes(two) || known.has(`${bridge}`)) continue;
    known.add(`${bridge}`);
    yield stepOf(view, 'w-wing', {
      eliminations: gone.map((node) => ({ cell: Math.floor(node / size), digit: digit + 1 })),
      candidates: [
        ...allWithRole(view, [one, two], 'wing'),
        ...withRole(
          bridge.map((cell) => ({ cell, digit: link + 1 })),
          'bridge',
        ),
      ],
      houses: housesAs([house]),
      params: {
        wings: cellsParam([one, two]),
        bridge: cellsParam(bridge),
        house: housesParam([house]),
        digit: digitsParam([digit + 1]),
        link: digitsParam([link + 1]),
      },
    });
  }
}
