import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import type { ParsedPage } from './parsed-frames.js';
import { frameAt, readFrames } from './read-frames.js';
import { linesOf, readNumbers } from './text-lines.js';

/** A name, which may have commas itself, and four whole numbers. */
const row = /^(.+?),((?:\d{1,9},){3}\d{1,9})$/;

/**
 * The text of Leshy's sprite sheet tool, a line `name,x,y,width,height` for each sprite: a form for `createAtlasParser`. It tells
 * neither its picture nor the size of that: give the size in `sizes`.
 *
 * @example
 * ```ts
 * import { createAtlasParser, leshyAtlas } from '@kit/rect-pack';
 *
 * const { pages } = createAtlasParser([leshyAtlas])('hero,0,0,3,4', { sizes: [{ width: 8, height: 8 }] });
 * pages[0]?.placed; // => [{ id: 'hero', x: 0, y: 0, width: 3, height: 4, rotated: false }]
 * ```
 */
export const leshyAtlas: AtlasFormat = {
  name: 'Leshy',
  matches: ({ text }) => rowsOf(text).length > 0 && rowsOf(text).every(({ line }) => row.test(line)),
  parse(file: AtlasFile): ParsedPage[] {
    const list = rowsOf(file.text).map(
      ({ line, at }) => [line.replace(row, '$1'), line.replace(row, '$2'), at] as const,
    );
    const parsed = readFrames(file, list, (name, numbers, at) => {
      const where = `${file.where} line ${at + 1}`;
      const [x, y, width, height] = readNumbers(numbers, 4, where);
      return frameAt({ name, where, x, y, width, height });
    });
    return [{ where: file.where, ...parsed }];
  },
};

type Row = { readonly line: string; readonly at: number };

function rowsOf(text: string): Row[] {
  return linesOf(text).flatMap((line, at) => (line.trim() === '' ? [] : [{ line: line.trim(), at }]));
}
