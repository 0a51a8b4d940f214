import { describeValue } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { jsonNumber, jsonObject, jsonText, memberNames } from './json-values.js';
import { type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-frames.js';
import { readFrames } from './read-frames.js';

/**
 * The JSON of Egret: a form for `createAtlasParser`. Pages don't tell their size there: give it in `sizes`.
 *
 * @example
 * ```ts
 * import { createAtlasParser, egretAtlas, pack, toEgretAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const parse = createAtlasParser([egretAtlas]);
 * parse(toEgretAtlas(packing), { sizes: [{ width: 8, height: 8 }] }).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const egretAtlas: AtlasFormat = {
  name: 'Egret',
  matches: ({ json }) => typeof json?.['file'] === 'string' && json['frames'] !== undefined,
  parse(file: AtlasFile): ParsedPage[] {
    const { where, json } = file;
    const root = jsonObject(json, where);
    const leftOut = memberNames(root, ['file', 'frames']);
    const list = Object.entries(jsonObject(root['frames'], `${where}.frames`));
    const parsed = readFrames(
      file,
      list,
      ([name]) => name,
      ([name, value]) => readFrame(name, jsonObject(value, `${where}.frames[${describeValue(name)}]`), where, leftOut),
    );
    return [{ where, image: jsonText(root['file'], `${where}.file`), ...parsed, leftOut }];
  },
};

const known = ['x', 'y', 'w', 'h', 'offX', 'offY', 'sourceW', 'sourceH'];

function readFrame(
  name: string,
  frame: Readonly<Record<string, unknown>>,
  file: string,
  leftOut: string[],
): ParsedFrame {
  const where = `${file}.frames[${describeValue(name)}]`;
  const number = (key: string, otherwise?: number): number =>
    frame[key] === undefined && otherwise !== undefined ? otherwise : jsonNumber(frame[key], `${where}.${key}`);
  leftOut.push(...memberNames(frame, known, 'frame.'));
  const [width, height] = [number('w'), number('h')];
  const source = {
    width: number('sourceW', width),
    height: number('sourceH', height),
    x: number('offX', 0),
    y: number('offY', 0),
  };
  const place = { name, where, x: number('x'), y: number('y'), width, height, rotated: false };
  return { ...place, ...trimmedSource(source, width, height) };
}
