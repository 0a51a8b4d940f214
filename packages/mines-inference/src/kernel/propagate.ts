/**
 * Unit propagation: a number that needs nothing makes its cells safe, one that needs all its cells makes them mines, and
 * each cell that is settled changes the numbers that see it. Linear in the size of the constraints.
 */
import type { Constraints } from './constraints.js';
import { type Pace, spend, type Work } from './work.js';

/** What propagation settles. */
export type Propagated = {
  /** For each cell -1 open question, 0 safe, 1 mine; meaningful for unknown cells only. */
  readonly values: Int8Array;
  /** What each constraint still needs, and how many open questions it still has. */
  readonly needs: Int32Array;
  readonly left: Int32Array;
  /** The constraints of each cell as compressed rows. */
  readonly cellStarts: Int32Array;
  readonly cellConstraints: Int32Array;
  readonly safeCount: number;
  readonly mineCount: number;
  /** False if some number can't be satisfied. */
  readonly possible: boolean;
};

export function* propagate(constraints: Constraints, pace: Pace): Work<Propagated> {
  const { count, starts, members, unknown } = constraints;
  const size = unknown.length;
  const needs = constraints.needs.slice(0, count);
  const left = new Int32Array(count);
  const values = new Int8Array(size).fill(-1);
  const cellStarts = new Int32Array(size + 1);
  const end = starts[count]!;
  for (let constraint = 0; constraint < count; constraint++) {
    for (let at = starts[constraint]!; at < starts[constraint + 1]!; at++) cellStarts[members[at]! + 1]!++;
    if (spend(pace, starts[constraint + 1]! - starts[constraint]! + 1)) yield;
  }
  for (let cell = 0; cell < size; cell++) cellStarts[cell + 1]! += cellStarts[cell]!;
  if (spend(pace, size)) yield;
  const cellConstraints = new Int32Array(end);
  // Filled from behind, so that each start ends where it belongs.
  const cursor = cellStarts.slice(1);
  const queue = new Int32Array(count);
  const queued = new Uint8Array(count).fill(1);
  for (let constraint = count - 1; constraint >= 0; constraint--) {
    left[constraint] = starts[constraint + 1]! - starts[constraint]!;
    queue[constraint] = constraint;
    for (let at = starts[constraint]!; at < starts[constraint + 1]!; at++) {
      cellConstraints[--cursor[members[at]!]!] = constraint;
    }
    if (spend(pace, left[constraint]! + 1)) yield;
  }
  let safeCount = 0;
  let mineCount = 0;
  let waiting = count;
  let head = 0;
  let possible = true;
  while (waiting > 0) {
    const constraint = queue[head]!;
    head = head + 1 === count ? 0 : head + 1;
    waiting--;
    queued[constraint] = 0;
    if (spend(pace, 1)) yield;
    const need = needs[constraint]!;
    const open = left[constraint]!;
    if (need < 0 || need > open) {
      possible = false;
      break;
    }
    if (open === 0 || (need > 0 && need < open)) continue;
    const value = need === 0 ? 0 : 1;
    for (let at = starts[constraint]!; at < starts[constraint + 1]!; at++) {
      const cell = members[at]!;
      if (values[cell] !== -1) continue;
      values[cell] = value;
      if (value === 0) safeCount++;
      else mineCount++;
      for (let by = cellStarts[cell]!; by < cellStarts[cell + 1]!; by++) {
        const touched = cellConstraints[by]!;
        left[touched]!--;
        needs[touched]! -= value;
        if (queued[touched] === 1) continue;
        queued[touched] = 1;
        queue[(head + waiting++) % count] = touched;
      }
      if (spend(pace, cellStarts[cell + 1]! - cellStarts[cell]! + 1)) yield;
    }
  }
  return { values, needs, left, cellStarts, cellConstraints, safeCount, mineCount, possible };
}
