import fc from 'fast-check';

/** How many examples a law is tried on: so many in the quick tests, and fifty times as many in the soak. */
export function runs(quick: number): number {
  // The soak's set-up names a number of its own.
  return fc.readConfigureGlobal()?.numRuns === undefined ? quick : 50 * quick;
}
