import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { emptyLayout, makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { Incumbent, type PageProblem } from '../../src/pages/page-problem.js';
import { leastPageLast } from '../../src/pages/repack-search.js';
import { solvePages } from '../../src/pages/solve-pages.js';

test('the least filled page goes behind the others, of equal ones the first', () => {
  const items = makeItems(Int32Array.of(3, 2, 2, 5), Int32Array.of(1, 1, 1, 1), new Uint8Array(4));
  const moved = (...page: number[]) => [
    ...leastPageLast(items, { ...emptyLayout(4), page: Int32Array.from(page) }, 3).page,
  ];
  expect(moved(0, 1, 2, -1)).toEqual([0, 2, 1, -1]);
  expect(moved(1, 0, 2, 2)).toEqual([1, 2, 0, 0]);
  expect(moved(0, 1, 1, 2)).toEqual([2, 1, 1, 0]);
  expect(moved(0, 0, 1, 2)).toEqual([0, 0, 2, 1]);
  expect(moved(0, 1, 0, 2)).toEqual([0, 2, 0, 1]);
});

test('of the evaluations of a search among several its share is used, and all by the only one', () => {
  // Three squares on two pages that hold one each: the short search takes 576 steps, and the long one what is left.
  const sides = new Int32Array(3).fill(100);
  const items = makeItems(sides, sides, new Uint8Array(3));
  const whole = { x: 0, y: 0, endX: 100, endY: 100 };
  const frame = { width: 100, height: 100, blocks: [], regions: [whole], spaces: [whole] };
  const pages = { frame: () => frame, limit: 2, distinct: 0 };
  const problem: PageProblem = { items, pages, uniform: true, byCount: false, order: undefined, bound: 1 };
  const used = (share: number) => {
    const pace = new Pace(true);
    pace.count(10);
    const reach = { effort: 'best', seed: 1, maxEvaluations: 1200 } as const;
    runSlices(solvePages(new Incumbent(problem, pace), reach, pace, share));
    return pace.evaluations;
  };
  expect([used(1), used(0.5)]).toEqual([1200, 610]);
});
