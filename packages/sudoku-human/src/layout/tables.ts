/**
 * A layout as the kernels see it: typed arrays of houses, cages, and who sees whom.
 *
 * Two cells see each other if they lie in a house or a cage, or a knight's or king's move apart where that counts. Built
 * once for each layout that is alive.
 */

import type { Layout, LayoutHouse } from '../types.js';
import { listHouses } from './houses.js';

/** Lists of numbers in compressed rows: those of `n` are `items[first[n]] … items[first[n + 1] - 1]`. */
export type Lists = {
  /** Where each list begins. */
  readonly first: Uint16Array;
  /** The members of all lists. */
  readonly items: Uint16Array;
};

/** The tables of a layout. */
export type LayoutTables = {
  /** The layout. */
  readonly layout: Layout;
  /** Houses, then cages. */
  readonly named: readonly LayoutHouse[];
  /** How many digits. */
  readonly size: number;
  /** How many cells. */
  readonly cells: number;
  /** The mask of all digits. */
  readonly full: number;
  /** How many houses hold every digit; the cages come after them. */
  readonly houses: number;
  /** By house: its cells, `size` each. */
  readonly houseCells: Uint16Array;
  /** By cell: its houses. */
  readonly housesOf: Lists;
  /** By cell: the cells that can't hold the same digit. */
  readonly peers: Lists;
  /** By two cells: 1 if they see each other. */
  readonly sees: Uint8Array;
  /** By cell: the cells beside it that can't hold the next digit; empty lists unless that is a rule. */
  readonly neighbors: Lists;
  /** By cell: the cages that it lies in. */
  readonly cagesOf: Lists;
};

const built = /* @__PURE__ */ new WeakMap<Layout, LayoutTables>();

/** The tables of a layout that was read. */
export function tablesOf(layout: Layout): LayoutTables {
  const known = built.get(layout);
  if (known !== undefined) return known;
  const tables = build(layout);
  built.set(layout, tables);
  return tables;
}

function build(layout: Layout): LayoutTables {
  const { size } = layout;
  const cells = size * size;
  const named = listHouses(layout);
  const houses = named.length - layout.cages.length;
  const sees = new Uint8Array(cells * cells);
  const housesAt: number[][] = Array.from({ length: cells }, () => []);
  const cagesAt: number[][] = Array.from({ length: cells }, () => []);
  for (const [house, { cells: members }] of named.entries()) {
    for (const cell of members) {
      (house < houses ? housesAt : cagesAt)[cell].push(house < houses ? house : house - houses);
      for (const other of members) if (other !== cell) sees[cell * cells + other] = 1;
    }
  }
  for (const [row, col] of movesOf(layout)) link(sees, size, row, col);
  return {
    layout,
    named,
    size,
    cells,
    full: (1 << size) - 1,
    houses,
    houseCells: Uint16Array.from(named.slice(0, houses).flatMap((house) => [...house.cells])),
    housesOf: lists(housesAt),
    peers: lists(Array.from(housesAt, (_, cell) => seen(sees, cells, cell))),
    sees,
    neighbors: lists(housesAt.map((_, cell) => (layout.nonConsecutive ? beside(cell, size) : []))),
    cagesOf: lists(cagesAt),
  };
}

/** The steps to cells that may not be equal. */
function movesOf({ antiKnight, antiKing }: Layout): [number, number][] {
  return [
    ...(antiKnight
      ? ([
          [1, 2],
          [1, -2],
          [2, 1],
          [2, -1],
        ] as [number, number][])
      : []),
    ...(antiKing
      ? ([
          [1, 1],
          [1, -1],
        ] as [number, number][])
      : []),
  ];
}

function link(sees: Uint8Array, size: number, down: number, right: number): void {
  const cells = size * size;
  for (let cell = 0; cell < cells; cell++) {
    const [row, col] = [Math.floor(cell / size) + down, (cell % size) + right];
    if (row >= size || col < 0 || col >= size) continue;
    sees[cell * cells + row * size + col] = 1;
    sees[(row * size + col) * cells + cell] = 1;
  }
}

function seen(sees: Uint8Array, cells: number, cell: number): number[] {
  const list: number[] = [];
  for (let other = 0; other < cells; other++) if (sees[cell * cells + other] === 1) list.push(other);
  return list;
}

function beside(cell: number, size: number): number[] {
  const [row, col] = [Math.floor(cell / size), cell % size];
  const list: number[] = [];
  if (row > 0) list.push(cell - size);
  if (col > 0) list.push(cell - 1);
  if (col < size - 1) list.push(cell + 1);
  if (row < size - 1) list.push(cell + size);
  return list;
}

function lists(rows: readonly (readonly number[])[]): Lists {
  const first = new Uint16Array(rows.length + 1);
  for (let row = 0; row < rows.length; row++) first[row + 1] = first[row] + rows[row].length;
  return { first, items: Uint16Array.from(rows.flat()) };
}
