/**
 * The rectangles whose cells can swap two digits without any house or cage noticing.
 *
 *     x . y    Each house and each cage has as many of the two x as of the two y. So not in a diagonal that goes through two
 *     y . x    opposite corners, and not in a cage that holds one corner alone. Where cells a move apart differ or neighbours
 *              are not consecutive, other cells notice: there are none.
 */

import type { Tables } from '../kernel/tables.js';

/** Four cells: top left, top right, bottom left, bottom right. */
export type Rectangle = readonly [number, number, number, number];

const known = /* @__PURE__ */ new WeakMap<Tables, readonly Rectangle[]>();

/** The closed rectangles of a layout, by rows and columns, worked out once. */
export function closedRectangles(tables: Tables): readonly Rectangle[] {
  const found = known.get(tables) ?? [...listRectangles(tables)];
  known.set(tables, found);
  return found;
}

function* listRectangles({ size, named, layout }: Tables): Generator<Rectangle> {
  if (layout.antiKnight || layout.antiKing || layout.nonConsecutive) return;
  const others = named.slice(2 * size).map(({ cells }) => new Set(cells));
  for (let top = 0; top < size; top++) {
    for (let bottom = top + 1; bottom < size; bottom++) {
      for (let left = 0; left < size; left++) {
        for (let right = left + 1; right < size; right++) {
          const [a, b, c, d] = [top * size + left, top * size + right, bottom * size + left, bottom * size + right];
          const isClosed = others.every((cells) => {
            const balance = Number(cells.has(a)) + Number(cells.has(d)) - Number(cells.has(b)) - Number(cells.has(c));
            return balance === 0;
          });
          if (isClosed) yield [a, b, c, d];
        }
      }
    }
  }
}
