import fc from 'fast-check';

/** Is this the soak? Its set-up names a number of examples of its own. */
export function isSoak(): boolean {
  return fc.readConfigureGlobal()?.numRuns !== undefined;
}

/** How many examples a law is tried on: so many in the quick tests, and fifty times as many in the soak. */
export function runs(quick: number): number {
  return isSoak() ? 50 * quick : quick;
}

/** Every so many of the items, from `first` on, in the quick tests; all of them in the soak. */
export function* sample<T>(items: Iterable<T>, stride: number, first = 0): Generator<T> {
  const every = isSoak() ? 1 : stride;
  let at = 0;
  for (const item of items) if ((at++ + first) % every === 0) yield item;
}
