/** Which houses hold the places of a digit that are left to others: what fish of any houses are put together from. */

import { countBits, lowestBit } from '../kernel/bits.js';
import type { View } from './view.js';

/** The houses that a digit is open in. */
export type FishBoard = {
  readonly view: View;
  /** By house: the digit's places as bits of cells, `words` each. */
  readonly at: Int32Array;
  readonly words: number;
  /** By house that can be a base: the places that are left to it, which are some. */
  readonly left: ReadonlyMap<number, Int32Array>;
};

/** The houses with more than one place of the digit; their places as bits. */
export function placesAsBits(view: View, digit: number, words: number, at: Int32Array): number[] {
  const { size, houses, houseCells } = view.tables;
  const open: number[] = [];
  at.fill(0);
  for (let house = 0; house < houses; house++) {
    const bits = view.places[house * size + digit];
    if (countBits(bits) < 2) continue;
    open.push(house);
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const cell = houseCells[house * size + lowestBit(rest)];
      at[house * words + (cell >> 5)] |= 1 << (cell & 31);
    }
  }
  return open;
}

/** The houses, but for itself, that hold all that is left to each base. */
export function coversOf(board: FishBoard): Map<number, number[]> {
  const basesOf = new Map<number, number[]>();
  for (const [base, bits] of board.left) {
    for (const cover of housesAt(board, firstOf(bits))) {
      if (cover === base || !isWithin(bits, board, cover)) continue;
      basesOf.set(cover, [...(basesOf.get(cover) ?? []), base]);
    }
  }
  return basesOf;
}

/** Two houses, and the bases that lie in both together but not in one of them. */
type Spread = { readonly covers: readonly [number, number]; readonly bases: number[] };

/** The pairs of houses that hold all that is left to a base. */
export function spreadsOf(board: FishBoard): Iterable<Spread> {
  const { houses } = board.view.tables;
  const spreads = new Map<number, Spread>();
  for (const [base, bits] of board.left) {
    for (const one of housesAt(board, firstOf(bits))) {
      const missing = firstOutside(bits, board, one);
      // Neither is the base, which holds all of it alone.
      if (missing === undefined) continue;
      for (const other of housesAt(board, missing)) {
        if (!isWithin(bits, board, other, one) || isWithin(bits, board, other)) continue;
        const covers = one < other ? ([one, other] as const) : ([other, one] as const);
        const name = covers[0] * houses + covers[1];
        const spread = spreads.get(name) ?? { covers, bases: [] };
        if (!spread.bases.includes(base)) spread.bases.push(base);
        spreads.set(name, spread);
      }
    }
  }
  return spreads.values();
}

/** Do the houses hold a place that the others don't? */
export function holdMore({ at, words }: FishBoard, houses: readonly number[], others: readonly number[]): boolean {
  for (let word = 0; word < words; word++) {
    let more = 0;
    for (const house of houses) more |= at[house * words + word];
    for (const house of others) more &= ~at[house * words + word];
    if (more !== 0) return true;
  }
  return false;
}

/** The houses of a cell. */
function housesAt({ view }: FishBoard, cell: number): Uint16Array {
  const { first, items } = view.tables.housesOf;
  return items.subarray(first[cell], first[cell + 1]);
}

/** The first of the cells. */
function firstOf(bits: Int32Array): number {
  const word = bits.findIndex((one) => one !== 0);
  return word * 32 + lowestBit(bits[word]);
}

/** The first of the cells that the house doesn't hold. */
function firstOutside(bits: Int32Array, { at, words }: FishBoard, house: number): number | undefined {
  for (let word = 0; word < words; word++) {
    const rest = bits[word] & ~at[house * words + word];
    if (rest !== 0) return word * 32 + lowestBit(rest);
  }
  return undefined;
}

/** Do the house and the other hold all cells between them? */
function isWithin(bits: Int32Array, { at, words }: FishBoard, house: number, other = house): boolean {
  for (let word = 0; word < words; word++) {
    if ((bits[word] & ~at[house * words + word] & ~at[other * words + word]) !== 0) return false;
  }
  return true;
}

/** Is nothing left to both? */
export function areApart({ left, words }: FishBoard, a: number, b: number): boolean {
  // Bases are houses to which something is left.
  const [some, others] = [left.get(a), left.get(b)] as Int32Array[];
  for (let word = 0; word < words; word++) if ((some[word] & others[word]) !== 0) return false;
  return true;
}
