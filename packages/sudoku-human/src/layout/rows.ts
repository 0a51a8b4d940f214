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

import type { Tables } from '../kernel/tables.js';
import { combinations } from './combinations.js';
import { type Equation, equationsOf } from './equations.js';
import { type Row, waysOf } from './ways.js';

/** Houses of more cells aren't walked. */
const MOST_CELLS = 9;

/** A row, and which house or cage it is. */
export type NamedRow = Row & {
  /** The house; a number after those of all houses and cages for a sum. */
  readonly house: number;
  /** Walks that were made before. */
  readonly memory: RowMemory;
};

/** By slot and place: the masks of a walk, and what was left of them; without digits nothing is left of nothing. */
type RowMemory = { readonly before: Uint16Array; readonly after: Uint16Array };

/**
 * How many walks a row keeps: nets come to the same masks again and again. With 64, killers of our own take 3 % more states of
 * walks than with 2048, with 128 they take 2 % more for a sixteenth of the room (`scripts/limits.mjs net-row-memory`).
 */
const SLOTS = 128;

/** Cells of a sum that all differ, and the sets of digits that have it. */
export type Combos = { readonly cells: readonly number[]; readonly sets: Uint16Array };

/**
 * A sum of more cells isn't walked: which of its sets fit says most of it, and is a few words' work for each. Without the walks
 * of two cells killers take 2 to 4 % more pauses, those of three take more and save none (`scripts/limits.mjs net-walked`).
 */
const MOST_WALKED = 2;

/** The walk over a row from the masks of `waysOf`, or what is remembered of it. */
export function walkOnce(row: NamedRow, size: number): void {
  const { masks, walk } = waysOf(size);
  const { before, after } = row.memory;
  const { length } = row.cells;
  let hash = 0;
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ masks[at], 0x9e3779b1) ^ (hash >>> 15);
  const slot = ((hash >>> 16) % SLOTS) * length;
  let isKnown = true;
  for (let at = 0; at < length && isKnown; at++) isKnown = before[slot + at] === masks[at];
  if (!isKnown) {
    for (let at = 0; at < length; at++) before[slot + at] = masks[at];
    walk(row);
    for (let at = 0; at < length; at++) after[slot + at] = masks[at];
  } else for (let at = 0; at < length; at++) masks[at] = after[slot + at];
}

/** What is known of cells together. */
type Groups = {
  readonly rows: readonly NamedRow[];
  readonly combos: readonly Combos[];
  readonly sums: readonly Equation[];
};

const known = /* @__PURE__ */ new WeakMap<Tables, Groups>();

/** The groups of a layout, worked out once. */
export function groupsOf(tables: Tables): Groups {
  let groups = known.get(tables);
  if (groups === undefined) {
    groups = build(tables);
    known.set(tables, groups);
  }
  return groups;
}

type Cage = { readonly cells: readonly number[]; readonly sum: number };

function build(tables: Tables): Groups {
  const { named, houses, size, nonConsecutive } = tables;
  const cages = named.flatMap(({ cells, sum }) => (sum === undefined ? [] : [{ cells, sum }]));
  const inHouses = named.slice(0, size > MOST_CELLS ? 0 : houses).flatMap(({ cells }, house) => {
    const inside = cages.filter((cage) => cage.cells.every((cell) => cells.includes(cell)));
    if (inside.length === 0 && !nonConsecutive) return [];
    return [rowOf(tables, house, cells, inside)];
  });
  // The cages are the first equations, all of different digits.
  const equations = equationsOf(tables);
  const [few, many] = [0, 1].map((isMany) =>
    equations.filter(({ differ, plus }) => differ && plus.length > MOST_WALKED === (isMany === 1)),
  );
  return {
    rows: [
      ...few.map(({ plus, total }) => rowOf(tables, named.length, plus, [{ cells: plus, sum: total }])),
      ...inHouses,
    ],
    combos: many.map(({ plus, total }) => ({ cells: plus, sets: combinations(size, plus.length, total) })),
    sums: equations.filter(({ differ }) => !differ),
  };
}

/** The cells of the cages one after the other, then the others, each time as a snake. */
function rowOf(tables: Tables, house: number, members: readonly number[], cages: readonly Cage[]): NamedRow {
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
