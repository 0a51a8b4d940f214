/**
 * The evaluation of an unfinished board: a weighted sum of features in whole numbers, so that a beam can sort the boards of
 * a ply. The weights are given; what is here is worked out from them once, by set of columns and by cursor.
 *
 * The combos that are made count most. The orbs that are left count by type: the columns that they stand in, since orbs
 * fall but never move aside by themselves. And the cursor counts: an orb held far from its like is far from a combo, and
 * one in the middle of matches breaks them with its next step.
 */
import { countBits } from '@kit/grid';
import type { NarrowShape } from './narrow-board.js';

/** How the features weigh; costs are negative. */
export type EvaluationWeights = {
  /** Each combo of the first wave, and of the later ones. */
  readonly combo: number;
  readonly laterCombo: number;
  /** Each orb beyond three in a group. */
  readonly wasted: number;
  /** Each orb left of a type that has fewer than three left. */
  readonly stranded: number;
  /** Each orb left of the other types, the open ones; and each such type. */
  readonly unfinished: number;
  readonly open: number;
  /** By the distance from the first to the last column of an open type. */
  readonly spread: readonly number[];
  /** Each column without an orb of an open type between its outermost columns, and each column with one. */
  readonly gap: number;
  readonly column: number;
  /** Each three columns side by side that all have an orb of an open type. */
  readonly window: number;
  /** Each pair of equal open orbs side by side, and two columns apart. */
  readonly pairAside: number;
  readonly skipAside: number;
  /** The held orb is of an open type; each column from the cursor to the nearest orb of it. */
  readonly held: number;
  readonly heldAway: number;
  /** Each column from the cursor to the nearest open orb. */
  readonly away: number;
  /** The held orb stands in a match of the first wave, and each of its neighbours that does. */
  readonly inMatch: number;
  readonly besideMatch: number;
  /** The cursor is in the first or last column, and in the first or last row. */
  readonly sideEdge: number;
  readonly endEdge: number;
};

/** The features of columns, summed: by sets of columns (bit 0 the leftmost) and by cursor. */
export type EvaluationTables = {
  /** By set of columns. */
  readonly columns: Int32Array;
  /** By set of columns × 8 + column of the cursor. */
  readonly held: Int32Array;
  readonly away: Int32Array;
};

/** The tables of some weights. */
export function evaluationTables(weights: EvaluationWeights): EvaluationTables {
  const columns = new Int32Array(256);
  const held = new Int32Array(2048);
  const away = new Int32Array(2048);
  for (let set = 1; set < 256; set++) {
    const low = 31 - Math.clz32(set & -set);
    const high = 31 - Math.clz32(set);
    const size = countBits(set);
    columns[set] =
      weights.open +
      weights.spread[high - low] +
      weights.gap * (high - low + 1 - size) +
      weights.column * size +
      weights.window * countBits(set & (set >> 1) & (set >> 2));
    for (let cursor = 0; cursor < 8; cursor++) {
      let distance = 8;
      for (let col = 0; col < 8; col++) if ((set >> col) & 1) distance = Math.min(distance, Math.abs(col - cursor));
      held[set * 8 + cursor] = weights.held + weights.heldAway * distance;
      away[set * 8 + cursor] = weights.away * distance;
    }
  }
  return { columns, held, away };
}

/** What the place of the cursor is worth, by bit of a column-major board. */
export function placeScores({ sideEdge, endEdge }: EvaluationWeights, rows: number, cols: number): Int32Array {
  return Int32Array.from({ length: rows * cols }, (_, place) => {
    const col = Math.floor(place / rows);
    const row = place % rows;
    return (col === 0 || col === cols - 1 ? sideEdge : 0) + (row === 0 || row === rows - 1 ? endEdge : 0);
  });
}

/**
 * Makes a function that tells which columns of a mask hold a bit, as bits 0 to 7.
 *
 * A sum carries into the top bit of each column that is not empty; these bits, `rows` apart, are then brought together in
 * pairs, fours and eights:
 *
 *     1 · · · 0 · · · 1 · · · 1      columns 0 to 3 of a board of four rows
 *     1 0 · · · · · · 1 1 · · ·      pairs
 *     1 0 1 1 · · · · · · · · ·      fours
 */
export function columnGatherer({
  rows,
  bottom,
  notTop,
}: Pick<NarrowShape, 'rows' | 'bottom' | 'notTop'>): (mask: number) => number {
  const step = rows - 1;
  const step2 = 2 * step;
  const step4 = 4 * step;
  const pairs = everyOther(1);
  const fours = everyOther(2);

  return (mask) => {
    let columns = (((((mask & notTop) + notTop) | mask) >>> step) & bottom) >>> 0;
    columns = (columns | (columns >>> step)) & pairs;
    columns = (columns | (columns >>> step2)) & fours;
    return (columns | (columns >>> step4)) & 255;
  };

  /** The bits of groups of twice as many columns, brought together. */
  function everyOther(size: number): number {
    let mask = 0;
    for (let at = 0; at < 32; at += rows * 2 * size) mask |= ((1 << (2 * size)) - 1) << at;
    return mask;
  }
}
