/** What can be known about a board, once or while it is played. */
import type { Cell, Search } from '@kit/grid';
import type { Board, BoardLike, CellChange, Conflicts, FlagMode } from './board.js';

/** What can be known about a board. */
export type Analysis = {
  /**
   * `consistent`: some layout of mines fits. `inconsistent`: none does; `conflicts` says why. `limit`: a region was too
   * large for `maxStates`; what is listed is proven all the same, and unknown probabilities are `null`.
   */
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** Hidden cells that hold no mine in any layout. */
  readonly safeCells: readonly Cell[];
  /** Hidden cells that hold a mine in every layout. */
  readonly mineCells: readonly Cell[];
  /**
   * Chance of a mine in each cell, every layout being equally likely: exactly 0 and 1 only where proven; `null` where
   * open, and everywhere if nothing fits. A trusted flag has 1.
   */
  readonly probabilities: readonly (number | null)[];
  /** Empty unless something contradicts. */
  readonly conflicts: Conflicts;
};

/** Options of {@link analyze}. */
export type AnalyzeOptions = {
  /**
   * `'trust'` (default): a flag is a mine. `'ignore'`: a flag is a hidden cell like any other. `'check'`: like `'ignore'`,
   * and `conflicts` names flags that can't be right.
   */
  readonly flags?: FlagMode | undefined;
  /** The most states that the count may visit in one region, default 1,000,000; beyond it the status is `limit`. */
  readonly maxStates?: number | undefined;
};

/** A live object; not JSON. */
export type Analyzer = {
  /** As {@link analyze}, with the options given to {@link createAnalyzer}. */
  readonly analyze: (board: BoardLike) => Analysis;
  /** The same as a search: stopped early it answers `limit`, and the next board is read as if it were the first. */
  readonly analyzeSearch: (board: BoardLike) => Search<Analysis>;
};

/** What is known of a sum over some cells. */
export type RuleClue = {
  /** The cells, each once. */
  readonly cells: ArrayLike<Cell>;
  /** What a mine in each of these cells counts, -8 to 8; default 1. */
  readonly weights?: ArrayLike<number> | undefined;
  /** The sums that are allowed: one for a plain number, `[n - 1, n + 1]` for a liar, `[0, 2, 4, 6, 8]` for "even". */
  readonly sums: ArrayLike<number>;
};

/** A game whose clues are sums over sets of cells: see {@link analyzeRules}. */
export type Rules = {
  /** How many cells there are. */
  readonly cells: number;
  /** The most mines in a cell, 0 to 8, for all cells or for each; default 1. Open cells have 0. */
  readonly maxMines?: number | ArrayLike<number> | undefined;
  /** Mines in all cells; any number if left out. */
  readonly mines?: number | undefined;
  /** The clues. */
  readonly clues: readonly RuleClue[];
};

/** Options of {@link analyzeRules}. */
export type RulesOptions = {
  /** As for {@link analyze}, default 1,000,000. */
  readonly maxStates?: number | undefined;
};

/** What can be known about a game with rules of its own. */
export type RulesAnalysis = {
  /** As in {@link Analysis}. */
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** The number of mines in each cell where it is proven, else `null`. */
  readonly known: readonly (number | null)[];
  /** For each cell the chance of 0, 1, 2 … mines; `null` where it is not known. */
  readonly chances: readonly (readonly number[] | null)[];
};

/** What follows from changes: all that {@link Analysis} would say otherwise than before, but for chances. */
export type AnalysisChange = {
  /** As in {@link Analysis}. */
  readonly status: Analysis['status'];
  /** Cells that are proven safe since, in rising order. */
  readonly safe: readonly Cell[];
  /** Cells that are proven to be mines since. */
  readonly mines: readonly Cell[];
  /** Cells that were proven and are not any more, opened and flagged ones among them. */
  readonly dropped: readonly Cell[];
  /** How many hidden cells no number sees. */
  readonly rest: number;
  /** The chance of a mine in each of these; `null` if there are none, or where it is not known. */
  readonly restProbability: number | null;
};

/** A live object; not JSON. See {@link createTracker}. */
export type Tracker = {
  /** Takes changes over; tells what follows since the update before. */
  readonly update: (changes: readonly CellChange[]) => AnalysisChange;
  /**
   * The same as a search. Stopped early it answers `limit`, has taken the changes over, and takes back all that it told; the
   * next update begins anew.
   */
  readonly updateSearch: (changes: readonly CellChange[]) => Search<AnalysisChange>;
  /** The chance of a mine in a cell after the last update, as {@link analyze} gives it; `null` before the first. */
  readonly probability: (cell: Cell) => number | null;
  /** What is shown now. */
  readonly board: () => Board;
};
