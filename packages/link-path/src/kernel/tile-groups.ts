/**
 * The tiles of a board (numbered by their cells) kind by kind, in one block.
 */
import { type Pace, type Slices, spend } from '@kit/grid';

/** Tiles kind by kind, each kind in ascending order; `starts` has where each begins, and at last their number. */
export type TileGroups = { readonly tiles: Int32Array; readonly starts: Int32Array };

/** Groups tiles by their kinds, which are numbered from 1. O(tiles). */
export function* groupTiles(kindOf: Int32Array, pace: Pace): Slices<TileGroups> {
  let kinds = 0;
  for (let tile = 0; tile < kindOf.length; tile++) {
    kinds = Math.max(kinds, kindOf[tile]);
    if (spend(pace, 1)) yield;
  }
  const starts = new Int32Array(kinds + 1);
  for (let tile = 0; tile < kindOf.length; tile++) {
    starts[kindOf[tile]] += 1;
    if (spend(pace, 1)) yield;
  }
  for (let kind = 0; kind < kinds; kind++) starts[kind + 1] += starts[kind];
  yield;
  const next = starts.slice();
  const tiles = new Int32Array(kindOf.length);
  for (let tile = 0; tile < kindOf.length; tile++) {
    tiles[next[kindOf[tile] - 1]++] = tile;
    if (spend(pace, 2)) yield;
  }
  return { tiles, starts };
}

/** The kinds of the tiles of a board in the order of their cells; anything above 0 is a tile. */
export function* tileKinds(classes: Int32Array, count: number, pace: Pace): Slices<Int32Array> {
  const kindOf = new Int32Array(count);
  let tile = 0;
  for (let cell = 0; cell < classes.length; cell++) {
    if (classes[cell] > 0) kindOf[tile++] = classes[cell];
    if (spend(pace, 1)) yield;
  }
  return kindOf;
}
