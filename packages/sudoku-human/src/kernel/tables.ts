/**
 * A layout as the kernels see it: which cells a house has, which houses a cell is in, what a cell sees.
 *
 * Typed arrays, made once per layout. The full houses come first by number: rows, columns, boxes or regions, then others;
 * each has every digit once. The cages come after them: their cells differ, and that is all.
 */

import type { Layout, LayoutHouse } from '../types.js';
import { lowestBit } from './bits.js';
import { addAt, hasAt } from './cell-sets.js';

/** Lists of numbers in compressed rows: those of `n` are `items[first[n]] … items[first[n + 1] - 1]`. */
export type Lists = {
  /** Where each list begins. */
  readonly first: Uint16Array;
  /** The members of all lists. */
  readonly items: Uint16Array;
};

/** What a house is to the techniques: `rowKind`, `columnKind`, `regionKind` (a box too), `otherKind` or `cageKind`. */
export type HouseKind = number;
export const rowKind: HouseKind = 0;
export const columnKind: HouseKind = 1;
export const regionKind: HouseKind = 2;
export const otherKind: HouseKind = 3;
const cageKind: HouseKind = 4;

/** Ordered pairs of different full houses with at least two common cells, by the first, then by the second. */
export type Overlaps = {
  /** By house: where its pairs begin. */
  readonly first: Uint32Array;
  /** The other house of each pair. */
  readonly other: Uint16Array;
  /** The places of the house that lie in the other. */
  readonly within: Uint16Array;
  /** The places of the other house that lie in the house. */
  readonly shared: Uint16Array;
};

/** The tables of a layout. */
export type Tables = {
  /** The layout; undefined for the classic board. */
  readonly layout: Layout | undefined;
  /** How many digits, and cells of a full house. */
  readonly size: number;
  /** How many cells. */
  readonly cells: number;
  /** The mask of all digits. */
  readonly full: number;
  /** How many words a set of cells has. */
  readonly words: number;
  /** How many full houses there are; the cages come after them. */
  readonly houses: number;
  /** Houses, then cages, as callers see them. */
  readonly named: readonly LayoutHouse[];
  /** By house or cage: its kind. */
  readonly kinds: Uint8Array;
  /** By full house: its cells in order, `houseCells[house * size + place]`. */
  readonly houseCells: Uint16Array;
  /** By cell: the full houses that it is in, ascending: its row, column, region, then others. */
  readonly housesOf: Lists;
  /** Parallel to `housesOf.items`: the bit of the cell's place in that house. */
  readonly placeBits: Uint16Array;
  /** By cell, in the order in which a person looks (region, row, column, others): where in `housesOf.items` the house stands. */
  readonly looks: Uint16Array;
  /** By cell: the cages that it is in, counted from 0. */
  readonly cagesOf: Lists;
  /** By cell: the cells that can't hold the same digit, ascending. */
  readonly peers: Lists;
  /** The same as sets: set number `cell`. */
  readonly peerSets: Int32Array;
  /** By house or cage: its cells as a set. */
  readonly houseSets: Int32Array;
  /** By cell: the cells beside it that can't hold the next digit; empty lists unless that is a rule. */
  readonly neighbors: Lists;
  /** Pairs of full houses that cross. */
  readonly overlaps: Overlaps;
  /** How many rows a box has; 0 where the regions are no boxes. */
  readonly boxRows: number;
  /** How many columns a box has; 0 where the regions are no boxes. */
  readonly boxCols: number;
  /** Are there pairs of cells that see each other by a knight's or king's move? */
  readonly hasMoves: boolean;
  /** Do cells side by side differ by two or more? */
  readonly nonConsecutive: boolean;
  /** Are rows, columns and boxes all the rules? */
  readonly isPlain: boolean;
};

/** What tables are made of. */
export type Rules = {
  readonly layout: Layout | undefined;
  readonly size: number;
  readonly boxRows: number;
  readonly boxCols: number;
  /** Houses, then cages. */
  readonly named: readonly LayoutHouse[];
  /** Steps (down, right) to cells that may not be equal, each way once. */
  readonly moves: readonly (readonly [down: number, right: number])[];
  /** Do cells side by side differ by two or more? */
  readonly nonConsecutive: boolean;
};

const kindsByName: Readonly<Record<string, HouseKind>> = {
  row: rowKind,
  column: columnKind,
  box: regionKind,
  region: regionKind,
  cage: cageKind,
};

/** The tables of these rules. */
export function buildTables({ layout, size, boxRows, boxCols, named, moves, nonConsecutive }: Rules): Tables {
  const cells = size * size;
  const words = Math.ceil(cells / 32);
  const kinds = Uint8Array.from(named, ({ kind }) => kindsByName[kind] ?? otherKind);
  const cages = named.filter(({ kind }) => kind === 'cage').length;
  const houses = named.length - cages;
  const houseSets = new Int32Array(named.length * words);
  const peerSets = new Int32Array(cells * words);
  const housesAt: number[][] = Array.from({ length: cells }, () => []);
  const bitsAt: number[][] = Array.from({ length: cells }, () => []);
  const cagesAt: number[][] = Array.from({ length: cells }, () => []);
  const see = (a: number, b: number): void => {
    if (a === b) return;
    addAt(peerSets, a, b, words);
    addAt(peerSets, b, a, words);
  };
  for (const [house, { cells: members }] of named.entries()) {
    for (const [place, cell] of members.entries()) {
      addAt(houseSets, house, cell, words);
      for (const other of members) see(cell, other);
      if (house >= houses) cagesAt[cell].push(house - houses);
      else {
        housesAt[cell].push(house);
        bitsAt[cell].push(1 << place);
      }
    }
  }
  for (const [down, right] of moves) {
    for (let cell = 0; cell < cells; cell++) {
      const [row, col] = [Math.floor(cell / size) + down, (cell % size) + right];
      if (row < size && col >= 0 && col < size) see(cell, row * size + col);
    }
  }
  const housesOf = listsOf(housesAt);
  const peersAt = housesAt.map((_, cell) => cellsAt(peerSets, cell, cells, words));
  const houseCells = Uint16Array.from(named.slice(0, houses).flatMap((house) => [...house.cells]));
  return {
    layout,
    size,
    cells,
    full: (1 << size) - 1,
    words,
    houses,
    named,
    kinds,
    houseCells,
    housesOf,
    placeBits: Uint16Array.from(bitsAt.flat()),
    looks: Uint16Array.from(looksOf(housesOf)),
    cagesOf: listsOf(cagesAt),
    peers: listsOf(peersAt),
    peerSets,
    houseSets,
    neighbors: listsOf(housesAt.map((_, cell) => (nonConsecutive ? beside(cell, size) : []))),
    overlaps: overlapsOf(houses, size, houseCells, houseSets, words),
    boxRows,
    boxCols,
    hasMoves: moves.length > 0,
    nonConsecutive,
    isPlain: boxRows > 0 && named.length === 3 * size && moves.length === 0 && !nonConsecutive,
  };
}

