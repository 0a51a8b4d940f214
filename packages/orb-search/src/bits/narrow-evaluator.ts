/**
 * What a narrow board is worth if the orb is let go now: it clears, drops and clears again, and the rest is judged by how
 * far it is from further combos.
 *
 * All types at once: a bit of `equalUp` says that a cell and the one above hold the same type (their codes differ in no
 * plane), so `equalUp & equalUp >> 1` are the vertical runs of every type together, and likewise `equalAside`. The groups
 * of the clearing cells are counted by Euler's formula, cells − equal pairs + equal 2 × 2 squares; only a ring of eight or
 * more can have a hole, and is then counted by flood. Nothing is allocated; about two hundred word operations a wave.
 */
import { countBits, type NarrowShape } from './narrow-board.js';

/** How the parts of the judgement weigh; all whole numbers. */
export type Judgement = {
  readonly combo: number;
  /** Cost of each orb beyond three in a group. */
  readonly waste: number;
  /** Cost of each column between the outermost unfinished orbs of a type. */
  readonly spread: number;
  /** Gain of each pair of unfinished neighbours in a column, and in a row. */
  readonly pairUp: number;
  readonly pairAside: number;
  /** Gain of each three columns side by side that all hold an unfinished orb of a type. */
  readonly window: number;
  /** Cost of an empty column between unfinished orbs. */
  readonly gap: number;
  /** Cost of a type with unfinished orbs. */
  readonly open: number;
};

/** Evaluates boards of one size and number of types. */
export type NarrowEvaluator = {
  /** The judgement of a board; `combos()` then tells how many combos it made. */
  readonly evaluate: (p0: number, p1: number, p2: number, p3: number) => number;
  /** The combos of the last board. */
  readonly combos: () => number;
};

