/** A position from digits alone; its pencil marks are those that the digits leave. */

import { checkOptions, InvalidInputError } from '@kit/grid';
import type { Layout, LayoutChoice, Position } from '../types.js';
import { readNumbers } from './check-position.js';
import { CELLS, colOfCell, rowOfCell } from './geometry.js';
import { withMarksLeft } from './hidden-marks.js';
import { doorsFor } from './layout-doors.js';
import { naturalCandidates } from './marks.js';

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
  const doors = doorsFor(checkOptions(options, ['layout']));
  if (doors) return doors.positionFromValues(values, givens, options.layout as Layout);
  return classicPosition(values, givens);
}

/** The position of these digits on the classic layout. */
export function classicPosition(values: ArrayLike<number>, givens: ArrayLike<number> = values): Position {
  const digits = readNumbers(values, 'values', 9, 'bad-digit');
  const printed = readNumbers(givens, 'givens', 9, 'bad-digit');
  for (let cell = 0; cell < CELLS; cell++) {
    if (printed[cell] !== 0 && printed[cell] !== digits[cell]) {
      throw new InvalidInputError(
        'given-mismatch',
        `givens[${cell}] is ${printed[cell]}, but the value there is ${digits[cell]}`,
        { name: 'givens', index: cell, row: rowOfCell(cell), col: colOfCell(cell) },
      );
    }
  }
  return withMarksLeft(printed, digits, naturalCandidates);
}
