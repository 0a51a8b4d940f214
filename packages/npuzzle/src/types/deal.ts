/** How boards are dealt. */
import type { Found, Grid, GridLike } from '@kit/grid';

/** Options of `shuffle`. */
export type ShuffleOptions = {
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly cols: number;
  /** Seed of the deal, default 0. */
  readonly seed?: number | undefined;
  /** The goal that the board can be solved to, of this size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
  /** A fifth of the boards by their Manhattan distance: 1 has the least distances, 5 the greatest; by default any board. */
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
};

/** Options of `scramble`. */
export type ScrambleOptions = {
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly cols: number;
  /** Seed of the deal, default 0. */
  readonly seed?: number | undefined;
  /** How many single slides to make, from 0 to 10 000 000. */
  readonly moves: number;
  /** The goal that they begin at, of this size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
};

/** Options of `boardAtDepth`. */
export type BoardAtDepthOptions = {
  /** Rows of the board. */
  readonly rows: number;
  /** Columns of the board. */
  readonly cols: number;
  /** Seed of the deal, default 0. */
  readonly seed?: number | undefined;
  /** The length of the shortest solution, in single slides. */
  readonly depth: number;
  /** The goal of the solution, of this size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
  /** Most nodes to look at in all (of large boards their cells count, too), default 100 million. */
  readonly maxNodes?: number | undefined;
};

/** What `boardAtDepth` answers. */
export type DealtBoard = Found<{
  /** The board that was found. */
  readonly board: Grid;
}>;
