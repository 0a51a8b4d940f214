/**
 * Whole numbers below 2⁵³ with a byte each, in typed arrays, by open addressing.
 *
 * A `Map` that has become full copies itself in one go, which takes longer than a slice may once it holds some hundred
 * thousand. This one is asked to grow, and does it in slices.
 */
import { type Pace, type Slices, spend } from '@kit/grid';

/** Numbers and their bytes; live. */
export type NumberMap = {
  readonly count: () => number;
  /** The byte of a number, or undefined. */
  readonly get: (key: number) => number | undefined;
  /** Adds a number that isn't there yet; false if it is. */
  readonly add: (key: number, value: number) => boolean;
  /** Is there room for so many more? Else it must {@link NumberMap.grow} before they are added. */
  readonly hasRoom: (more: number) => boolean;
  /** Makes room for so many more, and for as many again as there are. */
  readonly grow: (more: number, pace: Pace) => Slices<void>;
};

/** What a place takes that is copied, in units of the pace. */
const placeWork = 4;
const placesAtOnce = 1024;

/** A map with room for some numbers. */
export function numberMap(room = 4096): NumberMap {
  let mask = 2 ** (33 - Math.clz32(room)) - 1;
  // A place holds its number + 1, so that 0 is an empty one.
  let keys = new Float64Array(mask + 1);
  let values = new Uint8Array(mask + 1);
  let count = 0;

  /** Where a number stands, or would stand: of the places at most half are taken. */
  const placeOf = (key: number): number => {
    let place = hashOf(key) & mask;
    while (keys[place] !== 0 && keys[place] !== key + 1) place = (place + 1) & mask;
    return place;
  };

  function* grow(more: number, pace: Pace): Slices<void> {
    const [oldKeys, oldValues] = [keys, values];
    mask = 2 ** (33 - Math.clz32(count + more)) - 1;
    keys = new Float64Array(mask + 1);
    values = new Uint8Array(mask + 1);
    for (let at = 0; at < oldKeys.length; at++) {
      if (at % placesAtOnce === 0 && spend(pace, placesAtOnce * placeWork)) yield;
      if (oldKeys[at] === 0) continue;
      const place = placeOf(oldKeys[at] - 1);
      keys[place] = oldKeys[at];
      values[place] = oldValues[at];
    }
  }

  return {
    count: () => count,
    get: (key) => {
      const place = placeOf(key);
      return keys[place] === 0 ? undefined : values[place];
    },
    add: (key, value) => {
      const place = placeOf(key);
      if (keys[place] !== 0) return false;
      keys[place] = key + 1;
      values[place] = value;
      count++;
      return true;
    },
    hasRoom: (more) => (count + more) * 2 <= mask + 1,
    grow,
  };
}

function hashOf(key: number): number {
  let hash = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul(Math.floor(key / 2 ** 32), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
