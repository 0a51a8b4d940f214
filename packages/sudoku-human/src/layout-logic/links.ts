/**
 * The strong links of a view: the two digits of a cell, the two places of a digit in a house.
 *
 * A cage and cells that see each other give no strong link: they need not hold a digit at all.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { cellsAt, type View } from './view.js';

/** By node (`cell * size + digit`) the nodes that are true if it is false, ascending. */
export type StrongLinks = {
  /** Inside cells. */
  readonly inCell: readonly (readonly number[])[];
  /** Between the places of a digit in a house. */
  readonly inHouse: readonly (readonly number[])[];
};

const none: readonly number[] = [];

const known = /* @__PURE__ */ new WeakMap<View, StrongLinks>();

/** All strong links, worked out once for each view. */
export function strongLinks(view: View): StrongLinks {
  const links = known.get(view) ?? findLinks(view);
  known.set(view, links);
  return links;
}

function findLinks(view: View): StrongLinks {
  const { tables, masks } = view;
  const { size, cells } = tables;
  // Most candidates have none, so they share the empty list.
  const inCell: (readonly number[])[] = new Array(cells * size).fill(none);
  const inHouse: (readonly number[])[] = new Array(cells * size).fill(none);
  const join = (lists: (readonly number[])[], a: number, b: number): void => {
    if (lists[a].includes(b)) return;
    lists[a] = [...lists[a], b];
    lists[b] = [...lists[b], a];
  };
  for (let cell = 0; cell < cells; cell++) {
    const mask = masks[cell];
    if (countBits(mask) === 2) join(inCell, cell * size + lowestBit(mask), cell * size + 31 - Math.clz32(mask));
  }
  for (let digit = 0; digit < size; digit++) {
    for (const [a, b] of pairsOf(view, digit).map((pair) => pair.cells)) {
      join(inHouse, a * size + digit, b * size + digit);
    }
  }
  return { inCell, inHouse };
}

/** A house with two places for a digit. */
export type Pair = { readonly house: number; readonly cells: readonly number[] };

/** The houses with two places for a digit (from 0), ascending. */
export function pairsOf(view: View, digit: number): Pair[] {
  const { size, houses } = view.tables;
  const pairs: Pair[] = [];
  for (let house = 0; house < houses; house++) {
    const bits = view.places[house * size + digit];
    if (countBits(bits) === 2) pairs.push({ house, cells: cellsAt(view, house, bits) });
  }
  return pairs;
}
