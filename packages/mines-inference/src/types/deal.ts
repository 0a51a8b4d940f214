/** Dealing fields. */
import type { Cell, Symmetry } from '@kit/grid';
import type { Field, Topology } from './board.js';

/** Options of {@link generateMines}. */
export type GenerateOptions = {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
  /** Number of mines. */
  readonly mines: number;
  /** Places where there is no cell, each once: a board of any shape. Default none. */
  readonly holes?: ArrayLike<Cell> | undefined;
  /** Same seed, same field. Default 0. */
  readonly seed?: number | undefined;
  /** The cell that will be opened first; default 0, a corner, or the first cell that is no hole. */
  readonly firstOpen?: number | undefined;
  /** `'safe'` (default): no mine in the first cell. `'zero'`: none around it either. */
  readonly firstIs?: 'safe' | 'zero' | undefined;
  /**
   * {@link deduce} alone clears the board from the first cell: `'exact'`, every such field being equally likely; `'quick'` (or
   * true), by repairing. Default false.
   */
  readonly noGuess?: boolean | 'exact' | 'quick' | undefined;
  /** What {@link boardMetrics} shall say of the field. */
  readonly metrics?: MetricsTargets | undefined;
  /**
   * A symmetry of the mines (not with `noGuess: 'quick'`); all fields that have it are equally likely. Default `'identity'`:
   * none.
   */
  readonly symmetry?: Symmetry | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
  /** With `noGuess` or `metrics`: how many fields to begin with before giving up, default 200. */
  readonly maxTries?: number | undefined;
  /**
   * With `noGuess: 'quick'`: how often a mine of a repaired field is moved, to wherever no guess comes of it, default 40.
   * The more, the nearer to all fields without guesses being equally likely.
   */
  readonly swaps?: number | undefined;
};

/** A range of whole numbers. */
export type MetricRange = {
  /** At least. */
  readonly min?: number | undefined;
  /** At most. */
  readonly max?: number | undefined;
};

/** What a field shall measure. */
export type MetricsTargets = {
  /** Openings and isolated numbers. */
  readonly threeBv?: MetricRange | undefined;
  /** Connected sets of cells without mines around them. */
  readonly openings?: MetricRange | undefined;
  /** Connected groups of isolated numbers. */
  readonly islands?: MetricRange | undefined;
  /** Clicks of a greedy player with flags. */
  readonly zini?: MetricRange | undefined;
};

/** What a field was found with. */
export type MadeField = {
  /** Where the mines are. */
  readonly field: Field;
};
