import { checkOptions } from '@kit/grid';
import type { Packing } from '../types.js';
import type { Anchor } from './frame-details.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';
import { xmlFault, xmlText } from './xml.js';

/** Options of {@link toGenericXml}. */
export type GenericXmlOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** Pivots of pictures by id; others have what their `data.anchor` says. */
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
};

/** What it can read. */
export const genericXml: Reader = {
  engine: 'generic XML',
  turned: 'clockwise',
  holds: ['image', 'size', 'trim', 'anchors'],
  nameFault: xmlFault,
  imageFault: xmlFault,
};

/**
 * A packing as the generic XML of TexturePacker: one text a page.
 *
 * Width and height of a turned picture are its own.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name, pivots
 * @returns one text a page
 * @throws {@link InvalidInputError} as {@link toStarlingAtlas}
 * @see {@link https://www.codeandweb.com/texturepacker/documentation/custom-exporter | TexturePacker, its data model}
 *
 * @example
 * ```ts
 * import { pack, toGenericXml } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * toGenericXml(packing)[0]?.split('\n')[2]; // => '  <sprite n="hero" x="0" y="0" w="3" h="4"/>'
 * ```
 */
export function toGenericXml(packing: Packing, names: FrameNames = {}, options: GenericXmlOptions = {}): string[] {
  checkOptions(options, ['image', 'anchors']);
  return readSheet(packing, names, options, genericXml).map(({ image, width, height, frames }) => {
    const head = `<TextureAtlas imagePath="${xmlText(image)}" width="${width}" height="${height}">`;
    const lines = frames.map((frame) => `  ${spriteOf(frame)}`);
    return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...lines, '</TextureAtlas>', ''].join('\n');
  });
}

function spriteOf({ name, x, y, width, height, rotated, trimmed, source, anchor }: SheetFrame): string {
  const parts = [`n="${xmlText(name)}" x="${x}" y="${y}" w="${width}" h="${height}"`];
  if (anchor !== undefined) parts.push(`pX="${anchor.x}" pY="${anchor.y}"`);
  if (trimmed) parts.push(`oX="${source.x}" oY="${source.y}" oW="${source.width}" oH="${source.height}"`);
  if (rotated) parts.push('r="y"');
  return `<sprite ${parts.join(' ')}/>`;
}
