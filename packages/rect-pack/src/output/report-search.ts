import type { Progress } from '@kit/grid';
import type { Packing } from '../types.js';

/** How many packings lie between two reports. */
const reportEvery = 32;

/**
 * Runs the work and reports the best so far, each improvement and now and then in between; returns it if it was told to
 * stop, and undefined if the work came to its end.
 */
export function* reportSearch(
  work: Generator<void, void, void>,
  best: { readonly version: number },
  total: number,
  answer: () => Packing,
): Generator<Progress<Packing>, Packing | undefined, 'stop' | undefined> {
  let nodes = 0;
  let shown = -1;
  let packing: Packing | undefined;
  while (!work.next().done) {
    nodes++;
    if (shown === best.version && nodes % reportEvery !== 0) continue;
    if (shown !== best.version || packing === undefined) packing = answer();
    shown = best.version;
    if ((yield { nodes, total, best: packing }) === 'stop') return packing;
  }
  return undefined;
}
