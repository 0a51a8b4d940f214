/**
 * Random deals of 18×8, four of each of 36 kinds, or of another size, four of each kind as well: the boards on which the
 * scripts here weigh numbers. No test has them.
 */
import { createRandom } from '@kit/grid';

export const shape = { rows: 8, cols: 18 };

/** The cells of the deal of a seed. */
export function cellsOfDeal(seed: number, { rows, cols } = shape): number[] {
  return createRandom(seed).shuffle(Array.from({ length: rows * cols }, (_, cell) => (cell >> 2) + 1));
}

/** The deals that numbers are weighed on begin at this seed. */
export const firstWeighed = 6_600_000_000;
