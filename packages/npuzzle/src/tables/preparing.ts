import type { Slices } from '@kit/grid';

/** Work before the first value is known, for those who yield how many are. */
export function* preparing<R>(work: Slices<R>): Generator<number, R, undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield 0;
  }
}
