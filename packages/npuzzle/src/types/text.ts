/** How texts are read. */

/** Options of `parseTiles`. */
export type ParseTilesOptions = {
  /** Columns of the board, for a text that shows no rows; by default a list of 4, 9, 16, … tiles is a square board. */
  readonly cols?: number | undefined;
};
