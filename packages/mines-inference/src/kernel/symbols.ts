/** What stands in a cell that shows no number. */

/**
 * A cell that nobody has touched.
 *
 * @example
 * ```ts
 * import { HIDDEN } from '@kit/mines-inference';
 *
 * HIDDEN; // => -1
 * ```
 */
export const HIDDEN = -1;

/**
 * A hidden cell that the player has marked as a mine.
 *
 * @example
 * ```ts
 * import { FLAG } from '@kit/mines-inference';
 *
 * FLAG; // => -2
 * ```
 */
export const FLAG = -2;

/**
 * A mine that went off: open, and known to be a mine.
 *
 * @example
 * ```ts
 * import { EXPLODED } from '@kit/mines-inference';
 *
 * EXPLODED; // => -3
 * ```
 */
export const EXPLODED = -3;

/**
 * A place of the board where there is no cell: never a mine, no neighbour of any cell.
 *
 * @example
 * ```ts
 * import { HOLE } from '@kit/mines-inference';
 *
 * HOLE; // => -4
 * ```
 */
export const HOLE = -4;

/** The cells of a board for which something holds, in rising order. */
export function cellsWhere(size: number, holds: (cell: number) => boolean): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < size; cell++) if (holds(cell)) found.push(cell);
  return found;
}
