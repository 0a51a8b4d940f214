/**
 * A solver from a list of techniques: only what is in the list is bundled.
 *
 * `solve` is the loop that a person goes through: the first instance of the easiest technique, do it, begin again. The
 * state is carried along and changed in place; facts derived from it are dropped at each step, what was learned about
 * single digits, and about some cells, is kept (`kernel/memory.ts`). The techniques prove themselves sound, so the
 * search for solutions is asked once, before the first step: whether a puzzle has one solution can't be seen from the
 * steps.
 */

import type { Cell } from '@kit/grid';
import { checkPosition, type PositionLike } from '../position/check-position.js';
import { findConflicts } from '../position/find-conflicts.js';
import type { Hint, HintOptions } from '../progress/hint-types.js';
import { makeHint, readLevel } from '../progress/make-hint.js';
import { countSolutions } from '../search/count-solutions.js';
import type { Context, Technique } from '../techniques/technique.js';
import type { Position, Step } from '../types.js';
import { checkTechniques } from './check-techniques.js';
import { readOptions, type SolveOptions } from './options.js';
import { proofOfUniqueness } from './proof-of-uniqueness.js';
import { allSteps, firstStep } from './search-steps.js';
import { advance, positionOf, stateOf } from './step-state.js';

/** How far logic led. */
export type SolveResult = {
  /**
   * `'solved'`; `'stuck'` where no technique of the list helps any more; `'invalid'` if no solution fits the digits and
   * candidates; `'multiple'` if several do. The last two come without steps.
   */
  readonly status: 'solved' | 'stuck' | 'invalid' | 'multiple';
  /** The steps in order. */
  readonly steps: readonly Step[];
  /** The position after the last step. */
  readonly position: Position;
  /** For `'invalid'`: the cells whose digit also stands in a peer, if there are any. */
  readonly conflicts?: readonly Cell[] | undefined;
};

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

/**
 * A solver that uses these techniques in this order, and bundles no others.
 *
 * @param techniques - techniques, easiest first
 * @returns `findSteps`, `nextStep`, `solve` and `hint`, as the functions of these names but with this list
 * @throws {@link InvalidInputError} `bad-techniques` if it is not a list of techniques
 *
 * @example
 * ```ts
 * import { createSolver, hiddenSingle, nakedSingle, parsePuzzle } from '@kit/sudoku-human';
 *
 * const solver = createSolver([nakedSingle, hiddenSingle]);
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * solver.solve(puzzle).status; // => 'stuck'
 * ```
 */
export function createSolver(techniques: readonly Technique[]): Solver {
  checkTechniques(techniques);
  const list = [...techniques];
  return {
    findSteps: (position, options = {}) => allSteps(contextOf(checkPosition(position), options), list),
    nextStep: (position, options = {}) => firstStep(contextOf(checkPosition(position), options), list),
    solve: (position, options = {}) => solveWith(list, checkPosition(position), options),
    hint: (position, options = {}) => {
      const checked = checkPosition(position);
      const context = contextOf(checked, options);
      return makeHint(checked, readLevel(options), () => firstStep(context, list));
    },
  };
}

function contextOf(position: Position, options: SolveOptions): Context {
  return {
    state: stateOf(position),
    derived: new Map(),
    memory: new Map(),
    limits: readOptions(options),
    uniqueness: proofOfUniqueness(position),
  };
}

function solveWith(techniques: readonly Technique[], position: Position, options: SolveOptions): SolveResult {
  const context = contextOf(position, options);
  const count = countSolutions(position, 2);
  if (count > 1) return { status: 'multiple', steps: [], position };
  if (count === 0) {
    return { status: 'invalid', steps: [], position, conflicts: findConflicts(position) };
  }
  const steps: Step[] = [];
  for (let open = true; open; ) {
    const step = firstStep(context, techniques);
    if (step === undefined) break;
    steps.push(step);
    advance(context.state, step);
    context.derived.clear();
    open = context.state.values.includes(0);
  }
  const status = context.state.values.includes(0) ? 'stuck' : 'solved';
  return { status, steps, position: positionOf(context.state, position.givens) };
}
