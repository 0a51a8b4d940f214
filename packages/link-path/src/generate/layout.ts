/**
 * The board to deal on: 0 empty, -1 a stone, anything above 0 a tile.
 */
import type { Grid, Slices } from '@kit/grid';
import type { Pace } from '../kernel/pace.js';

/** A board of which only counts where tiles stand. */
export type Layout = { readonly rows: number; readonly cols: number; readonly cells: readonly number[] };

/** The layout with these kinds, tile by tile. */
export function* placed({ rows, cols, cells }: Layout, tiles: readonly number[], pace: Pace): Slices<Grid> {
  const filled: number[] = [];
  let next = 0;
  for (const value of cells) {
    filled.push(value > 0 ? tiles[next++] : value);
    pace.work += 2;
    if (pace.isDue()) yield;
  }
  return { rows, cols, cells: filled };
}
