/**
 * A walk through a puzzle to a position where a technique is the next step.
 *
 * The easier techniques go first, as in any solution. Where neither they nor the wanted one find anything, the walk strikes out
 * one candidate that is false, and goes on: so one puzzle has dozens of positions in which the technique may come, and not only
 * the one where a solution stops.
 */

import type { Random, Slices } from '@kit/grid';
import { boardOfValues } from '../board/read-position.js';
import { digitsOf } from '../kernel/bits.js';
import type { Tables } from '../kernel/tables.js';
import { defaultContext } from '../solver/context-of.js';
import { firstStep } from '../solver/search-steps.js';
import { advance, positionOf } from '../solver/step-state.js';
import type { Finder } from '../techniques/shared/technique.js';
import type { Candidate, Position, Step, TechniqueId } from '../types.js';

/** A position, and the step that is next. */
export type Practice = { readonly position: Position; readonly step: Step };

/** What a walk looks for. */
export type Aim = {
  /** The techniques that may be next. */
  readonly list: readonly Finder[];
  /** The one that shall be next. */
  readonly id: TechniqueId;
  /** False candidates that go first. */
  readonly strike: readonly Candidate[];
};

/** Walks through the puzzle until the technique has the next step; undefined if it never has. */
export function* walk(
  tables: Tables,
  givens: readonly number[],
  solution: readonly number[],
  { list, id, strike }: Aim,
  random: Random,
): Slices<Practice | undefined> {
  const board = boardOfValues(givens, givens, tables.layout);
  const context = defaultContext(board);
  const { state } = context;
  context.uniqueness.proven.set('givens', true).set('values', true);
  const steps: Pick<Step, 'placements' | 'eliminations'>[] = [];
  let struck = 0;
  const isLeft = ({ cell, digit }: Candidate) => (state.masks[cell] & (1 << (digit - 1))) !== 0;
  while (state.values.includes(0)) {
    const step = yield* firstStep(context, list);
    if (step?.technique === id) return { position: positionOf(state, board.position, steps), step };
    while (step === undefined && struck < strike.length && !isLeft(strike[struck])) struck++;
    const next = step ?? {
      placements: [],
      eliminations: [strike[struck] ?? falseCandidate(state.masks, solution, random)],
    };
    advance(state, next);
    steps.push(next);
    context.derived.clear();
    yield;
  }
  return undefined;
}

/** A candidate that isn't the solution, at random; where singles end, every open cell has one. */
function falseCandidate(masks: ArrayLike<number>, solution: readonly number[], random: Random): Candidate {
  const all: Candidate[] = [];
  for (let cell = 0; cell < masks.length; cell++) {
    for (const digit of digitsOf(masks[cell])) if (digit !== solution[cell]) all.push({ cell, digit });
  }
  return random.pick(all);
}
