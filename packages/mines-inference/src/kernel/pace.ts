/**
 * When work in slices yields: after some 25,000 steps, so that whoever runs it may do something else first, or never come
 * back. A step is a turn of an inner loop, some nanoseconds; all parts of the work count theirs on one pace.
 *
 * The work itself knows nothing of limits or of being stopped. The search in front of it takes the slices one by one; told
 * to stop it drops the work and answers with what has been set aside until then.
 */
import type { Slices } from '@kit/grid';

/**
 * Steps until the next yield, steps done before the last, lists that one part of the work after another uses, and how large
 * lists may get.
 */
export type Pace = { left: number; steps: number; scratch?: Scratch | undefined; readonly room: Room };

/** How large lists may get, and what is done with them in one go. */
export type Room = {
  /** The most numbers that the keys of one layer of states, or all moves between states, may take. */
  readonly words: number;
  /** The most counts that one pass over a region may take. */
  readonly counts: number;
  /** Moves between states that are made in one go, about. */
  readonly moves: number;
  /** Members that are copied or filled in one go; one counts as an eighth of a step. */
  readonly chunk: number;
};

/** A quarter of a gigabyte each for keys, for moves and for counts. */
const fullRoom: Room = /* @__PURE__ */ Object.freeze({
  words: 67_108_864,
  counts: 33_554_432,
  moves: 4096,
  chunk: 262_144,
});

/** Taken off the pace by whoever uses it, and put back. */
export type Scratch = {
  readonly moveStarts: Int32Array<ArrayBuffer>;
  readonly fewest: Int32Array<ArrayBuffer>;
  readonly targets: Int32Array<ArrayBuffer>;
};

/** Steps between two yields: a sixth of a millisecond, or some milliseconds where the engine runs the code for the first time. */
const sliceSteps = 25_000;

/** The pace of a new piece of work. */
export function createPace(room: Room = fullRoom): Pace {
  return { left: sliceSteps, steps: 0, scratch: undefined, room };
}

/** Counts steps; true when it is time to yield. */
export function spend(pace: Pace, steps: number): boolean {
  pace.left -= steps;
  if (pace.left > 0) return false;
  pace.steps += sliceSteps - pace.left;
  pace.left = sliceSteps;
  return true;
}

/** What a search says of its work, if it can say no more: thousands of steps. */
export function stepsOf({ steps }: Pace): { nodes: number } {
  return { nodes: Math.round(steps / 1000) };
}

/** A list of integers that holds one value throughout. */
export function* filledInts(length: number, value: number, pace: Pace): Slices<Int32Array<ArrayBuffer>> {
  const list = new Int32Array(length);
  yield* refill(list, value, length, pace);
  return list;
}

/** Sets the first members to one value. */
export function* refill(list: Int32Array, value: number, length: number, pace: Pace): Slices<void> {
  const { chunk } = pace.room;
  for (let from = 0; from < length; from += chunk) {
    const to = Math.min(length, from + chunk);
    list.subarray(from, to).fill(value);
    if (spend(pace, (to - from) / 8)) yield;
  }
}

/** The same members with room for at least as many as asked for, and for half as many again. */
export function* withRoom(list: Int32Array<ArrayBuffer>, room: number, pace: Pace): Slices<Int32Array<ArrayBuffer>> {
  const { chunk } = pace.room;
  const larger = new Int32Array(Math.max(16, room + (room >> 1)));
  for (let from = 0; from < list.length; from += chunk) {
    larger.subarray(from).set(list.subarray(from, from + chunk));
    if (spend(pace, Math.min(chunk, list.length - from) / 8)) yield;
  }
  return larger;
}

/** A list as a typed one. */
export function* toInts(list: readonly number[], pace: Pace): Slices<Int32Array<ArrayBuffer>> {
  const { chunk } = pace.room;
  if (list.length <= chunk) {
    if (spend(pace, list.length)) yield;
    return new Int32Array(list);
  }
  const ints = new Int32Array(list.length);
  for (let from = 0; from < list.length; from += chunk) {
    const to = Math.min(list.length, from + chunk);
    for (let at = from; at < to; at++) ints[at] = list[at];
    if (spend(pace, to - from)) yield;
  }
  return ints;
}
