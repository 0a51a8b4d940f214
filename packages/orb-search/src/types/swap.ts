/** Swaps of two neighbours on plain boards. */

import type { Cell, Grid } from '@kit/grid';
import type { Match } from './resolution.js';
import type { Rules } from './rules.js';
import type { Weights } from './score.js';

/** A legal swap of a match-3 game. */
export type Swap = {
  /** One of the two cells, the smaller index. */
  readonly a: Cell;
  /** The other cell. */
  readonly b: Cell;
  /** The matches that the swap makes: those that hold one of the two cells. */
  readonly matches: readonly Match[];
  /** Their {@link score} with equal weights, without what falls afterwards. */
  readonly score: number;
};

/** Options of {@link bestSwap}. */
export type BestSwapOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What orbs are worth, by default all the same. */
  readonly weights?: Weights | undefined;
  /** How many swaps to look ahead, 1 (default) to 4: the best sum wins. Nothing is refilled in between. */
  readonly lookAhead?: number | undefined;
};

/** The best swap, with everything that falls afterwards counted. */
export type BestSwap = Swap & {
  /** How many combos the swap makes, cascades included. */
  readonly combos: number;
  /** The damage of the swap with its cascades, and of the best swaps after it up to `lookAhead`. */
  readonly total: number;
};

/** Options of {@link reshuffle}. */
export type ReshuffleOptions = {
  /** Seed, default 0. Without one a swap game goes on from its `random`. */
  readonly seed?: number | undefined;
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** How many shuffles to try, 1 to 1,000,000, default 1000. Of a swap game and of few orbs every order is tried then. */
  readonly maxTries?: number | undefined;
};

/** A board that was reshuffled. */
export type Reshuffled = {
  /** The board that was found. */
  readonly board: Grid;
};
