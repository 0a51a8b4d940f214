/** What a count says of itself, and how it is told to work. */

import type { Pace } from '@kit/grid';

/** How far a count has come. */
export type Counted = {
  /** How many states were looked at. */
  states: number;
  /** How many solutions were found. */
  solutions: number;
};

/** What a count counts its work on, and where it writes how far it has come. */
export type Counting = {
  readonly counted?: Counted | undefined;
  readonly pace?: Pace | undefined;
  /** On other boards than the classic one a count is open after so many states: −1. */
  readonly maxStates?: number | undefined;
};

/** A count that has not begun. */
export function newCount(): Counted {
  return { states: 0, solutions: 0 };
}
