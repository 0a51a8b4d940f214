/** Dealing, and dealing again what is left. */

import type { GridLike } from '@kit/grid';
import type { Board, Gravity, Pair } from './board.js';
import type { LinkOptions } from './link.js';

/** Options of {@link generateBoard}. */
export type GenerateOptions = LinkOptions & {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
  /** Number of kinds; they are numbered from 1. */
  readonly kinds: number;
  /**
   * Tiles of each kind: an even number for all, or a list with a number for each kind, of which those of kinds that match each
   * other (`groups`) are even together. Left out, the cells are shared out in pairs, so that no kind has more than two tiles
   * more than another.
   */
  readonly copies?: number | readonly number[] | undefined;
  /**
   * What the cells hold that no tile is left for, which are drawn by chance; stones that wall tiles in are drawn elsewhere.
   * Left out, the tiles have to fill the cells; only where `copies` is left out as well, an odd cell stays empty.
   */
  readonly leftover?: 'empty' | 'stone' | undefined;
  /** The seed, default 0: the same seed and options give the same board. */
  readonly seed?: number | undefined;
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /**
   * The cells to fill (1), to leave empty (0), and the stones (-1), of the same size; by default all are filled. As a board,
   * as a text of `o`, `.` and `#`, or as one of the shapes `'diamond'`, `'ring'`, `'cross'`, `'hourglass'`.
   */
  readonly shape?: GridLike | string | undefined;
  /** How many tiles are frozen, default 0; the moves that come with the board free each in time. */
  readonly frozen?: number | undefined;
  /** How many pairs are tied, default 0; they are pairs of the moves that come with the board. */
  readonly tied?: number | undefined;
  /** The share of dead ends in random play that is asked for (see `rateBoard`); by default any. */
  readonly deadEnds?:
    | {
        /** The least share, from 0 to 1; default 0. */
        readonly min?: number | undefined;
        /** The greatest share, from 0 to 1; default 1. */
        readonly max?: number | undefined;
      }
    | undefined;
  /**
   * How hard the board shall be: level n is the n-th fifth of what is dealt with the same options but `deadEnds`, by the `score` of
   * {@link rateBoard}. For boards of at most 1,024 cells.
   */
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** The most deals to try, default 100; after eight, dealing also ends with some two seconds of counted work. */
  readonly maxTries?: number | undefined;
};

/** A board and the moves that clear it. */
export type Certified = {
  /** The board. */
  readonly board: Board;
  /** The pairs in order, each by its cells on the board as it then stands. */
  readonly moves: readonly Pair[];
};

/** Options of {@link reshuffle}. */
export type ReshuffleOptions = LinkOptions & {
  /** The seed, default 0. */
  readonly seed?: number | undefined;
  /** What the new board must have: at least one pair that can go (`'move'`, the default), or a way to clear it. */
  readonly guarantee?: 'move' | 'clear' | undefined;
  /** What falls after each pair; default `'none'`. It matters for `'clear'`. */
  readonly gravity?: Gravity | undefined;
  /** The most deals to try, default 100. */
  readonly maxTries?: number | undefined;
};

/** The answer of {@link reshuffle} when it is found. */
export type Reshuffled = {
  /** The new board: the same tiles in the same cells, mixed; those that are frozen or tied stay where they are. */
  readonly board: Board;
  /** With `'clear'`: the moves that clear it. */
  readonly moves?: readonly Pair[] | undefined;
};
