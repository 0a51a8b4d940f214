/** The numberings of several patterns one behind the other, so that a search finds all of them in a few arrays. */
import type { Placements } from './placements.js';

/** As in `Placements`; the entries of a numbering in `lower` begin at its index · 2^lowerBits. */
export type JoinedNumberings = Pick<Placements, 'lowerBits' | 'lower' | 'upperFrom' | 'upper'>;

/** Joins numberings on boards of one size; `valuesFrom` says where the values of each begin, and `lower` includes it. */
export function joinNumberings(numberings: readonly Placements[], valuesFrom: ArrayLike<number>): JoinedNumberings {
  const lower: number[] = [];
  const upperFrom: number[] = [];
  const upper: number[] = [];
  for (const [index, numbering] of numberings.entries()) {
    for (const part of numbering.lower) lower.push(valuesFrom[index] + part);
    for (const from of numbering.upperFrom) upperFrom.push(upper.length + from);
    for (const part of numbering.upper) upper.push(part);
  }
  return {
    lowerBits: numberings[0].lowerBits,
    lower: Int32Array.from(lower),
    upperFrom: Int32Array.from(upperFrom),
    upper: Int32Array.from(upper),
  };
}

/** Tables of orders one behind the other. */
export function joinRows(parts: readonly Uint16Array[]): Uint16Array {
  const joined = new Uint16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let from = 0;
  for (const part of parts) {
    joined.set(part, from);
    from += part.length;
  }
  return joined;
}