/** An evaluator for boards whose type codes are 1 to `types`. */
export function narrowEvaluator(shape: NarrowShape, types: number, judgement: Judgement): NarrowEvaluator {
  const { rows, cols, full, runStart, notTop, bottom } = shape;
  const rows2 = 2 * rows;
  const { combo, waste, pairUp, pairAside } = judgement;
  const notLast = cols > 1 ? full >>> rows : 0;
  const notLast2 = cols > 2 ? full >>> rows2 : 0;
  const columnScore = columnScores(judgement);
  // The bits of a column from its bottom up to the rows above row r.
  const columnAbove = new Int32Array(rows);
  for (let row = 0; row < rows; row++) columnAbove[row] = rows - row >= 32 ? -1 : (1 << (rows - row)) - 1;
  // Three shifts that fold a column onto its bottom cell.
  const fold1 = Math.min(1, rows - 1);
  const fold2 = Math.min(2, rows - 1 - fold1);
  const fold3 = rows - 1 - fold1 - fold2;
  const step = rows - 1;
  let lastCombos = 0;

  return { evaluate, combos: () => lastCombos };

  function evaluate(p0: number, p1: number, p2: number, p3: number): number {
    let combos = 0;
    let cleared = 0;
    for (;;) {
      const filled = p0 | p1 | p2 | p3;
      const differUp = (p0 ^ (p0 >>> 1)) | (p1 ^ (p1 >>> 1)) | (p2 ^ (p2 >>> 1)) | (p3 ^ (p3 >>> 1));
      const differAside = (p0 ^ (p0 >>> rows)) | (p1 ^ (p1 >>> rows)) | (p2 ^ (p2 >>> rows)) | (p3 ^ (p3 >>> rows));
      const equalUp = filled & ~differUp & notTop;
      const equalAside = filled & ~differAside & notLast;
      const up = equalUp & (equalUp >>> 1) & runStart;
      const aside = equalAside & (equalAside >>> rows) & notLast2;
      if ((up | aside) === 0) break;
      const clearing = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << rows2);
      const pairsUp = equalUp & clearing & (clearing >>> 1);
      const pairsAside = equalAside & clearing & (clearing >>> rows);
      const count = countBits(clearing);
      if (count < 8) {
        // Too few for a square in the middle to be shared by two rings: the formula without its holes.
        combos += count - countBits(pairsUp) - countBits(pairsAside) + squares(pairsUp, pairsAside);
      } else {
        combos += groups(clearing, pairsUp, pairsAside, count);
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
        const above = Math.imul(holes, columnAbove[row]!) << row;
        const keep = ~above;
        const moving = above & ~(holes << row);
        p0 = (p0 & keep) | ((p0 & moving) >>> 1);
        p1 = (p1 & keep) | ((p1 & moving) >>> 1);
        p2 = (p2 & keep) | ((p2 & moving) >>> 1);
        p3 = (p3 & keep) | ((p3 & moving) >>> 1);
      }
    }
    lastCombos = combos;
    let judged = combos * combo - (cleared - 3 * combos) * waste;
    let open = 0;
    for (let code = 1; code <= types; code++) {
      const mask =
        (p0 ^ ((code & 1) - 1)) &
        (p1 ^ (((code >> 1) & 1) - 1)) &
        (p2 ^ (((code >> 2) & 1) - 1)) &
        (p3 ^ ((code >> 3) - 1)) &
        full;
      // Fewer than three bits?
      const less = mask & (mask - 1);
      if ((less & (less - 1)) === 0) continue;
      open |= mask;
      judged += columnScore[columnsOf(mask)]!;
    }
    if (open === 0) return judged;
    const differUp = (p0 ^ (p0 >>> 1)) | (p1 ^ (p1 >>> 1)) | (p2 ^ (p2 >>> 1)) | (p3 ^ (p3 >>> 1));
    const differAside = (p0 ^ (p0 >>> rows)) | (p1 ^ (p1 >>> rows)) | (p2 ^ (p2 >>> rows)) | (p3 ^ (p3 >>> rows));
    return (
      judged + pairUp * countBits(open & ~differUp & notTop) + pairAside * countBits(open & ~differAside & notLast)
    );
  }

  /** Which columns hold a bit, as bits 0 to 7 (to 31 on a board of one row). */
  function columnsOf(mask: number): number {
    mask |= mask >>> fold1;
    mask |= mask >>> fold2;
    mask = (mask | (mask >>> fold3)) & bottom;
    return (
      (mask & 1) |
      ((mask >>> step) & 2) |
      ((mask >>> (2 * step)) & 4) |
      ((mask >>> (3 * step)) & 8) |
      ((mask >>> (4 * step)) & 16) |
      ((mask >>> (5 * step)) & 32) |
      ((mask >>> (6 * step)) & 64) |
      ((mask >>> (7 * step)) & 128)
    );
  }

  /** Squares of four clearing cells of one type. */
  function squares(pairsUp: number, pairsAside: number): number {
    const square = pairsUp & (pairsUp >>> rows) & pairsAside & (pairsAside >>> 1);
    return square === 0 ? 0 : countBits(square);
  }

  /** Groups of eight cells or more in all: exact in the presence of rings. */
  function groups(clearing: number, pairsUp: number, pairsAside: number, count: number): number {
    const euler = count - countBits(pairsUp) - countBits(pairsAside) + squares(pairsUp, pairsAside);
    // A ring has its four corners: a cell with equal neighbours above and to the right, one below and to the left, …
    const fromBelow = pairsUp << 1;
    const fromLeft = pairsAside << rows;
    const isRing =
      (pairsUp & pairsAside) !== 0 &&
      (fromBelow & fromLeft) !== 0 &&
      (pairsUp & fromLeft) !== 0 &&
      (fromBelow & pairsAside) !== 0;
    return isRing ? flood(clearing, pairsUp, pairsAside) : euler;
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

/** For each set of columns what its shape costs or gains. */
function columnScores({ spread, window, gap, open }: Judgement): Int32Array {
  const scores = new Int32Array(256);
  for (let mask = 1; mask < 256; mask++) {
    const high = 31 - Math.clz32(mask);
    const low = 31 - Math.clz32(mask & -mask);
    const gaps = high - low + 1 - countBits(mask);
    scores[mask] = window * countBits(mask & (mask >> 1) & (mask >> 2)) - spread * (high - low) - gap * gaps - open;
  }
  return scores;
}
