/**
 * Facts that several techniques want of one state (its bivalue cells, its strong links …), worked out once.
 *
 * A fact is a function of the state and is its own key. So a technique names what it needs by importing it, and a
 * bundle with few techniques holds few facts; an object with a method for each would hold them all.
 */

import type { State } from './state.js';

/** The facts worked out so far, by the function that works them out. */
export type Derived = Map<(state: State) => unknown, unknown>;

/** The fact, worked out now if nobody asked before. The caller clears the map whenever the state changes. */
export function derive<Fact>(state: State, derived: Derived, compute: (state: State) => Fact): Fact {
  let fact = derived.get(compute);
  if (fact === undefined) {
    fact = compute(state);
    derived.set(compute, fact);
  }
  return fact as Fact;
}
