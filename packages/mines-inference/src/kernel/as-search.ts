/** From work in slices to a search as the public functions return it. */
import { type Slices, shareSlices } from '@kit/grid';

/**
 * The search that does the work. Public functions check their input before they call this, so a malformed input is refused by
 * the call, not by the first step.
 *
 * @param report - how far the work is, and the best answer so far
 * @param stopped - the answer if the work is left here
 */
export function* asSearch<R extends NonNullable<unknown>, S, P>(
  work: Slices<R>,
  report: () => P,
  stopped: () => S,
): Generator<P, R | S, 'stop' | undefined> {
  return (yield* shareSlices(work, report)) ?? stopped();
}
