/** Doing on a position what a step says. */

import { describeValue, InvalidInputError, unexpected } from '@kit/grid';
import { placeOf, readPosition } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import { isArray, isObject } from '../layout/guards.js';
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
  const board = readPosition(position);
  const { tables } = board;
  if (!isObject(step)) {
    throw unexpected('bad-step', 'step', step, 'an object');
  }
  checkCandidates(tables, step.placements, 'step.placements');
  checkCandidates(tables, step.eliminations, 'step.eliminations');
  for (const { cell, digit } of step.placements) {
    const value = board.position.values[cell];
    if (value !== 0 && value !== digit) {
      throw new InvalidInputError(
        'cell-taken',
        `step.placements has ${digit} in cell ${cell}: the cell holds ${value}`,
        placeOf(tables, cell, 'step.placements'),
      );
    }
  }
  const state = stateOf(board);
  advance(state, step);
  return positionOf(state, board.position, [step]);
}

function checkCandidates({ cells, size }: Tables, list: readonly Candidate[], name: string): void {
  if (!isArray(list)) {
    throw unexpected('bad-step', name, list, 'a list');
  }
  list.forEach((candidate: Partial<Candidate>, index) => {
    const { cell, digit } = isObject(candidate) ? candidate : {};
    if (!isIntegerIn(cell, 0, cells - 1) || !isIntegerIn(digit, 1, size)) {
      throw new InvalidInputError(
        'bad-step',
        `${name}[${index}] has the cell ${describeValue(cell)} and the digit ${describeValue(digit)}: expected 0 to ${cells - 1} and 1 to ${size}`,
        { name: `${name}[${index}]`, index },
      );
    }
  });
}

function isIntegerIn(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
