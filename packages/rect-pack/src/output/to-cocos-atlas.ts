import { checkOptions } from '@kit/grid';
import type { Packing, TextureNotes } from '../types.js';
import type { Anchor } from './frame-details.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';
import { xmlFault, xmlText } from './xml.js';

/** Options of {@link toCocosAtlas}. */
export type CocosOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** Anchors of pictures by id; others have what their `data.anchor` says. */
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
};

/** What it can read. */
export const cocos: Reader = {
  engine: 'cocos2d',
  turned: 'clockwise',
  holds: ['image', 'size', 'trim', 'anchors', 'format', 'premultiplied'],
  nameFault: xmlFault,
  imageFault: xmlFault,
};

/**
 * A packing as property lists of cocos2d, format 3: one text a page.
 *
 * Turned frames are read right. Aliases are frames of their own: not all engines of the family read the format's list of
 * aliases alike. Names are unique over all pages, since the frame cache is one.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name, anchors
 * @returns one text a page
 * @throws {@link InvalidInputError} as {@link toStarlingAtlas}
 * @see {@link https://docs.cocos.com/creator/3.8/manual/en/asset/atlas.html | Cocos Creator, atlas assets}
 *
 * @example
 * ```ts
 * import { pack, toCocosAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const [plist] = toCocosAtlas(packing);
 * plist?.includes('<key>textureRect</key><string>{{0,0},{3,4}}</string>'); // => true
 * ```
 */
export function toCocosAtlas(packing: Packing, names: FrameNames = {}, options: CocosOptions = {}): string[] {
  checkOptions(options, ['image', 'anchors']);
  return readSheet(packing, names, options, cocos).map(({ image, width, height, texture, frames }) => {
    const file = text(xmlText(image));
    const meta = `${key('format')}<integer>3</integer>${key('realTextureFileName')}${file}${notesOf(texture)}${key('size')}${text(pair(width, height))}${key('textureFileName')}${file}`;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
      '<plist version="1.0"><dict>',
      `${key('frames')}<dict>`,
      ...frames.map((frame) => `${key(xmlText(frame.name))}<dict>${frameDict(frame)}</dict>`),
      '</dict>',
      `${key('metadata')}<dict>${meta}</dict>`,
      '</dict></plist>',
      '',
    ].join('\n');
  });
}

function notesOf({ format, premultiplied }: TextureNotes): string {
  const pixels = format === undefined ? '' : `${key('pixelFormat')}${text(xmlText(format))}`;
  return premultiplied === true ? `${pixels}${key('premultiplyAlpha')}<true/>` : pixels;
}

function frameDict({ x, y, width, height, rotated, source, anchor }: SheetFrame): string {
  // From the middle of the whole picture to that of the frame, upwards.
  const right = source.x + width / 2 - source.width / 2;
  const up = source.height / 2 - source.y - height / 2;
  const middle = anchor === undefined ? '' : `${key('anchor')}${text(pair(anchor.x, 1 - anchor.y))}`;
  return [
    `${key('aliases')}<array/>`,
    middle,
    `${key('spriteOffset')}${text(pair(right, up))}`,
    `${key('spriteSize')}${text(pair(width, height))}`,
    `${key('spriteSourceSize')}${text(pair(source.width, source.height))}`,
    `${key('textureRect')}${text(`{${pair(x, y)},${pair(width, height)}}`)}`,
    `${key('textureRotated')}<${rotated}/>`,
  ].join('');
}

function key(name: string): string {
  return `<key>${name}</key>`;
}

function text(value: string): string {
  return `<string>${value}</string>`;
}

function pair(a: number, b: number): string {
  return `{${a},${b}}`;
}
