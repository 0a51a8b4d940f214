/** A solver with techniques of one's own. */
import type { Search } from '@kit/grid';
import type { Hint, HintOptions } from './hint.js';
import type { PositionLike } from './position.js';
import type { FoundStep, FoundSteps, SolveOptions, SolveResult } from './solve.js';
import type { Step } from './step.js';

/** The questions that a list of techniques answers. */
export type Solver = {
  /**
   * Every instance of every technique on the position, technique by technique in the order of the list, each in the
   * order that it documents.
   */
  readonly findSteps: (position: PositionLike, options?: SolveOptions) => Step[];
  /** The first instance of the first technique that has one: the first of `findSteps`, found faster. */
  readonly nextStep: (position: PositionLike, options?: SolveOptions) => Step | undefined;
  /** Next step after next step, until the puzzle is solved or no technique helps. */
  readonly solve: (position: PositionLike, options?: SolveOptions) => SolveResult;
  /** The player's mistakes, or as much of the next step as the level allows. */
  readonly hint: (position: PositionLike, options?: HintOptions) => Hint;
};

/** The questions that a list of techniques answers, as searches for `runAsync`; `nodes` are the techniques that were asked. */
export type SolverSearches = {
  /** `findSteps` of the solver as a search, which gives the steps so far when it is stopped. */
  readonly findStepsSearch: (position: PositionLike, options?: SolveOptions) => Search<FoundSteps>;
  /** `nextStep` of the solver as a search. */
  readonly nextStepSearch: (position: PositionLike, options?: SolveOptions) => Search<FoundStep>;
  /** `solve` of the solver as a search, which gives the steps so far when it is stopped. */
  readonly solveSearch: (position: PositionLike, options?: SolveOptions) => Search<SolveResult>;
  /** `hint` of the solver as a search. */
  readonly hintSearch: (position: PositionLike, options?: HintOptions) => Search<Hint>;
};
