import { checkNumber, checkOptions, checkText } from '@kit/grid';
import { longestName } from '../rects/limits.js';
import type { Packing } from '../types.js';
import { writer } from './json-frame.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame, type SheetPage } from './sheet.js';

/** Options of {@link toCssSprites}. */
export type CssOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** What the names of the classes begin with, default `sprite-`. */
  readonly prefix?: string | undefined;
  /** Pixels of the page for a pixel of the document, default 1; 2 for screens of double resolution. */
  readonly scale?: number | undefined;
};

/** What it can read. */
export const css: Reader = {
  engine: 'CSS',
  turned: 'clockwise',
  holds: ['image', 'size', 'trim'],
  nameFault: (name) => (name.includes('\u0000') ? 'has a sign that CSS replaces' : undefined),
  imageFault: (image) => (/\p{Cc}/u.test(image) ? 'has a control sign' : undefined),
};

/**
 * A packing as CSS: a class for each picture, all pages in one text. `<i class="sprite-hero"></i>` shows it in a box of the
 * whole picture's size.
 *
 * Trimmed and turned pictures are shown as they were.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself; they are escaped
 * @param options - the pages' file name, what the classes begin with, the scale
 * @returns the text of the style sheet
 * @throws {@link InvalidInputError} `turned-frame` for an atlas whose pages are turned the other way, `bad-name`,
 * `duplicate-name`, `unknown-id`, `bad-options`, `bad-list`, `bad-number`, `bad-size`, `bad-id`, `bad-flag`, `bad-text`,
 * `bad-choice`, `unknown-option`
 * @see {@link https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_images/Implementing_image_sprites_in_CSS | MDN, image sprites}
 *
 * @example
 * ```ts
 * import { pack, toCssSprites } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * toCssSprites(packing).split('\n')[1]; // => '.sprite-hero{display:inline-block;position:relative;overflow:hidden;width:3px;height:4px}'
 * ```
 */
export function toCssSprites(packing: Packing, names: FrameNames = {}, options: CssOptions = {}): string {
  const { prefix = 'sprite-', scale = 1 } = checkOptions(options, ['image', 'prefix', 'scale']);
  checkText(prefix, 'options.prefix', longestName);
  checkNumber(scale, 'options.scale', 1 / 1024, 1024);
  const pages = readSheet(packing, names, options, css);
  const rules = pages.flatMap((page) => page.frames.map((frame) => rulesOf(frame, page, prefix, scale)));
  // What a reader needs to get from classes back to names; JSON may write a slash with a backslash.
  const head = JSON.stringify({ prefix, scale }).replaceAll('*/', '*\\/');
  return [`/* ${writer} ${head} */\n`, ...rules].join('');
}

/** The box of the whole picture, and in it the part of the page. */
function rulesOf(frame: SheetFrame, page: SheetPage, prefix: string, scale: number): string {
  const { name, x, y, width, height, rotated, source } = frame;
  const pixels = (value: number): string => (value === 0 ? '0' : `${value / scale}px`);
  const selector = `.${escapeName(prefix + name)}`;
  const [across, down] = rotated ? [height, width] : [width, height];
  // Turned back about its top left corner the picture lies above that corner, so it comes down by its height.
  const turn = rotated ? `;transform-origin:0 0;transform:translateY(${pixels(height)}) rotate(-90deg)` : '';
  const background = `url(${JSON.stringify(page.image)}) ${pixels(-x)} ${pixels(-y)}/${pixels(page.width)} ${pixels(page.height)} no-repeat`;
  return [
    `${selector}{display:inline-block;position:relative;overflow:hidden;width:${pixels(source.width)};height:${pixels(source.height)}}\n`,
    `${selector}::before{content:"";position:absolute;left:${pixels(source.x)};top:${pixels(source.y)};`,
    `width:${pixels(across)};height:${pixels(down)};background:${background}${turn}}\n`,
  ].join('');
}

/** A name of a class: everything but letters, digits, hyphens and underscores is escaped. */
function escapeName(name: string): string {
  return Array.from(name, (sign, at) => {
    const code = sign.charCodeAt(0);
    const leading = at === 0 || (at === 1 && name.startsWith('-'));
    if (code < 32 || code === 127 || (leading && /\d/.test(sign))) return `\\${code.toString(16)} `;
    if (code >= 128 || /\w/.test(sign)) return sign;
    return sign === '-' && !(at === 0 && name.length === 1) ? sign : `\\${sign}`;
  }).join('');
}
