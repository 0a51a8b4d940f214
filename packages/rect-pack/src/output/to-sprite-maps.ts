/** JSON that is nothing but sprites by name. */
import { checkNumber, checkOptions } from '@kit/grid';
import type { Packing } from '../types.js';
import type { Borders } from './frame-details.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';

/** Options of {@link toSpritesmithAtlas}. */
export type SpritesmithOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
};

/** A picture as spritesmith's templates have it. */
export type SpritesmithSprite = {
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Width. */
  readonly width: number;
  /** Height. */
  readonly height: number;
  /** Width of the page. */
  readonly total_width: number;
  /** Height of the page. */
  readonly total_height: number;
  /** File name of the page. */
  readonly image: string;
};

/** What it can read. */
export const spritesmith: Reader = { engine: 'spritesmith', turned: 'never', holds: ['image', 'size'] };

/**
 * A packing as the JSON of spritesmith: one object for all pages, with a member for each picture.
 *
 * It has no turned frames, and does not know what was trimmed: see {@link lossesOf}.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name
 * @returns the pictures by name
 * @throws {@link InvalidInputError} as {@link toPhaserAtlas}
 * @see {@link https://github.com/twolfson/spritesheet-templates | spritesheet-templates}
 *
 * @example
 * ```ts
 * import { pack, toSpritesmithAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * toSpritesmithAtlas(packing)['hero']?.total_width; // => 8
 * ```
 */
export function toSpritesmithAtlas(
  packing: Packing,
  names: FrameNames = {},
  options: SpritesmithOptions = {},
): Record<string, SpritesmithSprite> {
  checkOptions(options, ['image']);
  const sprites = readSheet(packing, names, options, spritesmith).flatMap(({ image, width, height, frames }) =>
    frames.map(({ name, x, y, width: across, height: down }): [string, SpritesmithSprite] => [
      name,
      { x, y, width: across, height: down, total_width: width, total_height: height, image },
    ]),
  );
  return Object.fromEntries(sprites);
}

/** Options of {@link toMapboxSprites}. */
export type MapboxOptions = {
  /** Edges that keep their size when a picture is stretched, by id; others have what their `data.borders` says. */
  readonly borders?: Readonly<Record<string | number, Borders>> | undefined;
  /** Pixels of the page for a pixel of the map; default what the page's `texture` says, or 1. */
  readonly pixelRatio?: number | undefined;
};

/** A picture as Mapbox and MapLibre read it. */
export type MapboxSprite = {
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Width. */
  readonly width: number;
  /** Height. */
  readonly height: number;
  /** Pixels of the page for a pixel of the map. */
  readonly pixelRatio: number;
  /** The part of the width that is stretched. */
  readonly stretchX?: readonly (readonly [from: number, to: number])[] | undefined;
  /** The part of the height that is stretched. */
  readonly stretchY?: readonly (readonly [from: number, to: number])[] | undefined;
  /** Where its content lies: left, top, right and bottom edge. */
  readonly content?: readonly [left: number, top: number, right: number, bottom: number] | undefined;
};

/** What it can read. */
export const mapbox: Reader = { engine: 'Mapbox', turned: 'never', holds: ['borders', 'pads', 'scale'] };

/**
 * A packing as sprites of Mapbox and MapLibre styles: one object a page, with a member for each picture.
 *
 * They have no turned frames, and do not know what was trimmed: see {@link lossesOf}.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - nine-slices, the ratio of pixels
 * @returns one object a page
 * @throws {@link InvalidInputError} as {@link toPhaserAtlas}
 * @see {@link https://maplibre.org/maplibre-style-spec/sprite/ | MapLibre, sprites}
 *
 * @example
 * ```ts
 * import { pack, toMapboxSprites } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * toMapboxSprites(packing)[0]?.['hero']; // => { x: 0, y: 0, width: 3, height: 4, pixelRatio: 1 }
 * ```
 */
export function toMapboxSprites(
  packing: Packing,
  names: FrameNames = {},
  options: MapboxOptions = {},
): Record<string, MapboxSprite>[] {
  const { pixelRatio, borders } = checkOptions(options, ['borders', 'pixelRatio']);
  if (pixelRatio !== undefined) checkNumber(pixelRatio, 'options.pixelRatio', 1 / 1024, 1024);
  return readSheet(packing, names, { borders }, mapbox).map(({ texture, frames }) => {
    const ratio = pixelRatio ?? texture.scale ?? 1;
    return Object.fromEntries(frames.map((frame) => [frame.name, mapboxSprite(frame, ratio)]));
  });
}

function mapboxSprite({ x, y, width, height, borders, pads }: SheetFrame, pixelRatio: number): MapboxSprite {
  const inner = borders && boxIn(borders, width, height);
  const stretched: Partial<MapboxSprite> | undefined = inner && {
    stretchX: [[inner[0], inner[2]]],
    stretchY: [[inner[1], inner[3]]],
  };
  const content = pads && { content: boxIn(pads, width, height) };
  return { x, y, width, height, pixelRatio, ...stretched, ...content };
}

/** What edges leave of a picture, by its corners. */
function boxIn({ left, top, right, bottom }: Borders, width: number, height: number): [number, number, number, number] {
  return [left, top, width - right, height - bottom];
}
