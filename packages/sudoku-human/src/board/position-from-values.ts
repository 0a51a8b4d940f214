/** A position from digits alone; its pencil marks are those that the digits leave. */

import { checkOptions } from '@kit/grid';
import type { LayoutChoice, Position } from '../types.js';
import { boardOfValues } from './read-position.js';

/**
 * The position with these digits, in each open cell the candidates that no peer's value excludes. What is erased later brings
 * its marks back.
 *
 * @param values - 81 digits, 0 for an open cell; typed arrays are welcome
 * @param givens - which of them were printed, 0 elsewhere; by default all of them
 * @param options - `layout` for another layout than the classic one
 * @returns a position of its own, sharing nothing with the input
 * @throws {@link InvalidInputError} `bad-list`, `bad-length`, `bad-digit`, `bad-options`, `unknown-option`, `bad-layout`, or
 * `given-mismatch` where a given is not the value of its cell
 *
 * @example
 * ```ts
 * import { positionFromValues } from '@kit/sudoku-human';
 *
 * const values = new Uint8Array(81);
 * values.set([1, 2, 3, 4, 5, 6, 7], 0);
 * positionFromValues(values).candidates[8]; // => 0b110000000
 * ```
 */
export function positionFromValues(
  values: ArrayLike<number>,
  givens: ArrayLike<number> = values,
  options: LayoutChoice = {},
): Position {
  return boardOfValues(values, givens, checkOptions(options, ['layout']).layout).position;
}
