import { type Pace, type Slices, spend } from '@kit/grid';
import { bottomOf, emptyLayout, type Items, type Layout, makeItems, put, rightOf } from '../items/items.js';
import { mergeLayout, subsetOf } from '../items/subset.js';
import { MaxRects } from '../kernel/max-rects.js';
import type { Split } from './large-ones.js';
import { SkylineBeam } from './skyline-beam.js';

/** What came of a bin: the layout on page 0, the area that it covers and how many items it holds. */
export type BinFill = { readonly layout: Layout; readonly area: number; readonly count: number };

/** A bin to be filled. */
export type BinTask = {
  readonly items: Items;
  readonly width: number;
  readonly height: number;
  /** How many states the beam has. */
  readonly states: number;
  readonly round: number;
  readonly wanted: 'all' | 'most';
  /** What a segment of the upper edge counts for, see `BeamGuide`. */
  readonly edgeCost: number;
  /** The large ones of a list that is too long for a beam as a whole: longer than {@link longestBeam}. */
  readonly split?: Split | undefined;
};

/** Biases that rounds take in turn; see {@link SkylineBeam}. */
const biases = [0.1, 0.1, 0.3, 0.03] as const;

/**
 * How long how many of the states wait, see `BeamGuide`: what is to fill a page only finds its end late. More of it is
 * better and takes more work: on 48 lists of our own, in 6.6 M steps 0.69 % are lost on a full page; with `most` at 0.8 and
 * 0.4 it is 0.68 % in 7.6 M, at 0.9 and 0.2 0.72 % in 5.0 M, at 0.9 and 1 0.67 % in 10.5 M. On strips, with `all`, 2.52 %
 * in 7.6 M; 2.29 % in 12.7 M from 0.65 on, 3.26 % in 4.7 M with a part of 0.1, 2.30 % in 12.0 M with one of 0.4.
 * `node scripts/limits.mjs late-from early-part late-from-all early-part-all --lists 48`
 */
const lateFrom = { all: 0.8, most: 0.9 } as const;
const earlyPart = { all: 0.2, most: 0.4 } as const;

/** A list longer than this is too long for a beam as a whole. */
export const longestBeam = 600;

/**
 * Fills a bin by a beam.
 *
 * Rounds differ: odd ones grow from the left edge instead of the bottom, and the weight of waste changes. They are no
 * better than each other, but the best of several is better than each. Where all is wanted, what wastes too much for
 * that is given up. Of a long list the beam takes the few items that are nearly all of the area, if there are such, and
 * the crowd of small ones fills the holes.
 */
export function* fillBin(task: BinTask, pace: Pace): Slices<BinFill> {
  const { items, width, height, states, round, wanted, edgeCost, split } = task;
  if (split !== undefined) return yield* fillLargeFirst(task, split, pace);
  const maxWaste = wanted === 'most' ? Number.POSITIVE_INFINITY : width * height - items.area;
  const sideways = round % 2 === 1;
  // Among few items every choice counts, among many the second best is rarely far from the best.
  const thorough = items.count <= 30 || round % 4 > 1;
  const branching = thorough ? Math.max(3, Math.min(24, Math.floor(400 / items.count))) : 2;
  const early = { lateFrom: lateFrom[wanted], earlyPart: earlyPart[wanted], edgeCost };
  const guide = { width: states, branching, bias: biases[round % biases.length], maxWaste, ...early };
  const beam = sideways
    ? new SkylineBeam(makeItems(items.height, items.width, items.turnable, items.worth), height, width, guide)
    : new SkylineBeam(items, width, height, guide);
  // The beam's memory has to be cleared first.
  if (spend(pace, states * (items.count >> 2))) yield;
  while (yield* beam.step(pace));
  const layout = beam.layout();
  return {
    layout: sideways ? { ...layout, x: layout.y, y: layout.x } : layout,
    area: beam.bestArea,
    count: beam.bestCount,
  };
}

/** A wider beam would take more memory than it is worth. */
export const maxStates = 4096;

/** How many states a beam over so many items may have for so much work: states × levels × items looked at, about. */
export function affordableStates(count: number, work: number): number {
  return Math.max(16, Math.min(maxStates, Math.floor(work / (count * (70 + count)))));
}

function* fillLargeFirst(task: BinTask, split: Split, pace: Pace): Slices<BinFill> {
  const { items } = task;
  const layout = emptyLayout(items.count);
  const large = split.order.slice(0, split.large).sort();
  const fill = yield* fillBin({ ...task, items: subsetOf(items, large), split: undefined }, pace);
  mergeLayout(fill.layout, large, layout);
  let { area, count } = fill;
  // While a large one has no place the small ones can't help.
  if (count < large.length) return { layout, area, count };
  const holes = new MaxRects('best-short-side');
  holes.reset(task.width, task.height);
  const { width, height, turnable } = items;
  for (const item of large) {
    holes.take(layout.x[item], layout.y[item], rightOf(items, layout, item), bottomOf(items, layout, item));
  }
  for (let at = split.large; at < items.count; at++) {
    if (spend(pace, 2 * holes.size + 1)) yield;
    const item = split.order[at];
    if (!holes.place(width[item], height[item], turnable[item])) continue;
    put(layout, item, holes, 0);
    area += width[item] * height[item];
    count++;
  }
  return { layout, area, count };
}
