/**
 * The whole inference: propagate, split, solve the regions, join them, and give each cell its chance of a mine.
 *
 * What is safe and what is a mine follows from supports (which numbers of mines are possible at all), never from a float.
 */
import { type Slices, spend } from '@kit/grid';
import type { Constraints } from './constraints.js';
import type { Effort } from './effort.js';
import { inferParts, notSolved } from './infer-parts.js';
import { propagate } from './propagate.js';
import { splitRegions } from './regions.js';
import type { Scaled } from './scaled.js';

/** What is known of each unknown cell. */
export type Inference = {
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** -1 open question, 0 proven safe, 1 proven mine. */
  readonly values: Int8Array;
  /** Chance of a mine in each unknown cell; -1 where it is not known. */
  readonly chances: Float64Array;
  /** The chance that all cells which no number sees have in common; -1 where it is not known. */
  readonly restChance: number;
  /** The number of layouts, where every region has few counts. */
  readonly weight?: Scaled | undefined;
};

/**
 * The inference of a board.
 *
 * @param whenPropagated - receives what propagation proves, long before the rest is known
 */
export function* infer(
  constraints: Constraints,
  effort: Effort,
  whenPropagated?: (values: Int8Array) => void,
): Slices<Inference> {
  const { pace } = effort;
  const size = constraints.unknown.length;
  const linear = size + 4 * constraints.starts[constraints.count];
  // For reading the constraints off the board.
  if (spend(pace, linear)) yield;
  const known = propagate(constraints);
  if (spend(pace, linear)) yield;
  const { values, mineCount, possible } = known;
  // What is proven has the chance 0 or 1, what is open -1.
  const chances = new Float64Array(values);
  const impossible: Inference = { status: 'inconsistent', values, chances, restChance: -1 };
  if (!possible) return impossible;
  whenPropagated?.(values);
  const split = yield* splitRegions(constraints, known, pace);
  if (spend(pace, linear)) yield;
  const { restCells, boxCells } = split;
  const part = { known, chances, split, roots: split.constraintIds.map(([first]) => first), solved: notSolved };
  const total = constraints.total - mineCount;
  const joined = yield* inferParts([part], { rest: restCells.length, open: boxCells.length, total }, effort);
  if (joined === undefined) return impossible;
  const { status, restValue, restChance, weight } = joined;
  for (let at = 0; at < restCells.length; at++) {
    values[restCells[at]] = restValue;
    chances[restCells[at]] = restChance;
  }
  if (spend(pace, 2 * restCells.length)) yield;
  return { status, values, chances, restChance, weight };
}
