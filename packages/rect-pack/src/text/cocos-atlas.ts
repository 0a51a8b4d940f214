import { describeValue } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badAtlas } from './json-values.js';
import { detailsOf, type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-atlas.js';
import { type PlistValue, parsePlist } from './plist.js';
import { type Numbers, readNumbers, readTruth, tidy, unknownVersion } from './text-lines.js';
import { rootOf } from './xml-document.js';

type Dictionary = ReadonlyMap<string, PlistValue>;

/** What the two versions call the same things. */
const keysOf = {
  2: { rect: 'frame', offset: 'offset', whole: 'sourceSize', turned: 'rotated' },
  3: { rect: 'textureRect', offset: 'spriteOffset', whole: 'spriteSourceSize', turned: 'textureRotated' },
} as const;

/**
 * Property lists of cocos2d, format 2 and 3: a form for `createAtlasParser`.
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
  matches: ({ text }) => rootOf(text) === 'plist',
  parse({ where, text }: AtlasFile): ParsedPage[] {
    const root = dictionary(parsePlist(text, where), where);
    const metadata = dictionary(root.get('metadata'), `${where}.metadata`);
    const format = String(metadata.get('format') ?? '0').trim();
    if (format !== '2' && format !== '3') throw unknownVersion(`${where}.metadata.format`, format, '2 or 3');
    const keys = keysOf[format];
    const image = metadata.get('realTextureFileName') ?? metadata.get('textureFileName');
    const size = metadata.get('size');
    const sides = size === undefined ? undefined : pair(size, `${where}.metadata.size`);
    const frames: ParsedFrame[] = [];
    for (const [name, value] of dictionary(root.get('frames'), `${where}.frames`)) {
      const place = `${where}.frames[${describeValue(name)}]`;
      const fields = dictionary(value, place);
      const frame = readFrame(name, fields, keys, place);
      frames.push(frame);
      const aliases = fields.get('aliases');
      if (!Array.isArray(aliases)) continue;
      for (const alias of aliases) if (typeof alias === 'string') frames.push({ ...frame, name: alias });
    }
    return [
      {
        where,
        ...(typeof image === 'string' ? { image } : undefined),
        ...(sides === undefined ? undefined : { size: { width: sides[0], height: sides[1] } }),
        frames,
      },
    ];
  },
};

function readFrame(name: string, fields: Dictionary, keys: (typeof keysOf)[2 | 3], where: string): ParsedFrame {
  const [x, y, width, height] = numbers(fields.get(keys.rect), 4, `${where}.${keys.rect}`);
  const [right, up] = pair(fields.get(keys.offset) ?? '{0,0}', `${where}.${keys.offset}`);
  const [wholeWidth, wholeHeight] = pair(fields.get(keys.whole) ?? `{${width},${height}}`, `${where}.${keys.whole}`);
  // From the middle of the whole picture to that of the frame, upwards.
  const source = {
    width: wholeWidth,
    height: wholeHeight,
    x: wholeWidth / 2 + right - width / 2,
    y: wholeHeight / 2 - up - height / 2,
  };
  const anchor = fields.get('anchor');
  return {
    name,
    where,
    x,
    y,
    width,
    height,
    rotated: isTurned(fields.get(keys.turned) ?? false, `${where}.${keys.turned}`),
    ...trimmedSource(source, width, height),
    ...detailsOf({
      anchor: anchor === undefined ? undefined : readAnchor(anchor, `${where}.anchor`),
    }),
  };
}

function isTurned(value: PlistValue, where: string): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return readTruth(value, where);
  throw badAtlas(where, value, 'true or false');
}

function dictionary(value: PlistValue | undefined, where: string): Dictionary {
  if (value instanceof Map) return value;
  throw badAtlas(where, value, 'a dictionary');
}

/** From the top, as everywhere else. */
function readAnchor(value: PlistValue, where: string): { x: number; y: number } {
  const [x, up] = pair(value, where);
  return { x, y: tidy(1 - up) };
}

function pair(value: PlistValue, where: string): Numbers<2> {
  return numbers(value, 2, where);
}

/** Numbers in braces, which say nothing that their order does not. */
function numbers<Count extends number>(value: PlistValue | undefined, count: Count, where: string): Numbers<Count> {
  if (typeof value !== 'string') throw badAtlas(where, value, `${count} numbers in braces`);
  return readNumbers(value.replace(/[{}]/g, ''), count, where);
}
