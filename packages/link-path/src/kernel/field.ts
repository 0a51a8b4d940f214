/**
 * A board inside its margin inside a wall, for lines of any number of turns:
 *
 *     # # # # # #      Two more cells on every side. The outer ring is the wall, so that no run has to ask where the board
 *     # - - - - #      ends; the inner one is the margin, free or not. A place counts these cells too.
 *     # - a . - #
 */

/** The free cells of a board with margin and wall. */
export type Field = {
  /** The places of a row. */
  readonly width: number;
  /** 1 where a line may run. */
  readonly free: Uint8Array;
};

/** A field on which every cell of the board is held. */
export function filledField(rows: number, cols: number, margin: boolean): Field {
  const width = cols + 4;
  const free = new Uint8Array(width * (rows + 4));
  if (margin) {
    for (const row of [1, rows + 2]) free.fill(1, row * width + 1, row * width + cols + 3);
    for (let row = 2; row < rows + 2; row++) free[row * width + 1] = free[row * width + cols + 2] = 1;
  }
  return { width, free };
}

/** The place of a cell in the field: four cells more a row, and two rows and two cells before the first. */
export function fieldPlace(cols: number, cell: number): number {
  return cell + 4 * Math.trunc(cell / cols) + 2 * (cols + 4) + 2;
}
