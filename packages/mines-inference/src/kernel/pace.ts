/**
 * When work in slices yields: after some 25,000 steps, so that whoever runs it may do something else first, or never come
 * back. A step is a turn of an inner loop, some nanoseconds; all parts of the work count theirs on one pace.
 *
 * The work itself knows nothing of limits or of being stopped. The search in front of it takes the slices one by one; told
 * to stop it drops the work and answers with what has been set aside until then.
 */

/** Steps until the next yield, and steps done before the last. */
export type Pace = { left: number; steps: number };

/** Steps between two yields: a sixth of a millisecond, or some milliseconds where the engine runs the code for the first time. */
const sliceSteps = 25_000;

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

/** What a search says of its work, if it can say no more: thousands of steps. */
export function stepsOf({ steps }: Pace): { nodes: number } {
  return { nodes: Math.round(steps / 1000) };
}
