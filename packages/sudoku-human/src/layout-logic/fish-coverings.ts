/** Which houses hold the places of a digit that are left to others: what fish of any houses are put together from. */

import { countBits } from '../kernel/bits.js';
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
      const cell = houseCells[house * size + 31 - Math.clz32(rest & -rest)];
      at[house * words + (cell >> 5)] |= 1 << (cell & 31);
    }
  }
  return open;
}

/** The houses, but for itself, that hold all that is left to each base. */
export function coversOf(board: FishBoard): Map<number, number[]> {
  const basesOf = new Map<number, number[]>();
  for (const [base, bits] of board.left) {
    for (const cover of housesAt(board, bits)) {
      if (cover === base || !isWithin(bits, board, cover)) continue;
      basesOf.set(cover, [...(basesOf.get(cover) ?? []), base]);
    }
  }
  return basesOf;
}

/** Two houses, and the bases that lie in both together but not in one of them. */
export type Spread = { readonly covers: readonly [number, number]; readonly bases: number[] };

/** The pairs of houses that hold all that is left to a base. */
export function spreadsOf(board: FishBoard): Iterable<Spread> {
  const { houses } = board.view.tables;
  const spreads = new Map<number, Spread>();
  for (const [base, bits] of board.left) {
    for (const one of housesAt(board, bits)) {
      const rest = bits.map((word, i) => word & ~board.at[one * board.words + i]);
      if (one === base || rest.every((word) => word === 0)) continue;
      for (const other of housesAt(board, rest)) {
        if (other === base || !isWithin(rest, board, other) || isWithin(bits, board, other)) continue;
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

/** The houses of the first cell. */
function housesAt({ view }: FishBoard, bits: Int32Array): Uint16Array {
  const word = bits.findIndex((one) => one !== 0);
  const cell = word * 32 + 31 - Math.clz32(bits[word] & -bits[word]);
  const { first, items } = view.tables.housesOf;
  return items.subarray(first[cell], first[cell + 1]);
}

function isWithin(bits: Int32Array, { at, words }: FishBoard, house: number): boolean {
  return bits.every((word, i) => (word & ~at[house * words + i]) === 0);
}

/** Is nothing left to both? */
export function areApart({ left }: FishBoard, [a, b]: readonly [number, number]): boolean {
  const [some, others] = [left.get(a), left.get(b)];
  return some?.every((word, i) => (word & (others?.[i] ?? 0)) === 0) ?? true;
}
