import { type Constraints, turned } from './constraints.js';

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

/** Settles the cells of numbers that leave no choice, and of those that this touches, until none is left. Linear. */
export function propagate(constraints: Constraints): Propagated {
  const { count, starts, members, unknown } = constraints;
  const size = unknown.length;
  const needs = constraints.needs.slice(0, count);
  const left = new Int32Array(count);
  const values = new Int8Array(size).fill(-1);
  const { starts: cellStarts, rows: cellConstraints } = turned(starts, members, count, size);
  for (let constraint = 0; constraint < count; constraint++) {
    left[constraint] = starts[constraint + 1] - starts[constraint];
  }
  const queue = new Int32Array(count);
  for (let at = 0; at < count; at++) queue[at] = at;
  const queued = new Uint8Array(count).fill(1);
  let waiting = count;
  let head = 0;
  let safeCount = 0;
  let mineCount = 0;
  let possible = true;
  while (waiting > 0) {
    const constraint = queue[head];
    head = head + 1 === count ? 0 : head + 1;
    waiting--;
    queued[constraint] = 0;
    const need = needs[constraint];
    const open = left[constraint];
    if (need < 0 || need > open) {
      possible = false;
      break;
    }
    if (open === 0 || (need > 0 && need < open)) continue;
    const value = need === 0 ? 0 : 1;
    for (let at = starts[constraint]; at < starts[constraint + 1]; at++) {
      const cell = members[at];
      if (values[cell] !== -1) continue;
      values[cell] = value;
      if (value === 0) safeCount++;
      else mineCount++;
      for (let by = cellStarts[cell]; by < cellStarts[cell + 1]; by++) {
        const touched = cellConstraints[by];
        left[touched]--;
        needs[touched] -= value;
        if (queued[touched] === 1) continue;
        queued[touched] = 1;
        queue[(head + waiting++) % count] = touched;
      }
    }
  }
  return { values, needs, left, cellStarts, cellConstraints, safeCount, mineCount, possible };
}
