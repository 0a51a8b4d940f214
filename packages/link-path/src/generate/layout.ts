/**
 * The board to deal on: 0 empty, -1 a stone, anything above 0 a tile.
 */
import type { Grid, Slices } from '@kit/grid';
import type { Pace } from '../kernel/pace.js';

/** A board of which only counts where tiles stand. */
export type Layout = { readonly rows: number; readonly cols: number; readonly cells: Int8Array };

/**
 * The layout with these kinds, tile by tile. Its cells are a plain list of their full length from the start: a list that grows is copied again and again.
 */
export function* placed({ rows, cols, cells }: Layout, tiles: ArrayLike<number>, pace: Pace): Slices<Grid> {
  const filled = new Array<number>(cells.length);
  let next = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    filled[cell] = cells[cell] > 0 ? tiles[next++] : cells[cell];
    pace.work += 2;
    if (pace.isDue()) yield;
  }
  return { rows, cols, cells: filled };
}
