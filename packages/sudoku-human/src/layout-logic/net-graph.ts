/**
 * The board as nets see it: every candidate a number, what each rules out, and the units one of whose candidates is true.
 *
 * A unit is an open cell, or a digit's places in a house. What a candidate rules out is kept as bits too, so that what all
 * of a unit's last candidates rule out is a few words' intersection.
 */

import { digitsOfMask } from '../layout/digits.js';
import type { Row } from '../layout/ways.js';
import { rowsOf, sumsOf } from './rows.js';
import { cellsAt, excludedBy, nodeOf, type View } from './view.js';

/** A row with open cells. */
export type NetRow = {
  /** The row. */
  readonly row: Row;
  /** By place: its candidates, none where a value stands. */
  readonly cells: readonly (readonly number[])[];
  /** By place: the value as a mask, 0 where none stands. */
  readonly values: readonly number[];
};

/** Open cells of which some less the others have a sum. */
export type NetSum = {
  /** By cell: its candidates, those of the cells that count first. */
  readonly cells: readonly (readonly number[])[];
  /** How many of the cells count; the others are taken off. */
  readonly plus: number;
  /** The sum. */
  readonly total: number;
};

/** The graph of a view; candidates are numbered from 0 in the order of cell and digit. */
export type NetGraph = {
  /** By candidate: `cell * size + digit`, digits from 0. */
  readonly nodes: readonly number[];
  /** How many words a row of bits has. */
  readonly words: number;
  /** By candidate: what it rules out, as bits. */
  readonly rules: Int32Array;
  /** By candidate: what it rules out. */
  readonly ruledOut: readonly Uint16Array[];
  /** By unit: its candidates. */
  readonly units: readonly Uint16Array[];
  /** By candidate: its units. */
  readonly unitsOf: readonly Uint16Array[];
  /** The rows. */
  readonly rows: readonly NetRow[];
  /** What adds up beside the rows. */
  readonly sums: readonly NetSum[];
  /** By candidate: its rows, and its sums, counted on after the rows. */
  readonly groupsOf: readonly Uint16Array[];
  /** The size of the layout. */
  readonly size: number;
};

/** The graph of a view. */
export function netGraph(view: View): NetGraph {
  const { tables, masks, places, values } = view;
  const { size, houses } = tables;
  const nodes: number[] = [];
  const indexOf = new Int32Array(tables.cells * size).fill(-1);
  for (let cell = 0; cell < tables.cells; cell++) {
    for (const digit of digitsOfMask(masks[cell])) {
      indexOf[nodeOf(view, cell, digit - 1)] = nodes.length;
      nodes.push(nodeOf(view, cell, digit - 1));
    }
  }
  const candidatesAt = (cell: number): number[] =>
    digitsOfMask(masks[cell]).map((digit) => indexOf[nodeOf(view, cell, digit - 1)]);
  const units: number[][] = [];
  for (let cell = 0; cell < tables.cells; cell++) if (masks[cell] !== 0) units.push(candidatesAt(cell));
  for (let house = 0; house < houses; house++) {
    for (let digit = 0; digit < size; digit++) {
      const bits = places[house * size + digit];
      if (bits !== 0) units.push(cellsAt(view, house, bits).map((cell) => indexOf[nodeOf(view, cell, digit)]));
    }
  }
  // Houses without cages take long and say little beside the units.
  const rows = rowsOf(tables)
    .filter(({ sums }) => sums.some((sum) => sum > 0))
    .map(
      (row): NetRow => ({
        row,
        cells: row.cells.map(candidatesAt),
        values: row.cells.map((cell) => (1 << values[cell]) >> 1),
      }),
    )
    .filter(({ cells }) => cells.some(({ length }) => length > 0));
  const isOpen = (cell: number): boolean => values[cell] === 0;
  const standing = (of: readonly number[]): number => of.reduce((all, cell) => all + values[cell], 0);
  const sums = sumsOf(tables)
    .filter(({ plus, minus }) => [...plus, ...minus].some(isOpen))
    .map(
      ({ plus, minus, total }): NetSum => ({
        cells: [...plus, ...minus].filter(isOpen).map(candidatesAt),
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
  return {
    nodes,
    words,
    rules,
    ruledOut,
    units: units.map((unit) => Uint16Array.from(unit)),
    unitsOf: inverse(units, nodes.length),
    rows,
    sums,
    groupsOf: inverse(
      [...rows, ...sums].map(({ cells }) => cells.flat()),
      nodes.length,
    ),
    size,
  };
}

/** By member the lists that it is in. */
function inverse(lists: readonly (readonly number[])[], members: number): Uint16Array[] {
  const of: number[][] = Array.from({ length: members }, () => []);
  for (const [index, list] of lists.entries()) for (const member of list) of[member].push(index);
  return of.map((list) => Uint16Array.from(list));
}
