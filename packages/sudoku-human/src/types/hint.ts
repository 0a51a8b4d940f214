/** Help for a player. */
import type { Cell } from '@kit/grid';
import type { Layout } from './layout.js';
import type { Candidate, House } from './position.js';
import type { SolveOptions } from './solve.js';
import type { Pattern, Step } from './step.js';
import type { TechniqueId } from './technique.js';

/** What {@link checkProgress} found. */
export type ProgressReport = {
  /**
   * `'correct'`: no mistake so far; `'solved'`: no mistake and no open cell; `'mistakes'`: see the lists. If neither the givens
   * nor the position as it stands has one solution, nothing can be called wrong: `'multiple'` if the position has several,
   * `'invalid'` if it has none. `'limit'` only if a search was stopped before it knew.
   */
  readonly status: 'correct' | 'solved' | 'mistakes' | 'invalid' | 'multiple' | 'limit';
  /** The digits that the player set and that are not the solution's, by cell. */
  readonly wrong: readonly Candidate[];
  /** The solution's digits that the player struck out of the pencil marks of an open cell, by cell. */
  readonly lost: readonly Candidate[];
};

/** How much a hint gives away, from least to most. */
export type HintLevel = 'where' | 'which' | 'why' | 'full';

/** How `hint` looks and how much it says. */
export type HintOptions = SolveOptions & {
  /** How much to give away; default `'full'`. */
  readonly level?: HintLevel | undefined;
};

/** Where to look: a house. */
export type WhereHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** Only the house and its cells. */
  readonly level: 'where';
  /** A house in which the pattern lies or begins: 0–26, or its place in `housesOf(layout)`. */
  readonly house: House;
  /** The cells of this house, ascending. */
  readonly houseCells: readonly Cell[];
  /** The layout that the hint is made on; absent on the classic one. */
  readonly layout?: Layout | undefined;
};

/** Where to look, and for what. */
export type WhichHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** The house, the technique and the cells. */
  readonly level: 'which';
  /** A house in which the pattern lies or begins: 0–26, or its place in `housesOf(layout)`. */
  readonly house: House;
  /** The cells of this house, ascending. */
  readonly houseCells: readonly Cell[];
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
  /** The layout that the hint is made on; absent on the classic one. */
  readonly layout?: Layout | undefined;
};

/** The pattern, without what follows from it. */
export type WhyHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** All but the conclusion. */
  readonly level: 'why';
  /** A house in which the pattern lies or begins: 0–26, or its place in `housesOf(layout)`. */
  readonly house: House;
  /** The cells of this house, ascending. */
  readonly houseCells: readonly Cell[];
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
  /** The pattern by roles, houses and links. */
  readonly pattern: Pattern;
  /** The layout that the hint is made on; absent on the classic one. */
  readonly layout?: Layout | undefined;
};

/** The whole step. */
export type FullHint = {
  /** There is a step. */
  readonly kind: 'step';
  /** Everything. */
  readonly level: 'full';
  /** A house in which the pattern lies or begins: 0–26, or its place in `housesOf(layout)`. */
  readonly house: House;
  /** The cells of this house, ascending. */
  readonly houseCells: readonly Cell[];
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
  /** The pattern by roles, houses and links. */
  readonly pattern: Pattern;
  /** The step, with what it sets or strikes out. */
  readonly step: Step;
  /** The layout that the hint is made on; absent on the classic one. */
  readonly layout?: Layout | undefined;
};

/** Something is wrong on the board, and that goes before any step. */
export type MistakeHint = {
  /** There is a mistake. */
  readonly kind: 'mistake';
  /** The level that was asked for. */
  readonly level: HintLevel;
  /** The cells with a mistake, ascending. */
  readonly cells: readonly Cell[];
  /** The wrong digits that stand there. */
  readonly wrong: readonly Candidate[];
  /** The digits that belong there instead of the wrong ones, cell by cell; only at level `'full'`. */
  readonly right?: readonly Candidate[] | undefined;
  /** The digits of the solution that were struck out; only at level `'full'`, for they give the solution away. */
  readonly lost?: readonly Candidate[] | undefined;
  /** The layout that the hint is made on; absent on the classic one. */
  readonly layout?: Layout | undefined;
};

/** There is nothing to hint at. */
export type NoHint = {
  /**
   * `'solved'`: no cell is open; `'stuck'`: no technique of the list applies; `'invalid'` and `'multiple'`: neither the givens
   * nor the position as it stands has one solution, and the position has none or several; `'limit'`: a search was stopped
   * before it knew.
   */
  readonly kind: 'solved' | 'stuck' | 'invalid' | 'multiple' | 'limit';
  /** The level that was asked for. */
  readonly level: HintLevel;
};

/** The answer of `hint`; {@link explainHint} has the words for it. */
export type Hint = WhereHint | WhichHint | WhyHint | FullHint | MistakeHint | NoHint;

/** What {@link techniqueOf} found. */
export type MoveExplanation =
  | {
      /** A step accounts for the whole move. */
      readonly status: 'explained';
      /** Its technique. */
      readonly technique: TechniqueId;
      /** The step; it may conclude more than the player did. */
      readonly step: Step;
    }
  | {
      /**
       * `'unexplained'`: no single step accounts for it; `'no-move'`: nothing was set in an open cell or struck out;
       * `'limit'`: a search was stopped before it knew.
       */
      readonly status: 'unexplained' | 'no-move' | 'limit';
    };
