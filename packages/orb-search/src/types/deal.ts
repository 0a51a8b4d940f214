/** Dealing boards. */
import type { Rules } from './rules.js';

/** Options of {@link generateOrbs}. */
export type GenerateOrbsOptions = {
  /** Number of rows, default 5. */
  readonly rows?: number | undefined;
  /** Number of columns, default 6. */
  readonly cols?: number | undefined;
  /** How many types (3 gives 0, 1, 2), or the list of them; list one twice to double its chance. Default 6. */
  readonly types?: number | readonly number[] | undefined;
  /** Seed, default 0. */
  readonly seed?: number | undefined;
  /** May matches stand on the board? Default `'any'`. */
  readonly standing?: 'any' | 'none' | undefined;
  /** Has at least one swap to be legal, as in a swap game that begins? Default false. */
  readonly playable?: boolean | undefined;
  /** What counts as a match for `standing: 'none'` and `playable`. */
  readonly rules?: Rules | undefined;
  /**
   * How hard the board shall be: level n is the n-th fifth of what is dealt with the same options, by the score of
   * {@link rateOrbs}.
   */
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
};

/** How hard a board of orbs is. */
export type OrbsRating = {
  /** The share of near pairs of cells whose orbs differ, from 0 (all orbs are equal) to 1. */
  readonly score: number;
  /** How many pairs of orbs beside each other are equal. */
  readonly touching: number;
};
