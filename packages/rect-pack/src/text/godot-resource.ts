import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badAtlas, jsonText, parsedJson } from './json-values.js';
import type { ParsedPage } from './parsed-frames.js';
import { frameAt, namesBeyond } from './read-frames.js';
import { badLine, linesOf, readNumbers } from './text-lines.js';

/**
 * Resources of Godot 4, `{ file, text }` for each `.tres`: a form for `createAtlasParser`. Pages don't tell their size
 * there: give it in `sizes`.
 *
 * @example
 * ```ts
 * import { createAtlasParser, godotResource, pack, toGodotResources } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const parse = createAtlasParser([godotResource]);
 * parse(toGodotResources(packing), { sizes: [{ width: 8, height: 8 }] }).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const godotResource: AtlasFormat = {
  name: 'Godot',
  matches: ({ json, text }) => {
    const resource = json === undefined ? text : json['text'];
    return typeof resource === 'string' && /\[gd_resource [^\]\n\r]*type="AtlasTexture"/.test(resource);
  },
  parse({ where, json, text: bare }: AtlasFile): ParsedPage[] {
    if (json === undefined)
      throw badAtlas(where, bare, '{ file, text }, since the name of a sprite is that of its file');
    const text = jsonText(json['text'], `${where}.text`);
    const name = jsonText(json['file'], `${where}.file`).replace(/\.tres$/, '');
    const path = /(?:^|[\n\r])\[ext_resource [^\n]*path=("(?:[^"\\\n]|\\.)*")/.exec(text)?.[1];
    if (path === undefined) throw badLine(`${where}.text`, text, 'the path of a texture');
    const region = rectOf(text, 'region', where);
    if (region === undefined) throw badLine(`${where}.text`, text, 'a region');
    const [x, y, width, height] = region;
    const [left, top, across, down] = rectOf(text, 'margin', where) ?? [0, 0, 0, 0];
    const source = { width: width + across, height: height + down, x: left, y: top };
    // Two folders may have pictures of one name. A path that JSON has no form for stays as it stands.
    const image = String(parsedJson(path) ?? path.slice(1, -1)).replace(/^res:\/\//, '');
    const names = linesOf(text).flatMap((line) => /^(\w+) *=/.exec(line)?.[1] ?? []);
    const leftOut = namesBeyond(names, ['atlas', 'region', 'margin', 'filter_clip'], 'resource.');
    return [{ where, image, isPart: true, leftOut, frames: [frameAt({ name, where, x, y, width, height, source })] }];
  },
};

function rectOf(text: string, key: string, where: string): [number, number, number, number] | undefined {
  const value = new RegExp(`(?:^|[\\n\\r])${key} *=([^\\n\\r]*)`).exec(text)?.[1].trim();
  if (value === undefined) return undefined;
  const numbers = /^Rect2\(([^)]*)\)$/.exec(value)?.[1];
  return readNumbers(numbers ?? value, 4, `${where}.${key}`);
}
