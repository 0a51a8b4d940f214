/** Hints, and how they were used. */
import type { Cell } from '@kit/grid';
import type { Analyzer } from './analysis.js';
import type { Conflicts, FieldLike } from './board.js';
import type { Deduction } from './deduction.js';

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

/** Options of `hint`. */
export type HintOptions = {
  /**
   * Where the mines are. Then flags that are wrong though nothing on the board says so are named too, and what is given is
   * told, so that no chance is left.
   */
  readonly field?: FieldLike | undefined;
  /** The hidden cell that the player wants to know. */
  readonly cell?: Cell | undefined;
  /** An analyser that follows this game: then a hint after a click reads only what the click changed. */
  readonly analyzer?: Analyzer | undefined;
};
