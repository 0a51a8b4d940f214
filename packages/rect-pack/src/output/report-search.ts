import { type Progress, runSlices, type Search, type Slices } from '@kit/grid';
import type { Pace } from '../items/pace.js';
import type { Packing } from '../types.js';

/** Work on an answer, and the answer as it stands. */
export type Sketch = {
  /** Counts the improvements: as long as there is none, a report has no best. */
  readonly version: number;
  /** How many searches of that limit it is; it may be known only when the list is read. */
  readonly runs: number;
  /** Does the work. */
  readonly solve: () => Slices<void>;
  /** The answer as long as the list is not read; undefined from then on. */
  readonly unread: () => Packing | undefined;
  /** The best so far as a packing; before the work is done, what has no place may find one yet. */
  readonly answer: (done: boolean) => Slices<Packing>;
};

/** Does all the work at once. */
export function answerNow(sketch: Sketch): Packing {
  runSlices(sketch.solve());
  return runSlices(sketch.answer(true));
}

/**
 * Runs the work, and reports after each slice the best so far; told to stop, it answers with that.
 *
 * `nodes` counts evaluations: packings tried, or as much work. Where those of a run are limited `total` says how many there
 * will be at most.
 */
export function* reportSearch(sketch: Sketch, pace: Pace, limit: number | undefined): Search<Packing> {
  const job = sketch.solve();
  let shown = 0;
  let best: Packing | undefined;
  let making: Slices<Packing> | undefined;
  for (;;) {
    // After an improvement the next slices make the report: for a long list that is work as well.
    const made = making?.next();
    if (made?.done) {
      best = made.value;
      making = undefined;
    }
    if (making === undefined) {
      if (job.next().done) break;
      if (shown !== sketch.version) {
        shown = sketch.version;
        making = sketch.answer(false);
      }
    }
    if ((yield progress(sketch, pace, limit, best)) === 'stop') {
      return best ?? sketch.unread() ?? runSlices(making ?? sketch.answer(false));
    }
  }
  if (best !== undefined && shown === sketch.version) return best;
  const last = sketch.answer(true);
  for (;;) {
    const made = last.next();
    if (made.done) return made.value;
    if ((yield progress(sketch, pace, limit, best)) === 'stop') return best ?? runSlices(last);
  }
}

function progress(sketch: Sketch, pace: Pace, limit: number | undefined, best: Packing | undefined): Progress<Packing> {
  const total = limit === undefined ? undefined : limit * sketch.runs;
  return { nodes: Math.min(total ?? Number.POSITIVE_INFINITY, pace.evaluations), total, best };
}
