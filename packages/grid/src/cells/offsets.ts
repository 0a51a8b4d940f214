/** A step from a cell to another: so many rows down and so many columns to the right (negative: up, left). */
export type Offset = {
  /** Rows down. */
  readonly row: number;
  /** Columns to the right. */
  readonly col: number;
};

/**
 * The steps to the four cells that share a side: up, left, right, down.
 *
 * @example
 * ```ts
 * import { offsets4 } from '@kit/grid';
 *
 * offsets4[0]; // => { row: -1, col: 0 }
 * ```
 */
export const offsets4: readonly Offset[] = [
  { row: -1, col: 0 },
  { row: 0, col: -1 },
  { row: 0, col: 1 },
  { row: 1, col: 0 },
];

/**
 * The steps to the eight cells around a cell, in reading order.
 *
 * @example
 * ```ts
 * import { offsets8 } from '@kit/grid';
 *
 * offsets8.length; // => 8
 * ```
 */
export const offsets8: readonly Offset[] = [
  { row: -1, col: -1 },
  { row: -1, col: 0 },
  { row: -1, col: 1 },
  { row: 0, col: -1 },
  { row: 0, col: 1 },
  { row: 1, col: -1 },
  { row: 1, col: 0 },
  { row: 1, col: 1 },
];
