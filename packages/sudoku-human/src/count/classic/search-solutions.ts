/**
 * Counts solutions by guessing where propagation stops.
 *
 * One level of the stack tries a digit in a cell, the level below keeps the same state without it, so nothing is ever
 * taken back. A guess settles a cell at least, so 82 levels are enough; the stack is allocated at the first search.
 * Hard puzzles (top1465) need about 9 guesses for a proof that the solution is the only one, 17-clue puzzles less than
 * one.
 */

import type { Slices } from '@kit/grid';
import { loadState, OPEN, readSolution, STRIDE } from './band-state.js';
import { bandTables } from './band-tables.js';
import { guess } from './guess.js';
import { propagate } from './propagate.js';

const LEVELS = 82;

/** How many states are looked at between two yields: about a millisecond's worth. */
const STATES_A_SLICE = 100;

/** A search that can be left and taken up again. */
type Run = {
  readonly stack: Int32Array;
  /** Where the state begins that is looked at next; negative when there is none. */
  level: number;
  /** The solutions so far. */
  count: number;
};

let shared: Int32Array | undefined;

/** How many solutions 81 masks have, at most `limit`, and the first of them. */
export function searchSolutions(
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
): number {
  const run = startOn(sharedStack(), masks);
  while (!goOn(run, limit, Number.MAX_SAFE_INTEGER, onSolution));
  return run.count;
}

/** The same in slices; `report` hears how many states were looked at and how many solutions there are so far. */
export function* solutionSlices(
  masks: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
  report?: (states: number, solutions: number) => void,
): Slices<number> {
  let run = startOn(sharedStack(), masks);
  for (let states = STATES_A_SLICE; !goOn(run, limit, STATES_A_SLICE, onSolution); states += STATES_A_SLICE) {
    report?.(states, run.count);
    // From here on a stack of its own, for another search may run while this one waits. Most end before.
    if (run.stack === shared) run = { ...run, stack: run.stack.slice() };
    yield;
  }
  return run.count;
}

function sharedStack(): Int32Array {
  shared ??= new Int32Array(LEVELS * STRIDE);
  return shared;
}

function startOn(stack: Int32Array, masks: ArrayLike<number>): Run {
  loadState(stack, 0, masks);
  return { stack, level: 0, count: 0 };
}

/** Looks at so many more states; true if that was all or the limit is reached. */
function goOn(run: Run, limit: number, states: number, onSolution?: (digits: number[]) => void): boolean {
  const tables = bandTables();
  const { stack } = run;
  let { level } = run;
  for (; level >= 0; states--) {
    if (states === 0) {
      run.level = level;
      return false;
    }
    if (!propagate(stack, level, tables)) {
      level -= STRIDE;
    } else if ((stack[level + OPEN] | stack[level + OPEN + 1] | stack[level + OPEN + 2]) === 0) {
      onSolution?.(readSolution(stack, level));
      if (++run.count >= limit) return true;
      level -= STRIDE;
    } else {
      guess(stack, level, tables);
      level += STRIDE;
    }
  }
  return true;
}