/** Lists as compressed rows. */
export function listsOf(rows: readonly (readonly number[])[]): Lists {
  const first = new Uint16Array(rows.length + 1);
  for (let row = 0; row < rows.length; row++) first[row + 1] = first[row] + rows[row].length;
  return { first, items: Uint16Array.from(rows.flat()) };
}

/** Can the two cells not hold the same digit? A cell doesn't see itself. */
export function sees({ peerSets, words }: Tables, a: number, b: number): boolean {
  return hasAt(peerSets, a, b, words);
}

/** The cells that see every one of the cells, ascending. */
export function peersOfAll({ peerSets, words }: Tables, cells: readonly number[]): number[] {
  const found: number[] = [];
  for (let word = 0; word < words; word++) {
    let rest = -1;
    for (const cell of cells) rest &= peerSets[cell * words + word];
    for (; rest !== 0; rest &= rest - 1) found.push(word * 32 + lowestBit(rest));
  }
  return found;
}

/** The houses and cages that hold all the cells, ascending. */
export function sharedHouses(
  { housesOf, cagesOf, houses, houseSets, words }: Tables,
  cells: readonly number[],
): number[] {
  const [cell, ...others] = cells;
  const shared: number[] = [];
  const add = (house: number): void => {
    if (others.every((other) => hasAt(houseSets, house, other, words))) shared.push(house);
  };
  for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) add(housesOf.items[i]);
  for (let i = cagesOf.first[cell]; i < cagesOf.first[cell + 1]; i++) add(houses + cagesOf.items[i]);
  return shared;
}

/** Has a cage a sum? */
export function hasSums({ named, houses }: Tables): boolean {
  return named.slice(houses).some(({ sum }) => sum !== undefined);
}

/** Are full houses all the rules: no cages, no moves, no neighbours that differ by two? */
export function hasOnlyHouses({ named, houses, hasMoves, nonConsecutive }: Tables): boolean {
  return named.length === houses && !hasMoves && !nonConsecutive;
}

/** Is it nine boxes of three rows and three columns, whatever other rules there are? */
export function hasClassicBoxes({ boxRows, boxCols }: Tables): boolean {
  return boxRows === 3 && boxCols === 3;
}

/** The row, column or region of a cell, by its kind. */
export function houseOfKind({ housesOf }: Tables, cell: number, kind: HouseKind): number {
  return housesOf.items[housesOf.first[cell] + kind];
}

/** A table that few techniques need: made when it is first asked for, and kept with the layout's tables. */
export function lazyTable<T>(build: (tables: Tables) => T): (tables: Tables) => T {
  const built = new WeakMap<Tables, T>();
  return (tables) => {
    let table = built.get(tables);
    if (table === undefined) built.set(tables, (table = build(tables)));
    return table;
  };
}

function cellsAt(sets: Int32Array, index: number, cells: number, words: number): number[] {
  const list: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if ((sets[index * words + (cell >> 5)] & (1 << (cell & 31))) !== 0) list.push(cell);
  }
  return list;
}

/** A cell's first three houses are its row, column and region. */
function looksOf({ first, items }: Lists): number[] {
  const looks = Array.from(items, (_, i) => i);
  for (const at of first.subarray(0, -1)) [looks[at], looks[at + 1], looks[at + 2]] = [at + 2, at, at + 1];
  return looks;
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

function overlapsOf(
  houses: number,
  size: number,
  houseCells: Uint16Array,
  houseSets: Int32Array,
  words: number,
): Overlaps {
  const first = new Uint32Array(houses + 1);
  const [other, within, shared]: [number[], number[], number[]] = [[], [], []];
  const placesIn = (house: number, cover: number): number => {
    let bits = 0;
    for (let place = 0; place < size; place++) {
      const cell = houseCells[house * size + place];
      if ((houseSets[cover * words + (cell >> 5)] & (1 << (cell & 31))) !== 0) bits |= 1 << place;
    }
    return bits;
  };
  for (let house = 0; house < houses; house++) {
    for (let cover = 0; cover < houses; cover++) {
      const bits = cover === house ? 0 : placesIn(house, cover);
      if ((bits & (bits - 1)) === 0) continue;
      other.push(cover);
      within.push(bits);
      shared.push(placesIn(cover, house));
    }
    first[house + 1] = other.length;
  }
  return { first, other: Uint16Array.from(other), within: Uint16Array.from(within), shared: Uint16Array.from(shared) };
}
