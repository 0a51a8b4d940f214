/**
 * What a technique is: a name and a finder.
 *
 * A finder walks through the instances of its pattern in a documented order and hands each to `emit` as a finished
 * step. `emit` answers whether to stop, so that one finder serves the next step (stop at the first) and all steps
 * (never stop) without making what nobody takes. Generators would read as well, but cost a third more here; finders that
 * can take long are generators in their outer loops alone, so that the searches can leave them there.
 */

import { runSlices, type Slices } from '@kit/grid';
import type { Derived } from '../../kernel/derived.js';
import type { Memory } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';
import type { Step, Technique, TechniqueId } from '../../types.js';

/** Limits and choices of the search, all given. */
export type Limits = {
  /** The most links that a chain may have. */
  readonly maxChainLength: number;
  /** The most base houses that a fish may have. */
  readonly maxFishSize: number;
  /** The most fins that a fish may have. */
  readonly maxFins: number;
  /** May two finned fish with the same bases make one step? */
  readonly siamese: boolean;
  /** May two kites, or two empty rectangles, that share their box make one step? */
  readonly dual: boolean;
  /** May an empty rectangle have just two candidates? */
  readonly twoCandidates: boolean;
  /** May cells of a unique rectangle or loop lack one of its digits? */
  readonly missingCandidates: boolean;
  /** Are almost locked sets nodes of grouped chains and loops? */
  readonly alsNodes: boolean;
  /** May the almost locked sets of a pattern share cells? */
  readonly alsOverlap: boolean;
  /** May a continuous loop strike out candidates of the cells that it passes, by links between cells? */
  readonly loopCells: boolean;
  /** The most cells that an almost locked set may have. */
  readonly maxAlsSize: number;
};

/** Whether the puzzle is known to have one solution. */
export type Uniqueness = {
  /** By cell: the digit that was printed there, or 0. */
  readonly givens: readonly number[];
  /** Have the digits on the board one solution, pencil marks left aside? */
  readonly isProven: () => boolean;
  /** Have the givens alone one solution? */
  readonly isProvenByGivens: () => boolean;
  /** Works out both in slices, so that the answers are there when they are asked for; `count` counts solutions. */
  readonly prove: (count: (masks: readonly number[], limit: number) => Slices<number>) => Slices<void>;
};

/** What a finder works on: the candidates, the facts already derived from them, and the limits. */
export type Context = {
  /** The candidates; a finder reads them and changes nothing. */
  readonly state: State;
  /** Facts worked out of the state, shared by all techniques. */
  readonly derived: Derived;
  /** What earlier searches of the same solve left. */
  readonly memory: Memory;
  /**
   * By digit: the cells where it is known to stand in the end, as `state.digitSets`; none while the solution isn't known. No
   * argument strikes out what is true, so nobody need look for one there.
   */
  readonly solution: Int32Array;
  /** Limits and choices. */
  readonly limits: Limits;
  /** What is known about the number of solutions. */
  readonly uniqueness: Uniqueness;
};

/** Takes one step; true means that no more are wanted. */
export type Emit = (step: Step) => boolean;

/** A technique as the solver sees it. */
export type Finder = {
  /** The technique's name. */
  readonly id: TechniqueId;
  /** Emits every instance once, in order, until `emit` returns true; returns whether it did. */
  readonly find: (context: Context, emit: Emit) => boolean;
  /**
   * Is the argument sound under these rules, and can it add anything to the techniques before it? Without this function it is
   * and can, on every board.
   */
  readonly holdsOn?: ((tables: Tables) => boolean) | undefined;
  /** The same in slices, where it can take longer than some milliseconds: the searches use this one. */
  readonly slices?: ((context: Context, emit: Emit) => Slices<boolean>) | undefined;
};

/** The finders of techniques that this package made. */
export function findersOf(techniques: readonly Technique[]): readonly Finder[] {
  return techniques as readonly Technique[] as readonly Finder[];
}

/** A technique whose finder works in slices. */
export function slicedTechnique(
  id: TechniqueId,
  slices: (context: Context, emit: Emit) => Slices<boolean>,
  holdsOn?: Finder['holdsOn'],
): Finder {
  return { id, find: (context, emit) => runSlices(slices(context, emit)), slices, holdsOn };
}

/** Runs a technique in slices if it has any. */
export function* slicesOf({ find, slices }: Finder, context: Context, emit: Emit): Slices<boolean> {
  return slices === undefined ? find(context, emit) : yield* slices(context, emit);
}

/** The technique with another context or another taker, whichever way it is run. */
export function adapted(
  { id, find, slices }: Finder,
  adapt: (context: Context, emit: Emit) => readonly [Context, Emit],
): Finder {
  return {
    id,
    find: (context, emit) => find(...adapt(context, emit)),
    slices: slices && ((context, emit) => slices(...adapt(context, emit))),
  };
}
