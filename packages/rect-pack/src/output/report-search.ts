import type { Search } from '@kit/grid';
import { type Paused, runThrough, type Work } from '../kernels/work.js';
import type { Packing } from '../types.js';

/** Work on an answer, and the answer as it stands. */
export type Sketch = {
  /** Counts the improvements: as long as there is none, a report has no best. */
  readonly version: number;
  /** Does the work. */
  readonly solve: () => Paused;
  /** The best so far as a packing; before the work is done, what has no place may find one yet. */
  readonly answer: (done: boolean) => Paused<Packing>;
};

/**
 * Runs the work, and reports after each slice the best so far; told to stop, it answers with that.
 *
 * `nodes` counts evaluations: packings tried, or as much work. Where they are limited `total` says how many there will be
 * at most.
 */
export function* reportSearch(sketch: Sketch, work: Work, total: number | undefined): Search<Packing> {
  const job = sketch.solve();
  let shown = 0;
  let best: Packing | undefined;
  let making: Paused<Packing> | undefined;
  for (;;) {
    // After an improvement the next slices make the report: for a long list that is work as well.
    if (making !== undefined) {
      const made = making.next();
      if (made.done) {
        best = made.value;
        making = undefined;
      }
    }
    if (making === undefined && work.left > 0) {
      if (job.next().done) break;
      if (shown !== sketch.version) {
        shown = sketch.version;
        making = sketch.answer(false);
      }
    }
    const nodes = total === undefined ? work.evaluations : Math.min(total, work.evaluations);
    if ((yield { nodes, total, best }) === 'stop') return best ?? runThrough(work, making ?? sketch.answer(false));
    work.rest();
  }
  if (best !== undefined && shown === sketch.version) return best;
  making = sketch.answer(true);
  for (;;) {
    const made = making.next();
    if (made.done) return made.value;
    if ((yield { nodes: work.evaluations, total, best }) === 'stop') return runThrough(work, making);
    work.rest();
  }
}
