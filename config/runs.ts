import fc from 'fast-check';
import { isQuick } from './is-quick.js';

export { isQuick };

/**
 * How many cases a law is tried on: so many in the tests, so many in the soak, whose set-up names a number of its own, and
 * `quick` of them in `npm test`, where they take long.
 */
export function runs(usual: number, soak: number, quick = usual): number {
  if (fc.readConfigureGlobal()?.numRuns !== undefined) return soak;
  return isQuick ? quick : usual;
}

/** Of cases that are much alike and take long: every so many in `npm test`, the first among them; all of them elsewhere. */
export function some<T>(cases: Iterable<T>, every: number): T[] {
  return [...cases].filter((_, at) => !isQuick || at % every === 0);
}
