import { describeValue } from '@kit/grid';
import { writer } from '../output/json-frame.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { readAnimations, readTimeline, textureOf } from './json-notes.js';
import {
  badAtlas,
  isJsonObject,
  jsonList,
  jsonNumber,
  jsonObject,
  jsonText,
  jsonTruth,
  memberNames,
} from './json-values.js';
import { detailsOf, type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-frames.js';
import { readFrames } from './read-frames.js';

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
  parse(file: AtlasFile): ParsedPage[] {
    const { where, json } = file;
    const root = jsonObject(json, where);
    checkOneList(root, 'frames', 'textures', where);
    // Some writers have no `meta`: then the size is in the options.
    const meta = root['meta'] === undefined ? {} : jsonObject(root['meta'], `${where}.meta`);
    if (root['textures'] === undefined) return [readPage(file, root, meta, where)];
    const more = [...memberNames(root, ['textures', 'meta']), ...metaBeyond(meta, [])];
    return jsonList(root['textures'], `${where}.textures`).map((texture, at) => {
      const place = `${where}.textures[${at}]`;
      const page = jsonObject(texture, place);
      checkOneList(page, 'frames', 'sprites', place);
      const read = page['sprites'] === undefined ? readPage(file, page, page, place) : readGodotPage(file, page, place);
      return at > 0 ? read : { ...read, leftOut: [...more, ...read.leftOut!] };
    });
  },
};

function metaBeyond(meta: JsonObject, known: readonly string[]): string[] {
  return memberNames(meta, meta['app'] === writer ? [...known, ...ownKeys] : known, 'meta.');
}

/** Of two lists one would be passed over. */
function checkOneList(object: JsonObject, one: string, other: string, where: string): void {
  if (object[one] === undefined || object[other] === undefined) return;
  throw badAtlas(`${where}.${one}`, object[one], `none beside ${other}`);
}

function readPage(file: AtlasFile, page: JsonObject, meta: JsonObject, where: string): ParsedPage {
  const frames = page['frames'];
  const name = `${where}.frames`;
  const leftOut: string[] = [];
  const list = Array.isArray(frames)
    ? frames.map((frame: unknown, at): [unknown, unknown, string] => [
        isJsonObject(frame) ? frame['filename'] : undefined,
        frame,
        `${name}[${at}]`,
      ])
    : Object.entries(jsonObject(frames, name)).map(([key, frame]): [unknown, unknown, string] => [
        key,
        frame,
        `${name}[${describeValue(key)}]`,
      ]);
  const parsed = readFrames(
    file,
    list,
    ([filename]) => String(filename),
    ([filename, frame, place]) => {
      jsonObject(frame, place);
      return readFrame(jsonText(filename, `${place}.filename`), frame, place, leftOut);
    },
  );
  const isOnePage = page !== meta;
  const order = list.map(([filename]) => String(filename));
  const { timeline, lost } = readTimeline(meta['frameTags'], order, `${where}.meta.frameTags`);
  const known = isOnePage ? ['frames', 'meta', 'animations'] : [...pageKeys, 'frames', 'animations'];
  leftOut.unshift(...memberNames(page, known), ...(isOnePage ? metaBeyond(meta, pageKeys) : []), ...lost);
  return {
    ...pageOf(meta, where),
    ...parsed,
    leftOut,
    ...(page['animations'] === undefined ? undefined : { animations: readAnimations(page['animations'], where) }),
    ...(timeline === undefined ? undefined : { timeline }),
  };
}

const pageKeys = ['image', 'size', 'scale', 'format', 'frameTags'];
/** What our own files say of themselves and of each other: it is written anew. */
const ownKeys = ['app', 'version', 'related_multi_packs'];

/** The picture and the size; some writers leave the size out. */
function pageOf(meta: JsonObject, where: string): Omit<ParsedPage, 'frames'> {
  const { image, size } = meta;
  return {
    where,
    ...(image === undefined ? undefined : { image: jsonText(image, `${where}.image`) }),
    ...(size === undefined ? undefined : { size: readSize(size, `${where}.size`) }),
    ...textureOf(meta, where),
  };
}

const frameKeys = ['filename', 'frame', 'rotated', 'trimmed', 'spriteSourceSize', 'sourceSize', 'anchor', 'pivot'];
const detailKeys = ['borders', 'scale9Borders', 'duration'];
/** What boxes, sizes, points and borders have. */
const innerKeys = ['x', 'y', 'w', 'h', 'left', 'top', 'right', 'bottom'];

function readFrame(name: string, value: unknown, where: string, leftOut: string[]): ParsedFrame {
  const entry = jsonObject(value, where);
  const { frame, rotated, trimmed, spriteSourceSize, sourceSize, anchor, pivot } = entry;
  const { x, y, width, height } = readBox(frame, `${where}.frame`);
  leftOut.push(...memberNames(entry, [...frameKeys, ...detailKeys], 'frame.'));
  for (const key of [...frameKeys, ...detailKeys]) {
    const inner = entry[key];
    if (isJsonObject(inner)) leftOut.push(...memberNames(inner, innerKeys, `frame.${key}.`));
  }
  const { duration } = entry;
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
      duration: duration === undefined ? undefined : jsonNumber(duration, `${where}.duration`),
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

function readGodotPage(file: AtlasFile, page: JsonObject, where: string): ParsedPage {
  const leftOut = memberNames(page, [...pageKeys, 'sprites']);
  const list = [...jsonList(page['sprites'], `${where}.sprites`).entries()];
  const nameOf = ([, value]: [number, unknown]) => String(isJsonObject(value) ? value['filename'] : undefined);
  const parsed = readFrames(file, list, nameOf, ([at, value]): ParsedFrame => {
    const place = `${where}.sprites[${at}]`;
    const sprite = jsonObject(value, place);
    const { filename, region, margin, rotated } = sprite;
    leftOut.push(...memberNames(sprite, ['filename', 'region', 'margin', 'rotated'], 'frame.'));
    if (jsonTruth(rotated, `${place}.rotated`)) {
      throw badAtlas(`${place}.rotated`, rotated, 'false, since Godot turns nothing');
    }
    const box = readBox(region, `${place}.region`);
    const cut = margin === undefined ? { x: 0, y: 0, width: 0, height: 0 } : readBox(margin, `${place}.margin`);
    const whole = { width: box.width + cut.width, height: box.height + cut.height, x: cut.x, y: cut.y };
    const name = jsonText(filename, `${place}.filename`);
    return { name, where: place, ...box, rotated: false, ...trimmedSource(whole, box.width, box.height) };
  });
  return { ...pageOf(page, where), ...parsed, leftOut };
}

function readSize(value: unknown, where: string): { width: number; height: number } {
  const { w, h } = jsonObject(value, where);
  return { width: jsonNumber(w, `${where}.w`), height: jsonNumber(h, `${where}.h`) };
}

function readBox(value: unknown, where: string): { x: number; y: number; width: number; height: number } {
  const { x, y } = jsonObject(value, where);
  return { x: jsonNumber(x, `${where}.x`), y: jsonNumber(y, `${where}.y`), ...readSize(value, where) };
}
