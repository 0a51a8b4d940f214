/** Doing on a position what a step says. */

import { describeValue, InvalidInputError, unexpected } from '@kit/grid';
import { checkPosition, isArray, isObject } from '../position/check-position.js';
import { doorsFor } from '../position/layout-doors.js';
import type { Candidate, Position, PositionLike, Step } from '../types.js';
import { advance, positionOf, stateOf } from './step-state.js';

/**
 * The position after a step: its digits set and their candidates struck out in the peers, then its eliminations done.
 *
 * Whether the step follows is not asked (see `verifyStep`). Striking out a candidate that isn't there does nothing, and
 * so does setting a digit that already stands.
 *
 * @param position - the position; it isn't changed
 * @param step - a step such as `nextStep` returns; only its placements and eliminations are looked at
 * @returns the new position, whose candidates no longer hold any digit that stands in a peer
 * @throws {@link InvalidInputError} `bad-step` if the placements or eliminations are no lists of candidates,
 * `cell-taken` if a placement's cell holds another digit, and the codes of a malformed position
 *
 * @example
 * ```ts
 * import { applyStep, nextStep, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle('.12345678'.padEnd(81, '.'));
 * const step = nextStep(position);
 * step && applyStep(position, step).values.slice(0, 9); // => [9, 1, 2, 3, 4, 5, 6, 7, 8]
 * ```
 */
export function applyStep(position: PositionLike, step: Pick<Step, 'placements' | 'eliminations'>): Position {
  const doors = doorsFor(position);
  if (doors) return doors.applyStep(position, step);
  const checked = checkPosition(position);
  if (!isObject(step)) {
    throw unexpected('bad-step', 'step', step, 'an object');
  }
  checkCandidates(step.placements, 'step.placements');
  checkCandidates(step.eliminations, 'step.eliminations');
  for (const { cell, digit } of step.placements) {
    const value = checked.values[cell];
    if (value !== 0 && value !== digit) {
      throw new InvalidInputError(
        'cell-taken',
        `step.placements has ${digit} in cell ${cell}: the cell holds ${value}`,
        {
          name: 'step.placements',
          index: cell,
          row: Math.floor(cell / 9),
          col: cell % 9,
        },
      );
    }
  }
  const state = stateOf(checked);
  advance(state, step);
  return positionOf(state, checked, [step]);
}

function checkCandidates(list: readonly Candidate[], name: string): void {
  if (!isArray(list)) {
    throw unexpected('bad-step', name, list, 'a list');
  }
  list.forEach((candidate: Partial<Candidate>, index) => {
    const { cell, digit } = isObject(candidate) ? candidate : {};
    if (!isIntegerIn(cell, 0, 80) || !isIntegerIn(digit, 1, 9)) {
      throw new InvalidInputError(
        'bad-step',
        `${name}[${index}] has the cell ${describeValue(cell)} and the digit ${describeValue(digit)}: expected 0 to 80 and 1 to 9`,
        { name: `${name}[${index}]`, index },
      );
    }
  });
}

function isIntegerIn(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
