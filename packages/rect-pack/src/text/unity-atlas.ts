import type { Borders } from '../output/frame-details.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { frameAt, namesBeyond, readFrames } from './read-frames.js';
import { badLine, linesOf, readNumbers, tidy, unknownVersion } from './text-lines.js';

/**
 * The `.tpsheet` of Unity: a form for `createAtlasParser`. What was trimmed isn't told there; the anchor is relative to
 * what is left.
 *
 * @example
 * ```ts
 * import { createAtlasParser, pack, toUnityAtlas, unityAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const [hero] = createAtlasParser([unityAtlas])(toUnityAtlas(packing)).pages[0]!.placed;
 * [hero?.id, hero?.x, hero?.y, hero?.data?.anchor]; // => ['hero', 0, 0, { x: 0.5, y: 0.5 }]
 * ```
 */
export const unityAtlas: AtlasFormat = {
  name: 'Unity',
  matches: ({ text }) => /(?:^|[\n\r]):format=/.test(text),
  parse(file: AtlasFile): ParsedPage[] {
    const { where, text } = file;
    const fields = new Map<string, string>();
    const sprites: (readonly [name: string, line: string, place: string])[] = [];
    for (const [at, line] of linesOf(text).entries()) {
      const place = `${where} line ${at + 1}`;
      const equals = line.indexOf('=');
      if (line.trim() === '' || line.startsWith('#')) continue;
      if (!line.startsWith(':')) sprites.push([line.split(';')[0], line, place]);
      else if (equals > 0) fields.set(line.slice(1, equals), line.slice(equals + 1).trim());
    }
    const format = fields.get('format') ?? '';
    if (!/^40[0-3]00$/.test(format)) throw unknownVersion(`${where} format`, format, '40000 to 40300');
    const [width, height] = readNumbers(fields.get('size') ?? '', 2, `${where} size`, 'x');
    const has = { pivots: fields.get('pivotpoints') !== 'disabled', borders: fields.get('borders') === 'enabled' };
    const image = fields.get('texture');
    const known = ['format', 'texture', 'size', 'pivotpoints', 'borders'];
    const leftOut = namesBeyond(fields.keys(), known);
    const parsed = readFrames(file, sprites, (_, line, place) => readSprite(line, height, has, place));
    // Behind the borders there may be a polygon.
    leftOut.push(...sprites.flatMap(([, line]) => (line.split(';').length > 11 ? ['sprite polygon'] : [])));
    return [{ where, image, size: { width, height }, ...parsed, leftOut }];
  },
};

/** What the lines of a file tell. */
type Has = { readonly pivots: boolean; readonly borders: boolean };

function readSprite(line: string, pageHeight: number, has: Has, where: string): ParsedFrame {
  const parts = line.split(';');
  if (parts.length < 7) throw badLine(where, line, 'a name and at least six numbers');
  const [x, y, width, height, pivotX, pivotY] = readNumbers(parts.slice(1, 7).join(), 6, where);
  const name = parts[0].replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const anchor = has.pivots ? { x: pivotX, y: tidy(1 - pivotY) } : undefined;
  const borders = has.borders ? readBorders(parts.slice(7, 11), where) : undefined;
  return frameAt({ name, where, x, y: pageHeight - y - height, width, height }, { anchor, borders });
}

/** All at nothing is no nine-slice. */
function readBorders(edges: readonly string[], where: string): Borders | undefined {
  const [left, right, top, bottom] = readNumbers(edges.join(), 4, where);
  return left === 0 && right === 0 && top === 0 && bottom === 0 ? undefined : { left, top, right, bottom };
}
