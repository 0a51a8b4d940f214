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

/** Numbers that are read, or settled, in one go. */
const piece = 512;

export function* propagate(constraints: Constraints, pace: Pace): Work<Propagated> {
  const { count, starts, members, unknown } = constraints;
  const size = unknown.length;
  const needs = constraints.needs.slice(0, count);
  const left = new Int32Array(count);
  const values = new Int8Array(size).fill(-1);
  const cellStarts = new Int32Array(size + 1);
  for (let from = 0; from < count; from += piece) {
    const end = starts[Math.min(count, from + piece)]!;
    for (let at = starts[from]!; at < end; at++) cellStarts[members[at]! + 1]!++;
    if (spend(pace, end - starts[from]!)) yield;
  }
  for (let cell = 0; cell < size; cell++) cellStarts[cell + 1]! += cellStarts[cell]!;
  if (spend(pace, size)) yield;
  const cellConstraints = new Int32Array(starts[count]!);
  // Filled from behind, so that each start ends where it belongs.
  const cursor = cellStarts.slice(1);
  for (let to = count; to > 0; to -= piece) {
    const from = Math.max(0, to - piece);
    for (let constraint = to - 1; constraint >= from; constraint--) {
      left[constraint] = starts[constraint + 1]! - starts[constraint]!;
      for (let at = starts[constraint]!; at < starts[constraint + 1]!; at++) {
        cellConstraints[--cursor[members[at]!]!] = constraint;
      }
    }
    if (spend(pace, starts[to]! - starts[from]! + to - from)) yield;
  }
  const known = { values, needs, left, cellStarts, cellConstraints };
  const queue = new Int32Array(count);
  for (let constraint = 0; constraint < count; constraint++) queue[constraint] = constraint;
  const round = { queue, queued: new Uint8Array(count).fill(1), waiting: count, head: 0 };
  const settled = { safeCount: 0, mineCount: 0, possible: true };
  if (spend(pace, count)) yield;
  while (round.waiting > 0 && settled.possible) {
    if (spend(pace, settle(constraints, known, round, settled))) yield;
  }
  return { ...known, ...settled };
}

/** Takes some numbers from the queue and settles their cells where there is no choice; tells how much work that was. */
function settle(
  { count, starts, members }: Constraints,
  { values, needs, left, cellStarts, cellConstraints }: Omit<Propagated, 'safeCount' | 'mineCount' | 'possible'>,
  round: { readonly queue: Int32Array; readonly queued: Uint8Array; waiting: number; head: number },
  settled: { safeCount: number; mineCount: number; possible: boolean },
): number {
  const { queue, queued } = round;
  let { waiting, head } = round;
  let work = 0;
  for (let taken = 0; taken < piece && waiting > 0 && work < 65_536; taken++) {
    const constraint = queue[head]!;
    head = head + 1 === count ? 0 : head + 1;
    waiting--;
    queued[constraint] = 0;
    work++;
    const need = needs[constraint]!;
    const open = left[constraint]!;
    if (need < 0 || need > open) {
      settled.possible = false;
      break;
    }
    if (open === 0 || (need > 0 && need < open)) continue;
    const value = need === 0 ? 0 : 1;
    for (let at = starts[constraint]!; at < starts[constraint + 1]!; at++) {
      const cell = members[at]!;
      work++;
      if (values[cell] !== -1) continue;
      values[cell] = value;
      if (value === 0) settled.safeCount++;
      else settled.mineCount++;
      for (let by = cellStarts[cell]!; by < cellStarts[cell + 1]!; by++) {
        const touched = cellConstraints[by]!;
        left[touched]!--;
        needs[touched]! -= value;
        if (queued[touched] === 1) continue;
        queued[touched] = 1;
        queue[(head + waiting++) % count] = touched;
      }
      work += cellStarts[cell + 1]! - cellStarts[cell]!;
    }
  }
  round.waiting = waiting;
  round.head = head;
  return work;
}
