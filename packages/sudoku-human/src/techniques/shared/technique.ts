/**
 * What a technique is: a name and a finder.
 *
 * A finder walks through the instances of its pattern in a documented order and hands each to `emit` as a finished
 * step. `emit` answers whether to stop, so that one finder serves the next step (stop at the first) and all steps
 * (never stop) without making what nobody takes. Generators would read as well, but cost a third more here; finders that
 * can take long are generators in their outer loops alone, so that the searches can leave them there.
 */

import { type Pace, runSlices, type Slices } from '@kit/grid';
import { type Derived, derive } from '../../kernel/derived.js';
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
  /** By cell: the digit that stands there, or 0. */
  readonly values: readonly number[];
  /** Have these digits one solution, pencil marks left aside? What was asked so far. */
  readonly proven: Map<'values' | 'givens', boolean>;
};

/** Says whether what a technique rests on is known of the puzzle. */
export type Proof = (context: Context) => Slices<boolean>;

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
  /** What finders of many short turns count their work on. */
  readonly pace: Pace;
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
  /** What must be known of the puzzle for the argument to hold; nothing is found unless it is. */
  readonly proof?: Proof | undefined;
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
  more?: Pick<Finder, 'holdsOn' | 'proof'>,
): Finder {
  return { id, find: (context, emit) => runSlices(slices(context, emit)), slices, ...more };
}

/** A fact of a state, or one of each kind, that takes slices to work out: once for all techniques that ask. */
export function onceAState<Fact, Kind extends readonly unknown[]>(
  make: (context: Context, ...kind: Kind) => Slices<Fact>,
): (context: Context, ...kind: Kind) => Slices<Fact> {
  const noFacts = (): Map<string, Fact> => new Map();
  return function* (context, ...kind) {
    const facts = derive(context.state, context.derived, noFacts);
    const name = kind.join();
    if (!facts.has(name)) facts.set(name, yield* make(context, ...kind));
    return facts.get(name) as Fact;
  };
}

/** A table of a layout that takes slices to work out: once. */
export function onceALayout<Table extends object>(
  make: (tables: Tables) => Slices<Table>,
): (tables: Tables) => Slices<Table> {
  const known = new WeakMap<Tables, Table>();
  return function* (tables) {
    const table = known.get(tables) ?? (yield* make(tables));
    known.set(tables, table);
    return table;
  };
}
