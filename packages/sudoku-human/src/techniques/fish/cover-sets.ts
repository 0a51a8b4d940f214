/**
 * All sets of so many covers, a bit each: which of them hold a cell, and which a house is in, as masks of sets.
 *
 * They depend on the covers and the number alone, so they are made once.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import { cellHouses } from '../../kernel/geometry.js';

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
const made = /* @__PURE__ */ (() => new Map<string, CoverSets>())();

/** The sets of `number` covers. */
export function* coverSets(covers: readonly number[], number: number): Slices<CoverSets> {
  const key = `${covers.join()}:${number}`;
  const sets = made.get(key) ?? (yield* listCoverSets(covers, number));
  made.set(key, sets);
  return sets;
}

function* listCoverSets(covers: readonly number[], number: number): Slices<CoverSets> {
  const masks: number[] = [];
  const choose = (from: number, left: number, mask: number): void => {
    if (left === 0) masks.push(mask);
    else for (let i = from; i <= covers.length - left; i++) choose(i + 1, left - 1, mask | (1 << covers[i]));
  };
  if (number === 0) masks.push(0);
  for (let i = 0; number > 0 && i <= covers.length - number; i++) {
    choose(i + 1, number - 1, 1 << covers[i]);
    yield;
  }
  const words = Math.ceil(masks.length / 32);
  const including = new Int32Array(27 * words);
  const all = new Int32Array(words);
  for (const [i, mask] of masks.entries()) {
    if (i % SETS_A_SLICE === SETS_A_SLICE - 1) yield;
    all[i >> 5] |= 1 << (i & 31);
    for (let rest = mask; rest !== 0; rest &= rest - 1) including[lowestBit(rest) * words + (i >> 5)] |= 1 << (i & 31);
  }
  const holding = new Int32Array(81 * words);
  for (let cell = 0; cell < 81; cell++) {
    if (words > WORDS_A_SLICE) yield;
    for (let kind = 0; kind < 3; kind++) {
      const house = cellHouses[cell * 3 + kind] * words;
      for (let word = 0; word < words; word++) holding[cell * words + word] |= including[house + word];
    }
  }
  return { words, holding, including, all };
}
