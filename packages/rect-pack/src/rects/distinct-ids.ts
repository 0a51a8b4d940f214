/**
 * Is every name there once? A table of our own tells: V8's sets make garbage as they grow, and took longer than the packing
 * of a long list. Names are hashed as they are read; here nearly always a look at two hashes is enough.
 */
import { occursBefore } from './bare-faults.js';
import type { NamedPlace } from './extras.js';

type Id = string | number;

/**
 * Throws at the first name that occurs before: among the rectangles', whose hashes are known, and then among their aliases'.
 */
export function checkDistinct(ids: Names, aliases: readonly NamedPlace[]): void {
  const table = new NameTable(aliases.length === 0 ? ids : withAliases(ids, aliases));
  const twice = table.addAll();
  if (twice < 0) return;
  const alias = aliases[twice - ids.list.length];
  throw occursBefore(table.names.list[twice], alias?.index ?? twice, alias?.name);
}

/** Names with their hashes. */
export type Names = { readonly list: Id[]; readonly hashes: Int32Array };

function withAliases({ list, hashes }: Names, aliases: readonly NamedPlace[]): Names {
  const all = new Int32Array(list.length + aliases.length);
  all.set(hashes);
  for (let at = 0; at < aliases.length; at++) all[list.length + at] = hashName(aliases[at].id);
  return { list: [...list, ...aliases.map(({ id }) => id)], hashes: all };
}

/** Where the probes of one name get so many, somebody has chosen the names: then a set takes over. */
const longestWalk = 64;

/** A hash table of names by open addressing. */
class NameTable {
  readonly names: Names;
  /** The name at each slot, as its index and one; 0 where there is none. */
  readonly #slots: Int32Array;
  #set: Set<Id> | undefined;

  constructor(names: Names) {
    this.names = names;
    // At least two slots a name.
    this.#slots = new Int32Array(1 << (33 - Math.clz32(names.list.length)));
  }

  /** Takes all names; the index of the first that was there already, or −1. */
  addAll(): number {
    const { list, hashes } = this.names;
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let at = 0; at < list.length; at++) {
      if (this.#set !== undefined) {
        if (this.#set.has(list[at])) return at;
        this.#set.add(list[at]);
        continue;
      }
      const hash = hashes[at];
      let slot = hash & mask;
      let walked = 0;
      for (let held = slots[slot]; held !== 0; held = slots[slot]) {
        if (hashes[held - 1] === hash && list[held - 1] === list[at]) return at;
        slot = (slot + 1) & mask;
        walked++;
      }
      slots[slot] = at + 1;
      if (walked > longestWalk) this.#set = new Set(list.slice(0, at + 1));
    }
    return -1;
  }
}

/** A number for a name, in which all of its bits and signs count. */
export function hashName(name: Id): number {
  return typeof name === 'string' ? hashText(name) : hashNumber(name);
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
