/** What combos are worth. */
import type { Rules } from './rules.js';

/** What an orb of each type is worth; a list is by type (0 where it ends). */
export type Weights = {
  /** Weight of an orb in a small match: for all types, or by type. Default 1. */
  readonly normal?: number | readonly number[] | undefined;
  /** Weight in a match of `massSize` orbs or more: for all types, or by type. Default: as `normal`. */
  readonly mass?: number | readonly number[] | undefined;
  /** From how many orbs a match is a mass attack, default 5. */
  readonly massSize?: number | undefined;
  /** Bonus for each orb of a match above three, default 0.25. */
  readonly orbBonus?: number | undefined;
  /** Bonus for each combo above one, default 0.25. */
  readonly comboBonus?: number | undefined;
};

/** Options of {@link expectedScore}. */
export type ExpectedScoreOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What orbs are worth. */
  readonly weights?: Weights | undefined;
  /** The types that come in from above; by default those on the board. */
  readonly types?: readonly number[] | undefined;
  /** How many refills to try, default 200. */
  readonly samples?: number | undefined;
  /** Seed of the refills, default 0. */
  readonly seed?: number | undefined;
};

/** What {@link expectedScore} found. */
export type ExpectedScore = {
  /** Mean number of combos. */
  readonly combos: number;
  /** Mean score. */
  readonly score: number;
  /** How many refills were drawn; 0 (and means of 0) for a search that was stopped before the first was played out. */
  readonly samples: number;
};
