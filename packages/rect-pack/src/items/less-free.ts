/**
 * More freedom is never worse: what may turn is packed as if it might not as well, and the better packing is the answer.
 *
 * A search that may turn everything takes other ways, and often ends at a larger page: turned, a list sorted by height is no
 * longer sorted. Where only some say for themselves that they may turn, and the options let all of them, there are two such
 * jobs: those alone may turn, and nothing may. So an answer is no worse than with `rotate: false` in the options.
 */
import { type Items, makeItems } from './items.js';
import { subsetOf } from './subset.js';

/** The same items, fewer of which may turn. */
export type LessFree = {
  readonly items: Items;
  /** Where each of them stands in the list; undefined if the list is the same. */
  readonly at: Int32Array | undefined;
};

/** The jobs with less freedom, the freest first. */
export function lessFree(items: Items, keepsOrder: boolean): LessFree[] {
  const { count, width, height, turnable, turns, worth, own } = items;
  if (!turns) return [];
  const upright = { items: makeItems(width, height, new Uint8Array(count), worth), at: undefined };
  if (own === undefined || !own.includes(1) || own.every((turns, item) => turns === turnable[item])) return [upright];
  const free = { ...items, turnable: own, own: undefined };
  const at = keepsOrder ? undefined : lockedFirst(free);
  return [{ items: subsetOf(free, at ?? width.map((_, item) => item)), at }, upright];
}

/** The order in which the list would stand: of equal neighbours those first that must not turn. */
function lockedFirst({ count, width, height, turnable }: Items): Int32Array {
  const order = new Int32Array(count);
  for (let from = 0, to = 0; from < count; from = to) {
    while (to < count && width[to] === width[from] && height[to] === height[from]) to++;
    let end = from;
    for (const turns of [0, 1]) {
      for (let item = from; item < to; item++) if (turnable[item] === turns) order[end++] = item;
    }
  }
  return order;
}
