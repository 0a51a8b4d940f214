/**
 * How the orbs of a type are shared out among six columns of at most five cells: so many in each. A set of columns doesn't
 * tell two orbs above each other from one, and three to five orbs are shared out in so few ways that each has its own value.
 *
 *     1 · · | · · ·
 *     · · · | 1 · ·        1 0 1 | 2 0 0: four orbs. A half is one of 56 triples of at most five,
 *     · · 1 | 1 · ·        and the numbers of both halves together are the place in a table.
 *
 * Alternative not taken: the cells themselves. Three orbs alone have two thousand values then, and what a few hundred boards
 * teach about them held on those boards only.
 */

import { countBits } from '@kit/grid';

/** So many columns are half of a board. */
const half = 3;
/** From so many orbs to so many a type is valued by its shares. */
const fewest = 3;
const most = 5;
/** The places of a right half. */
const placeBits = 6;

/** What an evaluator reads. */
export type ShareTables = {
  /** The number of a half by its cells, and how many bits these are. */
  readonly halves: Uint8Array;
  readonly halfBits: number;
  /** The value of a type by both halves, and of the held orb's type by both and the column of the cursor (three bits). */
  readonly worth: Int16Array;
  readonly held: Int16Array;
};

/** All ways to share out three to five orbs, as counts from the left; of two that mirror each other the first. */
export function sharesOf(rows: number): number[][] {
  const shares: number[][] = [];
  for (let orbs = fewest; orbs <= most; orbs++) {
    for (const share of countsOf(2 * half, orbs, rows)) {
      if (String(share) <= String(share.toReversed())) shares.push(share);
    }
  }
  return shares;
}

/** The place of so many cells in tables by shares. */
export function shareOf({ halves, halfBits }: Pick<ShareTables, 'halves' | 'halfBits'>, mask: number): number {
  return (halves[mask & (halves.length - 1)] << placeBits) | halves[mask >>> halfBits];
}

/** The tables from values fitted for each share, and for each with the column of the cursor; mirrors are filled in. */
export function shareTables(rows: number, worth: readonly number[], held: readonly number[]): ShareTables {
  const cols = 2 * half;
  const numbers = new Uint8Array((most + 1) ** half);
  const numberOf = ([a, b, c]: readonly number[]): number => a + (most + 1) * (b + (most + 1) * c);
  let count = 0;
  for (let orbs = 0; orbs <= most; orbs++) {
    for (const counts of countsOf(half, orbs, rows)) numbers[numberOf(counts)] = count++;
  }
  const halfBits = half * rows;
  const halves = new Uint8Array(1 << halfBits);
  const column = (1 << rows) - 1;
  for (let mask = 0; mask < halves.length; mask++) {
    const inFirst = countBits(mask & column);
    const inSecond = countBits((mask >> rows) & column);
    halves[mask] = numbers[inFirst + (most + 1) * (inSecond + (most + 1) * countBits(mask >> (2 * rows)))];
  }
  const tables: ShareTables = {
    halves,
    halfBits,
    worth: new Int16Array(1 << (2 * placeBits)),
    held: new Int16Array(1 << (2 * placeBits + 3)),
  };
  for (const [index, share] of sharesOf(rows).entries()) {
    const mirror = share.toReversed();
    const [place, other] = [share, mirror].map(
      (one) => (numbers[numberOf(one.slice(0, half))] << placeBits) | numbers[numberOf(one.slice(half))],
    );
    tables.worth[place] = tables.worth[other] = worth[index];
    for (let cursor = 0; cursor < cols; cursor++) {
      // A share that is its own mirror has its values in the half on the left.
      const at = index * cols + (place === other ? Math.min(cursor, cols - 1 - cursor) : cursor);
      tables.held[place * 8 + cursor] = tables.held[other * 8 + cols - 1 - cursor] = held[at];
    }
  }
  return tables;
}

/** All ways to share out so many orbs among so many columns of `rows` cells. */
function countsOf(columns: number, orbs: number, rows: number): number[][] {
  if (columns === 0) return orbs === 0 ? [[]] : [];
  return Array.from({ length: Math.min(rows, orbs) + 1 }, (_, first) =>
    countsOf(columns - 1, orbs - first, rows).map((rest) => [first, ...rest]),
  ).flat();
}
