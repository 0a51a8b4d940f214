import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badAtlas, isJsonObject, type JsonObject, jsonList, jsonNumber, jsonObject, jsonText } from './json-values.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { anchorOf, frameAt, namesBeyond, readFrames } from './read-frames.js';

/**
 * The JSON of EaselJS sprite sheets with a list of frames or a grid: a form for `createAtlasParser`. Pages don't tell their size
 * there: give it in `sizes`. A grid has as many frames as the pictures hold, from the top left, up to its `count`. A frame's name is that of the animation which has this frame alone, or else its number.
 *
 * @example
 * ```ts
 * import { createAtlasParser, easelAtlas, pack, toEaselAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const parse = createAtlasParser([easelAtlas]);
 * parse(toEaselAtlas(packing), { sizes: [{ width: 8, height: 8 }] }).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const easelAtlas: AtlasFormat = {
  name: 'EaselJS',
  matches: ({ json }) => json !== undefined && Array.isArray(json['images']) && json['frames'] !== undefined,
  parse(file: AtlasFile): ParsedPage[] {
    const { where, json } = file;
    const root = jsonObject(json, where);
    const images = jsonList(root['images'], `${where}.images`).map((image, at) =>
      jsonText(image, `${where}.images[${at}]`),
    );
    const { frames } = root;
    const list = isJsonObject(frames) ? gridRows(frames, images.length, file) : jsonList(frames, `${where}.frames`);
    const leftOut = namesBeyond(Object.keys(root), ['images', 'frames', 'animations']);
    if (isJsonObject(frames)) leftOut.push(...namesBeyond(Object.keys(frames), gridKeys, 'frames.'));
    const { names, animations } = readAnimations(root['animations'], list.length, `${where}.animations`, leftOut);
    const rows = list.map((row, at) => jsonList(row, `${where}.frames[${at}]`));
    return images.map((image, page): ParsedPage => {
      const own = rows.flatMap((row, at) => ((row[4] ?? 0) === page ? [[names[at][0], at] as const] : []));
      const parsed = readFrames(file, own, (name, at) => readRow(name, rows[at], `${where}.frames[${at}]`));
      const more = own.flatMap(([first, at]) => {
        const frame = parsed.frames.find(({ name }) => name === first);
        return frame === undefined ? [] : names[at].slice(1).map((name) => ({ ...frame, name }));
      });
      const frames = [...parsed.frames, ...more];
      return { where, image, ...parsed, frames, ...(page > 0 ? undefined : { leftOut, animations }) };
    });
  },
};

const gridKeys = ['width', 'height', 'count', 'regX', 'regY', 'spacing', 'margin'];

/** The frames of a grid as EaselJS counts them: picture by picture, row by row. */
function gridRows(grid: JsonObject, images: number, { where, sizes = [] }: AtlasFile): unknown[][] {
  const [width, height, count, regX, regY, spacing, margin] = gridKeys.map((key, at) => {
    const value = at > 1 && grid[key] === undefined ? 0 : jsonNumber(grid[key], `${where}.frames.${key}`);
    const least = at < 2 ? 1 : 0;
    if (key.startsWith('reg') || (Number.isInteger(value) && value >= least)) return value;
    throw badAtlas(`${where}.frames.${key}`, value, `a whole number from ${least}`);
  });
  const rows: unknown[][] = [];
  for (let image = 0; image < images; image++) {
    const size = sizes[image];
    if (size === undefined)
      throw badAtlas(`${where}.images[${image}]`, undefined, 'its size in options.sizes, for a grid');
    for (let y = margin; y <= size.height - margin - height; y += height + spacing) {
      for (let x = margin; x <= size.width - margin - width; x += width + spacing) {
        if (count > 0 && rows.length === count) return rows;
        if (rows.length === 65_536) throw badAtlas(`${where}.frames`, grid, 'a grid of at most 65536 frames');
        rows.push([x, y, width, height, image, regX, regY]);
      }
    }
  }
  if (rows.length < count)
    throw badAtlas(`${where}.frames.count`, count, `at most ${rows.length}, which the pictures hold`);
  return rows;
}

function readRow(name: string, row: readonly unknown[], where: string): ParsedFrame {
  const number = (at: number, otherwise?: number): number =>
    row[at] === undefined && otherwise !== undefined ? otherwise : jsonNumber(row[at], `${where}[${at}]`);
  const [width, height] = [number(2), number(3)];
  const [right, down] = [number(5, 0), number(6, 0)];
  const anchor = right === 0 && down === 0 ? undefined : anchorOf(right, down, { width, height });
  return frameAt({ name, where, x: number(0), y: number(1), width, height }, { anchor });
}

/** The names of each frame, and the animations of more frames than one. */
function readAnimations(value: unknown, count: number, where: string, leftOut: string[]) {
  const names = Array.from({ length: count }, (): string[] => []);
  const several: [string, number[]][] = [];
  for (const [name, told] of Object.entries(value === undefined ? {} : jsonObject(value, where))) {
    const place = `${where}[${JSON.stringify(name)}]`;
    const frames = framesOf(told, place, leftOut);
    for (const at of frames) {
      if (Number.isInteger(at) && at >= 0 && at < count) continue;
      throw badAtlas(place, at, `numbers of frames below ${count}`);
    }
    if (frames.length === 1) names[frames[0]].push(name);
    else several.push([name, frames]);
  }
  for (const [at, own] of names.entries()) if (own.length === 0) own.push(String(at));
  const animations = Object.fromEntries(several.map(([name, frames]) => [name, frames.map((at) => names[at][0])]));
  return { names, animations };
}

/** A number, `[first, last, next, speed]`, or an object with `frames`. */
function framesOf(told: unknown, where: string, leftOut: string[]): number[] {
  if (typeof told === 'number') return [told];
  if (Array.isArray(told)) {
    const [first, last = first] = told as unknown[];
    const [from, to] = [jsonNumber(first, `${where}[0]`), jsonNumber(last, `${where}[1]`)];
    if (!Number.isInteger(to)) throw badAtlas(`${where}[1]`, to, 'the number of a frame');
    if (told.length > 2) leftOut.push('animation.next and speed');
    return Array.from({ length: Math.min(65_536, Math.max(1, to - from + 1)) }, (_, at) => from + at);
  }
  if (!isJsonObject(told)) throw badAtlas(where, told, 'a number, a list or an object');
  leftOut.push(...namesBeyond(Object.keys(told), ['frames'], 'animation.'));
  const { frames } = told;
  const list = typeof frames === 'number' ? [frames] : jsonList(frames, `${where}.frames`);
  return list.map((at, index) => jsonNumber(at, `${where}.frames[${index}]`));
}
