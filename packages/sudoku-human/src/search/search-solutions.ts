/**
 * Counts solutions by guessing where propagation stops.
 *
 * One level of the stack tries a digit in a cell, the level below keeps the same state without it, so nothing is ever
 * taken back. A guess settles a cell at least, so 82 levels are enough; the stack is allocated at the first search.
 * Hard puzzles (top1465) need about 12 guesses for a proof that the solution is the only one, 17-clue puzzles less than
 * one.
 */

import { loadState, OPEN, readSolution, STRIDE } from './band-state.js';
import { bandTables } from './band-tables.js';
import { guess } from './guess.js';
import { propagate } from './propagate.js';

const LEVELS = 82;

let shared: Int32Array | undefined;

/** How many solutions 81 masks have, at most `limit`, and the first of them. */
export function searchSolutions(
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
): number {
  const tables = bandTables();
  shared ??= new Int32Array(LEVELS * STRIDE);
  const stack = shared;
  loadState(stack, 0, masks);
  let count = 0;
  let level = 0;
  while (level >= 0) {
    if (!propagate(stack, level, tables)) {
      level -= STRIDE;
    } else if ((stack[level + OPEN] | stack[level + OPEN + 1] | stack[level + OPEN + 2]) === 0) {
      onSolution?.(readSolution(stack, level));
      if (++count >= limit) return count;
      level -= STRIDE;
    } else {
      guess(stack, level);
      level += STRIDE;
    }
  }
  return count;
}
