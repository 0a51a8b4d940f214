import { checkChoice, checkInteger, checkList, checkObject, InvalidInputError, unexpected } from '@kit/grid';
import { readId } from '../rects/extras.js';
import { checkPlaced } from '../rects/placed.js';
import type { Page, Placed } from '../types.js';
import type { Picture } from './dedupe.js';
import { checkPixels } from './picture-pixels.js';

/** The most pixels of a page that is drawn: 2²⁸, which take a gigabyte. */
const maxPixels = 268_435_456;

/** Bytes on a buffer of their own, as `ImageData` takes them; a `Uint8ClampedArray` in every TypeScript since 5.4. */
export type PixelBytes = ReturnType<(typeof Uint8ClampedArray)['of']>;

/**
 * Draws a page: the pixels of its texture, from those of its pictures.
 *
 * Each picture is cut, turned as the page's `turn` says, and its edge pixels are repeated into its rim. A picture has the sides
 * of the whole, or those of what was left when it was trimmed. Of any other size it is scaled to the whole, as `scalePacking`
 * wants it: a smaller one is the mean of the pixels that it covers, by their alpha. To write a PNG use a library, such as pngjs.
 *
 * @param page - a page of a packing, or of an atlas that was read
 * @param pictures - the pictures of its rectangles, by their ids or those of their aliases; others may be among them
 * @returns rows from the top, four bytes a pixel: red, green, blue, alpha, for `new ImageData(pixels, page.width)`
 * @throws {@link InvalidInputError} `unknown-id` for a rectangle without a picture, `bad-size` for more than 2²⁸ pixels,
 * `bad-frame` for a rectangle that lies outside of the page, `bad-length`, `bad-value`, `bad-options`, `bad-list`,
 * `bad-number`, `bad-id`, `bad-flag`, `bad-choice`
 *
 * @example
 * ```ts
 * import { drawPage, pack } from '@kit/rect-pack';
 *
 * const picture = { id: 'dot', width: 1, height: 1, pixels: [255, 0, 0, 255] };
 * const [page] = pack([{ id: 'dot', width: 1, height: 1 }], { width: 2, height: 1 }).pages;
 * [...drawPage(page!, [picture])]; // => [255, 0, 0, 255, 0, 0, 0, 0]
 * ```
 */
export function drawPage(page: Page, pictures: readonly Picture[]): PixelBytes {
  const { turn } = checkObject(page, 'page');
  const width = checkInteger(page.width, 'page.width', 1);
  const height = checkInteger(page.height, 'page.height', 1);
  if (turn !== undefined) checkChoice(turn, 'page.turn', ['counter-clockwise']);
  if (width * height > maxPixels) {
    const message = `page is ${width} × ${height}: expected at most ${maxPixels} pixels`;
    throw new InvalidInputError('bad-size', message, { name: 'page' });
  }
  const known = readPictures(pictures);
  const pixels = new Uint8ClampedArray(4 * width * height);
  const list = checkList(page.placed, 'page.placed');
  for (let at = 0; at < list.length; at++) {
    const name = `page.placed[${at}]`;
    const rect = checkPlaced(list[at], name);
    const { x, y, extrude = 0 } = rect;
    const [endX, endY] = [x + rect.width, y + rect.height];
    if (endX > width || endY > height) {
      const message = `${name} is ${rect.width} × ${rect.height} at ${x}, ${y}: expected it inside the page of ${width} × ${height}`;
      throw new InvalidInputError('bad-frame', message, { index: at, name });
    }
    const pick = cutOf(rect, pictureOf(rect, known, name));
    for (let row = Math.max(0, y - extrude); row < Math.min(height, endY + extrude); row++) {
      for (let col = Math.max(0, x - extrude); col < Math.min(width, endX + extrude); col++) {
        // On the rim the nearest pixel.
        const across = Math.min(rect.width - 1, Math.max(0, col - x));
        const down = Math.min(rect.height - 1, Math.max(0, row - y));
        const to = 4 * (row * width + col);
        if (!rect.rotated) pick(across, down, pixels, to);
        else if (turn === undefined) pick(down, rect.width - 1 - across, pixels, to);
        else pick(rect.height - 1 - down, across, pixels, to);
      }
    }
  }
  return pixels;
}

function readPictures(pictures: readonly Picture[]): Map<string | number, Picture> {
  const known = new Map<string | number, Picture>();
  const list = checkList(pictures, 'pictures');
  for (let at = 0; at < list.length; at++) {
    const name = `pictures[${at}]`;
    const { id = at, width, height } = checkObject(list[at], name);
    const pixels = checkPixels(list[at].pixels, width, height, name);
    known.set(readId(id, `${name}.id`), { width, height, pixels });
  }
  return known;
}

/** The picture of a rectangle, or that of one of its aliases with the same source. */
function pictureOf({ id, aliases = [] }: Placed, known: ReadonlyMap<string | number, Picture>, name: string): Picture {
  const own = [id, ...aliases.map((alias) => alias.id)].find((one) => known.has(one));
  if (own === undefined) throw unexpected('unknown-id', `${name}.id`, id, 'the id of a picture', { name });
  return known.get(own)!;
}

/** Writes the pixel of a place in the upright rectangle. */
type Pick = (across: number, down: number, into: Uint8ClampedArray, to: number) => void;

function cutOf(rect: Placed, { width, height, pixels }: Picture): Pick {
  const [across, down] = rect.rotated ? [rect.height, rect.width] : [rect.width, rect.height];
  const isCut = width === across && height === down;
  const { source } = rect;
  const whole = isCut || source === undefined ? { width: across, height: down, x: 0, y: 0 } : source;
  if (whole.width === width && whole.height === height) {
    return (col, row, into, to) => {
      const from = 4 * ((row + whole.y) * width + col + whole.x);
      for (let byte = 0; byte < 4; byte++) into[to + byte] = pixels[from + byte];
    };
  }
  const [byX, byY] = [width / whole.width, height / whole.height];
  return (col, row, into, to) => {
    const [left, top] = [(col + whole.x) * byX, (row + whole.y) * byY];
    mean({ left, top, right: left + byX, bottom: top + byY }, { width, height, pixels }, into, to);
  };
}

/** The mean colour of a part of a picture, in whole pixels: at least one. Colours count by their alpha. */
function mean(
  part: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  { width, height, pixels }: Picture,
  into: Uint8ClampedArray,
  to: number,
): void {
  const fromX = Math.min(width - 1, Math.floor(part.left));
  const fromY = Math.min(height - 1, Math.floor(part.top));
  const endX = Math.min(width, Math.max(fromX + 1, Math.floor(part.right)));
  const endY = Math.min(height, Math.max(fromY + 1, Math.floor(part.bottom)));
  const sums = [0, 0, 0, 0];
  for (let row = fromY; row < endY; row++) {
    for (let col = fromX; col < endX; col++) {
      const from = 4 * (row * width + col);
      const alpha = pixels[from + 3];
      for (let byte = 0; byte < 3; byte++) sums[byte] += alpha * pixels[from + byte];
      sums[3] += alpha;
    }
  }
  for (let byte = 0; byte < 3; byte++) into[to + byte] = sums[3] === 0 ? 0 : Math.round(sums[byte] / sums[3]);
  into[to + 3] = Math.round(sums[3] / ((endX - fromX) * (endY - fromY)));
}
