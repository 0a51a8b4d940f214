/**
 * What packing a plain list takes: some arrays, of which a short list makes more work than of itself. So those of short
 * lists are kept from call to call. They hold nothing that an answer depends on: every call writes what it reads.
 */
import type { Items, Layout } from '../items/items.js';
import { skylineLength } from '../kernel/chained-skyline.js';
import type { GapMemory } from '../kernel/gap-memory.js';
import { counters } from '../orders/sort-by.js';
import { slotsFor } from '../rects/read-plain.js';

/** The arrays; they may be longer than the list. */
export type PlainMemory = GapMemory & {
  /** How long a list may be. */
  readonly capacity: number;
  readonly keys: Int32Array;
  readonly order: Int32Array;
  readonly spare: Int32Array;
  readonly ends: Int32Array;
  /** Two slots or more a name. */
  readonly slots: Int32Array;
  readonly layout: Layout;
} & Pick<Items, 'width' | 'height' | 'turnable'>;

/** Longer lists take their memory with them. */
const maxKept = 1024;

let kept: PlainMemory | undefined;

/** Memory for a list of this length, which belongs to the caller until it is given back. */
export function takeMemory(count: number): PlainMemory {
  const memory = kept;
  if (memory === undefined || memory.capacity < count) return makeMemory(Math.max(count, maxKept));
  // Whoever calls from within this call, by a getter of a rectangle, makes memory of its own.
  kept = undefined;
  return memory;
}

/** What the next call may use. */
export function giveBack(memory: PlainMemory): void {
  if (memory.capacity === maxKept) kept = memory;
}

function makeMemory(capacity: number): PlainMemory {
  const ints = () => new Int32Array(capacity);
  return {
    capacity,
    keys: ints(),
    order: ints(),
    spare: ints(),
    ends: new Int32Array(counters),
    slots: new Int32Array(slotsFor(capacity)),
    width: ints(),
    height: ints(),
    turnable: new Uint8Array(capacity),
    layout: { x: ints(), y: ints(), page: ints(), turned: new Uint8Array(capacity) },
    next: new Int32Array(capacity + 1),
    skyline: new Int32Array(skylineLength(capacity)),
  };
}
