/**
 * Resolves a narrow board, as a drag that ends does: what matches clears, the rest falls, until nothing matches.
 *
 * All types at once: a bit of `equalUp` says that a cell and the one above hold the same type (their codes differ in no
 * plane), so `equalUp & equalUp >> 1` are the vertical runs of every type together, and likewise `equalAside`. The groups
 * of the clearing cells are counted by Euler's formula, cells − equal pairs + equal 2 × 2 squares; only a ring of eight or
 * more can have a hole, and is then counted by flood. Nothing is allocated; about a hundred word operations a wave.
 */
import { countBits } from '@kit/grid';
import { clearedCells, equalToRight, firstCleared, firstWaveCombos, lastWords } from './last-board.js';
import type { NarrowShape } from './narrow-board.js';

/** Plays boards of one size. */
export type NarrowResolver = {
  /** How many combos a board makes, in all waves or in the first one only. */
  readonly resolve: (p0: number, p1: number, p2: number, p3: number, oneWave?: boolean) => number;
  /** What is known of the last board, at the places of last-board.ts. */
  readonly last: Int32Array;
};

/** A resolver for boards of a size. */
export function narrowResolver(shape: NarrowShape): NarrowResolver {
  const { rows, full, runStart, notTop, bottom } = shape;
  const rows2 = 2 * rows;
  // At most eight rows, so that neither shift reaches 32.
  const notLast = full >>> rows;
  const notLast2 = full >>> rows2;
  // The bits of a column from its bottom up to the rows above row r.
  const columnAbove = Int32Array.from({ length: rows }, (_, row) => (1 << (rows - row)) - 1);
  const last = new Int32Array(lastWords);

  return { resolve, last };

  function resolve(p0: number, p1: number, p2: number, p3: number, oneWave = false): number {
    let combos = 0;
    let cleared = 0;
    let firstClearing = 0;
    let firstCombos = 0;
    for (;;) {
      const filled = p0 | p1 | p2 | p3;
      const differUp = (p0 ^ (p0 >>> 1)) | (p1 ^ (p1 >>> 1)) | (p2 ^ (p2 >>> 1)) | (p3 ^ (p3 >>> 1));
      const differAside = (p0 ^ (p0 >>> rows)) | (p1 ^ (p1 >>> rows)) | (p2 ^ (p2 >>> rows)) | (p3 ^ (p3 >>> rows));
      const equalUp = filled & ~differUp & notTop;
      const equalAside = filled & ~differAside & notLast;
      const up = equalUp & (equalUp >>> 1) & runStart;
      const aside = equalAside & (equalAside >>> rows) & notLast2;
      if ((up | aside) === 0) {
        last[equalToRight] = equalAside;
        break;
      }
      const clearing = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << rows2);
      const count = countBits(clearing);
      // Two groups need six cells.
      combos += count < 6 ? 1 : groups(clearing, equalUp, equalAside, count);
      if (cleared === 0) {
        firstClearing = clearing;
        firstCombos = combos;
      }
      cleared += count;
      p0 &= ~clearing;
      p1 &= ~clearing;
      p2 &= ~clearing;
      p3 &= ~clearing;
      const empty = full & ~(p0 | p1 | p2 | p3);
      for (let row = rows - 2; row >= 0; row--) {
        const holes = (empty >>> row) & bottom;
        if (holes === 0) continue;
        const above = Math.imul(holes, columnAbove[row]) << row;
        const keep = ~above;
        const moving = above & ~(holes << row);
        p0 = (p0 & keep) | ((p0 & moving) >>> 1);
        p1 = (p1 & keep) | ((p1 & moving) >>> 1);
        p2 = (p2 & keep) | ((p2 & moving) >>> 1);
        p3 = (p3 & keep) | ((p3 & moving) >>> 1);
      }
      if (oneWave) break;
    }
    last[0] = p0;
    last[1] = p1;
    last[2] = p2;
    last[3] = p3;
    last[firstCleared] = firstClearing;
    last[firstWaveCombos] = firstCombos;
    last[clearedCells] = cleared;
    return combos;
  }

  /** Groups of clearing cells: by Euler's formula, or by flood where a ring has a hole. */
  function groups(clearing: number, equalUp: number, equalAside: number, count: number): number {
    const pairsUp = equalUp & clearing & (clearing >>> 1);
    const pairsAside = equalAside & clearing & (clearing >>> rows);
    const square = pairsUp & (pairsUp >>> rows) & pairsAside & (pairsAside >>> 1);
    if (count >= 8) {
      // A ring has its four corners: a cell with equal neighbours above and to the right, one below and to the left, …
      const fromBelow = pairsUp << 1;
      const fromLeft = pairsAside << rows;
      const isRing =
        (pairsUp & pairsAside) !== 0 &&
        (fromBelow & fromLeft) !== 0 &&
        (pairsUp & fromLeft) !== 0 &&
        (fromBelow & pairsAside) !== 0;
      if (isRing) return flood(clearing, pairsUp, pairsAside);
    }
    return count - countBits(pairsUp) - countBits(pairsAside) + (square === 0 ? 0 : countBits(square));
  }

  function flood(clearing: number, pairsUp: number, pairsAside: number): number {
    let count = 0;
    while (clearing !== 0) {
      let group = clearing & -clearing;
      for (;;) {
        const grown =
          group |
          ((group & pairsUp) << 1) |
          ((group >>> 1) & pairsUp & notTop) |
          ((group & pairsAside) << rows) |
          ((group >>> rows) & pairsAside);
        if (grown === group) break;
        group = grown;
      }
      clearing &= ~group;
      count += 1;
    }
    return count;
  }
}
