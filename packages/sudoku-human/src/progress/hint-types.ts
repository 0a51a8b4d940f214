/** What a hint can be: a stage of the next step, a mistake, or the reason why there is neither. */

import type { Cell } from '@kit/grid';
import type { SolveOptions } from '../solver/options.js';
import type { TechniqueId } from '../technique-ids.js';
import type { Candidate, House, Pattern, Step } from '../types.js';

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
  readonly status: 'step';
  /** Only the house. */
  readonly level: 'where';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
};

/** Where to look, and for what. */
export type WhichHint = {
  /** There is a step. */
  readonly status: 'step';
  /** The house, the technique and the cells. */
  readonly level: 'which';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
};

/** The pattern, without what follows from it. */
export type WhyHint = {
  /** There is a step. */
  readonly status: 'step';
  /** All but the conclusion. */
  readonly level: 'why';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
  /** The pattern by roles, houses and links. */
  readonly pattern: Pattern;
};

/** The whole step. */
export type FullHint = {
  /** There is a step. */
  readonly status: 'step';
  /** Everything. */
  readonly level: 'full';
  /** A house, 0–26, in which the pattern lies or begins. */
  readonly house: House;
  /** The technique of the step. */
  readonly technique: TechniqueId;
  /** The cells of the pattern, ascending. */
  readonly cells: readonly Cell[];
  /** The pattern by roles, houses and links. */
  readonly pattern: Pattern;
  /** The step, with what it sets or strikes out. */
  readonly step: Step;
};

/** Something is wrong on the board, and that goes before any step. */
export type MistakeHint = {
  /** There is a mistake. */
  readonly status: 'mistake';
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
};

/** There is nothing to hint at. */
export type NoHint = {
  /**
   * `'solved'`: no cell is open; `'stuck'`: no technique of the list applies; `'invalid'`: the givens have no solution;
   * `'multiple'`: they have several; `'limit'`: a search was stopped before it knew.
   */
  readonly status: 'solved' | 'stuck' | 'invalid' | 'multiple' | 'limit';
  /** The level that was asked for. */
  readonly level: HintLevel;
};

/** The answer of `hint`. */
export type Hint = WhereHint | WhichHint | WhyHint | FullHint | MistakeHint | NoHint;
