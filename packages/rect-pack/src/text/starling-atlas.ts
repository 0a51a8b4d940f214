import { InvalidInputError } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { readSprite, withOwnSides } from './generic-sprites.js';
import { detailsOf, type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-atlas.js';
import { readNumbers } from './text-lines.js';
import { type AttributeReader, attributeReader } from './xml-attributes.js';
import { rootOf, xmlDocument } from './xml-document.js';

/**
 * The XML of Starling and Sparrow (`<SubTexture name="…"/>`), and the generic XML of TexturePacker (`<sprite n="…"/>`): a form
 * for `createAtlasParser`. Older files don't tell the size of the page.
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
  matches: ({ text }) => rootOf(text) === 'TextureAtlas',
  parse({ where, text }: AtlasFile): ParsedPage[] {
    const frames: ParsedFrame[] = [];
    const sprites: ParsedFrame[] = [];
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
      if (page === undefined) page = readPage(attributes, where);
      else if (depth === 1 && name === 'SubTexture') {
        frames.push(readFrame(attributeReader(attributes, 'name', `${where} SubTexture ${frames.length}`)));
      } else if (depth === 1 && name === 'sprite') {
        sprites.push(readSprite(attributeReader(attributes, 'n', `${where} sprite ${sprites.length}`)));
      } else throw unknownPart(where, `<${name}>`);
      if (part.kind === 'open') depth++;
    }
    return page === undefined ? [] : [{ ...page, frames: [...frames, ...withOwnSides(sprites, page.size)] }];
  },
};

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
      anchor: hasPivot ? { x: number('pivotX', 0) / source.width, y: number('pivotY', 0) / source.height } : undefined,
    }),
  };
}
