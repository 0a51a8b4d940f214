/** Boards on which proven mines are flagged: what follows is the same, and there is less of it to read. */
import type { Slices } from '@kit/grid';
import type { Constraints } from '../kernel/constraints.js';
import { type Pace, spend } from '../kernel/pace.js';
import { propagate } from '../kernel/propagate.js';
import { FLAG } from '../kernel/symbols.js';

/**
 * A copy with the mines that propagation proves. Each of them would be proven again whatever else is opened, before
 * anything is weighed, so that no chance differs in its last bit.
 */
export function* withProvenMines(cells: Int32Array, constraints: Constraints, pace: Pace): Slices<Int32Array> {
  const { values } = yield* propagate(constraints, pace);
  return yield* markMines(cells, constraints, values, pace);
}

/** A copy with a flag on each unknown cell that is a mine by `values`. */
export function* markMines(
  cells: Int32Array,
  { unknown }: Constraints,
  values: Int8Array,
  pace: Pace,
): Slices<Int32Array> {
  const marked = cells.slice();
  for (let cell = 0; cell < marked.length; cell++) {
    if (unknown[cell] === 1 && values[cell] === 1) marked[cell] = FLAG;
    if (spend(pace, 2)) yield;
  }
  return marked;
}
