/** From work in slices to a search as the public functions return it. */

import { type Progress, type Search, type Slices, shareSlices } from '@kit/grid';

/**
 * The search that does the work: says how far it is between the slices, and when it is told to stop gives what it has.
 *
 * @param report - how far the work is, and the best answer so far
 * @param stopped - the answer if it is left here
 */
export function* asSearch<R extends NonNullable<unknown>, P extends Progress<R>>(
  slices: Slices<R>,
  report: () => P,
  stopped: () => R,
): Search<R, P> {
  return (yield* shareSlices(slices, report)) ?? stopped();
}
