import { checkChoice, checkFlag, checkNumber, checkObject } from '@kit/grid';
import type { Page, Placed } from '../types.js';

/** Texture coordinates of the four corners of a picture, each as u and v from 0 to 1. */
export type UvRect = {
  /** Left edge on the page. */
  readonly u0: number;
  /** Top edge on the page. */
  readonly v0: number;
  /** Right edge on the page. */
  readonly u1: number;
  /** Bottom edge on the page. */
  readonly v1: number;
  /** Where the picture's own corners are on the page: top left, top right, bottom right, bottom left; u, v each. */
  readonly corners: readonly number[];
};

/**
 * How to get the small picture back out of the large one: texture coordinates, v downwards.
 *
 * `corners` follows the picture, not the page: of a picture that was turned 90° clockwise the top left corner lies at
 * the top right of its place, and at the bottom left where the page's `turn` is counter-clockwise. Draw a quad with its
 * corners top left, top right, bottom right, bottom left and these coordinates, and it stands upright again.
 *
 * @param page - the page, or anything with its width, its height and, where it has one, its `turn`
 * @param placed - a rectangle of that page
 * @returns the coordinates
 * @throws {@link InvalidInputError} `bad-options`, `bad-number`, `bad-flag`, `bad-choice`
 *
 * @example
 * ```ts
 * import { uvRect } from '@kit/rect-pack';
 *
 * const page = { width: 100, height: 50 };
 * const upright = uvRect(page, { id: 'a', x: 50, y: 0, width: 25, height: 50, rotated: false });
 * upright.corners; // => [0.5, 0, 0.75, 0, 0.75, 1, 0.5, 1]
 * const turned = uvRect(page, { id: 'b', x: 50, y: 0, width: 25, height: 50, rotated: true });
 * turned.corners; // => [0.75, 0, 0.75, 1, 0.5, 1, 0.5, 0]
 * ```
 */
export function uvRect(page: Pick<Page, 'width' | 'height' | 'turn'>, placed: Placed): UvRect {
  checkObject(page, 'page');
  checkObject(placed, 'placed');
  const pageWidth = checkNumber(page.width, 'page.width', 1);
  const pageHeight = checkNumber(page.height, 'page.height', 1);
  const x = checkNumber(placed.x, 'placed.x');
  const y = checkNumber(placed.y, 'placed.y');
  const u0 = x / pageWidth;
  const v0 = y / pageHeight;
  const u1 = (x + checkNumber(placed.width, 'placed.width', 0)) / pageWidth;
  const v1 = (y + checkNumber(placed.height, 'placed.height', 0)) / pageHeight;
  const { turn } = page;
  if (turn !== undefined) checkChoice(turn, 'page.turn', ['counter-clockwise']);
  const upright = [u0, v0, u1, v0, u1, v1, u0, v1];
  if (!checkFlag(placed.rotated, 'placed.rotated')) return { u0, v0, u1, v1, corners: upright };
  const corners = turn === undefined ? [u1, v0, u1, v1, u0, v1, u0, v0] : [u0, v1, u0, v0, u1, v0, u1, v1];
  return { u0, v0, u1, v1, corners };
}
