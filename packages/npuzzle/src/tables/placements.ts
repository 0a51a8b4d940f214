/**
 * Numbers for the placements of a few tiles: which cells they take, and in which order they stand there.
 *
 *     number = (rank of the set of cells) · tiles! + (rank of the order)
 *
 * A horizontal move takes a tile to the next cell, so the order stays; a vertical one takes it past at most cols − 1 others,
 * and what that makes of an order is in a table. So a move costs a few lookups in small tables, and nothing is wasted on
 * placements that don't exist.
 *
 * The rank of a set is Σ C(cell, place in the set), which puts sets in the order of their bits read as a number; the sum is
 * split into the lower and the upper cells, each with a table.
 */
import { countBits, type Pace, type Slices, spend } from '@kit/grid';

/** The numbering for a number of tiles on a number of cells. */
export type Placements = {
  readonly cells: number;
  readonly tiles: number;
  /** Orders of the tiles: tiles!. */
  readonly orders: number;
  /** All sets of cells in the order of their ranks, as bits. */
  readonly sets: Int32Array;
  /** Placements in all. */
  readonly count: number;
  /** How many cells are the lower ones. */
  readonly lowerBits: number;
  /** By the lower cells of a set: what they add to the rank · tiles!. */
  readonly lower: Int32Array;
  /** By the lower cells: where the upper cells' part of `upper` begins (it depends on how many lower cells there are). */
  readonly upperFrom: Int32Array;
  /** `upper[upperFrom[lower cells] + upper cells]`. */
  readonly upper: Int32Array;
};

/** What a set takes that is listed, in units of the pace, and one that is ranked. */
const listWork = 5;
const rankWork = 20;

/** The numbering of placements, in slices; at most 25 cells. */
export function* preparePlacements(cells: number, tiles: number, pace: Pace): Slices<Placements> {
  const orders = factorial(tiles);
  const sets = yield* listSets(cells, tiles, pace);
  const chooseAll = chooseTable(cells, tiles);
  const rankFrom = (set: number, first: number, before: number): number => {
    let rank = 0;
    let place = before;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      place++;
      if (place > tiles) return 0;
      rank += chooseAll[(first + 31 - Math.clz32(rest & -rest)) * (tiles + 1) + place];
    }
    return rank;
  };
  const lowerBits = (cells + 1) >> 1;
  const upperSets = 2 ** (cells - lowerBits);
  const lower = Int32Array.from({ length: 2 ** lowerBits }, (_, set) => rankFrom(set, 0, 0) * orders);
  if (spend(pace, lower.length * rankWork)) yield;
  const upperFrom = Int32Array.from(lower, (_, set) => Math.min(countBits(set), tiles) * upperSets);
  const upper = new Int32Array((tiles + 1) * upperSets);
  for (let before = 0; before <= tiles; before++) {
    for (let set = 0; set < upperSets; set++) {
      upper[before * upperSets + set] = rankFrom(set, lowerBits, before) * orders;
    }
    if (spend(pace, upperSets * rankWork)) yield;
  }
  return { cells, tiles, orders, sets, count: sets.length * orders, lowerBits, lower, upperFrom, upper };
}

/** The number of the first placement on a set of cells. */
export function firstPlacement({ lowerBits, lower, upperFrom, upper }: Placements, set: number): number {
  const low = set & (2 ** lowerBits - 1);
  return lower[low] + upper[upperFrom[low] + (set >>> lowerBits)];
}

/** How many placements there are. */
export function countPlacements(cells: number, tiles: number): number {
  let count = 1;
  for (let tile = 0; tile < tiles; tile++) count *= cells - tile;
  return count;
}

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function* listSets(cells: number, tiles: number, pace: Pace): Slices<Int32Array> {
  const sets = new Int32Array(countPlacements(cells, tiles) / factorial(tiles));
  let set = 2 ** tiles - 1;
  for (let rank = 0; rank < sets.length; rank++) {
    sets[rank] = set;
    if (spend(pace, listWork)) yield;
    // The next number with as many bits.
    const least = set & -set;
    const ripple = set + least;
    set = ripple + ((set ^ ripple) >>> (33 - Math.clz32(least)));
  }
  return sets;
}

/** `choose[cell * (tiles + 1) + place]` = C(cell, place). */
function chooseTable(cells: number, tiles: number): Int32Array {
  const width = tiles + 1;
  const choose = new Int32Array((cells + 1) * width);
  choose[0] = 1;
  for (let cell = 1; cell <= cells; cell++) {
    choose[cell * width] = 1;
    for (let place = 1; place <= tiles; place++) {
      choose[cell * width + place] = choose[(cell - 1) * width + place] + choose[(cell - 1) * width + place - 1];
    }
  }
  return choose;
}
