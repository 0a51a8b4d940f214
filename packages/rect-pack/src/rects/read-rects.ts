/**
 * Reads the caller's list: checks each rectangle once and copies the sizes into typed arrays, which is all that kernels see.
 *
 * Unless the order is `given`, the rectangles are sorted first (tallest, then widest, then those that may not be turned,
 * then by tag) and `position` remembers where each one went. Every search works on the sorted list, so two lists with the
 * same rectangles in another order are packed alike. Both sides fit into one 32-bit key, so the sort is a radix sort: O(n)
 * in all, with a pause for every thousand rectangles.
 */
import { checkFlag, describeValue, InvalidInputError, type Slices } from '@kit/grid';
import { type Items, makeItems, makeItemsInParts } from '../items/items.js';
import type { Pace } from '../items/pace.js';
import { roundedUp, Space } from '../items/space.js';
import { digits, sortInPasses, sortKeys } from '../orders/sort-by.js';
import { byUnits, sortedInParts } from '../orders/sorted-in-parts.js';
import type { Packing, RectInput, Unplaced } from '../types.js';
import { maxSide } from './limits.js';

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

/** So many rectangles are read between two looks at the clock of the search. */
const chunk = 1024;

/** Longer lists are sorted with pauses. */
const longList = 16_384;

/** Checks and reads the list; in its space there will be room for what `roomFor` says. */
export function* readRects(rects: ArrayLike<RectInput>, wishes: RectWishes, pace: Pace): Slices<RectList> {
  const { padding, given, roomFor = nothing } = wishes;
  const count = rects.length;
  const space = new Space(20 * count + 4 * digits + roundedUp(count) + roomFor(count));
  // Both sides in one number, turned over, so that the least is tallest, then widest.
  const keys = space.ints(count);
  const reader = new Reader(rects, wishes, keys);
  for (let from = 0; from < count; from += chunk) {
    const to = Math.min(count, from + chunk);
    reader.read(from, to);
    // A name is kept in a list and in a map.
    pace.left -= (reader.ids === undefined && reader.names === undefined ? 6 : 24) * (to - from);
    if (pace.left <= 0) yield pace.rest();
  }
  const { ids, turnable, locks } = reader;
  if (ids !== undefined) yield* checkDistinct(ids, pace);
  const tags = reader.names === undefined ? undefined : yield* reader.names.numbers(pace);
  let order = space.ints(count);
  let position = space.ints(count);
  if (given) for (let at = 0; at < count; at++) order[at] = at;
  else if (locks || tags !== undefined) order.set(yield* settledOrder(keys, turnable, tags, pace));
  else if (count > longList) order.set(yield* sortInPasses(keys, pace));
  else if (!sortKeys(keys, order, position, space.ints(digits))) [order, position] = [position, order];
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
  const items =
    count > longList
      ? yield* makeItemsInParts(width, height, sortedTurnable, pace)
      : makeItems(width, height, sortedTurnable);
  return {
    items,
    ids,
    tags: tags === undefined ? undefined : inOrder(tags, order),
    tagCount: reader.names?.count ?? 0,
    position,
    padding,
    space,
  };
}

/**
 * The answer of a search that was stopped before it had read its list: nothing has a place yet. To tell that takes no
 * order and no tags, so it takes no time worth a pause.
 */
export function nothingPacked(rects: ArrayLike<RectInput>, padding: number, measure: 'area' | 'rects'): Packing {
  const most = maxSide - padding;
  const unplaced: Unplaced[] = [];
  let area = 0;
  for (let at = 0; at < rects.length; at++) {
    const { width, height, id = at } = rects[at] ?? {};
    if (!isSide(width, most) || !isSide(height, most) || (typeof id !== 'string' && !Number.isSafeInteger(id))) {
      // It is said in the same words as when the whole list is read.
      new Reader(rects, { rotate: false, padding }, new Int32Array(rects.length)).read(at, at + 1);
      break;
    }
    area += (width + padding) * (height + padding);
    unplaced.push({ id, reason: 'stopped' });
  }
  const bound = measure === 'area' ? area : rects.length;
  const gap = bound === 0 ? 0 : 1;
  const status = unplaced.length === 0 ? 'complete' : 'partial';
  return { status, pages: [], unplaced, measure, value: 0, bound, gap, proven: bound === 0 };
}

/** How the list is to be read. */
export type RectWishes = {
  /** May rectangles be turned that don't say so themselves? */
  readonly rotate: boolean;
  readonly padding: number;
  /** Keep the list's order. */
  readonly given: boolean;
  readonly roomFor?: (count: number) => number;
};

/** Reads the list part by part. */
class Reader {
  turnable: Uint8Array | undefined;
  names: Names | undefined;
  ids: (string | number)[] | undefined;
  /** Does one of them say for itself whether it turns? */
  locks = false;
  readonly #rects: ArrayLike<RectInput>;
  readonly #rotate: boolean;
  readonly #padding: number;
  readonly #keys: Int32Array;

