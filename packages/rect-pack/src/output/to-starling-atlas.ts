import { checkOptions } from '@kit/grid';
import type { Packing } from '../types.js';
import type { Anchor } from './frame-details.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';
import { xmlFault, xmlText } from './xml.js';

/** Options of {@link toStarlingAtlas}. */
export type StarlingOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
  /** Pivots of pictures by id; others have what their `data.anchor` says. */
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
};

/** What it can read. */
export const starling: Reader = {
  engine: 'Starling',
  turned: 'clockwise',
  holds: ['image', 'size', 'trim', 'anchors'],
  nameFault: xmlFault,
  imageFault: xmlFault,
};

/**
 * A packing as XML of Starling and Sparrow: one text a page.
 *
 * Turned frames are read right; width and height stand there as they lie on the page. Names are unique over all pages, since
 * the asset manager looks through all of them.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name, pivots
 * @returns one text a page
 * @throws {@link InvalidInputError} `bad-name` for characters that XML has no form for, `turned-frame` for an atlas whose
 * pages are turned the other way, `duplicate-name`, `unknown-id`, `bad-options`, `bad-list`, `bad-number`, `bad-size`,
 * `bad-id`, `bad-flag`, `bad-text`, `bad-choice`, `unknown-option`
 * @see {@link https://doc.starling-framework.org/current/starling/textures/TextureAtlas.html | Starling, TextureAtlas}
 *
 * @example
 * ```ts
 * import { pack, toStarlingAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const [xml] = toStarlingAtlas(packing);
 * xml?.split('\n')[2]; // => '  <SubTexture name="hero" x="0" y="0" width="3" height="4"/>'
 * ```
 */
export function toStarlingAtlas(packing: Packing, names: FrameNames = {}, options: StarlingOptions = {}): string[] {
  checkOptions(options, ['image', 'anchors']);
  return readSheet(packing, names, options, starling).map(({ image, width, height, frames }) => {
    const head = `<TextureAtlas imagePath="${xmlText(image)}" width="${width}" height="${height}">`;
    const lines = frames.map((frame) => `  ${subTexture(frame)}`);
    return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...lines, '</TextureAtlas>', ''].join('\n');
  });
}

function subTexture({ name, x, y, width, height, rotated, trimmed, source, anchor }: SheetFrame): string {
  const [across, down] = rotated ? [height, width] : [width, height];
  const parts = [`name="${xmlText(name)}" x="${x}" y="${y}" width="${across}" height="${down}"`];
  if (rotated) parts.push('rotated="true"');
  if (trimmed) {
    // How far the whole picture reaches beyond the frame on the left and at the top: never a −0.
    parts.push(
      `frameX="${0 - source.x}" frameY="${0 - source.y}" frameWidth="${source.width}" frameHeight="${source.height}"`,
    );
  }
  if (anchor !== undefined)
    parts.push(`pivotX="${pivotOf(anchor.x, source.width)}" pivotY="${pivotOf(anchor.y, source.height)}"`);
  return `<SubTexture ${parts.join(' ')}/>`;
}

/** The pixel of an anchor: of those that give it back, the one with few digits. */
function pivotOf(part: number, side: number): number {
  const exact = part * side;
  const short = Number(exact.toPrecision(15));
  return short / side === part ? short : exact;
}
