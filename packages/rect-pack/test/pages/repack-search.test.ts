import { createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { frameAround } from '../../src/fill/page-frame.js';
import type { Box } from '../../src/items/box.js';
import { emptyLayout, makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { Incumbent, type PageProblem } from '../../src/pages/page-problem.js';
import { leastPageLast, RepackSearch } from '../../src/pages/repack-search.js';
import { solvePages } from '../../src/pages/solve-pages.js';
import type { Effort } from '../../src/types.js';

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

/** How many evaluations a search for three squares takes, of which a page holds one. */
function used(effort: Effort, limit: number, share = 1, blocks: Box[] = [], maxEvaluations = 1400): number {
  const sides = new Int32Array(3).fill(100);
  const items = makeItems(sides, sides, new Uint8Array(3));
  const frame = runSlices(frameAround(100, 100, blocks, new Pace(true)));
  const pages = { frame: () => frame, limit, distinct: 0 };
  const problem: PageProblem = { items, pages, uniform: true, byCount: false, order: undefined, bound: 1 };
  const pace = new Pace(true);
  pace.count(10);
  runSlices(solvePages(new Incumbent(problem, pace), { effort, seed: 1, maxEvaluations }, pace, share));
  return pace.evaluations;
}

test('of the evaluations of a search among several its share is used, and all by the only one', () => {
  // The short search takes 576 steps, and the long one what is left.
  expect([used('good', 2), used('best', 2), used('best', 2, 0.5)]).toEqual([613, 1400, 710]);
  // Where the short search has used all of them the long one takes no step.
  expect([612, 613, 614].map((most) => used('best', 2, 1, [], most))).toEqual([613, 613, 614]);
});

test('on one page with an obstacle effort best uses them all as well', () => {
  const block = [{ x: 0, y: 0, endX: 1, endY: 1 }];
  expect([used('good', 1, 1, block), used('best', 1, 1, block)]).toEqual([593, 1400]);
});

test('of up to 300 a gap looks at all, of more at the first few', () => {
  for (const count of [300, 301]) {
    // All but the last are squares, and the last is the smallest and fills a row from end to end.
    const widths = new Int32Array(count).fill(4);
    const heights = new Int32Array(count).fill(4);
    [widths[count - 1], heights[count - 1]] = [10, 1];
    const items = makeItems(widths, heights, new Uint8Array(count));
    const frame = runSlices(frameAround(10, 5, [], new Pace(true)));
    const pages = { frame: () => frame, limit: 1, distinct: 0 };
    const problem: PageProblem = { items, pages, uniform: true, byCount: false, order: undefined, bound: 1 };
    const start = emptyLayout(count);
    start.page.fill(-1);
    // By area, unshaken, and by gaps.
    const random = { ...createRandom(1), int: (below: number) => below - 1, next: () => 0.5 };
    const search = new RepackSearch(problem, start, 1, random, new Pace(true));
    expect(runSlices(search.step())).toBe(true);
    const { page, y } = search.layout;
    expect(page[count - 1] === 0 && y[count - 1] === 0).toBe(count === 300);
  }
});

test('a page is saved also where the pages are not alike', () => {
  // Rows of 12, one of them in two parts: 6 + 4 + 2 and 5 + 3 + 2 + 2 fill two pages. The largest first needs three.
  const widths = Int32Array.of(2, 10, 12, 12, 12, 12, 12, 12);
  const heights = Int32Array.of(4, 4, 2, 6, 2, 3, 5, 2);
  const items = makeItems(widths, heights, new Uint8Array(8));
  const frame = runSlices(frameAround(12, 12, [], new Pace(true)));
  const pages = { frame: () => frame, limit: 9, distinct: 0 };
  const problem: PageProblem = { items, pages, uniform: false, byCount: false, order: undefined, bound: 2 };
  const pagesBy = (effort: Effort) => {
    const best = new Incumbent(problem, new Pace(true));
    runSlices(solvePages(best, { effort, seed: 1, maxEvaluations: 5000 }, new Pace(true)));
    return best.score.pages;
  };
  expect([pagesBy('fast'), pagesBy('good')]).toEqual([3, 2]);
});
