/**
 * The list of rectangles, checked once and turned into typed arrays.
 *
 * Unless the order is `given`, the items stand in a canonical order (tallest first, then widest, then by lock and tag),
 * and everything behind works with that order only. So lists that differ only in their order are packed alike.
 */
import { checkFlag, checkList, describeValue, InvalidInputError } from '@kit/grid';
import { type Items, int32Arrays, makeItems } from '../kernels/items.js';
import { sortedOrder, sortSmallestFirst } from '../orders/sort-by.js';
import type { RectInput } from '../types.js';
import { maxRects, maxSide } from './limits.js';

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
  /** What each side of an item is larger than its rectangle. */
  readonly padding: number;
};

/** Checks and reads the list. */
export function readRects(rects: readonly RectInput[], rotate: boolean, padding: number, given: boolean): RectList {
  const count = checkList(rects, 'rects', 0, maxRects).length;
  // Both sides in one number, so that the least is tallest, then widest.
  const keys = new Uint32Array(count);
  let turnable: Uint8Array | undefined;
  const most = maxSide - padding;
  let names: Names | undefined;
  let ids: (string | number)[] | undefined;
  let locks = false;
  for (let at = 0; at < count; at++) {
    const rect = rects[at]!;
    if (typeof rect !== 'object' || rect === null) {
      throw new InvalidInputError('bad-rect', `rects[${at}] is ${describeValue(rect)}: expected an object`, {
        index: at,
      });
    }
    const { width: across, height: down, rotate: turns = rotate, tag, id } = rect;
    if (!isSide(across, most)) throw badField(across, at, 'width', `an integer from 1 to ${most}`);
    if (!isSide(down, most)) throw badField(down, at, 'height', `an integer from 1 to ${most}`);
    keys[at] = ~(((down + padding) << 16) | (across + padding));
    if (turns !== rotate) {
      checkFlag(turns, `rects[${at}].rotate`);
      locks = true;
    }
    if (turns && across !== down) {
      turnable ??= new Uint8Array(count);
      turnable[at] = 1;
    }
    if (tag !== undefined) {
      names ??= new Names(count);
      names.add(at, tag);
    }
    if (id === undefined) continue;
    if (typeof id !== 'string' && !Number.isSafeInteger(id)) throw badField(id, at, 'id', 'a text or a whole number');
    ids ??= Array.from({ length: count }, (_, index) => index);
    ids[at] = id;
  }
  if (ids !== undefined) checkDistinct(ids);
  const order = given ? sortSmallestFirst(count, (at) => at) : sortedOrder(keys);
  const tags = names?.numbers();
  if (!given && (locks || tags !== undefined)) settleTies(order, keys, turnable, tags);
  const [width, height, position] = int32Arrays(3, count) as [Int32Array, Int32Array, Int32Array];
  for (let at = 0; at < count; at++) {
    const input = order[at]!;
    const sides = ~keys[input]!;
    width[at] = sides & 0xffff;
    height[at] = sides >>> 16;
    position[input] = at;
  }
  const sortedTurnable = new Uint8Array(count);
  if (turnable !== undefined) for (let at = 0; at < count; at++) sortedTurnable[at] = turnable[order[at]!]!;
  return {
    items: makeItems(width, height, sortedTurnable),
    ids,
    tags: tags?.map((_, at) => tags[order[at]!]!),
    tagCount: names?.count ?? 0,
    position,
    padding,
  };
}

/** The tags of a list, numbered by name. */
class Names {
  readonly #length: number;
  readonly #ofName: Map<string, number[]> = new Map();

  constructor(length: number) {
    this.#length = length;
  }

  get count(): number {
    return this.#ofName.size;
  }

  add(at: number, tag: unknown): void {
    if (typeof tag !== 'string') throw badField(tag, at, 'tag', 'a text');
    const members = this.#ofName.get(tag);
    if (members) members.push(at);
    else this.#ofName.set(tag, [at]);
  }

  /** The number of each input's tag, −1 for none. Numbers don't depend on the order of the list. */
  numbers(): Int32Array {
    const tags = new Int32Array(this.#length).fill(-1);
    [...this.#ofName.keys()].sort().forEach((name, number) => {
      for (const at of this.#ofName.get(name)!) tags[at] = number;
    });
    return tags;
  }
}

function isSide(value: unknown, most: number): value is number {
  return typeof value === 'number' && (value | 0) === value && value >= 1 && value <= most;
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
  keys: Uint32Array,
  turnable: Uint8Array | undefined,
  tags: Int32Array | undefined,
): void {
  order.sort(
    (a, b) =>
      keys[a]! - keys[b]! ||
      (turnable === undefined ? 0 : turnable[a]! - turnable[b]!) ||
      (tags === undefined ? 0 : tags[a]! - tags[b]!) ||
      a - b,
  );
}
