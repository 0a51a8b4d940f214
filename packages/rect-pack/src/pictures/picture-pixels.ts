/** Pixels from outside, checked: rows from the top, pixels from the left, four bytes each: red, green, blue, alpha. */
import { checkInteger, checkList, InvalidInputError } from '@kit/grid';

/** The largest side of a picture, as of a rectangle. */
export const maxPictureSide = 65_535;

/** Checks a picture's sides and that there are as many bytes as they need; gives the bytes. */
export function checkPixels(pixels: ArrayLike<number>, width: number, height: number, prefix = ''): ArrayLike<number> {
  const name = prefix === '' ? 'pixels' : `${prefix}.pixels`;
  const dot = prefix === '' ? '' : `${prefix}.`;
  checkInteger(width, `${dot}width`, 1, maxPictureSide, 'bad-size');
  checkInteger(height, `${dot}height`, 1, maxPictureSide, 'bad-size');
  checkList(pixels, name, 0, Number.MAX_SAFE_INTEGER);
  if (pixels.length !== 4 * width * height) {
    const message = `${name} has length ${pixels.length}: expected 4 bytes for each of ${width} × ${height} pixels`;
    throw new InvalidInputError('bad-length', message, { name });
  }
  if (pixels instanceof Uint8Array || pixels instanceof Uint8ClampedArray) return pixels;
  for (let at = 0; at < pixels.length; at++) {
    const value: unknown = pixels[at];
    if (typeof value !== 'number' || value !== (value & 255))
      checkInteger(value, `${name}[${at}]`, 0, 255, 'bad-value');
  }
  return pixels;
}
