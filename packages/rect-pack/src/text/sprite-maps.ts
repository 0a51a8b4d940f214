/** JSON that is nothing but sprites by name: spritesmith's, and that of Mapbox and MapLibre styles. */
import { describeValue } from '@kit/grid';
import type { Borders } from '../output/frame-details.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badAtlas, isJsonObject, jsonList, jsonNumber, jsonObject, jsonText, memberNames } from './json-values.js';
import { detailsOf, type ParsedFrame, type ParsedPage } from './parsed-frames.js';
import { readFrames } from './read-frames.js';

type JsonObject = Readonly<Record<string, unknown>>;

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
    const pages = new Map<string, [string, JsonObject][]>();
    for (const [name, value] of Object.entries(jsonObject(file.json, where))) {
      const sprite = jsonObject(value, `${where}[${describeValue(name)}]`);
      const image = jsonText(sprite['image'], `${where}[${describeValue(name)}].image`);
      const there = pages.get(image);
      if (there === undefined) pages.set(image, [[name, sprite]]);
      else there.push([name, sprite]);
    }
    const known = ['x', 'y', 'width', 'height', 'total_width', 'total_height', 'image'];
    return Array.from(pages, ([image, sprites]): ParsedPage => {
      const [[first, { total_width, total_height }]] = sprites;
      const place = `${where}[${describeValue(first)}]`;
      const leftOut = sprites.flatMap(([, sprite]) => memberNames(sprite, known, 'frame.'));
      const size = {
        width: jsonNumber(total_width, `${place}.total_width`),
        height: jsonNumber(total_height, `${place}.total_height`),
      };
      return { where, image, size, leftOut, ...readSprites(file, sprites) };
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
    const sprites = Object.entries(jsonObject(file.json, where)).map(([name, value]): [string, JsonObject] => [
      name,
      jsonObject(value, `${where}[${describeValue(name)}]`),
    ]);
    const [, { pixelRatio = 1 }] = sprites[0];
    const scale = jsonNumber(pixelRatio, `${where}.pixelRatio`);
    const odd = sprites.find(([, sprite]) => (sprite['pixelRatio'] ?? 1) !== pixelRatio);
    if (odd !== undefined) {
      throw badAtlas(
        `${where}[${describeValue(odd[0])}].pixelRatio`,
        odd[1]['pixelRatio'],
        `${scale} as the others have`,
      );
    }
    const known = ['x', 'y', 'width', 'height', 'pixelRatio', 'stretchX', 'stretchY', 'content'];
    const leftOut = sprites.flatMap(([, sprite]) => memberNames(sprite, known, 'frame.'));
    return [{ where, leftOut, ...(scale === 1 ? undefined : { texture: { scale } }), ...readSprites(file, sprites) }];
  },
};

function readSprites(file: AtlasFile, sprites: readonly [string, JsonObject][]) {
  return readFrames(
    file,
    sprites,
    ([name]) => name,
    ([name, sprite]) => readSprite(name, sprite, `${file.where}[${describeValue(name)}]`),
  );
}

function readSprite(name: string, sprite: JsonObject, where: string): ParsedFrame {
  const number = (key: string): number => jsonNumber(sprite[key], `${where}.${key}`);
  const [width, height] = [number('width'), number('height')];
  const [across, down] = [
    stretch(sprite['stretchX'], `${where}.stretchX`),
    stretch(sprite['stretchY'], `${where}.stretchY`),
  ];
  const borders: Borders | undefined =
    across === undefined && down === undefined
      ? undefined
      : edges([across?.[0] ?? 0, down?.[0] ?? 0, across?.[1] ?? width, down?.[1] ?? height], width, height);
  const { content } = sprite;
  const box = content === undefined ? undefined : fourNumbers(content, `${where}.content`);
  const pads = box && edges(box, width, height);
  return {
    name,
    where,
    x: number('x'),
    y: number('y'),
    width,
    height,
    rotated: false,
    ...detailsOf({ borders, pads }),
  };
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
