/**
 * Is every name there once? Names that ascend are; for others there is a table of our own: V8's sets make garbage as they
 * grow, and took longer than the packing of a long list.
 */
import { describeValue, InvalidInputError, type Slices } from '@kit/grid';
import type { Pace } from '../items/pace.js';
import type { NamedPlace } from './extras.js';

type Id = string | number;

/** So many names are looked at between two looks at the pace. */
const chunk = 1024;

/** Steps that it takes to look a name up. */
const lookupSteps = 16;

/** Throws at the first name that occurs before: among the rectangles', and then among their aliases'. */
export function* checkDistinct(ids: readonly Id[], aliases: readonly NamedPlace[], pace: Pace): Slices<void> {
  if (aliases.length === 0 && areAscending(ids)) {
    pace.left -= ids.length;
    return;
  }
  const names = aliases.length === 0 ? ids : [...ids, ...aliases.map(({ id }) => id)];
  pace.begin('names');
  const table = new NameTable(names);
  for (let from = 0; from < names.length; from += chunk) {
    const to = Math.min(names.length, from + chunk);
    const twice = table.add(from, to);
    if (twice >= 0) throw occursBefore(names[twice], twice, aliases[twice - ids.length]);
    pace.left -= lookupSteps * (to - from);
    if (pace.left <= 0) yield pace.rest();
  }
}

function occursBefore(id: Id, at: number, alias: NamedPlace | undefined): InvalidInputError {
  const index = alias?.index ?? at;
  const name = alias?.name ?? `rects[${at}].id`;
  return new InvalidInputError('duplicate-id', `${name} is ${describeValue(id)}: it occurs before`, { index, name });
}

/** Does each name come after the one before it? */
function areAscending(ids: readonly Id[]): boolean {
  let last = ids[0];
  for (let at = 1; at < ids.length; at++) {
    const id = ids[at];
    // A number and a text don't compare.
    if (typeof id !== typeof last || !(id > last)) return false;
    last = id;
  }
  return true;
}

/** Where the probes of one name get so many, somebody has chosen the names: then a set takes over. */
const longestWalk = 64;

/** A hash table of names by open addressing. */
class NameTable {
  readonly #names: readonly Id[];
  /** The name at each slot, as its index and one; 0 where there is none. */
  readonly #slots: Int32Array;
  readonly #hashes: Int32Array;
  #set: Set<Id> | undefined;

  constructor(names: readonly Id[]) {
    const slots = 1 << (33 - Math.clz32(names.length));
    this.#names = names;
    this.#slots = new Int32Array(slots);
    this.#hashes = new Int32Array(names.length);
  }

  /** Takes the names of this range; the index of the first that was there already, or −1. */
  add(from: number, to: number): number {
    const names = this.#names;
    const slots = this.#slots;
    const hashes = this.#hashes;
    const mask = slots.length - 1;
    for (let at = from; at < to; at++) {
      const name = names[at];
      if (this.#set !== undefined) {
        if (this.#set.has(name)) return at;
        this.#set.add(name);
        continue;
      }
      const hash = typeof name === 'string' ? hashText(name) : hashNumber(name);
      hashes[at] = hash;
      let slot = hash & mask;
      let walked = 0;
      for (let held = slots[slot]; held !== 0; held = slots[slot]) {
        if (hashes[held - 1] === hash && names[held - 1] === name) return at;
        slot = (slot + 1) & mask;
        walked++;
      }
      slots[slot] = at + 1;
      if (walked > longestWalk) this.#set = new Set(names.slice(0, at + 1));
    }
    return -1;
  }
}

/** Of a longer text its beginning and its end are hashed. */
const hashedUnits = 24;

function hashText(text: string): number {
  const { length } = text;
  let hash = length;
  if (length > 2 * hashedUnits) {
    for (let at = 0; at < hashedUnits; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  for (let at = length > 2 * hashedUnits ? length - hashedUnits : 0; at < length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return spread(hash);
}

function hashNumber(value: number): number {
  // The high half of a large number counts as well.
  return spread((value | 0) ^ Math.imul(Math.floor(value / 4_294_967_296), 0x27d4eb2d));
}

/** Every bit of the hash changes the low ones, which choose the slot. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
