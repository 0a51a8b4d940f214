/**
 * The board to deal on: 0 empty, -1 a stone, anything above 0 a tile.
 */
import type { Grid, GridLike, Pace } from '@kit/grid';

/** A board of which only counts where tiles stand. */
export type Layout = { readonly rows: number; readonly cols: number; readonly cells: Int8Array };

/**
 * The layout with these kinds, tile by tile. Its cells are a plain list of their full length from the start: a list that
 * grows is copied again and again.
 */
export function placed({ rows, cols, cells }: Layout, tiles: ArrayLike<number>, pace: Pace): Grid {
  const filled = new Array<number>(cells.length);
  let next = 0;
  for (let cell = 0; cell < cells.length; cell++) filled[cell] = cells[cell] > 0 ? tiles[next++] : cells[cell];
  pace.work += 2 * cells.length;
  return { rows, cols, cells: filled };
}

/** The layout of a board and its tiles. */
export function takeApart(
  { rows, cols, cells }: GridLike,
  pace: Pace,
): { readonly layout: Layout; readonly kinds: Float64Array } {
  const held = new Int8Array(rows * cols);
  const kinds = new Float64Array(rows * cols);
  let tiles = 0;
  for (let cell = 0; cell < rows * cols; cell++) {
    held[cell] = Math.min(cells[cell], 1);
    if (cells[cell] > 0) kinds[tiles++] = cells[cell];
  }
  pace.work += 2 * rows * cols;
  return { layout: { rows, cols, cells: held }, kinds: kinds.subarray(0, tiles) };
}
