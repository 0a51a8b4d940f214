/** JSON that is nothing but sprites by name: spritesmith's, and that of Mapbox and MapLibre styles. */
import type { Borders } from '../output/frame-details.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import {
  badAtlas,
  isJsonObject,
  type JsonObject,
  jsonList,
  jsonMembers,
  jsonNumber,
  jsonNumbers,
  jsonObject,
  jsonText,
} from './json-values.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { frameAt, namesBeyond, readFrames } from './read-frames.js';
import type { MemberPath } from './repeated-names.js';

/** A sprite behind its name, and where it stands. */
type Sprite = readonly [name: string, sprite: JsonObject, where: string];

const placeKeys = ['x', 'y', 'width', 'height'];

/** The sprites of a file. */
function spritesOf({ where, json }: AtlasFile): Sprite[] {
  return jsonMembers(json, where).map(([name, member, place]) => [name, jsonObject(member, place), place]);
}

/** What sprites say besides. */
function beyond(sprites: readonly Sprite[], ...known: readonly string[]): string[] {
  return sprites.flatMap(([, sprite]) => namesBeyond(Object.keys(sprite), [...placeKeys, ...known], 'frame.'));
}

/** Spritesmith's other form, a list of sprites, as its sprites by name; undefined if the list is none of that form. */
export function spritesByName(
  list: readonly unknown[],
): { readonly json: JsonObject; readonly repeats: readonly MemberPath[] } | undefined {
  const sprites = new Map<string, unknown>();
  const repeats: MemberPath[] = [];
  for (const sprite of list) {
    if (!isJsonObject(sprite) || !('total_width' in sprite)) return undefined;
    const { name, ...rest } = sprite;
    if (typeof name !== 'string') return undefined;
    if (sprites.has(name)) repeats.push([name]);
    else sprites.set(name, rest);
  }
  return { json: Object.fromEntries(sprites), repeats };
}

/** Are all members sprites with these keys? */
function isMap({ json }: AtlasFile, ...keys: readonly string[]): boolean {
  const sprites = json === undefined ? [] : Object.values(json);
  return sprites.length > 0 && sprites.every((one) => isJsonObject(one) && keys.every((key) => key in one));
}

/**
 * The JSON of spritesmith, its sprites by name or in a list: a form for `createAtlasParser`.
 *
 * @example
 * ```ts
 * import { createAtlasParser, pack, spritesmithAtlas, toSpritesmithAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * createAtlasParser([spritesmithAtlas])(toSpritesmithAtlas(packing)).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const spritesmithAtlas: AtlasFormat = {
  name: 'spritesmith',
  matches: (file) => isMap(file, 'width', 'total_width'),
  parse(file: AtlasFile): ParsedPage[] {
    const { where } = file;
    const pages = new Map<string, Sprite[]>();
    for (const entry of spritesOf(file)) {
      const [, sprite, place] = entry;
      const image = jsonText(sprite['image'], `${place}.image`);
      const there = pages.get(image);
      if (there === undefined) pages.set(image, [entry]);
      else there.push(entry);
    }
    return Array.from(pages, ([image, sprites]): ParsedPage => {
      const [[, first, place]] = sprites;
      const number = jsonNumbers(first, place);
      const leftOut = beyond(sprites, 'total_width', 'total_height', 'image');
      const size = { width: number('total_width'), height: number('total_height') };
      return { where, image, size, leftOut, ...readFrames(file, sprites, readSprite) };
    });
  },
};

/**
 * The sprite JSON of Mapbox and MapLibre: a form for `createAtlasParser`. Pages tell neither their picture nor their size
 * there: give the size in `sizes`. Sprites of nothing but `x`, `y`, `width` and `height`, such as the coordinates of
 * spritesmith, are read as sprites of ratio 1.
 *
 * @example
 * ```ts
 * import { createAtlasParser, mapboxAtlas, pack, toMapboxSprites } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const parse = createAtlasParser([mapboxAtlas]);
 * parse(toMapboxSprites(packing), { sizes: [{ width: 8, height: 8 }] }).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const mapboxAtlas: AtlasFormat = {
  name: 'Mapbox',
  matches: (file) => isMap(file, 'width', 'pixelRatio') || isMap(file, 'x', 'y', 'width', 'height'),
  parse(file: AtlasFile): ParsedPage[] {
    const { where } = file;
    const sprites = spritesOf(file);
    const [[, { pixelRatio = 1 }]] = sprites;
    const scale = jsonNumber(pixelRatio, `${where}.pixelRatio`);
    for (const [, sprite, place] of sprites) {
      if ((sprite['pixelRatio'] ?? 1) === pixelRatio) continue;
      throw badAtlas(`${place}.pixelRatio`, sprite['pixelRatio'], `${scale} as the others have`);
    }
    const leftOut = beyond(sprites, 'pixelRatio', 'stretchX', 'stretchY', 'content');
    const texture = scale === 1 ? undefined : { scale };
    return [{ where, leftOut, texture, ...readFrames(file, sprites, readSprite) }];
  },
};

function readSprite(name: string, sprite: JsonObject, where: string): ParsedFrame {
  const number = jsonNumbers(sprite, where);
  const [width, height] = [number('width'), number('height')];
  const across = stretch(sprite['stretchX'], `${where}.stretchX`);
  const down = stretch(sprite['stretchY'], `${where}.stretchY`);
  const [left = 0, right = width] = across ?? [];
  const [top = 0, bottom = height] = down ?? [];
  const isStretched = across !== undefined || down !== undefined;
  const borders = isStretched ? edges([left, top, right, bottom], width, height) : undefined;
  const { content } = sprite;
  const pads = content === undefined ? undefined : edges(fourNumbers(content, `${where}.content`), width, height);
  return frameAt({ name, where, x: number('x'), y: number('y'), width, height }, { borders, pads });
}

/** A box by its corners, as what it leaves at the edges. */
function edges([left, top, right, bottom]: readonly number[], width: number, height: number): Borders {
  return { left, top, right: width - right, bottom: height - bottom };
}

/** The part of a side that is stretched: one, as in a nine-slice. */
function stretch(value: unknown, where: string): readonly number[] | undefined {
  if (value === undefined) return undefined;
  const parts = jsonList(value, where);
  if (parts.length !== 1) throw badAtlas(where, value, 'one part that is stretched');
  return jsonList(parts[0], `${where}[0]`).map((at) => jsonNumber(at, `${where}[0]`));
}

function fourNumbers(value: unknown, where: string): number[] {
  const list = jsonList(value, where);
  if (list.length !== 4) throw badAtlas(where, value, 'four numbers');
  return list.map((at, index) => jsonNumber(at, `${where}[${index}]`));
}
