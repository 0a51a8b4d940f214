/**
 * The board as nets see it: every candidate a number, what each rules out, and the units one of whose candidates is true.
 *
 * A unit is an open cell, or a digit's places in a house. What a candidate rules out is kept as bits too, so that what all
 * of a unit's last candidates rule out is a few words' intersection.
 */

import { digitsOfMask } from '../layout/digits.js';
import { type Combos, groupsOf, type NamedRow } from '../layout/rows.js';
import { cellsAt, excludedBy, nodeOf, type View } from './view.js';

/** Open cells of which some less the others have a sum. */
export type NetSum = {
  /** The cells, those that count first. */
  readonly cells: readonly number[];
  /** How many of the cells count; the others are taken off. */
  readonly plus: number;
  /** The sum. */
  readonly total: number;
};

/** The graph of a view; candidates are numbered from 0 by digit and cell, so that a digit's bits are side by side. */
export type NetGraph = {
  /** By candidate: `cell * size + digit`, digits from 0. */
  readonly nodes: readonly number[];
  /** How many words a row of bits has. */
  readonly words: number;
  /** By digit from 0: the number of its first candidate; at last that of all. */
  readonly firstOf: readonly number[];
  /** How far from its own a digit reaches that a candidate rules out in another cell. */
  readonly reach: 0 | 1;
  /** By candidate: what it rules out, as bits. */
  readonly rules: Int32Array;
  /** By candidate: what it rules out. */
  readonly ruledOut: readonly Uint16Array[];
  /** By unit: its candidates. */
  readonly units: readonly Uint16Array[];
  /** By unit: its cell, or a number for its house and digit after all cells; the same for every view of a layout. */
  readonly unitNames: readonly number[];
  /** By candidate: its units. */
  readonly unitsOf: readonly Uint16Array[];
  /** By `cell * size + digit`: the candidate, or a negative number. */
  readonly indexOf: Int16Array;
  /** By cell: its digits, also where a value stands. */
  readonly masks: Uint16Array;
  /** The cells of a sum that have open ones, with the sets of digits that have it. */
  readonly combos: readonly Combos[];
  /** What adds up beside those. */
  readonly sums: readonly NetSum[];
  /** The rows that have open cells. */
  readonly rows: readonly NamedRow[];
  /** By combo, by sum, and by row, counted on one after the other: all its candidates. */
  readonly members: readonly Uint16Array[];
  /** By candidate: its combos, sums and rows, counted alike. */
  readonly groupsOf: readonly Uint16Array[];
  /** The size of the layout. */
  readonly size: number;
};

/** The graph of a view. */
export function netGraph(view: View): NetGraph {
  const { tables, masks, places, values } = view;
  const { size, houses } = tables;
  const nodes: number[] = [];
  const indexOf = new Int16Array(tables.cells * size).fill(-1);
  const firstOf = [0];
  for (let digit = 0; digit < size; digit++) {
    for (let cell = 0; cell < tables.cells; cell++) {
      if ((masks[cell] & (1 << digit)) === 0) continue;
      indexOf[nodeOf(view, cell, digit)] = nodes.length;
      nodes.push(nodeOf(view, cell, digit));
    }
    firstOf.push(nodes.length);
  }
  const candidatesAt = (cell: number): number[] =>
    digitsOfMask(masks[cell]).map((digit) => indexOf[nodeOf(view, cell, digit - 1)]);
  const units: number[][] = [];
  const unitNames: number[] = [];
  for (let cell = 0; cell < tables.cells; cell++) {
    if (masks[cell] === 0) continue;
    unitNames.push(cell);
    units.push(candidatesAt(cell));
  }
  for (let house = 0; house < houses; house++) {
    for (let digit = 0; digit < size; digit++) {
      const bits = places[house * size + digit];
      if (bits === 0) continue;
      unitNames.push(tables.cells + house * size + digit);
      units.push(cellsAt(view, house, bits).map((cell) => indexOf[nodeOf(view, cell, digit)]));
    }
  }
  // Houses without cages take long and say little beside the units.
  const isOpen = (cell: number): boolean => values[cell] === 0;
  const groups = groupsOf(tables);
  const rows = groups.rows.filter(({ sums, cells }) => sums.some((sum) => sum > 0) && cells.some(isOpen));
  const combos = groups.combos.filter(({ cells }) => cells.some(isOpen));
  const standing = (of: readonly number[]): number => of.reduce((all, cell) => all + values[cell], 0);
  const sums = groups.sums
    .filter(({ plus, minus }) => [...plus, ...minus].some(isOpen))
    .map(
      ({ plus, minus, total }): NetSum => ({
        cells: [...plus, ...minus].filter(isOpen),
        plus: plus.filter(isOpen).length,
        total: total - standing(plus) + standing(minus),
      }),
    );
  const words = (nodes.length + 31) >> 5;
  const rules = new Int32Array(nodes.length * words);
  const ruledOut = nodes.map((node, at) => {
    const list = Uint16Array.from(excludedBy(view, node), (other) => indexOf[other]);
    for (const other of list) rules[at * words + (other >> 5)] |= 1 << (other & 31);
    return list;
  });
  const members = [...combos, ...sums, ...rows].map(({ cells }) => cells.flatMap(candidatesAt));
  return {
    nodes,
    words,
    firstOf,
    reach: tables.nonConsecutive ? 1 : 0,
    rules,
    ruledOut,
    units: units.map((unit) => Uint16Array.from(unit)),
    unitNames,
    unitsOf: inverse(units, nodes.length),
    indexOf,
    masks: masks.map((mask, cell) => mask | ((1 << values[cell]) >> 1)),
    combos,
    sums,
    rows,
    members: members.map((list) => Uint16Array.from(list)),
    groupsOf: inverse(members, nodes.length),
    size,
  };
}

/** By member the lists that it is in. */
function inverse(lists: readonly (readonly number[])[], members: number): Uint16Array[] {
  const of: number[][] = Array.from({ length: members }, () => []);
  for (const [index, list] of lists.entries()) for (const member of list) of[member].push(index);
  return of.map((list) => Uint16Array.from(list));
}
