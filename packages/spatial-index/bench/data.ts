// The data of the benchmark: places in a world of 10,000 by 10,000, the same in every run.
import { createRandom, type Random } from '@kit/grid';

export const world = 10_000;

export type Layout = 'uniform' | 'clustered';

/** Four numbers an item: minX, minY, maxX, maxY. */
export type Boxes = Float64Array;

/** Places all over the world, or in twenty clusters with a standard deviation of 50. */
export function places(layout: Layout, count: number): { xs: Float64Array; ys: Float64Array } {
  const random = createRandom(count);
  const centers = Array.from({ length: 20 }, () => [random.next() * world, random.next() * world] as const);
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const [x, y] = layout === 'uniform' ? [random.next() * world, random.next() * world] : random.pick(centers);
    xs[i] = layout === 'uniform' ? x : x + 50 * bell(random);
    ys[i] = layout === 'uniform' ? y : y + 50 * bell(random);
  }
  return { xs, ys };
}

/** Near enough to a normal distribution: the sum of twelve even draws. */
function bell(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.next();
  return sum;
}

/** Boxes at the places, with sides up to the distance between neighbours in an even world. */
export function boxesAt(xs: Float64Array, ys: Float64Array): Boxes {
  const random = createRandom(1);
  const longest = world / Math.sqrt(xs.length);
  const boxes = new Float64Array(4 * xs.length);
  for (let i = 0; i < xs.length; i++) {
    boxes.set([xs[i]!, ys[i]!, xs[i]! + random.next() * longest, ys[i]! + random.next() * longest], 4 * i);
  }
  return boxes;
}

/** Square windows around places of the data, their sides a share of the world. */
export function windowsAround(xs: Float64Array, ys: Float64Array, share: number, count: number): Boxes {
  const random = createRandom(2);
  const half = (world * share) / 2;
  const windows = new Float64Array(4 * count);
  for (let i = 0; i < count; i++) {
    const at = random.int(xs.length);
    windows.set([xs[at]! - half, ys[at]! - half, xs[at]! + half, ys[at]! + half], 4 * i);
  }
  return windows;
}
