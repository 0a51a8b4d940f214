/**
 * The best of all ways to stretch lengths, made to measure for a list.
 *
 *     lengths 6 5 5 4, capacity 10      a pattern is what fits together:   6+4   5+5   5+4   …
 *     weights 3 1 1 2                   the stretched lengths of each pattern must still fit, and the weighted sum of
 *                                       all is to be the greatest
 *
 * That is a linear program. Its dual asks how many patterns cover the weights, which is cutting stock, and so it is solved:
 * by the simplex method, whose next column is the pattern that its prices like best, found by a knapsack. The prices are the
 * stretched lengths. They are rounded to whole numbers at the end, and the capacity that goes with them is the most that any
 * pattern comes to, counted by the same knapsack: so the result is exact, however far the method came and however it rounds.
 *
 * @see Belov, Kartak, Rohling, Scheithauer, One-dimensional relaxations and LP bounds for orthogonal packing, 2009
 * @see Gilmore, Gomory, A linear programming approach to the cutting-stock problem, 1961
 */

import type { Slices } from '@kit/grid';
import { spendAside, type Tally } from '../items/tally.js';
import type { Stretched } from './dual-feasible.js';
import { Knapsack, looksOf } from './knapsack.js';

/** Lengths in question: the distinct ones, how many there are of each, and what each counts for. */
export type Lengths = {
  readonly sizes: Int32Array;
  readonly counts: Int32Array;
  readonly weights: Float64Array;
};

/** A price of 1 as a whole number: halves, thirds and so on up to sixteenths of it are whole, too. */
const unit = 720_720;

/** Less than that is nothing. */
const tiny = 1e-9;

/** A knapsack looks at most so many times into its table. */
const maxLooks = 2_000_000;

/** And there are at most so many lengths: the simplex method's work grows with their square. */
const maxRows = 400;

/** Work that is left, in steps. */
export type Work = { left: number };

/** The best scale for the lengths as far as the work reaches; undefined where there is none, or it is too much work. */
export function* bestScale(
  { sizes, counts, weights }: Lengths,
  capacity: number,
  work: Work,
  pace: Tally,
): Slices<Stretched | undefined> {
  const rows: number[] = [];
  for (let at = 0; at < sizes.length; at++) if (weights[at] > 0 && sizes[at] <= capacity) rows.push(at);
  if (rows.length === 0 || rows.length > maxRows) return undefined;
  const pick = (list: Int32Array): Int32Array => Int32Array.from(rows, (at) => list[at]);
  if (looksOf(pick(sizes), pick(counts), capacity) > maxLooks) return undefined;
  const knapsack = new Knapsack(pick(sizes), pick(counts), capacity);
  const simplex = new Simplex(
    knapsack.maxTimes,
    Float64Array.from(rows, (at) => weights[at]),
  );
  while (work.left > 0) {
    const prices = simplex.prices();
    const dearest = yield* knapsack.run(prices, pace);
    const cost = knapsack.cost + 2 * rows.length ** 2;
    work.left -= cost;
    if (spendAside(pace, 2 * rows.length ** 2)) yield;
    if (dearest <= 1 + 100 * tiny) break;
    simplex.enter(knapsack.choice());
  }
  const whole = simplex.prices().map((price) => Math.round(price * unit));
  const most = yield* knapsack.run(whole, pace);
  const values = new Float64Array(sizes.length);
  for (let at = 0; at < sizes.length; at++) if (sizes[at] > capacity) values[at] = most + 1;
  rows.forEach((at, row) => {
    values[at] = whole[row];
  });
  return { values, capacity: most };
}

/** Fewest patterns that cover the weights: the basis, by its inverse. */
class Simplex {
  readonly #size: number;
  readonly #inverse: Float64Array;
  /** How much of each pattern of the basis there is. */
  readonly #amounts: Float64Array;

  /** Begins with patterns of one length each, as often as it fits. */
  constructor(maxTimes: Int32Array, weights: Float64Array) {
    const size = maxTimes.length;
    this.#size = size;
    this.#inverse = new Float64Array(size * size);
    for (let row = 0; row < size; row++) this.#inverse[row * size + row] = 1 / maxTimes[row];
    this.#amounts = weights.map((weight, row) => weight / maxTimes[row]);
  }

  /** What each length is worth now; none less than nothing. */
  prices(): Float64Array {
    const size = this.#size;
    const prices = new Float64Array(size);
    for (let at = 0; at < size * size; at++) prices[at % size] += this.#inverse[at];
    for (let row = 0; row < size; row++) if (prices[row] < tiny) prices[row] = 0;
    return prices;
  }

  /** A pattern comes into the basis, another one goes. It is worth more than 1, which is what its changes sum up to. */
  enter(pattern: Float64Array): void {
    const size = this.#size;
    const inverse = this.#inverse;
    const amounts = this.#amounts;
    const change = new Float64Array(size);
    for (let at = 0; at < size * size; at++) change[Math.floor(at / size)] += inverse[at] * pattern[at % size];
    // Of those that are used up first together the first one goes.
    let out = change.findIndex((part) => part > tiny);
    for (let row = out + 1; row < size; row++) {
      if (change[row] > tiny && amounts[row] * change[out] < amounts[out] * change[row]) out = row;
    }
    const pivot = change[out];
    for (let col = 0; col < size; col++) inverse[out * size + col] /= pivot;
    amounts[out] /= pivot;
    for (let row = 0; row < size; row++) {
      if (row === out || change[row] === 0) continue;
      amounts[row] = Math.max(0, amounts[row] - change[row] * amounts[out]);
      for (let col = 0; col < size; col++) inverse[row * size + col] -= change[row] * inverse[out * size + col];
    }
  }
}
