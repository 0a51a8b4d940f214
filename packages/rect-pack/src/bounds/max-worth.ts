import { type Pace, type Slices, spend } from '@kit/grid';
import { type Items, worthOf } from '../items/items.js';

/** The interval of the rate is halved so often: it is then as exact as a number can be. */
const halvings = 52;

/** What a number may be wrong by for its size, as a part of it. */
const exactness = 2 ** -40;

/**
 * The most that items can count for whose areas sum up to no more than the capacity: the fractional knapsack.
 *
 * At any rate r the sum over all of max(0, worth − r · area), and r · capacity, is no less than the best choice counts for.
 * It is least at the rate at which what is worth more than its area fills the capacity. O(items), without sorting.
 *
 * @see Dantzig, Discrete-variable extremum problems, 1957
 */
export function* maxWorth(
  items: Pick<Items, 'count' | 'width' | 'height' | 'worth'>,
  capacity: number,
  pace: Pace,
): Slices<number> {
  const { count, width, height } = items;
  let area = 0;
  let whole = 0;
  let high = 0;
  for (let item = 0; item < count; item++) {
    const own = width[item] * height[item];
    const worth = worthOf(items, item);
    area += own;
    whole += worth;
    high = Math.max(high, worth / own);
  }
  pace.work += count;
  if (area <= capacity) return whole;
  if (items.worth === undefined) return capacity;
  let low = 0;
  for (let halving = 0; halving < halvings; halving++) {
    const rate = (low + high) / 2;
    let taken = 0;
    for (let item = 0; item < count; item++) {
      const own = width[item] * height[item];
      if (worthOf(items, item) > rate * own) taken += own;
    }
    if (taken > capacity) low = rate;
    else high = rate;
    if (spend(pace, count)) yield;
  }
  let bound = high * capacity;
  for (let item = 0; item < count; item++) {
    bound += Math.max(0, worthOf(items, item) - high * width[item] * height[item]);
  }
  pace.work += count;
  return Math.min(whole, Math.floor(bound + bound * exactness));
}
