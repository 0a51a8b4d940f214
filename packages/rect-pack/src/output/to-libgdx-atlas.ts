import { checkChoice, checkFlag, checkOptions } from '@kit/grid';
import type { Packing, TextureNotes } from '../types.js';
import type { Borders } from './frame-details.js';
import { checkWord, type FrameNames, type Reader, readSheet, type SheetFrame, type SheetPage } from './sheet.js';

/** Options of {@link toLibgdxAtlas}. */
export type LibgdxOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** `new` (default) is short and for libGDX from 1.9.13 and Spine from 4.0 on; `old` is read by all. */
  readonly form?: 'new' | 'old' | undefined;
  /** How the texture is filtered; default what the page's `texture` says, or `linear`. */
  readonly filter?: 'linear' | 'nearest' | undefined;
  /**
   * Are the colours of the page multiplied by their alpha? Default what the page's `texture` says, or false. Only the new form
   * can tell.
   */
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

/** What libGDX can read. */
export const libgdx: Reader = {
  engine: 'libGDX',
  turned: 'counter-clockwise',
  holds: [
    'image',
    'size',
    'trim',
    'borders',
    'pads',
    'regions',
    'format',
    'filter',
    'repeat',
    'premultiplied',
    'scale',
  ],
  nameFault: lineFault,
  nameIn: (frame) => regionOf(frame).name,
  writtenOf: (frame) => JSON.stringify(regionOf(frame)),
  imageFault: (image) => lineFault(image) ?? (/^[<{]/.test(image) ? 'begins as XML or JSON does' : undefined),
};

/** What old readers can read. */
export const oldLibgdx: Reader = /* @__PURE__ */ (() => ({
  ...libgdx,
  holds: libgdx.holds.filter((property) => property !== 'premultiplied' && property !== 'scale'),
}))();

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
    filter,
    premultiplied,
    turn,
  } = checkOptions(options, ['image', 'form', 'filter', 'premultiplied', 'borders', 'turn']);
  checkChoice(form, 'options.form', ['new', 'old']);
  if (filter !== undefined) checkChoice(filter, 'options.filter', ['linear', 'nearest']);
  if (premultiplied !== undefined) checkFlag(premultiplied, 'options.premultiplied');
  if (turn !== undefined) checkChoice(turn, 'options.turn', ['counter-clockwise']);
  const word = filter === 'nearest' ? 'Nearest' : 'Linear';
  const asked: Pick<TextureNotes, 'premultiplied'> & Partial<Notes> = {
    ...(filter === undefined ? undefined : { filter: { min: word, mag: word } }),
    ...(premultiplied === undefined ? undefined : { premultiplied }),
  };
  const sheet = readSheet(packing, names, options, form === 'new' ? libgdx : oldLibgdx);
  const write = form === 'new' ? newPage : oldPage;
  return sheet
    .map((page) => `${write(page, { ...page.texture, filter: page.texture.filter ?? linear, ...asked }).join('\n')}\n`)
    .join(form === 'new' ? '\n' : '');
}

type Notes = TextureNotes & { readonly filter: NonNullable<TextureNotes['filter']> };
const linear = { min: 'Linear', mag: 'Linear' } as const;

function filterOf({ filter }: Notes, between: string): string {
  const { min, mag } = filter;
  return `${checkWord(min, 'filter')}${between}${checkWord(mag, 'filter')}`;
}

function newPage({ image, width, height, frames }: SheetPage, notes: Notes): string[] {
  const { format, repeat = 'none', premultiplied, scale } = notes;
  const head = [image, `size:${width},${height}`];
  if (format !== undefined) head.push(`format:${checkWord(format, 'format')}`);
  head.push(`filter:${filterOf(notes, ',')}`);
  if (repeat !== 'none') head.push(`repeat:${repeat}`);
  if (premultiplied === true) head.push('pma:true');
  if (scale !== undefined) head.push(`scale:${scale}`);
  return [
    ...head,
    ...frames.flatMap((frame) => {
      const { x, y, width: w, height: h, rotated, trimmed, source } = frame;
      const { name, index } = regionOf(frame);
      const lines = [name, `bounds:${x},${y},${w},${h}`];
      if (trimmed) lines.push(`offsets:${source.x},${below(frame)},${source.width},${source.height}`);
      if (rotated) lines.push('rotate:true');
      if (index >= 0) lines.push(`index:${index}`);
      return [...lines, ...nineSlice(frame).map(([key, edges]) => `${key}:${edges.join(',')}`)];
    }),
  ];
}

/** Old readers count lines: every field is there, in their order. */
function oldPage({ image, width, height, frames }: SheetPage, notes: Notes): string[] {
  return [
    '',
    image,
    `size: ${width}, ${height}`,
    `format: ${checkWord(notes.format ?? 'RGBA8888', 'format')}`,
    `filter: ${filterOf(notes, ', ')}`,
    `repeat: ${notes.repeat ?? 'none'}`,
    ...frames.flatMap((frame) => {
      const { x, y, width: w, height: h, rotated, source } = frame;
      const { name, index } = regionOf(frame);
      return [
        name,
        `  rotate: ${rotated}`,
        `  xy: ${x}, ${y}`,
        `  size: ${w}, ${h}`,
        ...nineSlice(frame).map(([key, edges]) => `  ${key}: ${edges.join(', ')}`),
        `  orig: ${source.width}, ${source.height}`,
        `  offset: ${source.x}, ${below(frame)}`,
        `  index: ${index}`,
      ];
    }),
  ];
}

/** The name and the number that a file told apart, unless the caller gives another name. */
function regionOf({ id, name, region }: SheetFrame): { readonly name: string; readonly index: number } {
  return region !== undefined && name === String(id) ? region : { name, index: -1 };
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
