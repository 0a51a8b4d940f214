/**
 * The evaluation of an unfinished board: a weighted sum of features in whole numbers, so that a beam can sort the boards of
 * a ply. The weights are given; what is here is worked out from them once, by set of columns and by cursor.
 *
 * The combos that are made count most. The orbs that are left count by type: the columns that they stand in, since orbs
 * fall but never move aside by themselves. And the cursor counts: an orb held far from its like is far from a combo, and
 * one in the middle of matches breaks them with its next step.
 */
import { countBits } from '@kit/grid';
import { type ShareTables, shareTables } from './column-shares.js';
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

/** What an evaluator reads: what each thing weighs that it counts, and tables of the rest. */
export type EvaluationTables = Pick<
  EvaluationWeights,
  'combo' | 'laterCombo' | 'wasted' | 'stranded' | 'unfinished' | 'inMatch' | 'besideMatch' | 'pairAside' | 'skipAside'
> & {
  /** The held orb's type is all cleared, or has fewer than three left. */
  readonly heldGone: number;
  readonly heldStranded: number;
  /** By how many types are open. */
  readonly open: Int32Array;
  /** By size of a type (three, four, five, more orbs) × 256 + set of columns (bit 0 the leftmost). */
  readonly columns: Int32Array;
  /** By set of columns × 8 + column of the cursor: of the held orb's type, and of all open ones. */
  readonly held: Int32Array;
  readonly away: Int32Array;
  /** By bit of the cursor on a column-major board. */
  readonly place: Int32Array;
  /** What types of three to five orbs are worth by their shares, where they aren't valued by their columns. */
  readonly shares: ShareTables | undefined;
};

/** The tables of some weights, for boards of a size. */
export function evaluationTables(weights: EvaluationWeights, rows: number, cols: number): EvaluationTables {
  const columns = new Int32Array(1024);
  const held = new Int32Array(2048);
  const away = new Int32Array(2048);
  for (let set = 1; set < 256; set++) {
    const low = 31 - Math.clz32(set & -set);
    const high = 31 - Math.clz32(set);
    const size = countBits(set);
    const value =
      weights.open +
      weights.spread[high - low] +
      weights.gap * (high - low + 1 - size) +
      weights.column * size +
      weights.window * countBits(set & (set >> 1) & (set >> 2));
    for (let bucket = 0; bucket < 4; bucket++) columns[bucket * 256 + set] = value;
    for (let cursor = 0; cursor < 8; cursor++) {
      let distance = 8;
      for (let col = 0; col < 8; col++) if ((set >> col) & 1) distance = Math.min(distance, Math.abs(col - cursor));
      held[set * 8 + cursor] = weights.held + weights.heldAway * distance;
      away[set * 8 + cursor] = weights.away * distance;
    }
  }
  return {
    ...weights,
    heldGone: 0,
    heldStranded: 0,
    open: new Int32Array(16),
    columns,
    held,
    away,
    place: placeScores(weights, rows, cols),
    shares: undefined,
  };
}

/** Tables fitted entry by entry for boards of so many columns; what a reflection of the board makes equal stands once. */
export type FittedTables = Omit<
  EvaluationTables,
  'unfinished' | 'open' | 'columns' | 'held' | 'away' | 'place' | 'shares'
> & {
  readonly rows: number;
  readonly cols: number;
  /** By how many types are open, none to six and more. */
  readonly open: readonly number[];
  /** By half of the columns, from the side on, and by row, from the bottom on. */
  readonly place: readonly number[];
  /** By size of a type and number of the set among those that are no greater than their reflection ({@link reflections}). */
  readonly columns: readonly (readonly number[])[];
  /** By the same number × columns + column of the cursor. */
  readonly held: readonly number[];
  readonly away: readonly number[];
  /** By number of the share ({@link sharesOf}), of types of three to five orbs, for which there are no sets of columns then. */
  readonly shares?: readonly number[];
  /** By the same number × columns + column of the cursor. */
  readonly heldShares?: readonly number[];
};

/** The sets of columns that are not greater than their reflection, without the empty one, in order. */
export function reflections(cols: number): number[] {
  return Array.from({ length: (1 << cols) - 1 }, (_, i) => i + 1).filter((set) => set <= reflected(set, cols));
}

/** A set of columns seen in a mirror. */
export function reflected(set: number, cols: number): number {
  let other = 0;
  for (let col = 0; col < cols; col++) other |= ((set >> col) & 1) << (cols - 1 - col);
  return other;
}

/** Fitted tables, with what a reflection makes equal filled in. */
export function fullTables(fitted: FittedTables): EvaluationTables {
  const { rows, cols } = fitted;
  const columns = new Int32Array(1024);
  const held = new Int32Array(2048);
  const away = new Int32Array(2048);
  for (const [index, set] of reflections(cols).entries()) {
    const other = reflected(set, cols);
    fitted.columns.forEach((values, bucket) => {
      columns[bucket * 256 + set] = columns[bucket * 256 + other] = values[index];
    });
    for (let cursor = 0; cursor < cols; cursor++) {
      // A set that is its own reflection has its values in the half on the left.
      const from = index * cols + (set === other ? Math.min(cursor, cols - 1 - cursor) : cursor);
      held[set * 8 + cursor] = held[other * 8 + cols - 1 - cursor] = fitted.held[from];
      away[set * 8 + cursor] = away[other * 8 + cols - 1 - cursor] = fitted.away[from];
    }
  }
  return {
    ...fitted,
    unfinished: 0,
    open: Int32Array.from({ length: 16 }, (_, count) => fitted.open[Math.min(6, count)]),
    columns,
    held,
    away,
    place: Int32Array.from({ length: rows * cols }, (_, bit) => {
      const col = Math.floor(bit / rows);
      return fitted.place[Math.min(col, cols - 1 - col) * rows + (bit % rows)];
    }),
    shares: fitted.shares && fitted.heldShares && shareTables(rows, fitted.shares, fitted.heldShares),
  };
}

/** What the place of the cursor is worth, by bit of a column-major board. */
function placeScores({ sideEdge, endEdge }: EvaluationWeights, rows: number, cols: number): Int32Array {
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
