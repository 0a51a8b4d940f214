/**
 * HoDoKu's last resort, brute force: it takes a digit from the solution.
 *
 * It is the digit of the middle one of the open cells: so two long reference scores come out to the point, with the first
 * cell none. It counts more than all that most puzzles need.
 */

import type { Slices } from '@kit/grid';
import { candidateMasks } from '../brute-force/candidate-masks.js';
import { solutionSlices } from '../brute-force/search-solutions.js';
import { maskOf } from '../position/digits.js';
import { arePeers } from '../position/geometry.js';
import type { Position } from '../types.js';

/** What each guess adds to the score. */
export const guessScore = 10_000;

/** The position with the digit of its middle open cell; it must have a solution and an open cell. */
export function* withGuess(position: Position): Slices<Position> {
  const open = position.values.flatMap((value, cell) => (value === 0 ? [cell] : []));
  const cell = open[Math.floor(open.length / 2)];
  let solution: readonly number[] = [];
  yield* solutionSlices(candidateMasks(position), 1, (digits) => {
    solution = digits;
  });
  const digit = solution[cell];
  const candidates = position.candidates.map((mask, at) => (arePeers(cell, at) ? mask & ~maskOf(digit) : mask));
  return { ...position, values: position.values.with(cell, digit), candidates: candidates.with(cell, 0) };
}
