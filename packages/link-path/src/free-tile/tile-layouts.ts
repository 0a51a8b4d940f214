/** Layouts as data: rows of tiles, each by the row and column of its first tile in half tiles. */
import type { TileLayout, TilePlace } from '../types.js';

/** So many tiles side by side from a place on. */
function rowOf(count: number, x: number, y: number, layer: number): TilePlace[] {
  return Array.from({ length: count }, (_, col) => ({ x: x + 2 * col, y, layer }));
}

/** A block of tiles, layer by layer a block of other sides, all about one middle. */
function blocks(sides: readonly (readonly [rows: number, cols: number])[], x: number, y: number): TilePlace[] {
  return sides.flatMap(([rows, cols], layer) =>
    Array.from({ length: rows }, (_, row) => rowOf(cols, x - cols, y - rows + 2 * row, layer)).flat(),
  );
}

/**
 * The turtle: the usual layout of 144 tiles, 87 at the bottom, on them 36, 16 and 4, and one across these.
 *
 * @returns the places, row by row and layer by layer
 *
 * @example
 * ```ts
 * import { turtleLayout } from '@kit/link-path';
 *
 * turtleLayout().places.length; // => 144
 * turtleLayout().places.at(-1); // => { x: 14, y: 7, layer: 4 }
 * ```
 */
export function turtleLayout(): TileLayout {
  const bottom = [12, 8, 10, 12, 12, 10, 8, 12].flatMap((count, row) => rowOf(count, 15 - count, 2 * row, 0));
  const heads = [...rowOf(1, 1, 7, 0), ...rowOf(2, 27, 7, 0)];
  const upper = blocks(
    [
      [0, 0],
      [6, 6],
      [4, 4],
      [2, 2],
      [1, 1],
    ],
    15,
    8,
  );
  return { places: [...bottom, ...heads, ...upper] };
}

/**
 * A pyramid of 56 tiles: blocks of 6 × 6, 4 × 4 and 2 × 2.
 *
 * @returns the places, row by row and layer by layer
 *
 * @example
 * ```ts
 * import { pyramidLayout } from '@kit/link-path';
 *
 * pyramidLayout().places.length; // => 56
 * ```
 */
export function pyramidLayout(): TileLayout {
  return {
    places: blocks(
      [
        [6, 6],
        [4, 4],
        [2, 2],
      ],
      6,
      6,
    ),
  };
}

/**
 * A bridge of 48 tiles: two towers, and a deck of two tiles' width that rests on both.
 *
 * @returns the places, row by row and layer by layer
 *
 * @example
 * ```ts
 * import { bridgeLayout } from '@kit/link-path';
 *
 * bridgeLayout().places.length; // => 48
 * ```
 */
export function bridgeLayout(): TileLayout {
  const towers = [4, 16].flatMap((x) => blocks([[4, 4]], x, 4));
  return { places: [...towers, ...rowOf(8, 2, 2, 1), ...rowOf(8, 2, 4, 1)] };
}
