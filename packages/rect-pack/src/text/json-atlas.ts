import { describeValue } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badAtlas, isJsonObject, jsonList, jsonNumber, jsonObject, jsonText, jsonTruth } from './json-values.js';
import { detailsOf, type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-atlas.js';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The JSON of TexturePacker, as hash, as array and with several pages (Phaser's multi-atlas), and the `.tpsheet` of Godot:
 * a form for `createAtlasParser`.
 *
 * @example
 * ```ts
 * import { createAtlasParser, jsonAtlas, pack, toPhaserAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const parse = createAtlasParser([jsonAtlas]);
 * parse(JSON.stringify(toPhaserAtlas(packing))).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const jsonAtlas: AtlasFormat = {
  name: 'JSON',
  matches: ({ json }) => json !== undefined && (json['frames'] !== undefined || json['textures'] !== undefined),
  parse({ where, json }: AtlasFile): ParsedPage[] {
    const root = jsonObject(json, where);
    checkOneList(root, 'frames', 'textures', where);
    if (root['textures'] === undefined) return [readPage(root, jsonObject(root['meta'], `${where}.meta`), where)];
    return jsonList(root['textures'], `${where}.textures`).map((texture, at) => {
      const place = `${where}.textures[${at}]`;
      const page = jsonObject(texture, place);
      checkOneList(page, 'frames', 'sprites', place);
      return page['sprites'] === undefined ? readPage(page, page, place) : readGodotPage(page, place);
    });
  },
};

/** Of two lists one would be passed over. */
function checkOneList(object: JsonObject, one: string, other: string, where: string): void {
  if (object[one] === undefined || object[other] === undefined) return;
  throw badAtlas(`${where}.${one}`, object[one], `none beside ${other}`);
}

function readPage(page: JsonObject, meta: JsonObject, where: string): ParsedPage {
  const frames = page['frames'];
  const name = `${where}.frames`;
  const list = Array.isArray(frames)
    ? frames.map((frame: unknown, at): [string, unknown, string] => {
        const place = `${name}[${at}]`;
        return [jsonText(jsonObject(frame, place)['filename'], `${place}.filename`), frame, place];
      })
    : Object.entries(jsonObject(frames, name)).map(([key, frame]): [string, unknown, string] => [
        key,
        frame,
        `${name}[${describeValue(key)}]`,
      ]);
  return { ...pageOf(meta, where), frames: list.map(([filename, frame, place]) => readFrame(filename, frame, place)) };
}

/** The picture and the size; some writers leave the size out. */
function pageOf(meta: JsonObject, where: string): Omit<ParsedPage, 'frames'> {
  const { image, size } = meta;
  return {
    where,
    ...(image === undefined ? undefined : { image: jsonText(image, `${where}.image`) }),
    ...(size === undefined ? undefined : { size: readSize(size, `${where}.size`) }),
  };
}

function readFrame(name: string, value: unknown, where: string): ParsedFrame {
  const entry = jsonObject(value, where);
  const { frame, rotated, trimmed, spriteSourceSize, sourceSize, anchor, pivot } = entry;
  const { x, y, width, height } = readBox(frame, `${where}.frame`);
  // Files say where the picture lies in its source; its size there is told wrong by some, and is that of the frame.
  const isTrimmed = trimmed !== false && spriteSourceSize !== undefined && sourceSize !== undefined;
  const offset = isTrimmed ? jsonObject(spriteSourceSize, `${where}.spriteSourceSize`) : {};
  const source = isTrimmed
    ? {
        ...readSize(sourceSize, `${where}.sourceSize`),
        x: jsonNumber(offset['x'], `${where}.spriteSourceSize.x`),
        y: jsonNumber(offset['y'], `${where}.spriteSourceSize.y`),
      }
    : { width, height, x: 0, y: 0 };
  return {
    name,
    where,
    x,
    y,
    width,
    height,
    rotated: jsonTruth(rotated, `${where}.rotated`),
    ...trimmedSource(source, width, height),
    ...detailsOf({
      anchor: readAnchor(anchor ?? pivot, `${where}.anchor`),
      borders: readBorders(entry, width, height, where),
    }),
  };
}

function readAnchor(value: unknown, where: string): { x: number; y: number } | undefined {
  if (value === undefined) return undefined;
  const { x, y } = jsonObject(value, where);
  return { x: jsonNumber(x, `${where}.x`), y: jsonNumber(y, `${where}.y`) };
}

/** PixiJS tells the edges, Phaser the middle. */
function readBorders({ borders, scale9Borders }: JsonObject, width: number, height: number, where: string) {
  if (borders !== undefined) {
    const edges = jsonObject(borders, `${where}.borders`);
    const edge = (side: string): number => jsonNumber(edges[side], `${where}.borders.${side}`);
    return { left: edge('left'), top: edge('top'), right: edge('right'), bottom: edge('bottom') };
  }
  if (!isJsonObject(scale9Borders)) return undefined;
  const middle = readBox(scale9Borders, `${where}.scale9Borders`);
  return {
    left: middle.x,
    top: middle.y,
    right: width - middle.x - middle.width,
    bottom: height - middle.y - middle.height,
  };
}

function readGodotPage(page: JsonObject, where: string): ParsedPage {
  const sprites = jsonList(page['sprites'], `${where}.sprites`).map((value, at): ParsedFrame => {
    const place = `${where}.sprites[${at}]`;
    const { filename, region, margin, rotated } = jsonObject(value, place);
    if (jsonTruth(rotated, `${place}.rotated`)) {
      throw badAtlas(`${place}.rotated`, rotated, 'false, since Godot turns nothing');
    }
    const box = readBox(region, `${place}.region`);
    const cut = margin === undefined ? { x: 0, y: 0, width: 0, height: 0 } : readBox(margin, `${place}.margin`);
    const whole = { width: box.width + cut.width, height: box.height + cut.height, x: cut.x, y: cut.y };
    const name = jsonText(filename, `${place}.filename`);
    return { name, where: place, ...box, rotated: false, ...trimmedSource(whole, box.width, box.height) };
  });
  return { ...pageOf(page, where), frames: sprites };
}

function readSize(value: unknown, where: string): { width: number; height: number } {
  const { w, h } = jsonObject(value, where);
  return { width: jsonNumber(w, `${where}.w`), height: jsonNumber(h, `${where}.h`) };
}

function readBox(value: unknown, where: string): { x: number; y: number; width: number; height: number } {
  const { x, y } = jsonObject(value, where);
  return { x: jsonNumber(x, `${where}.x`), y: jsonNumber(y, `${where}.y`), ...readSize(value, where) };
}
