/**
 * What follows from each candidate being true, and from its being false: tables of all of it, and what they prove.
 *
 * A table is first filled with what follows at once, then with the tables of all that it holds, until nothing is added. So
 * it doesn't matter in which order tables are filled. With no rounds of singles these are chains: an entry follows from the
 * one before it alone. With rounds they are nets: entries may need each other. A table that holds a candidate as true and as
 * false, or leaves a cell or a house without a digit, refutes what it began from; what the tables of all candidates of a
 * cell or all places of a digit hold, or both tables of one candidate, is so in any case.
 *
 * A literal is `(cell * 9 + digit) * 2`, and one more if the candidate is true; a table is a set of literals, 46 words.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../kernel/bits.js';
import { candidateAt, cellOf, digitOf } from '../kernel/candidates.js';
import { cellHouses, houseCells, peerCells } from '../kernel/geometry.js';
import { eliminate, place, type State } from '../kernel/state.js';
import { membersIn } from '../nets/propagation.js';

const literals = 1458;
const words = 46;
/** The bits of literals that say "false". */
const falseBits = 0x55555555;

/** How many tables are looked at between two yields. */
const TABLES_A_SLICE = 16;

type Table = Int32Array;
type Tables = readonly (Table | undefined)[];

/**
 * The literals that are proved, ascending.
 *
 * @param rounds - how many times all singles at once are followed before tables are joined; 0 for chains
 */
export function* provedLiterals(state: State, rounds: number): Slices<number[]> {
  const tables = yield* joined(yield* firstTables(state, rounds));
  const units = Array.from({ length: 81 + 243 }, (_, unit) => membersIn(state, unit)).filter(
    ({ length }) => length > 1,
  );
  const proved = new Uint8Array(literals);
  for (const [start, table] of tables.entries()) {
    if (table === undefined) continue;
    if (contradicts(table, start, units)) proved[start ^ 1] = 1;
    if (start % TABLES_A_SLICE === 0) yield;
  }
  const share = (starts: readonly number[]): void => {
    for (let word = 0; word < words; word++) {
      let common = -1;
      for (const start of starts) common &= wordOf(tables, start, word);
      for (; common !== 0; common &= common - 1) proved[word * 32 + lowestBit(common)] = 1;
    }
  };
  for (const unit of units) share(unit.map((node) => node * 2 + 1));
  for (let start = 0; start < literals; start += 2) if (tables[start] !== undefined) share([start, start + 1]);
  return [...proved.keys()].filter((literal) => proved[literal] === 1);
}

/** A word of a table, what it began from included. */
function wordOf(tables: Tables, start: number, word: number): number {
  const own = start >> 5 === word ? 1 << (start & 31) : 0;
  return (tables[start]?.[word] ?? 0) | own;
}

function contradicts(table: Table, start: number, units: readonly (readonly number[])[]): boolean {
  if (has(table, start ^ 1)) return true;
  for (const word of table) if ((word & (word >>> 1) & falseBits) !== 0) return true;
  return units.some((unit) => unit.every((node) => has(table, node * 2)));
}

/** What follows at once, or within so many rounds of singles. */
function* firstTables(state: State, rounds: number): Slices<Tables> {
  const tables: (Table | undefined)[] = new Array(literals).fill(undefined);
  const scratch = copyOf(state);
  for (let literal = 0; literal < literals; literal++) {
    const [cell, digit] = [Math.floor(literal / 18), (literal >> 1) % 9];
    if (literal % TABLES_A_SLICE === 0) yield;
    if ((state.masks[cell] & (1 << digit)) === 0) continue;
    const table = new Int32Array(words);
    restore(scratch, state);
    if (literal % 2 === 1) {
      putDigit(scratch, table, cell, digit);
    } else {
      eliminate(scratch, cell, digit);
      if (rounds === 0) addLast(scratch, table, cell, digit);
    }
    for (let round = 0; round < rounds && putSingles(scratch, table); round++);
    tables[literal] = table;
  }
  return tables;
}

/** Adds to each table the tables of all that it holds. */
function* joined(tables: Tables): Slices<Tables> {
  const done: (Table | undefined)[] = [];
  for (const [at, first] of tables.entries()) {
    if (at % TABLES_A_SLICE === 0) yield;
    if (first === undefined) {
      done.push(undefined);
      continue;
    }
    const table = first.slice();
    const followed = new Int32Array(words);
    for (let more = true; more; ) {
      more = false;
      for (let word = 0; word < words; word++) {
        let rest = table[word] & ~followed[word];
        followed[word] |= rest;
        for (; rest !== 0; rest &= rest - 1) {
          more = true;
          const next = tables[word * 32 + lowestBit(rest)];
          if (next !== undefined) for (let i = 0; i < words; i++) table[i] |= next[i];
        }
      }
    }
    done.push(table);
  }
  return done;
}

/** The candidates that are true because one of the cell and digit is false: the last of the cell and of each house. */
function addLast({ masks, places }: State, table: Table, cell: number, digit: number): void {
  if (countBits(masks[cell]) === 1) add(table, candidateAt(cell, lowestBit(masks[cell])) * 2 + 1);
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const left = places[cellHouses[i] * 9 + digit];
    if (countBits(left) === 1) add(table, (houseCells[cellHouses[i] * 9 + lowestBit(left)] * 9 + digit) * 2 + 1);
  }
}

/** Puts in all singles that there are; false if there is none. */
function putSingles(state: State, table: Table): boolean {
  const singles: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (countBits(state.masks[cell]) === 1) singles.push(candidateAt(cell, lowestBit(state.masks[cell])));
  }
  for (let at = 0; at < 243; at++) {
    const left = state.places[at];
    if (countBits(left) === 1) singles.push(houseCells[Math.floor(at / 9) * 9 + lowestBit(left)] * 9 + (at % 9));
  }
  for (const single of singles) putDigit(state, table, cellOf(single), digitOf(single));
  return singles.length > 0;
}

/** Puts in a digit, and notes it and what it excludes; two singles of one cell note each other's contradiction. */
function putDigit(state: State, table: Table, cell: number, digit: number): void {
  add(table, candidateAt(cell, digit) * 2 + 1);
  if (state.values[cell] !== 0) return;
  for (let rest = state.masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
    add(table, candidateAt(cell, lowestBit(rest)) * 2);
  }
  for (let i = cell * 20; i < cell * 20 + 20; i++) {
    if (state.masks[peerCells[i]] & (1 << digit)) add(table, candidateAt(peerCells[i], digit) * 2);
  }
  place(state, cell, digit);
}

function add(table: Table, literal: number): void {
  table[literal >> 5] |= 1 << (literal & 31);
}

function has(table: Table, literal: number): boolean {
  return (table[literal >> 5] & (1 << (literal & 31))) !== 0;
}

function copyOf({ values, masks, digitSets, places, openCells }: State): State {
  return {
    values: values.slice(),
    masks: masks.slice(),
    digitSets: digitSets.slice(),
    places: places.slice(),
    openCells: openCells.slice(),
  };
}

function restore(state: State, from: State): void {
  state.values.set(from.values);
  state.masks.set(from.masks);
  state.digitSets.set(from.digitSets);
  state.places.set(from.places);
  state.openCells.set(from.openCells);
}
