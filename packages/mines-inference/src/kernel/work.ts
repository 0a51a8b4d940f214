/**
 * Long work in pieces: a generator that yields whenever some 100,000 steps are done, so that whoever runs it may do
 * something else first, or never come back.
 *
 * The work itself knows nothing of limits or of being stopped. It counts its steps (a step is a turn of an inner loop, some
 * nanoseconds) on a pace that all its parts share, and yields where the pace says so. The search in front of it takes the
 * pieces one by one; told to stop it drops the work and answers with what has been set aside until then.
 */

/** Work in pieces, whose value is the result. */
export type Work<R> = Generator<undefined, R, unknown>;

/** Steps until the next yield, and steps done before the last. */
export type Pace = { left: number; steps: number };

/** Steps between two yields: about a millisecond. */
const sliceSteps = 100_000;

/** The pace of a new piece of work. */
export function createPace(): Pace {
  return { left: sliceSteps, steps: 0 };
}

/** Counts steps; true when it is time to yield. */
export function spend(pace: Pace, steps: number): boolean {
  pace.left -= steps;
  if (pace.left > 0) return false;
  pace.steps += sliceSteps - pace.left;
  pace.left = sliceSteps;
  return true;
}

/** All pieces at once. */
export function finish<R>(work: Work<R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Members that are copied or filled in one go; one counts as an eighth of a step. */
const chunk = 1 << 18;

/** A list of integers that holds one value throughout. */
export function* filledInts(length: number, value: number, pace: Pace): Work<Int32Array<ArrayBuffer>> {
  const list = new Int32Array(length);
  yield* refill(list, value, length, pace);
  return list;
}

/** Sets the first members to one value. */
export function* refill(list: Int32Array, value: number, length: number, pace: Pace): Work<void> {
  for (let from = 0; from < length; from += chunk) {
    const to = Math.min(length, from + chunk);
    list.subarray(from, to).fill(value);
    if (spend(pace, (to - from) / 8)) yield;
  }
}

/** The same members with room for at least as many as asked for, and for half as many again. */
export function* withRoom(list: Int32Array<ArrayBuffer>, room: number, pace: Pace): Work<Int32Array<ArrayBuffer>> {
  if (list.length >= room) return list;
  const larger = new Int32Array(Math.max(16, room + (room >> 1)));
  for (let from = 0; from < list.length; from += chunk) {
    larger.subarray(from).set(list.subarray(from, from + chunk));
    if (spend(pace, Math.min(chunk, list.length - from) / 8)) yield;
  }
  return larger;
}

/** A list as a typed one. */
export function* toInts(list: readonly number[], pace: Pace): Work<Int32Array<ArrayBuffer>> {
  if (list.length <= chunk) {
    if (spend(pace, list.length)) yield;
    return new Int32Array(list);
  }
  const ints = new Int32Array(list.length);
  for (let from = 0; from < list.length; from += chunk) {
    const to = Math.min(list.length, from + chunk);
    for (let at = from; at < to; at++) ints[at] = list[at]!;
    if (spend(pace, to - from)) yield;
  }
  return ints;
}
