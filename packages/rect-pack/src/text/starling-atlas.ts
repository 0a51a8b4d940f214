import { InvalidInputError } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { readSprite, spriteKeys, withOwnSides } from './generic-sprites.js';
import { badAtlas, type JsonObject, jsonList, jsonObject } from './json-values.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { anchorOf, frameAt, namesBeyond, readFrames } from './read-frames.js';
import { readNumbers } from './text-lines.js';
import { type Attributes, attributeReader } from './xml-attributes.js';
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
    const pictures = new Map<string, Picture[]>([
      ['SubTexture', []],
      ['sprite', []],
    ]);
    const leftOut: string[] = [];
    let page: Omit<ParsedPage, 'frames'> | undefined;
    let depth = 0;
    for (const part of xmlDocument(text, where)) {
      if (part.kind === 'text') {
        if (part.text.trim() !== '') throw unknownPart(where, 'a text');
      } else if (part.kind === 'close') depth--;
      else {
        const { name, attributes } = part;
        const list = depth === 1 ? pictures.get(name) : undefined;
        if (page === undefined) {
          page = readPage(attributes, where);
          leftOut.push(...namesBeyond(attributes.keys(), ['imagePath', 'width', 'height'], 'TextureAtlas.'));
        } else if (list !== undefined)
          list.push(pictureOf(name, attributes, `${where} ${name} ${list.length}`, leftOut));
        else throw unknownPart(where, `<${name}>`);
        if (part.kind === 'open') depth++;
      }
    }
    if (page === undefined) return [];
    const own = readFrames(file, pictures.get('SubTexture')!, readTexture);
    const others = readFrames(file, pictures.get('sprite')!, readSprite);
    const frames = [...own.frames, ...withOwnSides(others.frames, page.size)];
    return [{ ...page, frames, skipped: [...own.skipped, ...others.skipped], leftOut }];
  },
};

const textureKeys = ['name', 'x', 'y', 'width', 'height', 'rotated', 'pivotX', 'pivotY'];
const sourceKeys = ['frameX', 'frameY', 'frameWidth', 'frameHeight'];

/** A picture with its name, if it has one, and what it is called in messages. */
type Picture = readonly [name: string, attributes: Attributes, element: string];

function pictureOf(element: string, attributes: Attributes, where: string, leftOut: string[]): Picture {
  const known = element === 'sprite' ? spriteKeys : [...textureKeys, ...sourceKeys];
  leftOut.push(...namesBeyond(attributes.keys(), known, `${element}.`));
  return [attributes.get(known[0]) ?? '', attributes, where];
}

/** DragonBones writes the same as JSON. */
function readBones(file: AtlasFile, json: JsonObject): ParsedPage {
  const { where } = file;
  const leftOut = namesBeyond(Object.keys(json), ['imagePath', 'width', 'height', 'SubTexture']);
  const root = attributesOf(json);
  const pictures = jsonList(json['SubTexture'], where).map((sprite, at) => {
    const element = `${where}.SubTexture[${at}]`;
    return pictureOf('SubTexture', attributesOf(jsonObject(sprite, element)), element, leftOut);
  });
  const read = readFrames(file, pictures, (...picture) => {
    const frame = readTexture(...picture);
    if (frame.rotated) throw badAtlas(`${frame.where} rotated`, true, 'false: runtimes differ in how it is turned');
    return frame;
  });
  return { ...readPage(root, where), ...read, leftOut };
}

function attributesOf(json: JsonObject): Attributes {
  return new Map(Object.entries(json).map(([key, value]) => [key, String(value)]));
}

/** What is no picture may be one in a form that is not known: nothing is passed over. */
function unknownPart(where: string, what: string): InvalidInputError {
  const message = `${where} has ${what}: expected nothing but <SubTexture> or <sprite> in <TextureAtlas>`;
  return new InvalidInputError('bad-atlas', message, { name: where });
}

function readPage(attributes: Attributes, where: string): Omit<ParsedPage, 'frames'> {
  const [image, width, height] = ['imagePath', 'width', 'height'].map((key) => attributes.get(key));
  if (width === undefined || height === undefined) return { where, image };
  const size = readNumbers(`${width},${height}`, 2, where);
  return { where, image, size: { width: size[0], height: size[1] } };
}

function readTexture(_: string, attributes: Attributes, element: string): ParsedFrame {
  const { name, where, has, number, truth } = attributeReader(attributes, 'name', element);
  const rotated = truth('rotated');
  const [across, down] = [number('width'), number('height')];
  const [width, height] = rotated ? [down, across] : [across, down];
  const whole = { width: number('frameWidth', width), height: number('frameHeight', height) };
  // Of 0 it must not make −0.
  const source = { ...whole, x: 0 - number('frameX', 0), y: 0 - number('frameY', 0) };
  const place = { name, where, x: number('x'), y: number('y'), width, height, rotated, source };
  if (!has('pivotX') && !has('pivotY')) return frameAt(place);
  return frameAt(place, { anchor: anchorOf(number('pivotX', 0), number('pivotY', 0), whole) });
}
