import { describeValue } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badAtlas } from './json-values.js';
import { detailsOf, type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-atlas.js';
import { readNumbers } from './text-lines.js';
import { xmlParts } from './xml-parts.js';

/**
 * The XML of Starling and Sparrow: a form for `createAtlasParser`. Older files don't tell the size of the page.
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
  matches: ({ text }) => text.includes('<TextureAtlas'),
  parse({ where, text }: AtlasFile): ParsedPage[] {
    const pages: (ParsedPage & { frames: ParsedFrame[] })[] = [];
    for (const part of xmlParts(text, where)) {
      if (part.kind !== 'open' && part.kind !== 'empty') continue;
      if (part.name === 'TextureAtlas') {
        const { attributes } = part;
        const [width, height] = ['width', 'height'].map((side) => attributes.get(side));
        const size =
          width === undefined || height === undefined ? undefined : readNumbers(`${width},${height}`, 2, where);
        pages.push({
          where,
          ...(attributes.has('imagePath') ? { image: attributes.get('imagePath') } : undefined),
          ...(size === undefined ? undefined : { size: { width: size[0], height: size[1] } }),
          frames: [],
        });
      } else if (part.name === 'SubTexture') {
        const page = pages.at(-1);
        if (page === undefined) throw badAtlas(where, 'SubTexture', 'it inside a TextureAtlas');
        page.frames.push(readFrame(part.attributes, `${where} SubTexture ${page.frames.length}`));
      }
    }
    return pages;
  },
};

function readFrame(attributes: ReadonlyMap<string, string>, where: string): ParsedFrame {
  const name = attributes.get('name');
  if (name === undefined) throw badAtlas(where, undefined, 'a name');
  const place = `${where} (${describeValue(name)})`;
  const number = (key: string, otherwise?: number): number => {
    const value = attributes.get(key);
    return value === undefined && otherwise !== undefined
      ? otherwise
      : readNumbers(value ?? '', 1, `${place} ${key}`)[0];
  };
  const rotated = attributes.get('rotated') === 'true';
  const [across, down] = [number('width'), number('height')];
  const [width, height] = rotated ? [down, across] : [across, down];
  const source = {
    width: number('frameWidth', width),
    height: number('frameHeight', height),
    // Of 0 it must not make −0.
    x: 0 - number('frameX', 0),
    y: 0 - number('frameY', 0),
  };
  const hasPivot = attributes.has('pivotX') || attributes.has('pivotY');
  return {
    name,
    where: place,
    x: number('x'),
    y: number('y'),
    width,
    height,
    rotated,
    ...trimmedSource(source, width, height),
    ...detailsOf({
      anchor: hasPivot ? { x: number('pivotX', 0) / source.width, y: number('pivotY', 0) / source.height } : undefined,
    }),
  };
}
