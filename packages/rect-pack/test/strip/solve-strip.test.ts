import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { isQuick } from '../../../../config/runs.js';
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
// As many as a beam takes, and more than that: ten are nearly all of the area.
const crowd = [...uniformRects(6, 10, 20, 40), ...uniformRects(7, 590, 1, 1)];
const largerCrowd = [...crowd, { width: 1, height: 1 }];
// So many that a beam doesn't have as many states as there may be.
const middling = uniformRects(8, 60, 3, 12);

// An evaluation more or less is another strip where the evaluations end.
const courses: readonly [string, readonly RectInput[], Task, string][] = [
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
    'eight beams, each half-way down',
    middling,
    { effort: 'good', maxEvaluations: 1e5 },
    '19 packings, 3083 evaluations: 80 78',
  ],
  [
    'one above the bound nothing is halved, and beams get wider',
    middling,
    { effort: 'good', bound: 77, maxEvaluations: 1e5 },
    '19 packings, 5387 evaluations: 80 78',
  ],
  [
    'half-way down at first',
    few,
    { effort: 'good', bound: 36, maxEvaluations: 10 },
    '12 packings, 21 evaluations: 39 37',
  ],
  [
    '600 are one beam, large ones or not',
    crowd,
    { effort: 'good', width: 100, bound: 95, maxEvaluations: 100 },
    '13 packings, 90 evaluations: 105 99 96 95',
  ],
  [
    '601 go for the bound at first',
    largerCrowd,
    { effort: 'good', width: 100, bound: 95, maxEvaluations: 100 },
    '12 packings, 147 evaluations: 105 99 95',
  ],
  [
    'a climb until just as many are tried',
    many,
    { effort: 'best', maxEvaluations: 1601 },
    '205 packings, 1601 evaluations: 191 190 189',
  ],
  [
    'a climb down to the bound',
    uniformRects(2, 601, 5, 30),
    { effort: 'good', width: 200, bound: 931, maxEvaluations: 40 },
    '43 packings, 350 evaluations: 932 931',
  ],
  [
    'a climb that fills more',
    many,
    { effort: 'good', maxHeight: 180, maxEvaluations: 100 },
    '116 packings, 819 evaluations: Infinity Infinity Infinity Infinity',
  ],
  [
    '1500 are packed into maximal rectangles, too',
    uniformRects(9, 1500, 1, 9),
    { effort: 'good', order: 'area', maxHeight: 3000 },
    '3 packings, 81 evaluations: 950 942',
  ],
  [
    '1501 are not',
    uniformRects(9, 1501, 1, 9),
    { effort: 'good', order: 'area', maxHeight: 3000 },
    '2 packings, 57 evaluations: 950 943',
  ],
  [
    'for a gap 2000 are compared',
    uniformRects(9, 2000, 1, 9),
    { effort: 'good', order: 'area', maxHeight: 3000 },
    '2 packings, 99 evaluations: 1280 1263',
  ],
  [
    'of 2001 not all',
    uniformRects(9, 2001, 1, 9),
    { effort: 'good', order: 'area', maxHeight: 3000 },
    '2 packings, 18 evaluations: 1281',
  ],
];

/** In `npm test` the climb of 30 evaluations stands for that of 1601. */
const isTried = ([, , { maxEvaluations }]: (typeof courses)[number]) => !isQuick || maxEvaluations !== 1601;

test.each(courses.filter(isTried))('the same packings are tried: %s', (_, rects, task, course) => {
  expect(courseOf(rects, task)).toBe(course);
});

test('the first packing can be seen while it grows, later ones not until they are better', () => {
  const items = itemsOf(few);
  const best = new BestStrip(items, new Pace(true));
  const first = best.draft();
  first.page[0] = 0;
  expect(best.layout).toBe(first);
  expect(best.offer(first)).toBe(true);
  best.draft();
  expect(best.layout).toBe(first);
});
