/**
 * Reads a plain list, as most are: rectangles with their sides, a name for each or for none, and what they carry to the
 * answer. One loop checks a rectangle, makes its place, and looks whether its name is there already.
 */
import type { RectInput } from '../types.js';
import { isSide, nameOf } from './bare-faults.js';
import { hashName } from './distinct-ids.js';
import { maxSide } from './limits.js';
import { carry, copySource, isName, type OpenPlace } from './plain-extras.js';

/** A plain list as it has been read. */
export type PlainList = {
  readonly places: OpenPlace[];
  /** The tag of each, undefined if none has one. */
  readonly tags: readonly (string | undefined)[] | undefined;
};

/** What the loop writes. */
export type PlainKeys = {
  /** Both sides in one number, turned over, so that the least is tallest, then widest. */
  readonly keys: Int32Array;
  /** A table of names: in each slot the index and one, and above it what the slot doesn't tell of the hash. */
  readonly slots: Int32Array;
};

/** Where the probes of one name get so many, somebody has chosen the names. */
const longestWalk = 64;

/**
 * A plain list of one rectangle or more, its places still open. Undefined if the list is not plain, or not even right:
 * then it has to be read by {@link readRects}, which knows all that a rectangle may have, and what to say of it.
 */
export function readPlain(
  rects: ArrayLike<RectInput>,
  rotate: boolean,
  padding: number,
  { keys, slots }: PlainKeys,
): PlainList | undefined {
  const count = rects.length;
  const max = maxSide - padding;
  const named = rects[0]?.id !== undefined;
  const tail = named ? commonEnd(rects[0].id, rects[count - 1]?.id) : 0;
  const places = new Array<OpenPlace>(count);
  const mask = named ? slotsFor(count) - 1 : 0;
  if (named) slots.fill(0, 0, mask + 1);
  let tags: (string | undefined)[] | undefined;
  const aliases: (string | number)[] = [];
  for (let at = 0; at < count; at++) {
    const rect = rects[at];
    if (typeof rect !== 'object' || rect === null) return undefined;
    const { rotate: turns = rotate, id = at, source, tag, rotated = false } = rect;
    if (typeof rotated !== 'boolean') return undefined;
    const width = rotated ? rect.height : rect.width;
    const height = rotated ? rect.width : rect.height;
    if (!isSide(width, max) || !isSide(height, max) || turns !== rotate) return undefined;
    if (rect.extrude !== undefined || rect.alignTo !== undefined) return undefined;
    // Some may turn by their own wish, others by the options'.
    if (rotate && rect.rotate !== undefined) return undefined;
    if (named) {
      if (!isName(id)) return undefined;
      const hash = typeof id === 'string' && count <= fewNames ? hashEnd(id, tail) : hashName(id);
      let slot = hash & mask;
      let walked = 0;
      for (let held = slots[slot]; held !== 0; held = slots[slot]) {
        if (((held ^ hash) & ~mask) === 0 && places[(held & mask) - 1].id === id) return undefined;
        if (++walked > longestWalk) return undefined;
        slot = (slot + 1) & mask;
      }
      slots[slot] = (hash & ~mask) | (at + 1);
    } else if (id !== at) return undefined;
    const name = nameOf(id);
    keys[at] = ~(((height + padding) << 16) | (width + padding));
    const across = width | 0;
    const down = height | 0;
    if (source === undefined) places[at] = { id: name, x: 0, y: 0, width: across, height: down, rotated: false };
    else {
      const copy = copySource(source, across, down);
      if (copy === undefined) return undefined;
      places[at] = { id: name, x: 0, y: 0, width: across, height: down, rotated: false, source: copy };
    }
    if (tag !== undefined) {
      if (typeof tag !== 'string') return undefined;
      tags ??= new Array<string | undefined>(count).fill(undefined);
      tags[at] = tag;
    }
    if (rect.aliases === undefined && rect.data === undefined) continue;
    if (!carry(rect, places[at], aliases)) return undefined;
  }
  return aliases.length === 0 || areApart(aliases, places) ? { places, tags } : undefined;
}

/** Is no alias a name that is there already? Aliases are few, so a set will do. */
function areApart(aliases: readonly (string | number)[], places: readonly OpenPlace[]): boolean {
  const names = new Set(aliases);
  for (const { id } of places) names.add(id);
  return names.size === aliases.length + places.length;
}

/** So few names are told apart by four units. */
const fewNames = 1024;

/** A number for a text: of most lists the four units before an end that all have, such as `.png`, tell names apart. */
function hashEnd(text: string, tail: number): number {
  const end = text.length - tail;
  if (end < 4) return hashName(text);
  const low = text.charCodeAt(end - 1) ^ (text.charCodeAt(end - 2) << 6);
  const high = (text.charCodeAt(end - 3) << 12) ^ (text.charCodeAt(end - 4) << 18);
  const hash = Math.imul(text.length ^ low ^ high, 0x2c1b3c6d);
  return hash ^ (hash >>> 15);
}

/** How many units two names have in common at their ends. */
function commonEnd(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  const max = Math.min(one.length, other.length);
  let end = 0;
  while (end < max && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end)) end++;
  return end;
}

/** A power of two, at least twice the number of names. */
export function slotsFor(names: number): number {
  return 1 << (33 - Math.clz32(names));
}
