/**
 * What an unfinished board is worth to a search: whole numbers, fitted by logistic regression so that the boards which lie
 * on the way to the goal come before the others of their ply.
 *
 * The combos that are made count most. The orbs that are left are judged by type: the columns that they stand in, since
 * orbs fall but never move aside by themselves. And the cursor counts: an orb held far from its like is far from a combo,
 * and one in the middle of matches breaks them with its next step.
 */
import { countBits } from '@kit/grid';

/** How the parts of the judgement weigh; costs are negative. */
export type Judgement = {
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

/** A judgement worked out for a size: by sets of columns (bit 0 the leftmost) and by cursor. */
export type JudgementTables = {
  /** By set of columns. */
  readonly columns: Int32Array;
  /** By set of columns × 8 + column of the cursor. */
  readonly held: Int32Array;
  readonly away: Int32Array;
};

/** The tables of a judgement. */
export function judgementTables(judgement: Judgement): JudgementTables {
  const columns = new Int32Array(256);
  const held = new Int32Array(2048);
  const away = new Int32Array(2048);
  for (let set = 1; set < 256; set++) {
    const low = 31 - Math.clz32(set & -set);
    const high = 31 - Math.clz32(set);
    const size = countBits(set);
    columns[set] =
      judgement.open +
      judgement.spread[high - low] +
      judgement.gap * (high - low + 1 - size) +
      judgement.column * size +
      judgement.window * countBits(set & (set >> 1) & (set >> 2));
    for (let cursor = 0; cursor < 8; cursor++) {
      let distance = 8;
      for (let col = 0; col < 8; col++) if ((set >> col) & 1) distance = Math.min(distance, Math.abs(col - cursor));
      held[set * 8 + cursor] = judgement.held + judgement.heldAway * distance;
      away[set * 8 + cursor] = judgement.away * distance;
    }
  }
  return { columns, held, away };
}

/** What the place of the cursor is worth, by bit of a column-major board. */
export function placeScores({ sideEdge, endEdge }: Judgement, rows: number, cols: number): Int32Array {
  return Int32Array.from({ length: rows * cols }, (_, place) => {
    const col = Math.floor(place / rows);
    const row = place % rows;
    return (col === 0 || col === cols - 1 ? sideEdge : 0) + (row === 0 || row === rows - 1 ? endEdge : 0);
  });
}
