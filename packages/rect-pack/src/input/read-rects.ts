/**
 * The list of rectangles, checked once and turned into typed arrays.
 *
 * Unless the order is `given`, the items stand in a canonical order (tallest first, then widest, then by lock and tag),
 * and everything behind works with that order only. So lists that differ only in their order are packed alike.
 */
import { checkFlag, checkList, describeValue, InvalidInputError } from '@kit/grid';
import { type Items, makeItems } from '../kernels/items.js';
import { roundedUp, Space } from '../kernels/space.js';
import { digits, sortKeys } from '../orders/sort-by.js';
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
  /** Where the arrays are, with the room that was asked for. */
  readonly space: Space;
};

/** Checks and reads the list; in its space there will be room for what `roomFor` says. */
export function readRects(
  rects: readonly RectInput[],
  rotate: boolean,
  padding: number,
  given: boolean,
  roomFor: (count: number) => number = nothing,
): RectList {
  const count = checkList(rects, 'rects', 0, maxRects).length;
  const space = new Space(20 * count + 4 * digits + roundedUp(count) + roomFor(count));
  // Both sides in one number, turned over, so that the least is tallest, then widest.
  const keys = space.ints(count);
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
  let order = space.ints(count);
  let position = space.ints(count);
  const tags = names?.numbers();
  if (given) for (let at = 0; at < count; at++) order[at] = at;
  else if (!sortKeys(keys, order, position, space.ints(digits))) [order, position] = [position, order];
  if (!given && (locks || tags !== undefined)) settleTies(order, keys, turnable, tags);
  const width = space.ints(count);
  const height = space.ints(count);
  for (let at = 0; at < count; at++) {
    const input = order[at]!;
    const sides = ~keys[input]!;
    width[at] = sides & 0xffff;
    height[at] = sides >>> 16;
    position[input] = at;
  }
  const sortedTurnable = space.bytes(count);
  if (turnable !== undefined) for (let at = 0; at < count; at++) sortedTurnable[at] = turnable[order[at]!]!;
  return {
    items: makeItems(width, height, sortedTurnable),
    ids,
    tags: tags === undefined ? undefined : inOrder(tags, order),
    tagCount: names?.count ?? 0,
    position,
    padding,
    space,
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

function inOrder(values: Int32Array, order: Int32Array): Int32Array {
  return order.map((index) => values[index]!);
}

function nothing(): number {
  return 0;
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
  keys: Int32Array,
  turnable: Uint8Array | undefined,
  tags: Int32Array | undefined,
): void {
  order.sort(
    (a, b) =>
      (keys[a]! >>> 0) - (keys[b]! >>> 0) ||
      (turnable === undefined ? 0 : turnable[a]! - turnable[b]!) ||
      (tags === undefined ? 0 : tags[a]! - tags[b]!) ||
      a - b,
  );
}
