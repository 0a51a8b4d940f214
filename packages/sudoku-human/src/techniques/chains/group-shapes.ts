/**
 * Which places of a full house can be a group: some that another full house has in common with it, as any cell of the other
 * house sees them all. Where cells also see each other by a knight's or king's move, any places that one cell outside sees.
 *
 * Most houses of a board are alike in this, so what is worked out is kept once for all of them.
 */

import { countBits } from '../../kernel/bits.js';
import { lazyTable, sees, type Tables } from '../../kernel/tables.js';

/** Houses with more places of a digit than this have no groups: the ways to part the places double with each. */
const maxPlaces = 10;

/** What houses that are alike have in common. */
export type Shape = {
  /** How many places of a digit two nodes can have at most. */
  readonly most: number;
  /** The places split in two nodes: the halves with the first place, ascending, so that each split comes once. */
  readonly halvesOf: (places: number) => readonly number[];
};

/** By full house: its shape. */
export const shapesOf: (tables: Tables) => readonly Shape[] = /* @__PURE__ */ lazyTable((tables) => {
  const known = new Map<string, Shape>();
  return Array.from({ length: tables.houses }, (_, house) => {
    const widest = widestGroups(tables, house);
    const key = widest.join();
    let shape = known.get(key);
    if (shape === undefined) known.set(key, (shape = shapeOf(widest)));
    return shape;
  });
});

/** The places of the house that can be a group, each of which lie in no others, ascending. */
function widestGroups(tables: Tables, house: number): number[] {
  const { size, cells, full, houseCells, overlaps, hasMoves } = tables;
  const groups = new Set(overlaps.within.subarray(overlaps.first[house], overlaps.first[house + 1]));
  const members = houseCells.subarray(house * size, (house + 1) * size);
  for (let cell = 0; hasMoves && cell < cells; cell++) {
    if (members.includes(cell)) continue;
    groups.add(members.reduce((places, other, place) => places | (sees(tables, cell, other) ? 1 << place : 0), 0));
  }
  // A house with the same cells is no other.
  const some = [...groups].filter((places) => countBits(places) > 1 && places !== full);
  return some.filter((a) => !some.some((b) => a !== b && (a & ~b) === 0)).sort((a, b) => a - b);
}

function shapeOf(widest: readonly number[]): Shape {
  const isNode = (places: number): boolean =>
    (places & (places - 1)) === 0 || widest.some((group) => (places & ~group) === 0);
  const known = new Map<number, readonly number[]>();
  const listHalves = (places: number): number[] => {
    const first = places & -places;
    const rest = places & ~first;
    const halves: number[] = [];
    // All subsets of the rest but the whole of it, ascending.
    for (let others = 0; others !== rest; others = (others - rest) & rest) {
      if (isNode(first | others) && isNode(rest & ~others)) halves.push(first | others);
    }
    return halves;
  };
  return {
    most: Math.min(maxPlaces, 2 * Math.max(1, ...widest.map(countBits))),
    halvesOf: (places) => {
      let halves = known.get(places);
      if (halves === undefined) known.set(places, (halves = listHalves(places)));
      return halves;
    },
  };
}
