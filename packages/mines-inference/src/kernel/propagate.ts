/**
 * Unit propagation: a number that needs nothing makes its cells safe, one that needs all its cells makes them mines, and
 * each cell that is settled changes the numbers that see it. Linear in the size of the constraints.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Constraints } from './constraints.js';

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
const pieceOfMembers = 4096;
/** Cells whose rows are laid out in one go. */
const pieceOfStarts = 65_536;

export function* propagate(constraints: Constraints, pace: Pace): Slices<Propagated> {
  const { count, starts, members, unknown } = constraints;
  const size = unknown.length;
  const needs = constraints.needs.slice(0, count);
  const left = new Int32Array(count);
  const values = new Int8Array(size).fill(-1);
  const cellStarts = new Int32Array(size + 1);
  const counted = starts[count];
  for (let from = 0; from < counted; from += pieceOfMembers) {
    const to = Math.min(counted, from + pieceOfMembers);
    countMembers(members, cellStarts, from, to);
    if (spend(pace, to - from)) yield;
  }
  for (let from = 0; from < size; from += pieceOfStarts) {
    sumUp(cellStarts, from, Math.min(size, from + pieceOfStarts));
    if (spend(pace, Math.min(size, pieceOfStarts))) yield;
  }
  const cellConstraints = new Int32Array(counted);
  // Filled from behind, so that each start ends where it belongs.
  const cursor = cellStarts.slice(1);
  for (let to = count; to > 0; to -= piece) {
    const from = Math.max(0, to - piece);
    fillConstraints(constraints, left, cursor, cellConstraints, from, to);
    if (spend(pace, starts[to] - starts[from] + to - from)) yield;
  }
  const known = { values, needs, left, cellStarts, cellConstraints };
  const round = { queue: upTo(count), queued: new Uint8Array(count).fill(1), waiting: count, head: 0 };
  const settled = { safeCount: 0, mineCount: 0, possible: true };
  if (spend(pace, count)) yield;
  while (round.waiting > 0 && settled.possible) {
    if (spend(pace, settle(constraints, known, round, settled))) yield;
  }
  return { ...known, ...settled };
}

/** 0, 1, 2 and so on. */
function upTo(count: number): Int32Array {
  const list = new Int32Array(count);
  for (let at = 0; at < count; at++) list[at] = at;
  return list;
}

/** Counts how often each member occurs, one place further on: what {@link sumUp} makes starts of. */
export function countMembers(members: Int32Array, ends: Int32Array, from: number, to: number): void {
  for (let at = from; at < to; at++) ends[members[at] + 1]++;
}

/** Makes starts of some compressed rows of their lengths, each kept one place further on. */
export function sumUp(starts: Int32Array, from: number, to: number): void {
  for (let at = from; at < to; at++) starts[at + 1] += starts[at];
}

function fillConstraints(
  { starts, members }: Constraints,
  left: Int32Array,
  cursor: Int32Array,
  cellConstraints: Int32Array,
  from: number,
  to: number,
): void {
  for (let constraint = to - 1; constraint >= from; constraint--) {
    const first = starts[constraint];
    const end = starts[constraint + 1];
    left[constraint] = end - first;
    for (let at = first; at < end; at++) cellConstraints[--cursor[members[at]]] = constraint;
  }
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
  let { safeCount, mineCount } = settled;
  let work = 0;
  for (let taken = 0; taken < piece && waiting > 0 && work < 65_536; taken++) {
    const constraint = queue[head];
    head = head + 1 === count ? 0 : head + 1;
    waiting--;
    queued[constraint] = 0;
    work++;
    const need = needs[constraint];
    const open = left[constraint];
    if (need < 0 || need > open) {
      settled.possible = false;
      break;
    }
    if (open === 0 || (need > 0 && need < open)) continue;
    const value = need === 0 ? 0 : 1;
    for (let at = starts[constraint]; at < starts[constraint + 1]; at++) {
      const cell = members[at];
      work++;
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
      work += cellStarts[cell + 1] - cellStarts[cell];
    }
  }
  settled.safeCount = safeCount;
  settled.mineCount = mineCount;
  round.waiting = waiting;
  round.head = head;
  return work;
}
