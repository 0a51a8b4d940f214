/** From a position to the state of the kernels and back, and what a step does to a state. */

import { changed } from '../board/hidden-marks.js';
import { type Board, marksLeft } from '../board/read-position.js';
import { createState, eliminate, place, type State } from '../kernel/state.js';
import type { Position, Step } from '../types.js';

/** The state of a board. */
export function stateOf({ position, tables }: Board): State {
  return createState(position.values, position.candidates, tables);
}

/** The position of a state that steps have led to from a position. */
export function positionOf(
  state: State,
  start: Position,
  steps: readonly Pick<Step, 'placements' | 'eliminations'>[],
): Position {
  const struck = steps.flatMap(({ eliminations }) => eliminations);
  // Marks that a digit in sight ruled out from the first count as struck out.
  const left = marksLeft(state.tables, start.values);
  const candidates = start.candidates.map((mask, cell) => mask & left[cell]);
  return changed({ ...start, candidates }, [...state.values], [...state.masks], struck);
}

/** Does in the state what the step says; a cell that is filled keeps its digit. */
export function advance(state: State, step: Pick<Step, 'placements' | 'eliminations'>): void {
  for (const { cell, digit } of step.placements) if (state.values[cell] === 0) place(state, cell, digit - 1);
  for (const { cell, digit } of step.eliminations) eliminate(state, cell, digit - 1);
}
