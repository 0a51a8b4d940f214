/**
 * A board as every @kit package takes and gives it: plain JSON, cells row by row.
 *
 * `cells[row * cols + col]` is what stands in a cell; a cell's number is that index. What the numbers mean is each
 * game's affair.
 */

/** The size of a board. */
export type Shape = {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
};

/** A cell as its row-major index: `row * cols + col`. */
export type Cell = number;

/** A board as the functions return it. */
export type Grid = Shape & {
  /** What stands in each cell, row by row; its length is `rows * cols`. */
  readonly cells: readonly number[];
};

/** A board as the functions take it: a {@link Grid}, or one whose cells are a typed array. */
export type GridLike = Shape & {
  /** What stands in each cell, row by row; its length is `rows * cols`. */
  readonly cells: ArrayLike<number>;
};
