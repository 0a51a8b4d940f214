import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { jsonMembers, jsonNumbers, jsonObject, jsonText } from './json-values.js';
import type { ParsedPage } from './parsed-frames.js';
import { frameAt, namesBeyond, readFrames, readPlace } from './read-frames.js';

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
    const leftOut = namesBeyond(Object.keys(root), ['file', 'frames']);
    const list = jsonMembers(root['frames'], `${where}.frames`);
    const parsed = readFrames(file, list, (name, member, place) => {
      const frame = jsonObject(member, place);
      leftOut.push(...namesBeyond(Object.keys(frame), keys, 'frame.'));
      return frameAt({ name, where: place, ...readPlace(jsonNumbers(frame, place), keys) });
    });
    return [{ where, image: jsonText(root['file'], `${where}.file`), ...parsed, leftOut }];
  },
};

const keys = ['x', 'y', 'w', 'h', 'offX', 'offY', 'sourceW', 'sourceH'] as const;
