import { createPace, runSlices } from '@kit/grid';
import { pack } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { Incumbent } from '../../src/pages/page-problem.js';
import { solvePages } from '../../src/pages/solve-pages.js';
import type { Effort } from '../../src/types.js';
import { problemOf, squares } from './square-problem.js';

type Size = readonly [width: number, height: number];

describe('nothing more is tried', () => {
  /** How many packings are tried on pages of 10 × 10, of which two are the fewest. */
  const tried = (sizes: readonly Size[], uniform = true): number => {
    const [widths, heights] = [0, 1].map((side) => Int32Array.from(sizes, (size) => size[side]));
    const items = makeItems(widths, heights, new Uint8Array(sizes.length));
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
    expect(
      tried([
        [10, 9],
        [10, 3],
      ]),
    ).toBe(1);
  });
  test('but more is, where the last page has more than it must', () => {
    expect(
      tried([
        [6, 10],
        [6, 10],
        [3, 10],
      ]),
    ).toBeGreaterThan(1);
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
  const rects = [
    { width: 10, height: 10 },
    { width: 1, height: 6 },
    { width: 5, height: 4 },
  ];
  const corner = (effort: Effort): number => {
    const { placed } = pack(rects, { width: 10, height: 10, effort, maxEvaluations: 60 }).pages[1];
    const [right, bottom] = [placed.map(({ x, width }) => x + width), placed.map(({ y, height }) => y + height)];
    return Math.max(...right) * Math.max(...bottom);
  };
  expect(corner('good')).toBe(36);
  expect(corner('fast')).toBeGreaterThan(36);
});
