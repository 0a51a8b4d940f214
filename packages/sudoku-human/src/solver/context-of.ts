/** From what the caller gives to what techniques work on. */

import { checkPosition } from '../board/check-position.js';
import { withMarks } from '../board/marks.js';
import type { Context, Limits } from '../techniques/shared/technique.js';
import type { Position, PositionLike, SolveOptions } from '../types.js';
import { readOptions } from './options.js';
import { proofOfUniqueness } from './proof-of-uniqueness.js';
import { stateOf } from './step-state.js';

/** A checked question: the position with the marks that count, and a fresh context for it. */
export type Question = {
  /** The position. */
  readonly position: Position;
  /** What techniques work on. */
  readonly context: Context;
};

/** Checks position and options; `more` are options that the caller reads itself. */
export function readQuestion(given: PositionLike, options: SolveOptions, more: readonly string[] = []): Question {
  const checked = checkPosition(given);
  const limits = readOptions(options, more);
  const position = withMarks(checked, options);
  return { position, context: contextFor(position, limits) };
}

/** A fresh context for a checked position with the default options. */
export function defaultContext(position: Position): Context {
  return contextFor(position, readOptions({}));
}

function contextFor(position: Position, limits: Limits): Context {
  return {
    state: stateOf(position),
    derived: new Map(),
    memory: new Map(),
    solution: new Int32Array(27),
    limits,
    uniqueness: proofOfUniqueness(position),
  };
}
