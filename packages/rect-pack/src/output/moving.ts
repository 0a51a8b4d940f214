/** Animations and timelines of packings that come from outside. */
import { checkInteger, checkList, checkObject, checkText, describeValue } from '@kit/grid';
import { readId } from '../rects/extras.js';
import { longestName } from '../rects/limits.js';
import type { Animations, Timeline, TimelineTag } from '../types.js';

/** Animations, checked. */
export function readAnimations(animations: Animations): Record<string, readonly (string | number)[]> {
  const lists = Object.entries(checkObject(animations, 'packing.animations')).map(([animation, ids]) => {
    const name = `packing.animations[${describeValue(animation)}]`;
    return [animation, readIds(ids, name)] as const;
  });
  return Object.fromEntries(lists);
}

/** A timeline, checked. */
export function readTimeline(timeline: Timeline): Timeline {
  const { order, tags } = checkObject(timeline, 'packing.timeline');
  const ids = readIds(order, 'packing.timeline.order');
  const list = Array.from(checkList(tags, 'packing.timeline.tags'), (tag, at): TimelineTag => {
    const name = `packing.timeline.tags[${at}]`;
    const { from, to, direction, repeat, color } = checkObject(tag, name);
    const texts = Object.entries({ direction, repeat, color }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, checkText(value, `${name}.${key}`, longestName)]],
    );
    return {
      name: checkText(tag.name, `${name}.name`, longestName),
      from: checkInteger(from, `${name}.from`, 0, ids.length - 1),
      to: checkInteger(to, `${name}.to`, 0, ids.length - 1),
      ...(Object.fromEntries(texts) as object),
    };
  });
  return { order: ids, tags: list };
}

function readIds(ids: ArrayLike<string | number>, name: string): (string | number)[] {
  return Array.from(checkList(ids, name), (id, at) => readId(id, `${name}[${at}]`));
}
