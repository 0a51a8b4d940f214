/** What the searches of one path share: the board, and what they know of it. */

import { type Derived, derive } from '../../kernel/derived.js';
import { isAsSeen, type Memory, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { Board } from './board.js';
import type { Found } from './found.js';

/** A path on its way. */
export type Path = {
  /** The candidates; searches change nothing but the queues. */
  readonly board: Board;
  /** By cell: the digit that was printed there, or 0. */
  readonly givens: readonly number[];
  /** The digits of the solution. */
  readonly solution: readonly number[];
  /** Facts of the board as it stands, dropped at each step. */
  readonly facts: Derived;
  /** What is kept from step to step. */
  readonly memory: Memory;
};

/** A fact of the board as it stands. */
export function factOf<Fact>({ board, facts }: Path, compute: (state: State) => Fact): Fact {
  return derive(board, facts, compute);
}

/** The first find over the digits 0–8; a digit that stands as it did when there was none is passed over. */
export function firstOfDigits(
  { board, memory }: Path,
  name: string,
  find: (digit: number) => Found | undefined,
): Found | undefined {
  const inVain = recall(memory, name, noDigitSets);
  for (let digit = 0; digit < 9; digit++) {
    if (isAsSeen(inVain, board, digit)) continue;
    const found = find(digit);
    if (found !== undefined) return found;
    noteSeen(inVain, board, digit);
  }
  return undefined;
}
