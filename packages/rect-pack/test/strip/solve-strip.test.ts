import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { type Items, makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import type { ItemOrder } from '../../src/orders/item-orders.js';
import { BestStrip, solveStrip } from '../../src/strip/solve-strip.js';
import type { Effort, RectInput } from '../../src/types.js';
import { cutRects, uniformRects } from '../cases.js';

type Task = {
  readonly effort: Effort;
  readonly width?: number;
  readonly maxHeight?: number;
  readonly bound?: number;
  readonly order?: ItemOrder;
  readonly maxEvaluations?: number;
};

function itemsOf(rects: readonly RectInput[]): Items {
  const [widths, heights] = (['width', 'height'] as const).map((name) => Int32Array.from(rects, (rect) => rect[name]));
  return makeItems(widths, heights, new Uint8Array(rects.length));
}

/** The course of a search: how many evaluations each packing counted for, and the heights it came down. */
function courseOf(rects: readonly RectInput[], task: Task): string {
  const { effort, width = 40, maxHeight = 1000, bound = 1, order, maxEvaluations = 1500 } = task;
  const items = itemsOf(rects);
  const heights: number[] = [];
  let packings = 0;
  class Counted extends Pace {
    override count(evaluations: number): void {
      packings += 1;
      super.count(evaluations);
    }
  }
  class Seen extends BestStrip {
    override offer(layout: Parameters<BestStrip['offer']>[0]): boolean {
      const isBetter = super.offer(layout);
      if (isBetter) heights.push(this.height);
      return isBetter;
    }
  }
  const pace = new Counted(true);
  const best = new Seen(items, pace);
  runSlices(solveStrip({ items, width, maxHeight, order, bound }, best, { effort, seed: 1, maxEvaluations }, pace));
  return `${packings} packings, ${pace.evaluations} evaluations: ${heights.join(' ')}`;
}

const few = uniformRects(1, 12, 3, 20);
const slack = cutRects(5, 40, 30, 24);
// More than a beam takes.
const many = uniformRects(4, 601, 3, 4);
const medium = uniformRects(3, 60, 3, 30);
const withLarge = [...uniformRects(2, 12, 60, 200), ...uniformRects(4, 588, 1, 2)];
const long: Task = { effort: 'good', width: 500, maxHeight: 9999, order: 'height' };

// An evaluation more or less is another strip where the evaluations end.
test.each<[string, readonly RectInput[], Task, string]>([
  ['nothing', [], { effort: 'best' }, '0 packings, 0 evaluations: '],
  ['one pass', few, { effort: 'fast' }, '1 packings, 1 evaluations: 39'],
  ['eight beams', few, { effort: 'good', bound: 36, maxEvaluations: 1e5 }, '12 packings, 3059 evaluations: 39 37 36'],
  [
    'wider and wider beams',
    few.slice(4),
    { effort: 'best', maxEvaluations: 1500 },
    '12 packings, 1511 evaluations: 20',
  ],
  [
    'beams until the evaluations end',
    few,
    { effort: 'best', maxEvaluations: 400 },
    '12 packings, 411 evaluations: 39 37',
  ],
  ['in a given order', few, { effort: 'best', order: 'area' }, '3 packings, 3 evaluations: 37'],
  ['down to the bound', slack, { effort: 'best', bound: 30 }, '5 packings, 5 evaluations: 36 30'],
  ['of one', [{ width: 40, height: 3 }], { effort: 'best', bound: 3 }, '1 packings, 1 evaluations: 3'],
  [
    'not all have a place',
    few,
    { effort: 'good', maxHeight: 20, maxEvaluations: 500 },
    '12 packings, 511 evaluations: Infinity',
  ],
  [
    'all have one in the end',
    slack,
    { effort: 'good', maxHeight: 30, bound: 30 },
    '5 packings, 5 evaluations: Infinity Infinity 30',
  ],
  ['a climb', many, { effort: 'best', maxEvaluations: 30 }, '51 packings, 369 evaluations: 191 190 189'],
  [
    'a climb where not all have a place',
    many,
    { effort: 'good', maxHeight: 160, maxEvaluations: 12 },
    '28 packings, 183 evaluations: Infinity Infinity',
  ],
  [
    'all beams of good',
    medium,
    { effort: 'good', width: 80, maxEvaluations: 1e5 },
    '19 packings, 3083 evaluations: 243 241',
  ],
  [
    'halves of the way, then heights below',
    medium,
    { effort: 'best', width: 80, maxEvaluations: 1e4 },
    '24 packings, 10000 evaluations: 243 241',
  ],
  [
    'more and more in a strip too low for all',
    medium,
    { effort: 'good', width: 80, maxHeight: 190, maxEvaluations: 1e5 },
    '19 packings, 6539 evaluations: Infinity Infinity Infinity Infinity Infinity',
  ],
  [
    'the most that a beam takes',
    uniformRects(4, 600, 3, 4),
    { effort: 'good', maxEvaluations: 50 },
    '15 packings, 99 evaluations: 191 190 189',
  ],
  [
    'the most that a beam takes, nearly all in the large ones',
    withLarge,
    { effort: 'good', width: 400, maxEvaluations: 300 },
    '19 packings, 204 evaluations: 567 522 519',
  ],
  [
    'large ones of a longer list',
    [...withLarge, { width: 1, height: 1 }],
    { effort: 'good', width: 400, maxEvaluations: 300 },
    '12 packings, 347 evaluations: 567 522 519',
  ],
  [
    'the longest list that the gap looks at as a whole',
    uniformRects(4, 2000, 3, 30),
    long,
    '2 packings, 108 evaluations: 1090',
  ],
  [
    'the longest list that free spaces are tried with',
    uniformRects(4, 1500, 3, 30),
    long,
    '3 packings, 65 evaluations: 834',
  ],
  [
    'a climb until the evaluations end',
    many,
    { effort: 'best', maxEvaluations: 1465 },
    '188 packings, 1465 evaluations: 191 190 189',
  ],
  [
    'a long list down to the bound, without a climb',
    many,
    { effort: 'best', bound: 189, maxEvaluations: 400 },
    '4 packings, 25 evaluations: 191 190 189',
  ],
  [
    'a climb in which more and more have a place',
    many,
    { effort: 'good', maxHeight: 188, maxEvaluations: 400 },
    '182 packings, 1417 evaluations: Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity',
  ],
])('the same packings are tried: %s', (_, rects, task, course) => {
  expect(courseOf(rects, task)).toBe(course);
});

test('the first layout can be seen while it grows, and later ones when they are better', () => {
  const best = new BestStrip(itemsOf(few), new Pace(true));
  const first = best.draft();
  expect(best.layout).toBe(first);
  first.page.fill(0);
  best.offer(first);
  expect(best.draft()).not.toBe(first);
  expect(best.layout).toBe(first);
});