  constructor(
    rects: ArrayLike<RectInput>,
    { rotate, padding }: Pick<RectWishes, 'rotate' | 'padding'>,
    keys: Int32Array,
  ) {
    this.#rects = rects;
    this.#rotate = rotate;
    this.#padding = padding;
    this.#keys = keys;
  }

  read(from: number, to: number): void {
    const rects = this.#rects;
    const rotate = this.#rotate;
    const padding = this.#padding;
    const keys = this.#keys;
    const most = maxSide - padding;
    const count = keys.length;
    for (let at = from; at < to; at++) {
      const rect = rects[at];
      if (typeof rect !== 'object' || rect === null) {
        throw new InvalidInputError('bad-rect', `rects[${at}] is ${describeValue(rect)}: expected an object`, {
          index: at,
          name: `rects[${at}]`,
        });
      }
      const { width: across, height: down, rotate: turns = rotate, tag, id } = rect;
      if (!isSide(across, most)) throw badField(across, at, 'width', `an integer from 1 to ${most}`);
      if (!isSide(down, most)) throw badField(down, at, 'height', `an integer from 1 to ${most}`);
      keys[at] = ~(((down + padding) << 16) | (across + padding));
      if (turns !== rotate) {
        checkFlag(turns, `rects[${at}].rotate`);
        this.locks = true;
      }
      if (turns && across !== down) {
        this.turnable ??= new Uint8Array(count);
        this.turnable[at] = 1;
      }
      if (tag !== undefined) {
        this.names ??= new Names(count);
        this.names.add(at, tag);
      }
      if (id === undefined) {
        this.ids?.push(at);
        continue;
      }
      if (typeof id !== 'string' && !Number.isSafeInteger(id)) throw badField(id, at, 'id', 'a text or a whole number');
      this.ids ??= Array.from({ length: at }, (_, index) => index);
      this.ids.push(id);
    }
  }
}

/** What it takes to find a name again, in steps. */
const lookupSteps = 40;

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
  *numbers(pace: Pace): Slices<Int32Array> {
    const tags = new Int32Array(this.#length).fill(-1);
    let number = 0;
    for (const name of yield* sortedInParts([...this.#ofName.keys()], byUnits, pace)) {
      for (const at of this.#ofName.get(name)!) tags[at] = number;
      number++;
      pace.left -= 2;
      pace.spend(lookupSteps);
      if (pace.left <= 0) yield pace.rest();
    }
    return tags;
  }
}

function inOrder(values: Int32Array, order: Int32Array): Int32Array {
  return order.map((index) => values[index]);
}

function nothing(): number {
  return 0;
}

function isSide(value: unknown, most: number): value is number {
  return typeof value === 'number' && (value | 0) === value && value >= 1 && value <= most;
}

function badField(value: unknown, index: number, name: string, wanted: string): InvalidInputError {
  const message = `rects[${index}].${name} is ${describeValue(value)}: expected ${wanted}`;
  return new InvalidInputError(name === 'id' || name === 'tag' ? `bad-${name}` : 'bad-size', message, {
    index,
    name: `rects[${index}].${name}`,
  });
}

function* checkDistinct(ids: readonly (string | number)[], pace: Pace): Slices<void> {
  const seen = new Set<string | number>();
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index];
    if (seen.has(id)) {
      throw new InvalidInputError('duplicate-id', `rects[${index}].id is ${describeValue(id)}: it occurs before`, {
        index,
        name: `rects[${index}].id`,
      });
    }
    seen.add(id);
    pace.left -= 16;
    if (pace.left <= 0) yield pace.rest();
  }
}

/** The order by size, and equal sizes in an order that does not depend on the input: locked ones first, then by tag. */
function* settledOrder(
  keys: Int32Array,
  turnable: Uint8Array | undefined,
  tags: Int32Array | undefined,
  pace: Pace,
): Slices<Int32Array> {
  const ties = new Int32Array(keys.length);
  // A tag's number is below 2²⁰, and −1 is none.
  for (let at = 0; at < ties.length; at++) ties[at] = ((turnable?.[at] ?? 0) << 24) | ((tags?.[at] ?? -1) + 1);
  pace.left -= ties.length;
  pace.spend(4 * ties.length);
  if (pace.left <= 0) yield pace.rest();
  const byTie = yield* sortInPasses(ties, pace);
  const sizes = byTie.map((at) => keys[at]);
  pace.spend(2 * keys.length);
  if (pace.left <= 0) yield pace.rest();
  const bySize = yield* sortInPasses(sizes, pace);
  pace.left -= keys.length;
  return bySize.map((at) => byTie[at]);
}
