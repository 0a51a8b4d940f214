import { defineSearch, type Pace, type Progress, type Search, type Slices } from '@kit/grid';
import { startTally, type Tally } from '../items/tally.js';
import type { Packing } from '../types.js';

/** Work on a packing, and the packing as it stands. */
export type Sketch = {
  /** How many rectangles there are. */
  readonly count: number;
  /** Steps that it took to read them. */
  readonly steps: number;
  /** Counts the improvements: as long as there is none, a report has no best. */
  readonly version: number;
  /** Evaluations of one search at most; undefined if they are not limited. */
  readonly limit: number | undefined;
  /** How many such searches it is. */
  readonly runs: number;
  /** Does the work. */
  readonly solve: (tally: Tally) => Slices<void>;
  /** The best so far as a packing; before the work is done, what has no place may find one yet. */
  readonly answer: (done: boolean) => Packing;
};

/** A search for a packing, and what it has told. */
type Course = {
  readonly sketch: Sketch;
  tally?: Tally;
  /** The packing that was told last, and its version. */
  best?: Packing;
  told: number;
  /** A new packing is told only from this number of steps on. */
  nextAt: number;
};

/** Steps for each rectangle between two packings that are told: to tell one takes about a tenth of that. */
const stepsBetween = 128;

/**
 * Makes a search for packings of what reads its input.
 *
 * `nodes` counts evaluations: packings tried, or as much work. Where those are limited `total` says how many there will be
 * at most. A report names the best so far, or one a little older where telling would take longer than packing.
 */
export function packingSearch<A extends readonly unknown[]>(
  read: (...args: A) => Sketch,
): (...args: A) => Search<Packing> {
  return defineSearch({
    read: (...args: A): Course => ({ sketch: read(...args), told: 0, nextAt: 0 }),
    *work(course, pace): Slices<Packing> {
      const { sketch } = course;
      course.tally = startTally(pace, sketch.steps);
      yield* sketch.solve(course.tally);
      return newest(course, true);
    },
    report,
    stopped: (course) => newest(course, false),
  });
}

function report(course: Course, pace: Pace): Progress<Packing> {
  const { sketch, tally } = course;
  if (course.told !== sketch.version && pace.work >= course.nextAt) {
    course.best = sketch.answer(false);
    course.told = sketch.version;
    course.nextAt = pace.work + stepsBetween * sketch.count;
  }
  const total = sketch.limit === undefined ? undefined : sketch.limit * sketch.runs;
  return { nodes: Math.min(total ?? Number.POSITIVE_INFINITY, tally!.evaluations), total, best: course.best };
}

/** The best so far. */
function newest({ sketch, best, told }: Course, done: boolean): Packing {
  return best !== undefined && told === sketch.version ? best : sketch.answer(done);
}
