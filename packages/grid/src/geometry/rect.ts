import { checkNumber } from '../board/check-number.js';
import { checkObject } from '../board/check-options.js';

/** A rectangle in pixels, half-open: it holds the points with `x <= px < x + width` and `y <= py < y + height`. */
export type Rect = {
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Width, at least 0. */
  readonly width: number;
  /** Height, at least 0. */
  readonly height: number;
};

/**
 * Is a point inside a rectangle? The left and top edges belong to it, the right and bottom edges don't.
 *
 * @param rect - a rectangle
 * @param x - the point's x
 * @param y - the point's y
 * @returns true if the point is inside
 * @throws {@link InvalidInputError} `bad-number`, `bad-options` for something that is no rectangle
 *
 * @example
 * ```ts
 * import { rectContains } from '@kit/grid';
 *
 * rectContains({ x: 0, y: 0, width: 10, height: 5 }, 0, 4.5); // => true
 * rectContains({ x: 0, y: 0, width: 10, height: 5 }, 10, 0); // => false
 * ```
 */
export function rectContains(rect: Rect, x: number, y: number): boolean {
  checkRect(rect, 'rect');
  checkNumber(x, 'x');
  checkNumber(y, 'y');
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

/**
 * Do two rectangles have a point in common? Rectangles that only touch don't, and an empty one meets nothing.
 *
 * @param a - a rectangle
 * @param b - another
 * @returns true if they overlap
 * @throws {@link InvalidInputError} `bad-number`, `bad-options` for something that is no rectangle
 *
 * @example
 * ```ts
 * import { rectsIntersect } from '@kit/grid';
 *
 * rectsIntersect({ x: 0, y: 0, width: 2, height: 2 }, { x: 1, y: 1, width: 2, height: 2 }); // => true
 * rectsIntersect({ x: 0, y: 0, width: 2, height: 2 }, { x: 2, y: 0, width: 2, height: 2 }); // => false
 * ```
 */
export function rectsIntersect(a: Rect, b: Rect): boolean {
  checkRect(a, 'a');
  checkRect(b, 'b');
  return (
    Math.max(a.x, b.x) < Math.min(a.x + a.width, b.x + b.width) &&
    Math.max(a.y, b.y) < Math.min(a.y + a.height, b.y + b.height)
  );
}

function checkRect(rect: Rect, name: string): void {
  checkObject(rect, name);
  checkNumber(rect.x, `${name}.x`);
  checkNumber(rect.y, `${name}.y`);
  checkNumber(rect.width, `${name}.width`, 0);
  checkNumber(rect.height, `${name}.height`, 0);
}
