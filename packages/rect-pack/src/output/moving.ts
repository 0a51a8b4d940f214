/** Animations and timelines of packings that come from outside. */
import { checkInteger, checkList, checkObject, checkText, describeValue } from '@kit/grid';
import { readId } from '../rects/extras.js';
import { longestName } from '../rects/limits.js';
import { withoutUndefined } from '../rects/without-undefined.js';
import type { Animations, Timeline, TimelineTag } from '../types.js';

/** Animations, checked. */
export function readAnimations(animations: Animations): Record<string, readonly (string | number)[]> {
  const lists = Object.entries(checkObject(animations, 'packing.animations')).map(([animation, ids]) => [
    animation,
    readIds(ids, `packing.animations[${describeValue(animation)}]`),
  ]);
  return Object.fromEntries(lists) as Record<string, (string | number)[]>;
}

/** The animations as far as their frames are among these, by the names of those; an animation of none is left out. */
export function animationsOn(
  animations: Readonly<Record<string, readonly (string | number)[]>>,
  names: ReadonlyMap<string, string>,
): [animation: string, frames: string[]][] {
  return Object.entries(animations).flatMap(([animation, ids]): [string, string[]][] => {
    const there = ids.flatMap((id) => names.get(String(id)) ?? []);
    return there.length === 0 ? [] : [[animation, there]];
  });
}

/** A timeline, checked. */
export function readTimeline(timeline: Timeline): Timeline {
  const { order, tags } = checkObject(timeline, 'packing.timeline');
  const ids = readIds(order, 'packing.timeline.order');
  const list = Array.from(checkList(tags, 'packing.timeline.tags'), (tag, at): TimelineTag => {
    const name = `packing.timeline.tags[${at}]`;
    const { from, to, direction, repeat, color } = checkObject(tag, name);
    const text = (value: string | undefined, key: string) =>
      value === undefined ? undefined : checkText(value, `${name}.${key}`, longestName);
    const texts = {
      direction: text(direction, 'direction'),
      repeat: text(repeat, 'repeat'),
      color: text(color, 'color'),
    };
    return withoutUndefined({
      name: checkText(tag.name, `${name}.name`, longestName),
      from: checkInteger(from, `${name}.from`, 0, ids.length - 1),
      to: checkInteger(to, `${name}.to`, 0, ids.length - 1),
      ...texts,
    });
  });
  return { order: ids, tags: list };
}

function readIds(ids: ArrayLike<string | number>, name: string): (string | number)[] {
  return Array.from(checkList(ids, name), (id, at) => readId(id, `${name}[${at}]`));
}
