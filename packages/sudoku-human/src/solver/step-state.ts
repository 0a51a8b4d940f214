/** From a position to the state of the kernels and back, and what a step does to a state. */

import { createState, eliminate, place, type State } from '../kernel/state.js';
import type { Position, Step } from '../types.js';

/** The state of a checked position. */
export function stateOf(position: Position): State {
  return createState(position.values, position.candidates);
}

/** The position of a state, with the givens that it began from. */
export function positionOf(state: State, givens: readonly number[]): Position {
  return { givens: [...givens], values: [...state.values], candidates: [...state.masks] };
}

/** Does in the state what the step says; a cell that is filled keeps its digit. */
export function advance(state: State, step: Pick<Step, 'placements' | 'eliminations'>): void {
  for (const { cell, digit } of step.placements) if (state.values[cell] === 0) place(state, cell, digit - 1);
  for (const { cell, digit } of step.eliminations) eliminate(state, cell, digit - 1);
}
