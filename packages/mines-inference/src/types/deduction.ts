/** What is certain, and why. */
import type { Cell, Progress } from '@kit/grid';

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

/** What {@link deduceSearch} reports. */
export type DeduceProgress = Progress<Deduction[]>;

/** What a check of a deduction says: it follows, it does not, or the limit was met before that was known. */
export type DeductionVerdict = 'valid' | 'invalid' | 'limit';
