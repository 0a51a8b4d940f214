import fc from 'fast-check';
import { isQuick, some } from '../../../config/runs.js';

export { isQuick, some };

/** Is this the soak? Its set-up names a number of examples of its own. */
export function isSoak(): boolean {
  return fc.readConfigureGlobal()?.numRuns !== undefined;
}

/**
 * How many examples a law is tried on: so many in the tests, fifty times as many in the soak, and `quick` of them in
 * `npm test`, where they take long.
 */
export function runs(usual: number, quick = usual): number {
  if (isSoak()) return 50 * usual;
  return isQuick ? quick : usual;
}

/** Every so many of the items, from `first` on, in the tests; all of them in the soak. */
export function* sample<T>(items: Iterable<T>, stride: number, first = 0): Generator<T> {
  const every = isSoak() ? 1 : stride;
  let at = 0;
  for (const item of items) if ((at++ + first) % every === 0) yield item;
}
