import { writer } from '../output/json-frame.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { readAnimations, readTimeline, textureOf } from './json-notes.js';
import {
  badAtlas,
  isJsonObject,
  type JsonObject,
  jsonList,
  jsonMembers,
  jsonNumber,
  jsonObject,
  jsonText,
  jsonTruth,
} from './json-values.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { frameAt, namesBeyond, readFrames } from './read-frames.js';

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
    const more = [...beyond(root, ['textures', 'meta']), ...beyondMeta(meta, [])];
    return jsonList(root['textures'], `${where}.textures`).map((texture, at) => {
      const place = `${where}.textures[${at}]`;
      const page = jsonObject(texture, place);
      checkOneList(page, 'frames', 'sprites', place);
      const read = page['sprites'] === undefined ? readPage(file, page, page, place) : readGodotPage(file, page, place);
      return at > 0 ? read : { ...read, leftOut: [...more, ...read.leftOut!] };
    });
  },
};

function beyond(object: JsonObject, known: readonly string[], prefix?: string): string[] {
  return namesBeyond(Object.keys(object), known, prefix);
}

function beyondMeta(meta: JsonObject, known: readonly string[]): string[] {
  return beyond(meta, meta['app'] === writer ? [...known, ...ownKeys] : known, 'meta.');
}

/** Of two lists one would be passed over. */
function checkOneList(object: JsonObject, one: string, other: string, where: string): void {
  if (object[one] === undefined || object[other] === undefined) return;
  throw badAtlas(`${where}.${one}`, object[one], `none beside ${other}`);
}

/** The members of a list, each behind what it says to be its name. */
function namedMembers(list: readonly unknown[], where: string): [filename: unknown, member: unknown, place: string][] {
  return list.map((member, at) => [isJsonObject(member) ? member['filename'] : undefined, member, `${where}[${at}]`]);
}

function readPage(file: AtlasFile, page: JsonObject, meta: JsonObject, where: string): ParsedPage {
  const { frames, animations } = page;
  const name = `${where}.frames`;
  const leftOut: string[] = [];
  const list = Array.isArray(frames) ? namedMembers(jsonList(frames, name), name) : jsonMembers(frames, name);
  const parsed = readFrames(file, list, (filename, frame, place) => {
    jsonObject(frame, place);
    return readFrame(jsonText(filename, `${place}.filename`), frame, place, leftOut);
  });
  const isOnePage = page !== meta;
  const order = list.map(([filename]) => String(filename));
  const { timeline, lost } = readTimeline(meta['frameTags'], order, `${where}.meta.frameTags`);
  const known = isOnePage ? ['frames', 'meta', 'animations'] : [...pageKeys, 'frames', 'animations'];
  leftOut.unshift(...beyond(page, known), ...(isOnePage ? beyondMeta(meta, pageKeys) : []), ...lost);
  return {
    ...pageOf(meta, where),
    ...parsed,
    leftOut,
    animations: animations === undefined ? undefined : readAnimations(animations, where),
    timeline,
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
    image: image === undefined ? undefined : jsonText(image, `${where}.image`),
    size: size === undefined ? undefined : readSize(size, `${where}.size`),
    texture: textureOf(meta, where),
  };
}

const frameKeys = ['filename', 'frame', 'rotated', 'trimmed', 'spriteSourceSize', 'sourceSize', 'anchor', 'pivot'];
const detailKeys = ['borders', 'scale9Borders', 'duration'];
/** What boxes, sizes, points and borders have. */
const innerKeys = ['x', 'y', 'w', 'h', 'left', 'top', 'right', 'bottom'];

function readFrame(name: string, value: unknown, where: string, leftOut: string[]): ParsedFrame {
  const entry = jsonObject(value, where);
  const { trimmed, spriteSourceSize, sourceSize, anchor, pivot, duration } = entry;
  const box = readBox(entry['frame'], `${where}.frame`);
  const { width, height } = box;
  const known = [...frameKeys, ...detailKeys];
  leftOut.push(...beyond(entry, known, 'frame.'));
  for (const key of known) {
    const inner = entry[key];
    if (isJsonObject(inner)) leftOut.push(...beyond(inner, innerKeys, `frame.${key}.`));
  }
  // Files say where the picture lies in its source; its size there is told wrong by some, and is that of the frame.
  const isTrimmed = trimmed !== false && spriteSourceSize !== undefined && sourceSize !== undefined;
  const offset = isTrimmed ? jsonObject(spriteSourceSize, `${where}.spriteSourceSize`) : {};
  const source = isTrimmed
    ? { ...readSize(sourceSize, `${where}.sourceSize`), ...readPoint(offset, `${where}.spriteSourceSize`) }
    : undefined;
  const rotated = jsonTruth(entry['rotated'], `${where}.rotated`);
  const point = anchor ?? pivot;
  return frameAt(
    { name, where, ...box, rotated, source },
    {
      anchor: point === undefined ? undefined : readPoint(point, `${where}.anchor`),
      borders: readBorders(entry, width, height, where),
      duration: duration === undefined ? undefined : jsonNumber(duration, `${where}.duration`),
    },
  );
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
  const [right, bottom] = [width - middle.x - middle.width, height - middle.y - middle.height];
  return { left: middle.x, top: middle.y, right, bottom };
}

function readGodotPage(file: AtlasFile, page: JsonObject, where: string): ParsedPage {
  const leftOut = beyond(page, [...pageKeys, 'sprites']);
  const name = `${where}.sprites`;
  const parsed = readFrames(file, namedMembers(jsonList(page['sprites'], name), name), (filename, value, place) => {
    const sprite = jsonObject(value, place);
    const { region, margin, rotated } = sprite;
    leftOut.push(...beyond(sprite, ['filename', 'region', 'margin', 'rotated'], 'frame.'));
    if (jsonTruth(rotated, `${place}.rotated`)) {
      throw badAtlas(`${place}.rotated`, rotated, 'false, since Godot turns nothing');
    }
    const box = readBox(region, `${place}.region`);
    const cut = margin === undefined ? { x: 0, y: 0, width: 0, height: 0 } : readBox(margin, `${place}.margin`);
    const source = { width: box.width + cut.width, height: box.height + cut.height, x: cut.x, y: cut.y };
    return frameAt({ name: jsonText(filename, `${place}.filename`), where: place, ...box, source });
  });
  return { ...pageOf(page, where), ...parsed, leftOut };
}

function readSize(value: unknown, where: string): { width: number; height: number } {
  const { w, h } = jsonObject(value, where);
  return { width: jsonNumber(w, `${where}.w`), height: jsonNumber(h, `${where}.h`) };
}

function readPoint(value: unknown, where: string): { x: number; y: number } {
  const { x, y } = jsonObject(value, where);
  return { x: jsonNumber(x, `${where}.x`), y: jsonNumber(y, `${where}.y`) };
}

function readBox(value: unknown, where: string): { x: number; y: number; width: number; height: number } {
  return { ...readPoint(value, where), ...readSize(value, where) };
}
