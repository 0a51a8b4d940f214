/**
 * The rows of cells that have few ways to be filled: cages, and houses in which cages lie or digits beside each other may not be
 * consecutive.
 *
 *     house with cages:  a a b | b b c | c . .     first a, then b, then c and what is left: after a the digits that are
 *                                                  used must have its sum, after b that of both
 *     consecutive:       a b c                     in the order of a snake, so that each cell is beside the one before it
 *                        f e d
 *
 * Houses of more than nine cells have too many sets.
 */

import type { LayoutTables } from '../layout/tables.js';
import { type Row, waysOf } from '../layout/ways.js';
import { type Equation, equationsOf } from '../layout-count/equations.js';

/** Houses and cages of more cells aren't walked. */
const MOST_CELLS = 9;
const MOST_CAGED = 12;

/** A row, and which house or cage it is. */
export type NamedRow = Row & {
  /** The house, or the cage counted on after the houses; a number after those for what the rule of 45 leaves. */
  readonly house: number;
  /** Walks that were made before. */
  readonly memory: RowMemory;
};

/** By slot and place: the masks of a walk, and what was left of them; without digits nothing is left of nothing. */
type RowMemory = { readonly before: Uint16Array; readonly after: Uint16Array };

/** How many walks a row keeps: nets come to the same masks again and again. */
const SLOTS = 1 << 9;

/** The walk over a row from the masks of `waysOf`, or what is remembered of it. */
export function walkOnce(row: NamedRow, size: number): void {
  const { masks, walk } = waysOf(size);
  const { before, after } = row.memory;
  const { length } = row.cells;
  let hash = 0;
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ masks[at], 0x9e3779b1) ^ (hash >>> 15);
  const slot = (hash >>> 23) * length;
  let isKnown = true;
  for (let at = 0; at < length && isKnown; at++) isKnown = before[slot + at] === masks[at];
  if (!isKnown) {
    for (let at = 0; at < length; at++) before[slot + at] = masks[at];
    walk(row);
    for (let at = 0; at < length; at++) after[slot + at] = masks[at];
  } else for (let at = 0; at < length; at++) masks[at] = after[slot + at];
}

const known = /* @__PURE__ */ new WeakMap<LayoutTables, { rows: NamedRow[]; sums: Equation[] }>();

function groupsOf(tables: LayoutTables): { readonly rows: readonly NamedRow[]; readonly sums: readonly Equation[] } {
  let groups = known.get(tables);
  if (groups === undefined) {
    groups = build(tables);
    known.set(tables, groups);
  }
  return groups;
}

/** The rows of a layout, cages first. */
export function rowsOf(tables: LayoutTables): readonly NamedRow[] {
  return groupsOf(tables).rows;
}

/** What adds up by the rule of 45, of cells that need not differ. */
export function sumsOf(tables: LayoutTables): readonly Equation[] {
  return groupsOf(tables).sums;
}

type Cage = { readonly cells: readonly number[]; readonly sum: number };

function build(tables: LayoutTables): { rows: NamedRow[]; sums: Equation[] } {
  const { named, houses, size, layout } = tables;
  const cages = named.flatMap(({ cells, sum }, house) => (sum === undefined ? [] : [{ cells, sum, house }]));
  const inHouses = named.slice(0, size > MOST_CELLS ? 0 : houses).flatMap(({ cells }, house) => {
    const inside = cages.filter((cage) => cage.cells.every((cell) => cells.includes(cell)));
    if (inside.length === 0 && !layout.nonConsecutive) return [];
    return [rowOf(tables, house, cells, inside)];
  });
  // The cages are the first equations; of the others those of different digits are walked as well.
  const derived = equationsOf(tables).slice(cages.length);
  const innies = derived
    .filter(({ differ }) => differ)
    .map(({ plus, total }) => rowOf(tables, named.length, plus, [{ cells: plus, sum: total }]));
  return {
    rows: [
      ...cages
        .filter(({ cells }) => cells.length <= MOST_CAGED)
        .map((cage) => rowOf(tables, cage.house, cage.cells, [cage])),
      ...innies,
      ...inHouses,
    ],
    sums: derived.filter(({ differ }) => !differ),
  };
}

/** The cells of the cages one after the other, then the others, each time as a snake. */
function rowOf(tables: LayoutTables, house: number, members: readonly number[], cages: readonly Cage[]): NamedRow {
  const { size, neighbors } = tables;
  const place = (cell: number): number => {
    const [row, col] = [Math.floor(cell / size), cell % size];
    return row * size + (row % 2 === 0 ? col : size - 1 - col);
  };
  const snake = (cells: readonly number[]): number[] => [...cells].sort((a, b) => place(a) - place(b));
  const cells = [...new Set([...cages.flatMap((cage) => snake(cage.cells)), ...snake(members)])];
  const sums = cells.map(() => 0);
  let [at, total] = [-1, 0];
  for (const cage of cages) {
    at += cage.cells.length;
    total += cage.sum;
    sums[at] = total;
  }
  const areBeside = (a: number, b: number): boolean =>
    neighbors.items.subarray(neighbors.first[a], neighbors.first[a + 1]).includes(b);
  const apart = cells.map((cell, i) => i > 0 && areBeside(cell, cells[i - 1]));
  const memory = { before: new Uint16Array(SLOTS * cells.length), after: new Uint16Array(SLOTS * cells.length) };
  return { house, cells, sums, apart, memory };
}
