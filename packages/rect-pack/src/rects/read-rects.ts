/**
 * Reads the caller's list: checks each rectangle once and copies the sizes into typed arrays, which is all that kernels see.
 *
 * Unless the order is `given`, the rectangles are sorted first (tallest, then widest, then those that may not be turned,
 * then by tag) and `position` remembers where each one went. Every search works on the sorted list, so two lists with the
 * same rectangles in another order are packed alike. Both sides fit into one 32-bit key, so the sort is a radix sort: O(n)
 * in all.
 */
import { type Items, makeItems } from '../items/items.js';
import { roundedUp, Space } from '../items/space.js';
import { counters, sortedOrder, sortKeys } from '../orders/sort-by.js';
import type { RectInput } from '../types.js';
import { checkDistinct } from './distinct-ids.js';
import type { Extras } from './extras.js';
import { Reader, type ReaderWishes } from './rect-reader.js';

/** The checked list: the items for the kernels, and what leads back to the input. */
export type RectList = {
  readonly items: Items;
  /** The ids of the inputs; undefined if none has one, and then its index is its name. */
  readonly ids: readonly (string | number)[] | undefined;
  /** The number of each item's tag, −1 for none; undefined if there are no tags. */
  readonly tags: Int32Array | undefined;
  readonly tagCount: number;
  /** The item of each input: `position[inputIndex]`. */
  readonly position: Int32Array;
  /** What each side of an item is larger than its rectangle, if the extras don't tell it. */
  readonly padding: number;
  /** What the rectangles have besides their sides; undefined if none has anything. */
  readonly extras: Extras | undefined;
  /** Pixels of a block in which sides and places are counted. */
  readonly unit: number;
  /** Steps that it took to read the list. */
  readonly steps: number;
};

/** Checks and reads the list. */
export function readRects(rects: ArrayLike<RectInput>, wishes: RectWishes): RectList {
  const { padding, given } = wishes;
  const count = rects.length;
  const space = new Space(20 * count + 4 * counters + roundedUp(count));
  // Both sides in one number, turned over, so that the least is tallest, then widest.
  const keys = space.ints(count);
  const reader = new Reader(rects, wishes, keys);
  reader.read();
  const { turnable, locks, extras } = reader;
  const names = reader.names();
  if (names !== undefined) checkDistinct(names, extras?.names ?? []);
  extras?.toCells(keys);
  const tags = reader.tags?.numbers();
  const order = space.ints(count);
  const position = space.ints(count);
  if (given) for (let at = 0; at < count; at++) order[at] = at;
  else if (locks || tags !== undefined || extras?.areCells === false) {
    order.set(settledOrder(keys, reader, tags));
  } else sortKeys(keys, count, order, position, space.ints(counters));
  const width = space.ints(count);
  const height = space.ints(count);
  for (let at = 0; at < count; at++) {
    const input = order[at];
    const sides = ~keys[input];
    width[at] = sides & 0xffff;
    height[at] = sides >>> 16;
    position[input] = at;
  }
  const sortedTurnable = space.bytes(count);
  if (turnable !== undefined) for (let at = 0; at < count; at++) sortedTurnable[at] = turnable[order[at]];
  // Where the options turn nothing there is no difference.
  const itself = wishes.rotate ? reader.own : undefined;
  const own = itself && Uint8Array.from(order, (at) => itself[at]);
  const isPlain = padding === 0 && extras?.areCells !== false;
  const worth = isPlain ? undefined : worths(order, keys, extras, padding);
  const items = makeItems(width, height, sortedTurnable, worth, own);
  return {
    items,
    ids: names?.list,
    tags: tags === undefined ? undefined : inOrder(tags, order),
    tagCount: reader.tags?.count ?? 0,
    position,
    padding,
    extras,
    unit: extras?.unit ?? 1,
    steps: (stepsToRead(reader) + (names === undefined ? 3 : 19) + (extras === undefined ? 0 : 1)) * count,
  };
}

/** How the list is to be read. */
export type RectWishes = ReaderWishes & {
  /** Keep the list's order. */
  readonly given: boolean;
};

/** The areas of the rectangles themselves, an entry an item. */
function worths(order: Int32Array, keys: Int32Array, extras: Extras | undefined, padding: number): Float64Array {
  return Float64Array.from(order, (input) => {
    const sides = ~keys[input];
    return extras?.areCells === false
      ? extras.areaOf(input)
      : ((sides & 0xffff) - padding) * ((sides >>> 16) - padding);
  });
}

function inOrder(values: Int32Array, order: Int32Array): Int32Array {
  return order.map((index) => values[index]);
}

/** Steps that it takes to read a rectangle: a name is kept in a list and in a table. */
function stepsToRead({ ids, tags, extras }: Reader): number {
  return (ids === undefined && tags === undefined ? 6 : 24) + (extras === undefined ? 0 : 24);
}

/**
 * The order by size, and equal sizes in an order that does not depend on the input: locked ones first, then by tag, then the
 * largest rectangles of equal cells.
 */
function settledOrder(keys: Int32Array, { turnable, extras }: Reader, tags: Int32Array | undefined): Int32Array {
  const ties = new Int32Array(keys.length);
  // A tag's number is below 2²⁰, and −1 is none.
  for (let at = 0; at < ties.length; at++) ties[at] = ((turnable?.[at] ?? 0) << 24) | ((tags?.[at] ?? -1) + 1);
  const areas = extras?.areCells === false ? keys.map((_, at) => ~extras.areaOf(at)) : undefined;
  let order: Int32Array | undefined;
  // What counts least is sorted by first.
  for (const by of [areas, ties, keys]) {
    if (by === undefined) continue;
    const before: Int32Array | undefined = order;
    const sorted: Int32Array = sortedOrder(before === undefined ? by : before.map((at) => by[at]));
    order = before === undefined ? sorted : sorted.map((at) => before[at]);
  }
  return order!;
}
