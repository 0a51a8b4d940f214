/**
 * Reads the caller's list: checks each rectangle once and copies the sizes into typed arrays, which is all that kernels see.
 *
 * Unless the order is `given`, the rectangles are sorted first (tallest, then widest, then those that may not be turned,
 * then by tag) and `position` remembers where each one went. Every search works on the sorted list, so two lists with the
 * same rectangles in another order are packed alike. Both sides fit into one 32-bit key, so the sort is a radix sort: O(n)
 * in all, with a pause for every thousand rectangles.
 */
import type { Slices } from '@kit/grid';
import { type Items, makeItems, makeItemsInParts } from '../items/items.js';
import type { Pace } from '../items/pace.js';
import { roundedUp, Space } from '../items/space.js';
import { counters, sortCounted, sortKeys } from '../orders/sort-by.js';
import type { Packing, RectInput, Unplaced } from '../types.js';
import { isSide, nameOf } from './bare-faults.js';
import { checkDistinct } from './distinct-ids.js';
import type { Extras } from './extras.js';
import { maxSide } from './limits.js';
import { leastCommonMultiple } from './raster.js';
import { maxBlock, maxSpace } from './read-options.js';
import { Reader, type ReaderWishes } from './rect-reader.js';
import { unplacedOf } from './unplaced.js';

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
};

/** So many rectangles are read between two looks at the clock of the search. */
const chunk = 1024;

/** Longer lists are sorted with pauses. */
const longList = 16_384;

/** Checks and reads the list. */
export function* readRects(rects: ArrayLike<RectInput>, wishes: RectWishes, pace: Pace): Slices<RectList> {
  const { padding, given } = wishes;
  const count = rects.length;
  const space = new Space(20 * count + 4 * counters + roundedUp(count));
  // Both sides in one number, turned over, so that the least is tallest, then widest.
  const keys = space.ints(count);
  const reader = new Reader(rects, wishes, keys);
  for (let from = 0; from < count; from += chunk) {
    const to = Math.min(count, from + chunk);
    reader.read(from, to);
    // A name is kept in a list and in a map.
    pace.left -= stepsToRead(reader) * (to - from);
    if (pace.left <= 0) yield pace.rest();
  }
  const { turnable, locks, extras } = reader;
  const names = reader.names();
  if (names !== undefined) yield* checkDistinct(names, extras?.names ?? [], pace);
  if (extras !== undefined) {
    extras.toCells(keys);
    pace.left -= count;
    pace.spend(4 * count);
    if (pace.left <= 0) yield pace.rest();
  }
  const tags = reader.tags === undefined ? undefined : yield* reader.tags.numbers(pace);
  const order = space.ints(count);
  const position = space.ints(count);
  if (given) for (let at = 0; at < count; at++) order[at] = at;
  else if (locks || tags !== undefined || extras?.areCells === false) {
    order.set(yield* settledOrder(keys, reader, tags, pace));
  } else if (count > longList) order.set(sortCounted(keys, pace));
  else sortKeys(keys, count, order, position, space.ints(counters));
  const width = space.ints(count);
  const height = space.ints(count);
  for (let from = 0; from < count; from += longList) {
    const to = Math.min(count, from + longList);
    for (let at = from; at < to; at++) {
      const input = order[at];
      const sides = ~keys[input];
      width[at] = sides & 0xffff;
      height[at] = sides >>> 16;
      position[input] = at;
    }
    pace.left -= 2 * (to - from);
    if (pace.left <= 0) yield pace.rest();
  }
  const sortedTurnable = space.bytes(count);
  if (turnable !== undefined) for (let at = 0; at < count; at++) sortedTurnable[at] = turnable[order[at]];
  // Where the options turn nothing there is no difference.
  const itself = wishes.rotate ? reader.own : undefined;
  const own = itself && Uint8Array.from(order, (at) => itself[at]);
  const isPlain = padding === 0 && extras?.areCells !== false;
  const worth = isPlain ? undefined : worths(order, keys, extras, padding);
  if (worth !== undefined) pace.spend(2 * count);
  if (pace.left <= 0) yield pace.rest();
  const items =
    count > longList
      ? yield* makeItemsInParts(width, height, sortedTurnable, worth, own, pace)
      : makeItems(width, height, sortedTurnable, worth, own);
  return {
    items,
    ids: names?.list,
    tags: tags === undefined ? undefined : inOrder(tags, order),
    tagCount: reader.tags?.count ?? 0,
    position,
    padding,
    extras,
    unit: extras?.unit ?? 1,
  };
}

/**
 * The answer of a search that was stopped before it had read its list: nothing has a place yet. To tell that takes no
 * order and no tags, so it takes no time worth a pause.
 */
export function nothingPacked(rects: ArrayLike<RectInput>, wishes: ReaderWishes, measure: 'area' | 'rects'): Packing {
  const { padding } = wishes;
  const max = maxSide - padding;
  const unplaced = new Array<Unplaced>(rects.length);
  let unit = wishes.alignTo;
  for (let at = 0; at < rects.length; at++) {
    const { width, height, id = at, data, extrude = wishes.extrude, alignTo } = rects[at] ?? {};
    const isNamed = typeof id === 'string' || Number.isSafeInteger(id);
    const isAligned = alignTo === undefined || isSide(alignTo, maxBlock);
    const hasRim = extrude === 0 || isSide(extrude, maxSpace);
    if (alignTo !== undefined && isAligned) unit = leastCommonMultiple(unit, alignTo);
    if (!isSide(width, max) || !isSide(height, max) || !isNamed || !hasRim || !isAligned || unit > maxBlock) {
      // It is said in the same words as when the whole list is read.
      new Reader(rects, wishes, new Int32Array(rects.length)).read(0, at + 1);
      break;
    }
    unplaced[at] = unplacedOf(nameOf(id), 'stopped', data);
  }
  let bound = rects.length;
  if (measure === 'area') {
    bound = 0;
    for (let at = 0; at < rects.length; at++) {
      const { width, height } = rects[at];
      bound += width * height;
    }
  }
  const gap = bound === 0 ? 0 : 1;
  const status = unplaced.length === 0 ? 'complete' : 'partial';
  return { status, pages: [], unplaced, measure, value: 0, bound, gap, proven: bound === 0 };
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
function* settledOrder(
  keys: Int32Array,
  { turnable, extras }: Reader,
  tags: Int32Array | undefined,
  pace: Pace,
): Slices<Int32Array> {
  const ties = new Int32Array(keys.length);
  // A tag's number is below 2²⁰, and −1 is none.
  for (let at = 0; at < ties.length; at++) ties[at] = ((turnable?.[at] ?? 0) << 24) | ((tags?.[at] ?? -1) + 1);
  const areas = extras?.areCells === false ? keys.map((_, at) => ~extras.areaOf(at)) : undefined;
  pace.left -= ties.length;
  pace.spend(4 * ties.length);
  if (pace.left <= 0) yield pace.rest();
  let order: Int32Array | undefined;
  // What counts least is sorted by first.
  for (const by of [areas, ties, keys]) {
    if (by === undefined) continue;
    const before: Int32Array | undefined = order;
    const sorted: Int32Array = sortCounted(before === undefined ? by : before.map((at) => by[at]), pace);
    order = before === undefined ? sorted : sorted.map((at) => before[at]);
    pace.spend(2 * keys.length);
    if (pace.left <= 0) yield pace.rest();
  }
  return order!;
}
