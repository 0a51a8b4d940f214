/** The public shapes: plain JSON in, plain JSON out. */
import type { Cell, Shape } from '@kit/grid';

/**
 * Which cells are neighbours: `square8` (the usual game), `square4`, `torus` (square8 whose edges wrap), `hex` (odd rows
 * shifted half a cell to the right), `knight` (a chess knight's moves), or a table of one's own: for each cell the list
 * of its neighbours. A table must be symmetric, without a cell being its own neighbour.
 */
export type Topology = 'square8' | 'square4' | 'torus' | 'hex' | 'knight' | OwnTopology;

/** A neighbour table of one's own. */
export type OwnTopology = {
  /** For each cell, in row-major order, its neighbours: at most 128, and at most 2²⁴ for all cells together. */
  readonly neighbors: readonly (readonly Cell[])[];
};

/** What the player sees. */
export type Board = Shape & {
  /** Mines on the whole board, the flagged and exploded ones included. */
  readonly mines: number;
  /** Row by row: the number of an open cell, or {@link HIDDEN}, {@link FLAG}, {@link EXPLODED}. */
  readonly cells: readonly number[];
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** A {@link Board} as the functions take it: its cells may be a typed array. */
export type BoardLike = Shape & {
  /** Mines on the whole board, the flagged and exploded ones included. */
  readonly mines: number;
  /** Row by row: the number of an open cell, or {@link HIDDEN}, {@link FLAG}, {@link EXPLODED}. */
  readonly cells: ArrayLike<number>;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** Where the mines are: what the game knows and the player does not. */
export type Field = Shape & {
  /** The cells with a mine, in rising order. */
  readonly mineCells: readonly Cell[];
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** A {@link Field} as the functions take it: its mine cells may be a typed array, in any order. */
export type FieldLike = Shape & {
  /** The cells with a mine, each once. */
  readonly mineCells: ArrayLike<Cell>;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
};

/** What contradicts: flags, opened numbers, and perhaps the number of mines. */
export type Conflicts = {
  /** Flags that cannot be right: alone (`flags: 'check'`), or together with `core`. */
  readonly flags: readonly Cell[];
  /** Opened numbers that contradict each other and these flags; without any one of them the contradiction is gone. */
  readonly core: readonly Cell[];
  /** Does the contradiction need the number of mines on the board? */
  readonly usesTotal: boolean;
};

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

/** What to make of the player's flags: see {@link analyze}. */
export type FlagMode = 'trust' | 'check' | 'ignore';

/** Which reason a deduction has; the catalogues have a text for each. */
export type DeductionKey =
  | 'number-safe'
  | 'number-mine'
  | 'pair-safe'
  | 'pair-mine'
  | 'region-safe'
  | 'region-mine'
  | 'total-safe'
  | 'total-mine'
  | 'finished';

/** What a text about a deduction needs to know. */
export type DeductionMessage = {
  /** The reason. */
  readonly key: DeductionKey;
  /** What fills the places of the text, besides the cells of the deduction itself. */
  readonly params: {
    /** Columns of the board, to write cells by row and column. */
    readonly cols: number;
    /** What the opened numbers in `from` show, in the same order. */
    readonly numbers: readonly number[];
    /** Mines on the board. */
    readonly mines: number;
  };
};

/** Cells that are certain, and what they follow from. */
export type Deduction = {
  /** Hidden cells that are all safe, or all mines. */
  readonly cells: readonly Cell[];
  /** Mines (true) or safe (false). */
  readonly mine: boolean;
  /** The opened numbers it follows from: none can be left out, for any of the cells. */
  readonly from: readonly Cell[];
  /** Does it need the number of mines on the board, too? */
  readonly usesTotal: boolean;
  /** For `explainDeduction`. */
  readonly message: DeductionMessage;
};

/** The answer to a player who asks for help. */
export type Hint =
  | {
      /** First put this right. */
      readonly kind: 'mistake';
      /** Wrong flags. */
      readonly cells: readonly Cell[];
    }
  | {
      /** No layout of the mines fits the board, whatever is flagged: not the player's fault. */
      readonly kind: 'inconsistent';
      /** Numbers that contradict each other, perhaps only together with the number of mines. */
      readonly conflicts: Conflicts;
    }
  | {
      /** The player can find out alone. */
      readonly kind: 'not-needed';
      /** How. */
      readonly deduction: Deduction;
    }
  | {
      /** Nothing more is certain: help is due. */
      readonly kind: 'given';
      /** The cell that the player chose, or the best one. */
      readonly cell: Cell;
      /** What it is; only if the field was given. */
      readonly mine?: boolean | undefined;
    }
  | {
      /** The search was stopped before anything was known. */
      readonly kind: 'limit';
    };

/** How a player has used help. */
export type HintStats = {
  /** Hints that named a mistake. */
  readonly mistakes: number;
  /** Hints asked for though none was needed. */
  readonly unneeded: number;
  /** Hints that were due. */
  readonly given: number;
};
