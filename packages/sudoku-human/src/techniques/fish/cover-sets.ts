/**
 * All sets of so many covers, a bit each: which of them hold a cell, and which a house is in, as masks of sets.
 *
 * They depend on the covers and the number alone, so they are made once for a board.
 */

import type { Slices } from '@kit/grid';
import { lazyTable, type Tables } from '../../kernel/tables.js';

/** How many sets and how many words of sets are looked at between two yields. */
const SETS_A_SLICE = 30_000;
const WORDS_A_SLICE = 200;

/** The sets of so many covers out of a list, as bits. */
export type CoverSets = {
  /** How many words hold a bit for each set. */
  readonly words: number;
  /** By cell: the sets with a house that holds it. */
  readonly holding: Int32Array;
  /** By house: the sets that it is in. */
  readonly including: Int32Array;
  /** The bits that stand for a set. */
  readonly all: Int32Array;
};

/** The sets made so far. */
const madeFor = /* @__PURE__ */ lazyTable(() => new Map<string, CoverSets>());

/** The sets of `number` covers. */
export function* coverSets(tables: Tables, covers: readonly number[], number: number): Slices<CoverSets> {
  const made = madeFor(tables);
  const key = `${covers.join()}:${number}`;
  const sets = made.get(key) ?? (yield* listCoverSets(tables, covers, number));
  made.set(key, sets);
  return sets;
}

/** How many sets of so many covers there are. */
export function countCoverSets(covers: number, number: number): number {
  let count = 1;
  for (let i = 1; i <= number; i++) count = (count * (covers - number + i)) / i;
  return Math.max(count, 0);
}

function* listCoverSets(
  { cells, houses, housesOf }: Tables,
  covers: readonly number[],
  number: number,
): Slices<CoverSets> {
  const count = countCoverSets(covers.length, number);
  const words = Math.ceil(count / 32);
  const including = new Int32Array(houses * words);
  const all = new Int32Array(words);
  const chosen = Array.from({ length: number }, (_, i) => i);
  for (let set = 0; set < count; set++) {
    if (set % SETS_A_SLICE === SETS_A_SLICE - 1) yield;
    if (set > 0) goOn(chosen, covers.length);
    const [word, bit] = [set >> 5, 1 << (set & 31)];
    all[word] |= bit;
    for (const at of chosen) including[covers[at] * words + word] |= bit;
  }
  const holding = new Int32Array(cells * words);
  for (let cell = 0; cell < cells; cell++) {
    if (words > WORDS_A_SLICE) yield;
    for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
      const house = housesOf.items[i] * words;
      for (let word = 0; word < words; word++) holding[cell * words + word] |= including[house + word];
    }
  }
  return { words, holding, including, all };
}

/** The next choice out of so many, in the order of a dictionary; there must be one. */
function goOn(chosen: number[], many: number): void {
  let last = chosen.length - 1;
  while (chosen[last] === many - chosen.length + last) last--;
  chosen[last]++;
  for (let i = last + 1; i < chosen.length; i++) chosen[i] = chosen[i - 1] + 1;
}
