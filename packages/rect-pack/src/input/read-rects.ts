/**
 * The list of rectangles, checked once and turned into typed arrays.
 *
 * Unless the order is `given`, the items stand in a canonical order (tallest first, then widest, then by lock and tag),
 * and everything behind works with that order only. So lists that differ only in their order are packed alike.
 */
import { checkFlag, checkList, describeValue, InvalidInputError } from '@kit/grid';
import { type Items, makeItems } from '../kernels/items.js';
import { sortLargestFirst } from '../orders/sort-by.js';
import type { RectInput } from '../types.js';
import { maxRects, maxSide } from './limits.js';

/** The checked list: the items for the kernels, and what leads back to the input. */
export type RectList = {
  readonly items: Items;
  /** The id of each item. */
  readonly ids: readonly (string | number)[];
  /** The number of each item's tag, −1 for none. */
  readonly tags: Int32Array;
  readonly tagCount: number;
  /** The item of each input: `position[inputIndex]`. */
  readonly position: Int32Array;
  /** What each side of an item is larger than its rectangle. */
  readonly padding: number;
};

/** Checks and reads the list. */
export function readRects(rects: readonly RectInput[], rotate: boolean, padding: number, given: boolean): RectList {
  const count = checkList(rects, 'rects', 0, maxRects).length;
  const width = new Int32Array(count);
  const height = new Int32Array(count);
  const turnable = new Uint8Array(count);
  const tags = new Int32Array(count).fill(-1);
  const tagNumbers = new Map<string, number>();
  const ids: (string | number)[] = new Array(count);
  let named = false;
  let mixed = false;
  for (let at = 0; at < count; at++) {
    const rect = rects[at]!;
    if (typeof rect !== 'object' || rect === null) {
      throw new InvalidInputError('bad-rect', `rects[${at}] is ${describeValue(rect)}: expected an object`, {
        index: at,
      });
    }
    width[at] = readSide(rect.width, at, 'width', maxSide - padding) + padding;
    height[at] = readSide(rect.height, at, 'height', maxSide - padding) + padding;
    const turns = rect.rotate === undefined ? rotate : checkFlag(rect.rotate, `rects[${at}].rotate`);
    turnable[at] = turns && width[at] !== height[at] ? 1 : 0;
    if (rect.rotate !== undefined) mixed = true;
    if (rect.tag !== undefined) {
      if (typeof rect.tag !== 'string') throw badField(rect.tag, at, 'tag', 'a text');
      if (!tagNumbers.has(rect.tag)) tagNumbers.set(rect.tag, tagNumbers.size);
      tags[at] = tagNumbers.get(rect.tag)!;
      mixed = true;
    }
    ids[at] = rect.id ?? at;
    if (rect.id !== undefined) {
      named = true;
      if (typeof rect.id !== 'string' && !Number.isSafeInteger(rect.id)) {
        throw badField(rect.id, at, 'id', 'a text or a whole number');
      }
    }
  }
  if (named) checkDistinct(ids);
  const order = given
    ? Int32Array.from({ length: count }, (_, at) => at)
    : sortLargestFirst(count, (at) => height[at]! * 65_536 + width[at]!);
  if (mixed && !given) settleTies(order, width, height, turnable, tags, [...tagNumbers.keys()]);
  const position = new Int32Array(count);
  for (let at = 0; at < count; at++) position[order[at]!] = at;
  const items = permuted(order, width, height, turnable);
  return {
    items,
    ids: Array.from(order, (at) => ids[at]!),
    tags: tags.map((_, at) => tags[order[at]!]!),
    tagCount: tagNumbers.size,
    position,
    padding,
  };
}

/** The items of a list in another order, with their index of narrow ones. */
function permuted(order: Int32Array, width: Int32Array, height: Int32Array, turnable: Uint8Array): Items {
  const count = order.length;
  const sortedWidth = new Int32Array(count);
  const sortedHeight = new Int32Array(count);
  const sortedTurnable = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    sortedWidth[at] = width[order[at]!]!;
    sortedHeight[at] = height[order[at]!]!;
    sortedTurnable[at] = turnable[order[at]!]!;
  }
  return makeItems(sortedWidth, sortedHeight, sortedTurnable);
}

function readSide(value: unknown, index: number, name: string, most: number): number {
  if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most) return value as number;
  throw badField(value, index, name, `an integer from 1 to ${most}`);
}

function badField(value: unknown, index: number, name: string, wanted: string): InvalidInputError {
  const message = `rects[${index}].${name} is ${describeValue(value)}: expected ${wanted}`;
  return new InvalidInputError(name === 'id' || name === 'tag' ? `bad-${name}` : 'bad-size', message, { index, name });
}

function checkDistinct(ids: readonly (string | number)[]): void {
  const seen = new Set<string | number>();
  ids.forEach((id, index) => {
    if (seen.has(id)) {
      throw new InvalidInputError('duplicate-id', `rects[${index}].id is ${describeValue(id)}: it occurs before`, {
        index,
      });
    }
    seen.add(id);
  });
}

/** Equal sizes in an order that does not depend on the input: locked ones first, then by tag. */
function settleTies(
  order: Int32Array,
  width: Int32Array,
  height: Int32Array,
  turnable: Uint8Array,
  tags: Int32Array,
  names: readonly string[],
): void {
  const rank = new Int32Array(names.length);
  names
    .map((_, tag) => tag)
    .sort((a, b) => (names[a]! < names[b]! ? -1 : 1))
    .forEach((tag, at) => {
      rank[tag] = at;
    });
  for (let at = 0; at < tags.length; at++) if (tags[at]! >= 0) tags[at] = rank[tags[at]!]!;
  order.sort(
    (a, b) =>
      height[b]! - height[a]! || width[b]! - width[a]! || turnable[a]! - turnable[b]! || tags[a]! - tags[b]! || a - b,
  );
}
