/** How hard a board is. */
import type { Gravity } from './board.js';
import type { LinkOptions } from './link.js';

/** Options of {@link rateBoard}. */
export type RateOptions = LinkOptions & {
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /** The seed of the plays, default 0. */
  readonly seed?: number | undefined;
  /** How many games are played, default 50. */
  readonly plays?: number | undefined;
};

/** How hard a board is for a player who removes whatever can be removed. */
export type BoardRating = {
  /** The share of random plays that end with tiles left, from 0 (nothing can go wrong) to 1. */
  readonly deadEnds: number;
  /** Half the width of the interval that holds the true share at 95 % (Wilson's); 1 where nothing was played. */
  readonly error: number;
  /** Did the random plays clear the board `always`, `mostly` (at least every other one), or `seldom`? */
  readonly clears: 'always' | 'mostly' | 'seldom';
  /** The share of moves in these plays at which only one pair could be removed. */
  readonly forced: number;
  /** The mean number of pairs that could be removed at a move. */
  readonly choices: number;
  /** How long a pair takes to find at the beginning, from above 0 (easy) to 1 (hard): see {@link rateBoard}. */
  readonly score: number;
};
