import { checkChoice, checkFlag, checkOptions } from '@kit/grid';
import type { Packing } from '../types.js';
import type { Borders } from './frame-details.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame, type SheetPage } from './sheet.js';

/** Options of {@link toLibgdxAtlas}. */
export type LibgdxOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** `new` (default) is short and for libGDX from 1.9.13 and Spine from 4.0 on; `old` is read by all. */
  readonly form?: 'new' | 'old' | undefined;
  /** How the texture is filtered, default `linear`. */
  readonly filter?: 'linear' | 'nearest' | undefined;
  /** Are the colours of the page multiplied by their alpha? Default false. Only the new form can tell. */
  readonly premultiplied?: boolean | undefined;
  /** Nine-slices (`split`) by id; others have what their `data.borders` says. A `pad` is what `data.pads` says. */
  readonly borders?: Readonly<Record<string | number, Borders>> | undefined;
  /** Say that you draw turned pictures counter-clockwise, as libGDX and Spine read them. */
  readonly turn?: 'counter-clockwise' | undefined;
};

function lineFault(text: string): string | undefined {
  if (/[\n\r]/.test(text)) return 'has a line break';
  if (text.includes(':')) return 'has a colon, which makes it a field';
  return text === text.trim() ? undefined : 'begins or ends with a space';
}

const libgdx: Reader = {
  engine: 'libGDX',
  turned: 'counter-clockwise',
  nameFault: lineFault,
  imageFault: (image) => lineFault(image) ?? (/^[<{]/.test(image) ? 'begins as XML or JSON does' : undefined),
};

/**
 * A packing as the `.atlas` text of libGDX and Spine: all pages in one file.
 *
 * Both read turned frames as turned counter-clockwise, while `rotated` means clockwise here: so a packing with turned
 * frames is refused (pack with `rotate: false`), unless `turn` says that the pages are drawn the other way. Names with a colon
 * can't be written.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name, the form, filter, premultiplied alpha, nine-slices, how turned pictures are drawn
 * @returns the text of the file
 * @throws {@link InvalidInputError} `turned-frame`, `bad-name`, `duplicate-name`, `unknown-id`, `bad-options`, `bad-list`,
 * `bad-number`, `bad-size`, `bad-id`, `bad-flag`, `bad-text`, `bad-choice`, `unknown-option`
 * @see {@link https://esotericsoftware.com/spine-atlas-format | Spine, atlas export format}
 *
 * @example
 * ```ts
 * import { pack, toLibgdxAtlas } from '@kit/rect-pack';
 *
 * const source = { width: 5, height: 5, x: 1, y: 0 };
 * const packing = pack([{ id: 'hero', width: 3, height: 4, source }], { width: 8, height: 8 });
 * toLibgdxAtlas(packing).split('\n').slice(-4); // => ['hero', 'bounds:0,0,3,4', 'offsets:1,1,5,5', '']
 * ```
 */
export function toLibgdxAtlas(packing: Packing, names: FrameNames = {}, options: LibgdxOptions = {}): string {
  const {
    form = 'new',
    filter = 'linear',
    premultiplied = false,
    turn,
  } = checkOptions(options, ['image', 'form', 'filter', 'premultiplied', 'borders', 'turn']);
  checkChoice(form, 'options.form', ['new', 'old']);
  checkChoice(filter, 'options.filter', ['linear', 'nearest']);
  checkFlag(premultiplied, 'options.premultiplied');
  if (turn !== undefined) checkChoice(turn, 'options.turn', ['counter-clockwise']);
  const word = filter === 'linear' ? 'Linear' : 'Nearest';
  const sheet = readSheet(packing, names, options, libgdx);
  const write = form === 'new' ? newPage : oldPage;
  return sheet.map((page) => `${write(page, word, premultiplied).join('\n')}\n`).join(form === 'new' ? '\n' : '');
}

function newPage({ image, width, height, frames }: SheetPage, filter: string, premultiplied: boolean): string[] {
  const head = [image, `size:${width},${height}`, `filter:${filter},${filter}`];
  if (premultiplied) head.push('pma:true');
  return [
    ...head,
    ...frames.flatMap((frame) => {
      const { name, x, y, width: w, height: h, rotated, trimmed, source } = frame;
      const lines = [name, `bounds:${x},${y},${w},${h}`];
      if (trimmed) lines.push(`offsets:${source.x},${below(frame)},${source.width},${source.height}`);
      if (rotated) lines.push('rotate:true');
      return [...lines, ...nineSlice(frame).map(([key, edges]) => `${key}:${edges.join(',')}`)];
    }),
  ];
}

/** Old readers count lines: every field is there, in their order. */
function oldPage({ image, width, height, frames }: SheetPage, filter: string): string[] {
  return [
    '',
    image,
    `size: ${width}, ${height}`,
    'format: RGBA8888',
    `filter: ${filter}, ${filter}`,
    'repeat: none',
    ...frames.flatMap((frame) => {
      const { name, x, y, width: w, height: h, rotated, source } = frame;
      return [
        name,
        `  rotate: ${rotated}`,
        `  xy: ${x}, ${y}`,
        `  size: ${w}, ${h}`,
        ...nineSlice(frame).map(([key, edges]) => `  ${key}: ${edges.join(', ')}`),
        `  orig: ${source.width}, ${source.height}`,
        `  offset: ${source.x}, ${below(frame)}`,
        '  index: -1',
      ];
    }),
  ];
}

/** What was cut off below: offsets are counted from the bottom left. */
function below({ height, source }: SheetFrame): number {
  return source.height - source.y - height;
}

const noBorders: Borders = { left: 0, right: 0, top: 0, bottom: 0 };

/** The fields of a nine-slice: old readers take the first four numbers for the split, so no pad stands without one. */
function nineSlice({ borders, pads }: SheetFrame): [string, number[]][] {
  if (borders === undefined && pads === undefined) return [];
  const edgesOf = ({ left, right, top, bottom }: Borders): number[] => [left, right, top, bottom];
  const split: [string, number[]] = ['split', edgesOf(borders ?? noBorders)];
  return pads === undefined ? [split] : [split, ['pad', edgesOf(pads)]];
}
