/**
 * The rectangles whose cells can swap two digits without any house or cage noticing.
 *
 *     x . y    Each house and each cage has as many of the two x as of the two y, one of each at most. So not in a diagonal that goes through two
 *     y . x    opposite corners, and not in a cage that holds one corner alone. Where cells a move apart differ or neighbours
 *              are not consecutive, other cells notice: there are none.
 */

import type { LayoutTables } from '../layout/tables.js';

/** Four cells: top left, top right, bottom left, bottom right. */
export type Rectangle = readonly [number, number, number, number];

const known = /* @__PURE__ */ new WeakMap<LayoutTables, readonly Rectangle[]>();

/** The closed rectangles of a layout, by rows and columns, worked out once. */
export function closedRectangles(tables: LayoutTables): readonly Rectangle[] {
  const found = known.get(tables) ?? [...listRectangles(tables)];
  known.set(tables, found);
  return found;
}

function* listRectangles({ size, named, layout }: LayoutTables): Generator<Rectangle> {
  if (layout.antiKnight || layout.antiKing || layout.nonConsecutive) return;
  const others = named.slice(2 * size).map(({ cells }) => new Set(cells));
  for (let top = 0; top < size; top++) {
    for (let bottom = top + 1; bottom < size; bottom++) {
      for (let left = 0; left < size; left++) {
        for (let right = left + 1; right < size; right++) {
          const [a, b, c, d] = [top * size + left, top * size + right, bottom * size + left, bottom * size + right];
          const isClosed = others.every((cells) => {
            const [x, y] = [
              [a, d],
              [b, c],
            ].map((list) => list.filter((cell) => cells.has(cell)).length);
            return x === y && x < 2;
          });
          if (isClosed) yield [a, b, c, d];
        }
      }
    }
  }
}
