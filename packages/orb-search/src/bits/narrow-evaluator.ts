/**
 * What a narrow board is worth if the orb is let go now: it clears, drops and clears again, and the rest is judged by how
 * far it is from further combos. Nothing is allocated; an evaluation is a few hundred word operations.
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
  /** Gain of each combo of the first wave. */
  readonly first: number;
  /** Gain of each pair of unfinished orbs that touch by a corner, and of each pair in a row with one cell between. */
  readonly corner: number;
  readonly apart: number;
  /** Cost of each orb that is missing to three in the best three columns side by side. */
  readonly missing: number;
  /** Cost of a type with unfinished orbs. */
  readonly open: number;
  /** Cost of an empty column between unfinished orbs. */
  readonly gap: number;
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
  const { rows, full, runStart, notTop, notBottom, bottom } = shape;
  const rows2 = 2 * rows;
  const { combo, waste, spread, pairUp, pairAside, window, gap, first, corner, apart, missing, open } = judgement;
  // For each number of rows from r to the top, the bits of a column from its bottom up.
  const columnAbove = new Int32Array(rows);
  for (let row = 0; row < rows; row++) columnAbove[row] = rows - row >= 32 ? -1 : (1 << (rows - row)) - 1;
  const gapCost = new Int32Array(256);
  const spreadCost = new Int32Array(256);
  const windows = new Int32Array(256);
  for (let mask = 1; mask < 256; mask++) {
    const high = 31 - Math.clz32(mask);
    const low = 31 - Math.clz32(mask & -mask);
    spreadCost[mask] = high - low;
    gapCost[mask] = high - low + 1 - countBits(mask);
    windows[mask] = countBits(mask & (mask >> 1) & (mask >> 2));
  }
  const threeColumns = 3 * rows >= 32 ? -1 : (1 << (3 * rows)) - 1;
  let lastCombos = 0;

  return { evaluate, combos: () => lastCombos };

  function evaluate(p0: number, p1: number, p2: number, p3: number): number {
    let combos = 0;
    let cleared = 0;
    let firstWave = 0;
    for (;;) {
      let clearing = 0;
      for (let code = 1; code <= types; code++) {
        const mask = maskOf(code, p0, p1, p2, p3);
        const up = mask & (mask >>> 1) & (mask >>> 2) & runStart;
        const aside = mask & (mask >>> rows) & (mask >>> rows2);
        if ((up | aside) === 0) continue;
        const runs = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << rows2);
        clearing |= runs;
        combos += groups(runs);
      }
      if (clearing === 0) break;
      if (cleared === 0) firstWave = combos;
      cleared += countBits(clearing);
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
    let judged = combos * combo - (cleared - 3 * combos) * waste + firstWave * first;
    for (let code = 1; code <= types; code++) {
      const mask = maskOf(code, p0, p1, p2, p3);
      const count = countBits(mask);
      if (count < 3) continue;
      const columns = columnsOf(mask);
      judged +=
        pairUp * countBits(mask & (mask >>> 1) & notTop) +
        pairAside * countBits(mask & (mask >>> rows)) +
        corner * countBits((mask & (mask >>> (rows + 1)) & notTop) | (mask & (mask >>> (rows - 1)) & notBottom)) +
        apart * countBits(mask & (mask >>> rows2)) +
        window * windows[columns]! -
        open -
        missing * missingOf(mask) -
        spread * spreadCost[columns]! -
        gap * gapCost[columns]!;
    }
    return judged;
  }

  function maskOf(code: number, p0: number, p1: number, p2: number, p3: number): number {
    return (
      (p0 ^ ((code & 1) - 1)) &
      (p1 ^ (((code >> 1) & 1) - 1)) &
      (p2 ^ (((code >> 2) & 1) - 1)) &
      (p3 ^ ((code >> 3) - 1)) &
      full
    );
  }

  function missingOf(mask: number): number {
    let most = 0;
    for (let rest = mask; rest !== 0; rest >>>= rows) {
      const count = countBits(rest & threeColumns);
      if (count > most) most = count;
    }
    return most > 3 ? 0 : 3 - most;
  }

  /** Which columns hold a bit, as bits 0 to 7. */
  function columnsOf(mask: number): number {
    let columns = 0;
    for (let col = 0; mask !== 0; col++) {
      columns |= ((mask & columnAbove[0]!) !== 0 ? 1 : 0) << col;
      mask >>>= rows;
    }
    return columns;
  }

  /** How many connected groups: a group has at least three cells, so up to five cells are one. */
  function groups(mask: number): number {
    if (countBits(mask) < 6) return 1;
    let count = 0;
    while (mask !== 0) {
      let group = mask & -mask;
      for (;;) {
        const grown =
          mask & (group | ((group << 1) & notBottom) | ((group >>> 1) & notTop) | (group << rows) | (group >>> rows));
        if (grown === group) break;
        group = grown;
      }
      mask ^= group;
      count += 1;
    }
    return count;
  }
}
