/** What TexturePacker's and Aseprite's JSON say besides pictures. */
import { withoutUndefined } from '../rects/without-undefined.js';
import type { Animations, TextureNotes, Timeline, TimelineTag } from '../types.js';
import { badAtlas, type JsonObject, jsonList, jsonMembers, jsonNumber, jsonObject, jsonText } from './json-values.js';
import { namesBeyond, textureNotes } from './read-frames.js';

/** Animations, in names of frames. */
export function readAnimations(value: unknown, where: string): Animations {
  const lists = jsonMembers(value, `${where}.animations`).map(([name, list, place]): [string, string[]] => [
    name,
    jsonList(list, place).map((frame, at) => jsonText(frame, `${place}[${at}]`)),
  ]);
  return Object.fromEntries(lists);
}

const tagTexts = ['direction', 'repeat', 'color'];

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
    const text = (key: string) => (tag[key] === undefined ? undefined : jsonText(tag[key], `${place}.${key}`));
    const [direction, repeat, color] = tagTexts.map(text);
    lost.push(...namesBeyond(Object.keys(tag), ['name', 'from', 'to', ...tagTexts], 'meta.frameTags.'));
    const name = jsonText(tag['name'], `${place}.name`);
    return withoutUndefined({ name, from: number('from'), to: number('to'), direction, repeat, color });
  });
  return { timeline: { order, tags }, lost };
}

/** What is said of the texture, where it is not what is usual. */
export function textureOf({ scale, format }: JsonObject, where: string): TextureNotes | undefined {
  const factor =
    typeof scale === 'string' ? Number(scale) : scale === undefined ? 1 : jsonNumber(scale, `${where}.scale`);
  if (!(factor > 0)) throw badAtlas(`${where}.scale`, scale, 'a number above 0');
  const known = format === undefined ? undefined : jsonText(format, `${where}.format`);
  return textureNotes({ format: known, scale: factor === 1 ? undefined : factor });
}
