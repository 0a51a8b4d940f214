import type { Pace } from '@kit/grid';
import type { Tally } from '../kernel/tally.js';

/** A search for a good solution: it counts its nodes, and gives each solution (single slides) that is shorter than the last. */
export type Improving = Tally & {
  /** Takes a solution up; it may pause, as work in slices does. */
  readonly take: (path: number[], pace: Pace) => Iterable<undefined>;
};
