/**
 * The tiles of a board (numbered by their cells) kind by kind, in one block.
 */
import type { Pace } from '@kit/grid';

/** Tiles kind by kind, each kind in ascending order; `starts` has where each begins, and at last their number. */
export type TileGroups = { readonly tiles: Int32Array; readonly starts: Int32Array };

/** Groups tiles by their kinds, which are numbered from 1. O(tiles). */
export function groupTiles(kindOf: Int32Array, pace: Pace): TileGroups {
  let kinds = 0;
  for (const kind of kindOf) kinds = Math.max(kinds, kind);
  const starts = new Int32Array(kinds + 1);
  for (const kind of kindOf) starts[kind] += 1;
  for (let kind = 0; kind < kinds; kind++) starts[kind + 1] += starts[kind];
  const next = starts.slice();
  const tiles = new Int32Array(kindOf.length);
  for (let tile = 0; tile < kindOf.length; tile++) tiles[next[kindOf[tile] - 1]++] = tile;
  pace.work += 4 * kindOf.length;
  return { tiles, starts };
}

/** The kinds of the tiles of a board in the order of their cells; anything above 0 is a tile. */
export function tileKinds(classes: Int32Array, pace: Pace): Int32Array {
  pace.work += classes.length;
  return classes.filter((kind) => kind > 0);
}
