/** The work of a rating, counted in nodes that chains and nets came to: what is limited, and what slices are cut by. */

/** Counts. */
export type Work = {
  /** How many so far. */
  nodes: number;
  /** At how many the next pause is due. */
  due: number;
  /** Nodes between the last pause and the next. */
  slice: number;
};

/** Nodes between two pauses; two milliseconds, more or less. */
const SLICE = 10_000;

/** A count from zero. The first slices are short ones: code that runs for the first time is slow. */
export function newWork(): Work {
  return { nodes: 0, due: SLICE / 16, slice: SLICE / 16 };
}

/** Is it time for a pause? The next is due a slice later. */
export function isDue(work: Work): boolean {
  if (work.nodes < work.due) return false;
  work.slice = Math.min(SLICE, 2 * work.slice);
  work.due = work.nodes + work.slice;
  return true;
}
