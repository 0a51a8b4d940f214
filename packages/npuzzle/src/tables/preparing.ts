import type { Sliced } from '../work/sliced.js';

/** Work before the first value is known, for those who yield how many are. */
export function* preparing<R>(work: Sliced<R>): Generator<number, R, undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield 0;
  }
}
