import { emptyLayout, type Items, type Layout, makeItems } from '../kernels/items.js';
import { MaxRects } from '../kernels/max-rects.js';
import { mergeLayout, subsetOf } from '../kernels/subset.js';
import { largeOnes } from './large-ones.js';
import { SkylineBeam } from './skyline-beam.js';

/** What came of a bin: the layout on page 0, the area that it covers and how many items it holds. */
export type BinFill = { readonly layout: Layout; readonly area: number; readonly count: number };

/** Biases that rounds take in turn; see {@link SkylineBeam}. */
const biases = [0.1, 0.1, 0.3, 0.03] as const;

/** A list longer than this is too long for a beam as a whole. */
export const longestBeam = 600;

/**
 * Fills a bin by a beam of so many states; yields after every level.
 *
 * Rounds differ: odd ones grow from the left edge instead of the bottom, and the weight of waste changes. They are no
 * better than each other, but the best of several is better than each. Where all is wanted, what wastes too much for
 * that is given up. Of a long list the beam takes the few items that
 * are nearly all of the area, if there are such, and the crowd of small ones fills the holes.
 */
export function* fillBin(
  items: Items,
  binWidth: number,
  binHeight: number,
  states: number,
  round: number,
  wanted: 'all' | 'most',
): Generator<void, BinFill, void> {
  if (items.count === 0) return { layout: emptyLayout(0), area: 0, count: 0 };
  if (items.count > longestBeam) return yield* fillLargeFirst(items, binWidth, binHeight, states, round, wanted);
  const maxWaste = wanted === 'most' ? Number.POSITIVE_INFINITY : binWidth * binHeight - items.area;
  const sideways = round % 2 === 1;
  // Among few items every choice counts, among many the second best is rarely far from the best.
  const thorough = items.count <= 30 || round % 4 > 1;
  const branching = thorough ? Math.max(3, Math.min(24, Math.floor(400 / items.count))) : 2;
  const guide = { width: states, branching, bias: biases[round % biases.length]!, maxWaste };
  const beam = sideways
    ? new SkylineBeam(makeItems(items.height, items.width, items.turnable), binHeight, binWidth, guide)
    : new SkylineBeam(items, binWidth, binHeight, guide);
  while (beam.step()) yield;
  const layout = beam.layout();
  return {
    layout: sideways ? { ...layout, x: layout.y, y: layout.x } : layout,
    area: beam.bestArea,
    count: beam.bestCount,
  };
}

/** A wider beam would take more memory than it is worth. */
export const mostStates = 4096;

/** Can a beam make something of this list? */
export function suitsBeam(items: Items): boolean {
  return items.count <= longestBeam || largeOnes(items) !== undefined;
}

/** How many states a beam may have for so much work: states × levels × items looked at, about. */
export function affordableStates(items: Items, work: number): number {
  const count = items.count > longestBeam ? (largeOnes(items)?.large ?? items.count) : items.count;
  return Math.max(16, Math.min(mostStates, Math.floor(work / (count * (70 + count)))));
}

function* fillLargeFirst(
  items: Items,
  binWidth: number,
  binHeight: number,
  states: number,
  round: number,
  wanted: 'all' | 'most',
): Generator<void, BinFill, void> {
  const layout = emptyLayout(items.count);
  const split = largeOnes(items);
  if (split === undefined) return { layout, area: 0, count: 0 };
  const large = split.order.slice(0, split.large).sort();
  const fill = yield* fillBin(subsetOf(items, large), binWidth, binHeight, states, round, wanted);
  mergeLayout(fill.layout, large, layout);
  let { area, count } = fill;
  // While a large one has no place the small ones can't help.
  if (count < large.length) return { layout, area, count };
  const holes = new MaxRects(0);
  holes.reset(binWidth, binHeight);
  const { width, height, turnable } = items;
  for (const item of large) {
    const turned = layout.turned[item] === 1;
    const x = layout.x[item]!;
    const y = layout.y[item]!;
    holes.take(x, y, x + (turned ? height[item]! : width[item]!), y + (turned ? width[item]! : height[item]!));
  }
  for (let at = split.large; at < items.count; at++) {
    const item = split.order[at]!;
    if (!holes.place(width[item]!, height[item]!, turnable[item]!)) continue;
    layout.x[item] = holes.x;
    layout.y[item] = holes.y;
    layout.turned[item] = holes.turned;
    layout.page[item] = 0;
    area += width[item]! * height[item]!;
    count++;
  }
  return { layout, area, count };
}
