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

/** A way to share out three to five orbs, by its place in the tables, and its mirror by its own. */
export type Share = { readonly place: number; readonly mirror: number };

/** All ways, by place; of two that mirror each other the first. */
export function sharesOf(rows: number): Share[] {
  const counts = countsOfHalves(rows);
  const orbs = counts.map(([a, b, c]) => a + b + c);
  const mirrors = counts.map(([a, b, c]) => counts.findIndex(([x, y, z]) => x === c && y === b && z === a));
  const shares: Share[] = [];
  for (let left = 0; left < counts.length; left++) {
    for (let right = 0; right < counts.length; right++) {
      const sum = orbs[left] + orbs[right];
      const place = (left << placeBits) | right;
      const mirror = (mirrors[right] << placeBits) | mirrors[left];
      if (sum >= fewest && sum <= most && place <= mirror) shares.push({ place, mirror });
    }
  }
  return shares;
}

/** The place of so many cells in tables by shares. */
export function shareOf({ halves, halfBits }: Pick<ShareTables, 'halves' | 'halfBits'>, mask: number): number {
  return (halves[mask & (halves.length - 1)] << placeBits) | halves[mask >>> halfBits];
}

/** The number of each half by its cells; halves of more than five orbs have none, and nobody asks. */
export function numberedHalves(rows: number): Pick<ShareTables, 'halves' | 'halfBits'> {
  const size = most + 1;
  const numbers = new Uint8Array(size ** half);
  for (const [number, [a, b, c]] of countsOfHalves(rows).entries()) numbers[a + size * (b + size * c)] = number;
  const full = 1 << rows;
  const inColumn = Uint8Array.from({ length: full }, (_, cells) => countBits(cells));
  const halves = new Uint8Array(full ** half);
  for (let third = 0, mask = 0; third < full; third++) {
    for (let second = 0; second < full; second++) {
      const others = size * (inColumn[second] + size * inColumn[third]);
      for (let first = 0; first < full; first++) halves[mask++] = numbers[inColumn[first] + others];
    }
  }
  return { halves, halfBits: half * rows };
}

/** The tables from values fitted for each share, and for each with the column of the cursor; mirrors are filled in. */
export function shareTables(rows: number, fitted: readonly number[], fittedHeld: readonly number[]): ShareTables {
  const cols = 2 * half;
  const worth = new Int16Array(1 << (2 * placeBits));
  const held = new Int16Array(worth.length * 8);
  for (const [index, { place, mirror }] of sharesOf(rows).entries()) {
    worth[place] = worth[mirror] = fitted[index];
    for (let cursor = 0; cursor < cols; cursor++) {
      // A share that is its own mirror has its values in the half on the left.
      const from = index * cols + (place === mirror ? Math.min(cursor, cols - 1 - cursor) : cursor);
      held[place * 8 + cursor] = held[mirror * 8 + cols - 1 - cursor] = fittedHeld[from];
    }
  }
  return { ...numberedHalves(rows), worth, held };
}

/** The halves of at most five orbs in the order of their numbers: by how many orbs, then by those in the first columns. */
function countsOfHalves(rows: number): (readonly [number, number, number])[] {
  const counts: [number, number, number][] = [];
  for (let orbs = 0; orbs <= most; orbs++) {
    for (let first = 0; first <= Math.min(rows, orbs); first++) {
      for (let second = 0; second <= Math.min(rows, orbs - first); second++) {
        const third = orbs - first - second;
        if (third <= rows) counts.push([first, second, third]);
      }
    }
  }
  return counts;
}
