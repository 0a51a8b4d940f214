import { createPace, runSlices } from '@kit/grid';
import { pack } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { frameAround } from '../../src/fill/page-frame.js';
import { emptyLayout } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { closedUp } from '../../src/pages/closed-up.js';
import { Incumbent } from '../../src/pages/page-problem.js';
import { layPages, readPages } from '../../src/pages/read-pages.js';
import { solvePages } from '../../src/pages/solve-pages.js';
import { packTogether } from '../../src/pages/tagged-pages.js';
import type { Effort } from '../../src/types.js';
import { rectList, sizeList } from '../cases.js';
import { itemsOf } from '../support.js';
import { problemOf, squares } from './square-problem.js';

type Size = readonly [width: number, height: number];

describe('nothing more is tried', () => {
  /** How many packings are tried on pages of 10 × 10, of which two are the fewest. */
  const tried = (sizes: readonly Size[], uniform = true): number => {
    const items = itemsOf(sizes);
    const pace = startTally(createPace());
    const best = new Incumbent({ ...problemOf(items, { limit: 9 }), uniform, bound: 2 }, pace);
    runSlices(solvePages(best, { effort: 'good', seed: 1, maxEvaluations: 100 }, pace));
    expect(best.isOptimal).toBe(true);
    return pace.evaluations;
  };
  const full: Size = [10, 10];
  test('where the other pages are full', () => {
    expect(tried([full, [10, 2], [10, 1]])).toBe(1);
  });
  test('where the last page has the smallest alone', () => {
    expect(tried(sizeList('10×9 10×3'))).toBe(1);
  });
  test('but more is, where the last page has more than it must', () => {
    expect(tried(sizeList('6×10 6×10 3×10'))).toBeGreaterThan(1);
  });
  test('and where pages are not alike, for one of them may be smaller', () => {
    expect(tried([full, [10, 2], [10, 1]], false)).toBeGreaterThan(1);
  });
});

test('effort best goes on with regions where effort good has done its part', () => {
  const evaluations = (effort: Effort): number => {
    const pace = startTally(createPace());
    const best = new Incumbent(problemOf(squares(601), {}), pace);
    runSlices(solvePages(best, { effort, seed: 1, maxEvaluations: 150 }, pace));
    return pace.evaluations;
  };
  expect(evaluations('best')).toBe(150);
  expect(evaluations('good')).toBeLessThan(150);
});

test('what is on the last page goes into its smallest corner, from effort good on', () => {
  // Beside each other 1 × 6 and 5 × 4 take 6 × 6.
  const rects = rectList('10×10 1×6 5×4');
  const corner = (effort: Effort): number => {
    const { placed } = pack(rects, { width: 10, height: 10, effort, maxEvaluations: 60 }).pages[1];
    const [right, bottom] = [placed.map(({ x, width }) => x + width), placed.map(({ y, height }) => y + height)];
    return Math.max(...right) * Math.max(...bottom);
  };
  expect(corner('good')).toBe(36);
  expect(corner('fast')).toBeGreaterThan(36);
});

test('a list that is too long to be closed up stays as it was packed', () => {
  const count = 20_001;
  const items = squares(count, 1);
  const layout = emptyLayout(count);
  const pages = runSlices(
    layPages(readPages({ width: 10, height: 10 }), { unit: 1, border: 0, padding: 0 }, count, startTally(createPace())),
  );
  expect(runSlices(closedUp({ items, pages }, layout, startTally(createPace())))).toBe(layout);
});

test('so many orders of the tags are tried', () => {
  const tried = (tags: number[], effort: 'fast' | 'good' | 'best', maxEvaluations = 5000) => {
    const items = squares(tags.length, 6);
    const pace = startTally(createPace());
    const frame = runSlices(frameAround(10, 10, [], pace));
    const pages = { frame: () => frame, limit: tags.length, distinct: 0 };
    const task = {
      items,
      tags: Int32Array.from(tags),
      tagCount: Math.max(...tags) + 1,
      pages,
      bound: 0,
      byCount: false,
    };
    const best = { version: 0, layout: emptyLayout(tags.length), reasons: new Map() };
    runSlices(packTogether(task, { effort, seed: 1, maxEvaluations }, best, pace));
    return pace.evaluations;
  };
  // 4000 rectangles in effort good.
  const many = Array.from({ length: 40 }, (_, at) => at % 2);
  expect([tried(many, 'fast'), tried(many, 'good'), tried(many, 'good', 7)]).toEqual([1, 100, 7]);
  expect(tried([0, 1], 'best', 9)).toBe(9);
  expect(tried([0, 0, 0], 'best')).toBe(1);
  // A tag that nobody has any more is none.
  expect(tried([1, 1, 1], 'best')).toBe(1);
});
