import fc from 'fast-check';

/** How many cases a law is tried on: so many in `npm test`, and so many in the soak, whose set-up names a number of its own. */
export function runs(quick: number, soak: number): number {
  return fc.readConfigureGlobal()?.numRuns === undefined ? quick : soak;
}
