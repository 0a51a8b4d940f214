/** Puts a search in front of work that knows nothing of being stopped. */
import type { Progress, Search } from '@kit/grid';
import type { Pace, Work } from '../kernel/work.js';

/**
 * Yields as often as the work does. Told to stop it drops the work and answers with what `stopped` makes of all that was
 * set aside; `report` says how far it is, by default in thousands of steps.
 */
export function* asSearch<R>(
  work: Work<R>,
  pace: Pace,
  stopped: () => R,
  report: () => Progress<R> = () => ({ nodes: Math.round(pace.steps / 1000) }),
): Search<R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if ((yield report()) === 'stop') return stopped();
  }
}
