import { describeValue, InvalidInputError } from '@kit/grid';
import type { PageSize, TextureNotes } from '../types.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { type CocosFormat, type Dictionary, dictionary, numbers, pair, readCocosFrame } from './cocos-frames.js';
import { isJsonObject } from './json-values.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { type PlistValue, parsePlist } from './plist.js';
import { namesBeyond, readFrames, textureNotes } from './read-frames.js';
import { settleRepeats } from './repeated-names.js';
import { readTruth, unknownVersion } from './text-lines.js';
import { rootOf } from './xml-document.js';

/**
 * Property lists of cocos2d, formats 0 to 3, as XML or as JSON, and TexturePacker's for UIKit: a form for `createAtlasParser`.
 *
 * @example
 * ```ts
 * import { cocosAtlas, createAtlasParser, pack, toCocosAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * createAtlasParser([cocosAtlas])(toCocosAtlas(packing)).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const cocosAtlas: AtlasFormat = {
  name: 'cocos2d',
  matches: ({ text, json }) => (json === undefined ? rootOf(text) === 'plist' : isJsonObject(json['metadata'])),
  parse(file: AtlasFile): readonly ParsedPage[] {
    const { where } = file;
    const plist = file.json === undefined ? parsePlist(file.text, where) : { root: plistOf(file.json), repeats: [] };
    const root = dictionary(plist.root, where);
    if (root.has('images') && !root.has('frames')) {
      const message = `${where} is an .atlasc of SpriteKit: export cocos2d's property list of format 3 instead`;
      throw new InvalidInputError('unknown-format', message, { name: where });
    }
    // The oldest lists have none.
    const key = root.has('metadata') || !root.has('meta') ? 'metadata' : 'meta';
    const metadata: Dictionary = dictionary(root.get(key) ?? new Map(), `${where}.${key}`);
    const word = String(metadata.get('format') ?? '0').trim();
    if (!/^[0-3]$/.test(word)) throw unknownVersion(`${where}.metadata.format`, word, '0, 1, 2 or 3');
    const format = Number(word) as CocosFormat;
    const leftOut = [
      ...namesBeyond(root.keys(), ['frames', key, 'texture']),
      ...namesBeyond(metadata.keys(), [...(key === 'meta' ? uiKitKeys : metaKeys), 'format'], `${key}.`),
    ];
    const copies = new Map<ParsedFrame, readonly string[]>();
    const parsed = readFrames(file, dictionary(root.get('frames'), `${where}.frames`), (name, value) => {
      const place = `${where}.frames[${describeValue(name)}]`;
      const fields = dictionary(value, place);
      const frame = readCocosFrame(name, fields, format, place, leftOut);
      const aliases = fields.get('aliases');
      if (Array.isArray(aliases)) {
        const known = aliases.filter((alias) => typeof alias === 'string');
        copies.set(frame, known);
        if (known.length < aliases.length) leftOut.push('frame.aliases');
      }
      return frame;
    });
    const named = metadata.get('realTextureFileName') ?? metadata.get('textureFileName') ?? metadata.get('image');
    const image = typeof named === 'string' ? named : undefined;
    const size = sizeOf(root, metadata, where);
    const texture = textureOf(metadata, where);
    const frames = parsed.frames.flatMap((frame) => [
      frame,
      ...(copies.get(frame) ?? []).map((name) => ({ ...frame, name })),
    ]);
    return settleRepeats([{ where, image, size, texture, ...parsed, frames, leftOut }], plist.repeats, file);
  },
};

/** A property list that is written as JSON. */
function plistOf(value: unknown): PlistValue {
  if (Array.isArray(value)) return value.map(plistOf);
  if (isJsonObject(value)) return new Map(Object.entries(value).map(([key, member]) => [key, plistOf(member)]));
  return typeof value === 'boolean' ? value : String(value);
}

const metaKeys = ['realTextureFileName', 'textureFileName', 'size', 'pixelFormat', 'premultiplyAlpha'];
const uiKitKeys = ['image', 'width', 'height'];

/** UIKit's lists have the sides beside the image, the oldest lists in a dictionary of their own. */
function sizeOf(root: Dictionary, metadata: Dictionary, where: string): PageSize | undefined {
  const size = metadata.get('size');
  if (size !== undefined) {
    const [width, height] = pair(size, `${where}.metadata.size`);
    return { width, height };
  }
  const key = root.has('meta') ? 'meta' : 'texture';
  const texture = root.get(key);
  if (texture === undefined) return undefined;
  const sides = dictionary(texture, `${where}.${key}`);
  const side = (name: 'width' | 'height') => numbers(sides.get(name), 1, `${where}.${key}.${name}`)[0];
  return { width: side('width'), height: side('height') };
}

function textureOf(metadata: Dictionary, where: string): TextureNotes | undefined {
  const format = metadata.get('pixelFormat');
  const multiplied = metadata.get('premultiplyAlpha');
  const premultiplied =
    typeof multiplied === 'string' ? readTruth(multiplied, `${where}.metadata.premultiplyAlpha`) : multiplied === true;
  return textureNotes({ format: typeof format === 'string' ? format : undefined, premultiplied });
}
