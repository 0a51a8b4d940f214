/** The work of a rating, counted in nodes that chains and nets came to: what is limited, and what slices are cut by. */

/** Counts. */
export type Work = {
  /** How many so far. */
  nodes: number;
  /** At how many the next pause is due. */
  due: number;
};

/** Nodes between two pauses; two milliseconds, more or less. */
const SLICE = 10_000;

/** A count from zero. */
export function newWork(): Work {
  return { nodes: 0, due: SLICE };
}

/** Is it time for a pause? The next is due a slice later. */
export function isDue(work: Work): boolean {
  if (work.nodes < work.due) return false;
  work.due = work.nodes + SLICE;
  return true;
}
