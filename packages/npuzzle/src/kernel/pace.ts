/**
 * When it is time to yield: after a counted amount of work.
 *
 * The first slices are smaller. Code that hasn't run yet isn't compiled, and takes some ten times as long.
 */

/** Work since the last yield, and how much a slice has room for; a kernel adds to `work`. */
export type Pace = { work: number; room: number; readonly slice: number };

/** The part of a whole slice that the first one has. */
const firstPart = 1 / 8;

/** A pace before the first slice. */
export function startPace(slice: number): Pace {
  return { work: 0, room: slice * firstPart, slice };
}

/** Is it time to yield? Then the next slice begins. */
export function isSliceOver(pace: Pace): boolean {
  if (pace.work < pace.room) return false;
  pace.work = 0;
  pace.room = Math.min(2 * pace.room, pace.slice);
  return true;
}
