/**
 * Seeded randomness: pure-rand's xoroshiro128+ behind a small door.
 *
 * Its highest bits are the best and its lowest the worst, so every draw takes bits from the top. `int` is exact (draws
 * that do not fit are thrown away; a remainder would favour small numbers). Same seed, same stream, on every platform.
 *
 * @see {@link https://prng.di.unimi.it/ | Blackman and Vigna, xoshiro / xoroshiro generators}
 */

import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { checkInteger, checkSeed } from '../board/check-number.js';
import { checkList } from '../board/check-options.js';
import { isArray } from '../errors/is-object.js';
import { unexpected } from '../errors/unexpected.js';
import { mixSeed } from './mix-seed.js';

/** The state of a stream as plain JSON: four whole numbers (int32), not all 0. */
export type RandomState = readonly number[];

/** A stream of random numbers. A live object: every draw moves it on. */
export type Random = {
  /** A number from 0 (included) to 1 (not included), with 53 random bits. */
  readonly next: () => number;
  /** A whole number from 0 to n − 1, each equally likely; n from 1 to 2⁵³ − 1. */
  readonly int: (n: number) => number;
  /** A new list with the same members in random order, each order equally likely. */
  readonly shuffle: <T>(list: ArrayLike<T>) => T[];
  /** One member of a list that is not empty. */
  readonly pick: <T>(list: ArrayLike<T>) => T;
  /** The state of the stream, to be saved; {@link randomFromState} goes on from it. */
  readonly state: () => RandomState;
};

/**
 * A stream of random numbers that depends on the seed alone.
 *
 * Neighbouring seeds give unrelated streams: all 53 bits of the seed pass through an avalanche mixer. Not for secrets.
 *
 * @param seed - any safe integer
 * @returns a stream; its `int` throws `bad-number`, its `shuffle` and `pick` `bad-list` or `bad-length`
 * @throws {@link InvalidInputError} `bad-seed` if the seed is not a safe integer
 *
 * @example
 * ```ts
 * import { createRandom } from '@kit/grid';
 *
 * const random = createRandom(7);
 * const dice = [random.int(6), random.int(6), random.int(6)];
 * dice.every((face) => face >= 0 && face < 6); // => true
 * createRandom(7).shuffle([1, 2, 3]).sort(); // => [1, 2, 3]
 * ```
 */
export function createRandom(seed: number): Random {
  return streamFrom(mixSeed(checkSeed(seed)));
}

/**
 * A stream that goes on where another was saved.
 *
 * @param state - what {@link Random} `state()` gave
 * @returns a stream
 * @throws {@link InvalidInputError} `bad-state` if it is not four int32 that are not all 0
 *
 * @example
 * ```ts
 * import { createRandom, randomFromState } from '@kit/grid';
 *
 * const random = createRandom(7);
 * random.next();
 * const saved = JSON.stringify(random.state());
 * const later = randomFromState(JSON.parse(saved));
 * later.next() === random.next(); // => true
 * ```
 */
export function randomFromState(state: RandomState): Random {
  return streamFrom(checkRandomState(state));
}

/**
 * Checks the state of a stream of random numbers.
 *
 * @param state - what the caller gave
 * @param name - what messages call it, default `'state'`
 * @returns the state; 0 for −0
 * @throws {@link InvalidInputError} `bad-state` if it is not four int32 that are not all 0
 * @internal
 *
 * @example
 * ```ts
 * import { checkRandomState, createRandom } from '@kit/grid';
 *
 * checkRandomState(createRandom(7).state(), 'game.random').length; // => 4
 * ```
 */
export function checkRandomState(state: unknown, name = 'state'): RandomState {
  const words = isArray(state) ? (state as RandomState) : [];
  const isState =
    words.length === 4 &&
    words.every((word) => Number.isInteger(word) && word === (word | 0)) &&
    words.some((word) => word !== 0);
  if (isState) return words.map((word) => word | 0);
  throw unexpected('bad-state', name, state, 'four 32-bit integers, not all 0');
}

function streamFrom(state: RandomState): Random {
  const source = xoroshiro128plusFromState(state);

  /** So many of the highest bits of a draw; `count` from 1 to 32. */
  const bits = (count: number): number => source.next() >>> (32 - count);

  const int = (n: number): number => {
    checkInteger(n, 'n', 1);
    return below(n);
  };

  /** Uniform below n, which is known to be good. */
  const below = (n: number): number => {
    const last = n - 1;
    if (last === 0) return 0;
    const high = Math.floor(last / 4_294_967_296);
    const highBits = 32 - Math.clz32(high);
    const lowBits = high > 0 ? 32 : 32 - Math.clz32(last);
    for (;;) {
      const upper = high > 0 ? bits(highBits) * 4_294_967_296 : 0;
      const drawn = upper + bits(lowBits);
      if (drawn < n) return drawn;
    }
  };

  const next = (): number => {
    const upper = bits(26);
    return (upper * 134_217_728 + bits(27)) / 9_007_199_254_740_992;
  };

  const shuffle = <T>(list: ArrayLike<T>): T[] => {
    const mixed = Array.from(checkList(list, 'list'));
    for (let last = mixed.length - 1; last > 0; last--) {
      const chosen = below(last + 1);
      const held = mixed[last];
      mixed[last] = mixed[chosen];
      mixed[chosen] = held;
    }
    return mixed;
  };

  const pick = <T>(list: ArrayLike<T>): T => list[below(checkList(list, 'list', 1).length)];

  return { next, int, shuffle, pick, state: () => [...source.getState()].map((word) => word | 0) };
}
