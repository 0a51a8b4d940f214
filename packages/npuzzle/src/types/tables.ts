/** Tables that searches look up, and how they are built and checked. */
import type { Cell, GridLike } from '@kit/grid';
import type { Metric } from './play.js';

/**
 * Tables for one size, goal and metric, made by `buildTables` or `importTables`. They can be cloned to a worker.
 */
export type Tables = {
  /** Rows of the boards. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The metric that the distances count. */
  readonly metric: Metric;
  /** The cell where the blank belongs: tables serve every goal with its blank there. */
  readonly home: Cell;
  /** The home cells of the tiles of each pattern; in the metric `single` no tile is in two of them. */
  readonly patterns: readonly (readonly Cell[])[];
  /**
   * The values of all patterns one after the other, one for each placement of a pattern. For `line` the placements are
   * over the cells without the blank's, and each has a value for every row and every column that the blank may be in.
   */
  readonly values: Uint8Array;
};

/**
 * Tables for quality `short`, for every goal of a size, made by `buildShortTables`. They can be cloned to a worker and
 * stored.
 */
export type ShortTables = {
  /** Rows of the boards. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The values of all tables one after the other, two bits each. */
  readonly values: Uint8Array;
};

/** Options of `buildShortTables`. */
export type BuildShortTablesOptions = {
  /** Rows of the boards, at least 2; rows · cols at most 64. */
  readonly rows: number;
  /** Columns of the boards, at least 2. */
  readonly cols: number;
};

/** Options of `buildTables`. */
export type BuildTablesOptions = {
  /** Rows of the boards; rows · cols at most 25. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The goal, a board of this size; by default 1, 2, … and the blank last. Only the blank's place matters. */
  readonly goal?: GridLike | undefined;
  /** The metric, default `'single'`. */
  readonly metric?: Metric | undefined;
  /**
   * Most tiles in a pattern, at most 8 on 4×4; by default as many as keep the building within a few seconds. For 4×4: 6
   * (patterns of 6, 6 and 3 tiles) by default; 5 takes a fifth of the time and a third of the memory; 8 (patterns of 7
   * and 8 tiles) takes a minute or two and is for the very hardest boards. In the line metric on 4×4 at most 7, which takes
   * half a minute or more and is for the very hardest boards; by default 6.
   */
  readonly maxTiles?: number | undefined;
};

/** Options of `checkTables`. */
export type CheckTablesOptions = {
  /** How many values to draw, default 20. */
  readonly samples?: number | undefined;
  /** Seed of the draw, default 0. */
  readonly seed?: number | undefined;
  /** Most states to look at in all, default 20 million. A value that is drawn counts as three. */
  readonly maxNodes?: number | undefined;
};

/** What `checkTables` answers. */
export type TablesCheck =
  | {
      /** All values that were drawn are true. */
      readonly status: 'consistent';
      /** How many were derived. */
      readonly checked: number;
    }
  | {
      /** A value is not what it should be. */
      readonly status: 'wrong';
      /** How many were derived, this one included. */
      readonly checked: number;
      /** The pattern: its index. */
      readonly pattern: number;
      /** Where its tiles stand; in the metric `line` the blank's row or column is emptied at its first cell. */
      readonly cells: Cell[];
      /** What the tables hold. */
      readonly value: number;
      /** What it should be. */
      readonly expected: number;
    }
  | {
      /** The limit of states (or `'stop'`) came before all were derived; those that were are true. */
      readonly status: 'limit';
      /** How many were derived. */
      readonly checked: number;
    };
