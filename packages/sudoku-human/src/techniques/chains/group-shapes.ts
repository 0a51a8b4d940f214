/**
 * How the places of a digit in a full house part in two nodes: one place, or a group of several.
 *
 * A group is places that another full house has in common with this one, as all other cells of that house see them. Where
 * cells also see each other by a knight's or king's move, many more places are seen together. There the places part in what a
 * candidate outside the house sees and the others, if another candidate sees these.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellsIn, setAt, without } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import { lazyTable, sees, type Tables } from '../../kernel/tables.js';

/** Houses with more places of a digit than this are not parted by other houses: the ways to do so double with each. */
const maxPlaces = 10;

/**
 * The places of a digit (from 0) in the house, which are three or more, split in two nodes: the halves with the first place,
 * ascending, so that each split comes once.
 */
export function halvesOf(state: State, house: number, digit: number): readonly number[] {
  const { size, hasMoves } = state.tables;
  const places = state.places[house * size + digit];
  if (hasMoves) return seenHalves(state, house, digit);
  const { groups, most, known } = shapesOf(state.tables)[house];
  if (countBits(places) > most) return [];
  let halves = known.get(places);
  if (halves === undefined) known.set(places, (halves = listHalves(places, groups)));
  return halves;
}

function listHalves(places: number, groups: readonly number[]): number[] {
  const first = places & -places;
  const rest = places & ~first;
  const halves: number[] = [];
  // All subsets of the rest but the whole of it, ascending.
  for (let others = 0; others !== rest; others = (others - rest) & rest) {
    if (isNode(first | others, groups) && isNode(rest & ~others, groups)) halves.push(first | others);
  }
  return halves;
}

/** One place, or some of a group. */
function isNode(places: number, groups: readonly number[]): boolean {
  return (places & (places - 1)) === 0 || groups.some((group) => (places & ~group) === 0);
}

/** What houses have in common whose cells lie in others alike; most houses of a board are alike. */
type Shape = {
  /** The places that another house has, unless these lie in others. */
  readonly groups: readonly number[];
  /** How many places of a digit two nodes can have at most. */
  readonly most: number;
  /** The halves of places that were asked for. */
  readonly known: Map<number, readonly number[]>;
};

/** By full house: its shape. */
const shapesOf = /* @__PURE__ */ lazyTable((tables: Tables): readonly Shape[] => {
  const { houses, full, overlaps } = tables;
  const shapes = new Map<string, Shape>();
  return Array.from({ length: houses }, (_, house) => {
    // A house with the same cells is no other.
    const shared = overlaps.within.subarray(overlaps.first[house], overlaps.first[house + 1]);
    const groups = widest(shared.filter((places) => places !== full));
    const key = groups.join();
    let shape = shapes.get(key);
    if (shape === undefined) {
      const most = Math.min(maxPlaces, 2 * Math.max(1, ...groups.map(countBits)));
      shapes.set(key, (shape = { groups, most, known: new Map() }));
    }
    return shape;
  });
});

/** Halves of which one is what a candidate outside the house sees. */
function seenHalves({ tables, digitSets, places }: State, house: number, digit: number): number[] {
  const { size, words, houseCells, houseSets } = tables;
  const all = places[house * size + digit];
  const groups = new Set<number>();
  for (const cell of cellsIn(without(setAt(digitSets, digit, words), setAt(houseSets, house, words)))) {
    let seen = 0;
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (sees(tables, cell, houseCells[house * size + lowestBit(bit)])) seen |= bit;
    }
    if ((seen & (seen - 1)) !== 0) groups.add(seen);
  }
  const some = [...groups];
  const parts = some.filter((group) => group !== all && isNode(all & ~group, some));
  const halves = parts.map((group) => ((group & all & -all) === 0 ? all & ~group : group));
  return [...new Set(halves)].sort((a, b) => a - b);
}

/** The masks that lie in no other, ascending. */
function widest(masks: Iterable<number>): number[] {
  const some = [...new Set(masks)];
  return some.filter((a) => !some.some((b) => a !== b && (a & ~b) === 0)).sort((a, b) => a - b);
}
