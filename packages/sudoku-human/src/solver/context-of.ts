/** From what the caller gives to what techniques work on. */

import { withMarks } from '../board/marks.js';
import { type Board, readPosition } from '../board/read-position.js';
import type { Context, Limits } from '../techniques/shared/technique.js';
import type { PositionLike, SolveOptions } from '../types.js';
import { readOptions } from './options.js';
import { proofOfUniqueness } from './proof-of-uniqueness.js';
import { stateOf } from './step-state.js';

/** A checked question: the board with the marks that count, and a fresh context for it. */
export type Question = {
  /** The board. */
  readonly board: Board;
  /** What techniques work on. */
  readonly context: Context;
};

/** Checks position and options; `more` are options that the caller reads itself. */
export function readQuestion(given: PositionLike, options: SolveOptions, more: readonly string[] = []): Question {
  const checked = readPosition(given);
  const limits = readOptions(options, more);
  const board = withMarks(checked, options);
  return { board, context: contextFor(board, limits) };
}

/** A fresh context for a board with the default options. */
export function defaultContext(board: Board): Context {
  return contextFor(board, readOptions({}));
}

function contextFor(board: Board, limits: Limits): Context {
  const { size, words } = board.tables;
  return {
    state: stateOf(board),
    derived: new Map(),
    memory: new Map(),
    solution: new Int32Array(size * words),
    limits,
    uniqueness: proofOfUniqueness(board),
  };
}
