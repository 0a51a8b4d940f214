import { checkInteger, checkOptions } from '@kit/grid';
import type { Source } from '../types.js';
import { checkPixels } from './picture-pixels.js';

/** Options of {@link trimRect}. */
export type TrimOptions = {
  /** Pixels with no more alpha than this count as empty, 0 to 254; default 0. */
  readonly threshold?: number | undefined;
};

/** What is left of a picture, to be packed as it is: `pack([{ id, ...trimRect(pixels, width, height) }])`. */
export type Trimmed = {
  /** Width without the empty columns at both sides. */
  readonly width: number;
  /** Height without the empty rows above and below. */
  readonly height: number;
  /** The size of the whole picture, and where in it the rest lies. */
  readonly source: Source;
};

/** A box within a picture. */
export type PixelBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Cuts off the empty edges of a picture: the smallest box around all that can be seen.
 *
 * The pixels are not copied; cut the box out of them when the page is drawn. A picture in which nothing can be seen becomes
 * one pixel, its top left one. Pixels inside the box are not looked at.
 *
 * @param pixels - rows from the top, four bytes a pixel: red, green, blue, alpha (as `ImageData` has them)
 * @param width - width in pixels, at most 65,535
 * @param height - height in pixels, at most 65,535
 * @param options - how much alpha still counts as empty
 * @returns the sides that are left, and where they were cut from
 * @throws {@link InvalidInputError} `bad-size`, `bad-list`, `bad-length` if there are not four bytes for each pixel,
 * `bad-value` for what is no byte, `bad-number`, `bad-options`, `unknown-option`
 *
 * @example
 * ```ts
 * import { trimRect } from '@kit/rect-pack';
 *
 * const pixels = new Uint8Array(4 * 3 * 2);
 * pixels[4 * 1 + 3] = 255; // the middle of the first row
 * trimRect(pixels, 3, 2); // => { width: 1, height: 1, source: { width: 3, height: 2, x: 1, y: 0 } }
 * ```
 */
export function trimRect(pixels: ArrayLike<number>, width: number, height: number, options: TrimOptions = {}): Trimmed {
  const { threshold = 0 } = checkOptions(options, ['threshold']);
  checkInteger(threshold, 'options.threshold', 0, 254);
  const box = visibleBox(checkPixels(pixels, width, height), width, height, threshold);
  return { width: box.width, height: box.height, source: { width, height, x: box.x, y: box.y } };
}

/** The smallest box around the pixels of more alpha than that; the first pixel if there are none. */
export function visibleBox(pixels: ArrayLike<number>, width: number, height: number, threshold: number): PixelBox {
  const isEmptyRow = (row: number, from: number, to: number): boolean => {
    for (let at = 4 * (row * width + from) + 3; at < 4 * (row * width + to); at += 4) {
      if (pixels[at] > threshold) return false;
    }
    return true;
  };
  let y = 0;
  while (y < height && isEmptyRow(y, 0, width)) y++;
  if (y === height) return { x: 0, y: 0, width: 1, height: 1 };
  let endY = height;
  while (isEmptyRow(endY - 1, 0, width)) endY--;
  let x = width;
  let endX = 0;
  // Each row is looked at from both sides, up to what other rows have shown already.
  for (let row = y; row < endY; row++) {
    const first = 4 * row * width + 3;
    for (let col = 0; col < x; col++) if (pixels[first + 4 * col] > threshold) x = col;
    for (let col = width - 1; col >= endX; col--) if (pixels[first + 4 * col] > threshold) endX = col + 1;
  }
  return { x, y, width: endX - x, height: endY - y };
}
