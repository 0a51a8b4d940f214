/** Solutions: how many, which, and the way of logic to them. */
import type { Cell, Found } from '@kit/grid';
import type { MarkOptions, Position } from './position.js';
import type { Step } from './step.js';

/** What {@link canonicalFormSearch} answers; it is never impossible. */
export type FoundForm = Found<{
  /** The form. */
  readonly position: Position;
}>;

/** What {@link countSolutionsSearch} answers. */
export type SolutionCount = {
  /** `'exact'`: there are so many; `'limit'`: so many were found before it ended at the limit or was stopped. */
  readonly status: 'exact' | 'limit';
  /** How many solutions were found. */
  readonly count: number;
};

/** What {@link findSolutionSearch} answers; `impossible` is proved. */
export type FoundSolution = Found<{
  /** 81 digits. */
  readonly solution: readonly number[];
}>;

/** What {@link isMinimalSearch} answers; `'limit'` if it was stopped before it knew. */
export type Minimality = {
  /** As {@link isMinimal}, true or false. */
  readonly status: 'minimal' | 'not-minimal' | 'limit';
};

/** What a search may do; every member has a default. */
export type SolveOptions = MarkOptions & {
  /** The most links that a chain may have, at least 1; 20 by default, as in HoDoKu. */
  readonly maxChainLength?: number | undefined;
  /** The most base houses that a fish may have, 2 to 7; 7 by default: the list of techniques decides. */
  readonly maxFishSize?: number | undefined;
  /** The most fins that a fish may have, 0 to 9, endo fins (at most two) included; 5 by default, as in HoDoKu. */
  readonly maxFins?: number | undefined;
  /**
   * May two finned fish with the same bases make one step together? False by default: the `siamese-` techniques look
   * for them anyway, and the other finned fish give their `siamese-` steps too if this is set.
   */
  readonly siamese?: boolean | undefined;
  /** May two kites, or two empty rectangles, that share their box make one step together? False by default. */
  readonly dual?: boolean | undefined;
  /** May an empty rectangle have just two candidates, so that it is a turbot fish as well? False by default. */
  readonly twoCandidates?: boolean | undefined;
  /**
   * May some of a unique rectangle's or loop's cells have lost one of its two digits? False by default; the conclusions
   * are as sound.
   */
  readonly missingCandidates?: boolean | undefined;
  /** The most cells that an almost locked set may have, 1 to 8; 8 by default: all. */
  readonly maxAlsSize?: number | undefined;
  /** Are almost locked sets nodes of grouped chains and loops? `false` by default, as in HoDoKu. */
  readonly alsNodes?: boolean | undefined;
  /**
   * May a continuous loop strike out other candidates of the cells that it passes, by its links between cells? `false`
   * by default, as in HoDoKu; the conclusions are as sound, and chains find them too.
   */
  readonly loopCells?: boolean | undefined;
  /** May the almost locked sets of one pattern share cells? `false` by default, as in HoDoKu. */
  readonly alsOverlap?: boolean | undefined;
};

/** How far logic led. */
export type SolveResult = {
  /**
   * `'solved'`; `'stuck'` where no technique of the list helps any more; `'invalid'` if no solution fits the digits and
   * candidates; `'multiple'` if several do. The last two come without steps. `'limit'` only if a search was stopped.
   */
  readonly status: 'solved' | 'stuck' | 'invalid' | 'multiple' | 'limit';
  /** The steps in order. */
  readonly steps: readonly Step[];
  /** The position after the last step. */
  readonly position: Position;
  /** For `'invalid'`: the cells whose digit also stands in a peer, if there are any. */
  readonly conflicts?: readonly Cell[] | undefined;
};

/** What `nextStepSearch` answers: `'impossible'` if no technique of the list applies. */
export type FoundStep = Found<{
  /** The step. */
  readonly step: Step;
}>;

/** What `findStepsSearch` answers. */
export type FoundSteps = {
  /** `'complete'`: these are all; `'limit'`: the search was stopped, and these are those so far. */
  readonly status: 'complete' | 'limit';
  /** The steps, in the order of `findSteps`. */
  readonly steps: readonly Step[];
};
