import { InvalidInputError } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { readSprite, spriteKeys, withOwnSides } from './generic-sprites.js';
import { badAtlas, jsonList, jsonObject, memberNames } from './json-values.js';
import { anchorOf, detailsOf, type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-frames.js';
import { readFrames } from './read-frames.js';
import { readNumbers } from './text-lines.js';
import { type AttributeReader, attributeReader, type PictureElement } from './xml-attributes.js';
import { rootOf, xmlDocument } from './xml-document.js';

/**
 * The XML of Starling and Sparrow (`<SubTexture name="…"/>`), DragonBones' JSON of it, and the generic XML of TexturePacker
 * (`<sprite n="…"/>`): a form for `createAtlasParser`. Older files don't tell the size of the page.
 *
 * @example
 * ```ts
 * import { createAtlasParser, pack, starlingAtlas, toStarlingAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * createAtlasParser([starlingAtlas])(toStarlingAtlas(packing)).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const starlingAtlas: AtlasFormat = {
  name: 'Starling',
  matches: ({ text, json }) =>
    json === undefined ? rootOf(text) === 'TextureAtlas' : Array.isArray(json['SubTexture']),
  parse(file: AtlasFile): ParsedPage[] {
    const { where, text, json } = file;
    if (json !== undefined) return [readBones(file, json)];
    const frames: PictureElement[] = [];
    const sprites: PictureElement[] = [];
    const leftOut: string[] = [];
    let page: Omit<ParsedPage, 'frames'> | undefined;
    let depth = 0;
    for (const part of xmlDocument(text, where)) {
      if (part.kind === 'text') {
        if (part.text.trim() !== '') throw unknownPart(where, 'a text');
        continue;
      }
      if (part.kind === 'close') {
        depth--;
        continue;
      }
      const { name, attributes } = part;
      if (page === undefined) {
        page = readPage(attributes, where);
        leftOut.push(...keysBeyond(attributes, ['imagePath', 'width', 'height'], 'TextureAtlas'));
      } else if (depth === 1 && name === 'SubTexture') {
        frames.push({ attributes, element: `${where} SubTexture ${frames.length}`, nameKey: 'name' });
        leftOut.push(...keysBeyond(attributes, [...textureKeys, ...sourceKeys], 'SubTexture'));
      } else if (depth === 1 && name === 'sprite') {
        sprites.push({ attributes, element: `${where} sprite ${sprites.length}`, nameKey: 'n' });
        leftOut.push(...keysBeyond(attributes, spriteKeys, 'sprite'));
      } else throw unknownPart(where, `<${name}>`);
      if (part.kind === 'open') depth++;
    }
    if (page === undefined) return [];
    const nameOf = ({ attributes, nameKey }: PictureElement) => attributes.get(nameKey) ?? '';
    const own = readFrames(file, frames, nameOf, (one) => readFrame(attributeReader(one)));
    const others = readFrames(file, sprites, nameOf, (one) => readSprite(attributeReader(one)));
    return [
      {
        ...page,
        frames: [...own.frames, ...withOwnSides(others.frames, page.size)],
        skipped: [...own.skipped, ...others.skipped],
        leftOut,
      },
    ];
  },
};

/** DragonBones writes the same as JSON. */
function readBones(file: AtlasFile, json: Readonly<Record<string, unknown>>): ParsedPage {
  const { where } = file;
  const root = attributesOf(json);
  const elements = jsonList(json['SubTexture'], where).map((sprite, at): PictureElement => {
    const element = `${where}.SubTexture[${at}]`;
    return { attributes: attributesOf(jsonObject(sprite, element)), element, nameKey: 'name' };
  });
  const nameOf = ({ attributes }: PictureElement) => attributes.get('name') ?? '';
  const read = readFrames(file, elements, nameOf, (one) => {
    const frame = readFrame(attributeReader(one));
    if (frame.rotated) throw badAtlas(`${frame.where} rotated`, true, 'false: runtimes differ in how it is turned');
    return frame;
  });
  const leftOut = elements.flatMap(({ attributes }) =>
    keysBeyond(attributes, [...textureKeys, ...sourceKeys], 'SubTexture'),
  );
  const more = memberNames(json, ['imagePath', 'width', 'height', 'SubTexture']);
  return { ...readPage(root, where), ...read, leftOut: [...more, ...leftOut] };
}

function attributesOf(json: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(json).map(([key, value]) => [key, String(value)]));
}

const textureKeys = ['name', 'x', 'y', 'width', 'height', 'rotated', 'pivotX', 'pivotY'];
const sourceKeys = ['frameX', 'frameY', 'frameWidth', 'frameHeight'];

/** The attributes that are not known. */
function keysBeyond(attributes: ReadonlyMap<string, string>, known: readonly string[], element: string): string[] {
  return [...attributes.keys()].flatMap((key) => (known.includes(key) ? [] : [`${element}.${key}`]));
}

/** What is no picture may be one in a form that is not known: nothing is passed over. */
function unknownPart(where: string, what: string): InvalidInputError {
  const message = `${where} has ${what}: expected nothing but <SubTexture> or <sprite> in <TextureAtlas>`;
  return new InvalidInputError('bad-atlas', message, { name: where });
}

function readPage(attributes: ReadonlyMap<string, string>, where: string): Omit<ParsedPage, 'frames'> {
  const [width, height] = ['width', 'height'].map((side) => attributes.get(side));
  const size = width === undefined || height === undefined ? undefined : readNumbers(`${width},${height}`, 2, where);
  return {
    where,
    ...(attributes.has('imagePath') ? { image: attributes.get('imagePath') } : undefined),
    ...(size === undefined ? undefined : { size: { width: size[0], height: size[1] } }),
  };
}

function readFrame({ name, where, has, number, truth }: AttributeReader): ParsedFrame {
  const rotated = truth('rotated');
  const [across, down] = [number('width'), number('height')];
  const [width, height] = rotated ? [down, across] : [across, down];
  const source = {
    width: number('frameWidth', width),
    height: number('frameHeight', height),
    // Of 0 it must not make −0.
    x: 0 - number('frameX', 0),
    y: 0 - number('frameY', 0),
  };
  const hasPivot = has('pivotX') || has('pivotY');
  return {
    ...{ name, where, x: number('x'), y: number('y'), width, height, rotated },
    ...trimmedSource(source, width, height),
    ...detailsOf({
      anchor: hasPivot ? anchorOf(number('pivotX', 0), number('pivotY', 0), source.width, source.height) : undefined,
    }),
  };
}
