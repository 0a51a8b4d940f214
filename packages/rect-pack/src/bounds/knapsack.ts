import type { Slices } from '@kit/grid';
import { spendAside, type Tally } from '../items/tally.js';

/** Looks into the table that cost about a step of the pace. */
const looksAStep = 3;

/** How often a run looks into the table. */
export function looksOf(sizes: Int32Array, counts: Int32Array, capacity: number): number {
  return maxTimes(sizes, counts, capacity).reduce((sum, times) => sum + (1 + times) * (capacity + 1), 0);
}

/** How often each can be taken at most. */
function maxTimes(sizes: Int32Array, counts: Int32Array, capacity: number): Int32Array {
  return sizes.map((size, at) => Math.min(counts[at], Math.floor(capacity / size)));
}

/** The most that lengths are worth which fit into a capacity together, each at most so often: a table of size by capacity. */
export class Knapsack {
  /** What the last run has cost, in steps. */
  cost = 0;
  readonly #sizes: Int32Array;
  readonly #capacity: number;
  /** How often each can be taken at most. */
  readonly maxTimes: Int32Array;
  readonly #worth: Float64Array;
  /** How many of each are taken, by the room that there is for those up to it. */
  readonly #taken: Uint16Array;

  /** All sizes are at most the capacity. */
  constructor(sizes: Int32Array, counts: Int32Array, capacity: number) {
    this.#sizes = sizes;
    this.#capacity = capacity;
    this.maxTimes = maxTimes(sizes, counts, capacity);
    this.#worth = new Float64Array(capacity + 1);
    this.#taken = new Uint16Array(sizes.length * (capacity + 1));
  }

  /** The most that can be had if each length is worth that. */
  *run(values: ArrayLike<number>, pace: Tally): Slices<number> {
    const worth = this.#worth.fill(0);
    const capacity = this.#capacity;
    this.cost = 0;
    for (let at = 0; at < this.#sizes.length; at++) {
      this.#add(at, values[at]);
      const cost = Math.ceil(((1 + this.maxTimes[at]) * (capacity + 1)) / looksAStep);
      this.cost += cost;
      if (spendAside(pace, cost)) yield;
    }
    return worth[capacity];
  }

  #add(at: number, value: number): void {
    const worth = this.#worth;
    const size = this.#sizes[at];
    const max = this.maxTimes[at];
    const row = at * (this.#capacity + 1);
    // From above, so that what is read does not know this length yet.
    for (let room = this.#capacity; room >= 0; room--) {
      let best = worth[room];
      let taken = 0;
      for (let times = 1, rest = room - size; times <= max && rest >= 0; times++, rest -= size) {
        const sum = worth[rest] + times * value;
        if (sum > best) {
          best = sum;
          taken = times;
        }
      }
      worth[room] = best;
      this.#taken[row + room] = taken;
    }
  }

  /** How often each length is taken in the best choice of the last run. */
  choice(): Float64Array {
    const times = new Float64Array(this.#sizes.length);
    let room = this.#capacity;
    for (let at = times.length - 1; at >= 0; at--) {
      times[at] = this.#taken[at * (this.#capacity + 1) + room];
      room -= times[at] * this.#sizes[at];
    }
    return times;
  }
}
