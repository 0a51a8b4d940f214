/**
 * How many cells can a few houses fill? The bound behind domino loops and multi-sector locked sets.
 *
 * Each open cell takes a digit, and a house has each digit once. So if a digit's candidates in some cells lie in k of
 * the given houses ("sectors"), the cells hold that digit at most k times. Where these bounds add up to no more than
 * the number of cells, every digit is there as often as it can be: a candidate that leaves less for the others is
 * false.
 *
 * The fewest sectors that cover some candidates are a least vertex cover; there are at most a dozen sectors, so a
 * search by branching on an uncovered candidate is quick enough.
 */

import type { State } from '../../kernel/state.js';
import { sees } from '../../kernel/tables.js';
import type { Candidate } from '../../types.js';
import { candidatesIn } from '../shared/parts.js';

/** Some open cells, and for each the two sectors that hold it. */
export type Sectors = {
  readonly cells: readonly number[];
  /** By cell, in the order of `cells`: the bits of its two sectors. */
  readonly sectorsOf: readonly number[];
};

/** The fewest of the sectors that cover the pairs of sectors, each given as two bits. */
export function leastCover(pairs: readonly number[], most = 32): number {
  const first = pairs[0];
  if (first === undefined) return 0;
  if (most === 0) return 1;
  const low = first & -first;
  const high = first & ~low;
  const withLow =
    1 +
    leastCover(
      pairs.filter((pair) => (pair & low) === 0),
      most - 1,
    );
  return Math.min(
    withLow,
    1 +
      leastCover(
        pairs.filter((pair) => (pair & high) === 0),
        Math.min(most, withLow) - 1,
      ),
  );
}

/** How often each digit (from 0) can be in the cells. */
export function digitBounds(state: State, { cells, sectorsOf }: Sectors): number[] {
  return Array.from({ length: state.tables.size }, (_, digit) =>
    leastCover(distinct(sectorsOf.filter((_, i) => state.masks[cells[i]] & (1 << digit)))),
  );
}

/**
 * The candidates that would leave some of the cells without a digit, if the bounds are tight: those that, taken for
 * true, lower what their digit can fill. By cell and then digit.
 */
export function excessCandidates(state: State, sectors: Sectors, bounds: readonly number[]): Candidate[] {
  const { cells, sectorsOf } = sectors;
  const isSeen = (from: number, cell: number) => sees(state.tables, from, cell);
  const touched = candidatesIn(state, [...state.masks.keys()]).filter(
    ({ cell, digit }) => bounds[digit - 1] > 0 && cells.some((own) => own === cell || isSeen(cell, own)),
  );
  return touched.filter(({ cell, digit }) => {
    const bit = 1 << (digit - 1);
    const isOwn = cells.includes(cell);
    const left = sectorsOf.filter(
      (_, i) => state.masks[cells[i]] & bit && cells[i] !== cell && !isSeen(cell, cells[i]),
    );
    if (leastCover(distinct(left)) + (isOwn ? 1 : 0) < bounds[digit - 1]) return true;
    // A cell that is taken is lost to its other digits.
    return (
      isOwn &&
      bounds.some((bound, other) => {
        if (other === digit - 1 || (state.masks[cell] & (1 << other)) === 0) return false;
        const rest = sectorsOf.filter((_, i) => cells[i] !== cell && state.masks[cells[i]] & (1 << other));
        return leastCover(distinct(rest)) < bound;
      })
    );
  });
}

/** The digits (from 1) that can be in the cells at all. */
export function digitsWithin(bounds: readonly number[]): number[] {
  return bounds.flatMap((bound, digit) => (bound > 0 ? [digit + 1] : []));
}

function distinct(pairs: readonly number[]): number[] {
  return [...new Set(pairs)];
}
