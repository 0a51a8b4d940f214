/**
 * Resolves a wide board: the steps of the narrow resolver, each on two words, the left half of the columns and the right.
 *
 * The halves are apart in all that goes up and down. What goes sideways crosses the seam between the last column on the left
 * and the first on the right: a mask shifted by a column loses the bits of one half's edge, and `carry` is the shift that
 * puts them into the other. About twice the word operations of the narrow resolver; written out and not called twice, since
 * the carries stand in the middle of each step.
 */
import { countBits } from '@kit/grid';
import { clearedCells, equalToRight, firstCleared, firstWaveCombos, lastWords } from './last-board.js';
import type { WideShape } from './wide-board.js';

/** Plays boards of one size. */
export type WideResolver = {
  /** How many combos the board makes whose eight words (four low, four high) stand at an offset, in all waves or the first. */
  readonly resolve: (boards: Int32Array, offset: number, oneWave?: boolean) => number;
  /** What is known of the last board, at the places of last-board.ts. */
  readonly last: Int32Array;
};

/** A resolver for boards of a size. */
export function wideResolver(shape: WideShape): WideResolver {
  const { rows, low, high, carry } = shape;
  const rows2 = 2 * rows;
  const fullLow = low.full;
  const fullHigh = high.full;
  const notLast = fullHigh >>> rows;
  const columnAbove = Int32Array.from({ length: rows }, (_, row) => (1 << (rows - row)) - 1);
  const last = new Int32Array(lastWords);

  return { resolve, last };

  function resolve(boards: Int32Array, offset: number, oneWave = false): number {
    let l0 = boards[offset];
    let l1 = boards[offset + 1];
    let l2 = boards[offset + 2];
    let l3 = boards[offset + 3];
    let h0 = boards[offset + 4];
    let h1 = boards[offset + 5];
    let h2 = boards[offset + 6];
    let h3 = boards[offset + 7];
    let combos = 0;
    let cleared = 0;
    last[firstCleared] = last[firstCleared + 1] = last[firstWaveCombos] = 0;
    for (;;) {
      const differUpLow = (l0 ^ (l0 >>> 1)) | (l1 ^ (l1 >>> 1)) | (l2 ^ (l2 >>> 1)) | (l3 ^ (l3 >>> 1));
      const differUpHigh = (h0 ^ (h0 >>> 1)) | (h1 ^ (h1 >>> 1)) | (h2 ^ (h2 >>> 1)) | (h3 ^ (h3 >>> 1));
      const differLow =
        (l0 ^ ((l0 >>> rows) | (h0 << carry))) |
        (l1 ^ ((l1 >>> rows) | (h1 << carry))) |
        (l2 ^ ((l2 >>> rows) | (h2 << carry))) |
        (l3 ^ ((l3 >>> rows) | (h3 << carry)));
      const differHigh = (h0 ^ (h0 >>> rows)) | (h1 ^ (h1 >>> rows)) | (h2 ^ (h2 >>> rows)) | (h3 ^ (h3 >>> rows));
      const filledLow = l0 | l1 | l2 | l3;
      const filledHigh = h0 | h1 | h2 | h3;
      const equalUpLow = filledLow & ~differUpLow & low.notTop;
      const equalUpHigh = filledHigh & ~differUpHigh & high.notTop;
      const equalLow = filledLow & ~differLow;
      const equalHigh = filledHigh & ~differHigh & notLast;
      const upLow = equalUpLow & (equalUpLow >>> 1);
      const upHigh = equalUpHigh & (equalUpHigh >>> 1);
      const asideLow = equalLow & ((equalLow >>> rows) | (equalHigh << carry));
      const asideHigh = equalHigh & (equalHigh >>> rows);
      if ((upLow | upHigh | asideLow | asideHigh) === 0) {
        last[equalToRight] = equalLow;
        last[equalToRight + 1] = equalHigh;
        break;
      }
      const clearLow =
        (upLow | (upLow << 1) | (upLow << 2) | asideLow | (asideLow << rows) | (asideLow << rows2)) & fullLow;
      const clearHigh =
        upHigh |
        (upHigh << 1) |
        (upHigh << 2) |
        asideHigh |
        (asideHigh << rows) |
        (asideHigh << rows2) |
        (asideLow >>> carry) |
        ((asideLow >>> (carry - rows)) & fullHigh);
      const count = countBits(clearLow) + countBits(clearHigh);
      combos += count < 6 ? 1 : groups(clearLow, clearHigh, equalUpLow, equalUpHigh, equalLow, equalHigh, count);
      if (cleared === 0) {
        last[firstCleared] = clearLow;
        last[firstCleared + 1] = clearHigh;
        last[firstWaveCombos] = combos;
      }
      cleared += count;
      // A half that cleared nothing has nothing to drop, but for gaps that the board began with.
      if (clearLow !== 0 || cleared === count) {
        l0 &= ~clearLow;
        l1 &= ~clearLow;
        l2 &= ~clearLow;
        l3 &= ~clearLow;
        const empty = fullLow & ~(l0 | l1 | l2 | l3);
        for (let row = rows - 2; row >= 0; row--) {
          const holes = (empty >>> row) & low.bottom;
          if (holes === 0) continue;
          const above = Math.imul(holes, columnAbove[row]) << row;
          const moving = above & ~(holes << row);
          l0 = (l0 & ~above) | ((l0 & moving) >>> 1);
          l1 = (l1 & ~above) | ((l1 & moving) >>> 1);
          l2 = (l2 & ~above) | ((l2 & moving) >>> 1);
          l3 = (l3 & ~above) | ((l3 & moving) >>> 1);
        }
      }
      if (clearHigh !== 0 || cleared === count) {
        h0 &= ~clearHigh;
        h1 &= ~clearHigh;
        h2 &= ~clearHigh;
        h3 &= ~clearHigh;
        const empty = fullHigh & ~(h0 | h1 | h2 | h3);
        for (let row = rows - 2; row >= 0; row--) {
          const holes = (empty >>> row) & high.bottom;
          if (holes === 0) continue;
          const above = Math.imul(holes, columnAbove[row]) << row;
          const moving = above & ~(holes << row);
          h0 = (h0 & ~above) | ((h0 & moving) >>> 1);
          h1 = (h1 & ~above) | ((h1 & moving) >>> 1);
          h2 = (h2 & ~above) | ((h2 & moving) >>> 1);
          h3 = (h3 & ~above) | ((h3 & moving) >>> 1);
        }
      }
      if (oneWave) break;
    }
    last[0] = l0;
    last[1] = l1;
    last[2] = l2;
    last[3] = l3;
    last[4] = h0;
    last[5] = h1;
    last[6] = h2;
    last[7] = h3;
    last[clearedCells] = cleared;
    return combos;
  }

  /** Groups of clearing cells: by Euler's formula, or by flood where there may be a ring. */
  function groups(
    clearLow: number,
    clearHigh: number,
    equalUpLow: number,
    equalUpHigh: number,
    equalLow: number,
    equalHigh: number,
    count: number,
  ): number {
    const upLow = equalUpLow & clearLow & (clearLow >>> 1);
    const upHigh = equalUpHigh & clearHigh & (clearHigh >>> 1);
    const asideLow = equalLow & clearLow & ((clearLow >>> rows) | (clearHigh << carry));
    const asideHigh = equalHigh & clearHigh & (clearHigh >>> rows);
    const squareLow = upLow & ((upLow >>> rows) | (upHigh << carry)) & asideLow & (asideLow >>> 1);
    const squareHigh = upHigh & (upHigh >>> rows) & asideHigh & (asideHigh >>> 1);
    if (count >= 8) {
      const leftLow = (asideLow << rows) & fullLow;
      const leftHigh = (asideHigh << rows) | (asideLow >>> carry);
      const isRing =
        ((upLow & asideLow) | (upHigh & asideHigh)) !== 0 &&
        (((upLow << 1) & leftLow) | ((upHigh << 1) & leftHigh)) !== 0 &&
        ((upLow & leftLow) | (upHigh & leftHigh)) !== 0 &&
        (((upLow << 1) & asideLow) | ((upHigh << 1) & asideHigh)) !== 0;
      if (isRing) return flood(clearLow, clearHigh, upLow, upHigh, asideLow, asideHigh);
    }
    const pairs = countBits(upLow) + countBits(upHigh) + countBits(asideLow) + countBits(asideHigh);
    return count - pairs + countBits(squareLow) + countBits(squareHigh);
  }

  function flood(
    clearLow: number,
    clearHigh: number,
    upLow: number,
    upHigh: number,
    asideLow: number,
    asideHigh: number,
  ): number {
    let count = 0;
    while ((clearLow | clearHigh) !== 0) {
      let groupLow = clearLow & -clearLow;
      let groupHigh = clearLow === 0 ? clearHigh & -clearHigh : 0;
      for (;;) {
        const grownLow =
          groupLow |
          ((groupLow & upLow) << 1) |
          ((groupLow >>> 1) & upLow) |
          (((groupLow & asideLow) << rows) & fullLow) |
          (((groupLow >>> rows) | (groupHigh << carry)) & asideLow);
        const grownHigh =
          groupHigh |
          ((groupHigh & upHigh) << 1) |
          ((groupHigh >>> 1) & upHigh) |
          ((groupHigh & asideHigh) << rows) |
          ((groupLow & asideLow) >>> carry) |
          ((groupHigh >>> rows) & asideHigh);
        if (grownLow === groupLow && grownHigh === groupHigh) break;
        groupLow = grownLow;
        groupHigh = grownHigh;
      }
      clearLow &= ~groupLow;
      clearHigh &= ~groupHigh;
      count += 1;
    }
    return count;
  }
}
