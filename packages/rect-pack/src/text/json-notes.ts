/** What TexturePacker's and Aseprite's JSON say besides pictures. */
import { describeValue } from '@kit/grid';
import type { Animations, TextureNotes, Timeline, TimelineTag } from '../types.js';
import { badAtlas, jsonList, jsonNumber, jsonObject, jsonText, memberNames } from './json-values.js';

/** Animations, in names of frames. */
export function readAnimations(value: unknown, where: string): Animations {
  const lists = Object.entries(jsonObject(value, `${where}.animations`)).map(([name, list]): [string, string[]] => {
    const place = `${where}.animations[${describeValue(name)}]`;
    return [name, jsonList(list, place).map((frame, at) => jsonText(frame, `${place}[${at}]`))];
  });
  return Object.fromEntries(lists);
}

/** Aseprite's tags: ranges of the frames in the order of the file. */
export function readTimeline(
  value: unknown,
  order: readonly string[],
  where: string,
): { timeline?: Timeline; lost: string[] } {
  const list = value === undefined ? [] : jsonList(value, where);
  if (list.length === 0) return { lost: [] };
  const lost: string[] = [];
  const tags = list.map((one, at): TimelineTag => {
    const place = `${where}[${at}]`;
    const tag = jsonObject(one, place);
    const number = (key: 'from' | 'to'): number => {
      const index = jsonNumber(tag[key], `${place}.${key}`);
      if (Number.isInteger(index) && index >= 0 && index < order.length) return index;
      throw badAtlas(`${place}.${key}`, index, `the number of a frame below ${order.length}`);
    };
    const texts = (['direction', 'repeat', 'color'] as const).flatMap((key) =>
      tag[key] === undefined ? [] : [[key, jsonText(tag[key], `${place}.${key}`)]],
    );
    lost.push(...memberNames(tag, ['name', 'from', 'to', 'direction', 'repeat', 'color'], 'meta.frameTags.'));
    const name = jsonText(tag['name'], `${place}.name`);
    return { name, from: number('from'), to: number('to'), ...(Object.fromEntries(texts) as object) };
  });
  return { timeline: { order, tags }, lost };
}

/** What is said of the texture, where it is not what is usual. */
export function textureOf(
  { scale, format }: Readonly<Record<string, unknown>>,
  where: string,
): { texture?: TextureNotes } {
  const factor =
    typeof scale === 'string' ? Number(scale) : scale === undefined ? 1 : jsonNumber(scale, `${where}.scale`);
  if (!(factor > 0)) throw badAtlas(`${where}.scale`, scale, 'a number above 0');
  const known = format === undefined ? 'RGBA8888' : jsonText(format, `${where}.format`);
  if (factor === 1 && known === 'RGBA8888') return {};
  return {
    texture: {
      ...(known === 'RGBA8888' ? undefined : { format: known }),
      ...(factor === 1 ? undefined : { scale: factor }),
    },
  };
}
