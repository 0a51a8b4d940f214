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
   * true), by repairing. An object says what the player may need besides. Default false.
   */
  readonly noGuess?: boolean | 'exact' | 'quick' | NoGuessOptions | undefined;
  /**
   * How hard the field shall be: level n is the n-th fifth of what `generateMines({ rows, cols, mines })` deals, by the score
   * of {@link rateField}; with `noGuess` of what is dealt with it. For boards of squares without holes.
   */
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** What {@link boardMetrics} shall say of the field. */
  readonly metrics?: MetricsTargets | undefined;
  /**
   * A symmetry of the mines (not with `noGuess: 'quick'`); all fields that have it are equally likely. Default `'identity'`:
   * none.
   */
  readonly symmetry?: Symmetry | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
  /** With `noGuess`, `metrics` or `difficulty`: how many fields to begin with before giving up, default 200. */
  readonly maxTries?: number | undefined;
  /**
   * With `noGuess: 'quick'`: how often a mine of a repaired field is moved, to wherever no guess comes of it, default 40.
   * The more, the nearer to all fields without guesses being equally likely.
   */
  readonly swaps?: number | undefined;
};

/** What a field without guesses may need of a player who marks every proven mine. */
export type NoGuessOptions = {
  /** Default `'quick'`. */
  readonly how?: 'exact' | 'quick' | undefined;
  /** May the number of mines on the board be needed? Default true. */
  readonly counter?: boolean | undefined;
  /** The most numbers that a deduction is made from: 1, 2, … Default: as many as you like. */
  readonly maxNumbers?: number | undefined;
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
  /** With `noGuess` or `difficulty`: what the field needs of a player who may use what was allowed. */
  readonly needed?: FieldRating | undefined;
};

/** Options of {@link rateField}. */
export type RateOptions = {
  /** The cell that is opened first; default: the first that is no mine. */
  readonly firstOpen?: Cell | undefined;
};

/** The hardest that a field needs, from easy to hard; levels 1 to 5. */
export type RatingKey = 'one-number' | 'two-numbers' | 'more-numbers' | 'counter' | 'guess';

/** How hard a field is: see {@link rateField}. */
export type FieldRating = {
  /** `cleared`: no guess is needed. `guess`: one is. `limit`: a limit was met, and the rest says what was needed until then. */
  readonly status: 'cleared' | 'guess' | 'limit';
  /** From 1 to 5, by `hardest`. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** The hardest kind of reason that is needed. */
  readonly hardest: RatingKey;
  /** How often that is. */
  readonly times: number;
  /** The most numbers of a deduction. */
  readonly numbers: number;
  /** Is the number of mines on the board needed? */
  readonly counter: boolean;
  /** How often nothing is certain. */
  readonly guesses: number;
  /** A finer measure: greater is harder. */
  readonly score: number;
};
