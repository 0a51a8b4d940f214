import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { type Items, makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { Incumbent } from '../../src/pages/page-problem.js';
import { onePass, runPortfolio } from '../../src/pages/portfolio.js';
import { solvePages } from '../../src/pages/solve-pages.js';
import { uniformRects } from '../cases.js';
import { portfolioOf, problemOf, type Rules, squares, Witness } from './witness.js';

/** Remembers what was counted, packing by packing. */
class Counted extends Pace {
  readonly counts: number[] = [];

  override count(packings: number): void {
    this.counts.push(packings);
    super.count(packings);
  }
}

describe('how much a portfolio tries where most find no place', () => {
  // One order: four kernels, and for short lists two more that look for the best of all. Longer ones end after 12,000
  // rectangles, but not before the first kernel has had its turn, and beyond 20,000 there is no other.
  test.each([
    [160, 6],
    [161, 4],
    [4000, 4],
    [4001, 3],
    [6000, 3],
    [6001, 2],
    [20_000, 2],
    [20_001, 1],
  ])('%i in one given order', (count, packings) => {
    expect(portfolioOf(squares(count), { order: 'given' })).toHaveLength(packings);
  });
  test.each([
    [12_000, 7],
    [12_001, 6],
    [14_400, 6],
    [14_401, 5],
  ])('%i in all orders', (count, packings) => {
    expect(portfolioOf(squares(count), { limit: 2 })).toHaveLength(packings);
  });
  test.each<[string, Rules, number]>([
    ['one page that cannot hold all is left to the beam', {}, 6],
    ['one page in a given order is not', { order: 'area' }, 6],
    ['two pages are not', { limit: 2 }, 26],
    ['nor one page on which the number counts, and there the smallest go first as well', { byCount: true }, 30],
    ['in a given order they do not', { byCount: true, order: 'area' }, 6],
  ])('%s', (_, rules, packings) => {
    expect(portfolioOf(squares(9), rules)).toHaveLength(packings);
  });
  // Each list fills the page without waste, and the kernel that finds that out is the last to be tried.
  test.each([
    [
      'lowest gap',
      1,
      [
        [2, 2],
        [8, 4],
        [2, 8],
        [8, 6],
      ],
    ],
    [
      'MaxRects by the short side',
      2,
      [
        [5, 5],
        [5, 6],
        [5, 5],
        [5, 4],
      ],
    ],
    [
      'MaxRects by the bottom left',
      3,
      [
        [4, 5],
        [2, 5],
        [4, 3],
        [6, 5],
        [4, 7],
      ],
    ],
    [
      'MaxRects by area',
      4,
      [
        [5, 6],
        [5, 3],
        [5, 1],
        [5, 9],
        [5, 1],
      ],
    ],
    [
      'pairs by contact',
      5,
      [
        [5, 1],
        [5, 9],
        [5, 7],
        [5, 3],
      ],
    ],
    [
      'pairs by the short side',
      6,
      [
        [5, 5],
        [2, 6],
        [5, 4],
        [5, 5],
        [3, 6],
      ],
    ],
    [
      'none of them',
      6,
      [
        [4, 5],
        [4, 3],
        [4, 4],
        [4, 3],
        [2, 5],
        [6, 5],
      ],
    ],
  ])('nothing more once all is on the fewest pages: %s', (_, packings, sizes) => {
    const [widths, heights] = [0, 1].map((side) => Int32Array.from(sizes, (size) => size[side]));
    const items = makeItems(widths, heights, new Uint8Array(sizes.length));
    expect(portfolioOf(items, { order: 'given' })).toHaveLength(packings);
  });
});

describe('how many candidates a gap compares', () => {
  /** So many that are narrower than the page, and one as wide as the page among them. */
  const oneWide = (count: number, at: number): Items => {
    const width = new Int32Array(count).fill(7);
    width[at] = 10;
    return makeItems(width, new Int32Array(count).fill(10), new Uint8Array(count));
  };
  test.each([
    [2000, 511, true],
    [2001, 47, true],
    [2001, 48, false],
  ])('of %i, one that fills the gap and stands at %i', (count, at, isFound) => {
    const [first] = portfolioOf(oneWide(count, at), { order: 'given' });
    expect(first.page[at] === 0).toBe(isFound);
  });
  const inOnePass = (items: Items, side: number, at: number): boolean => {
    const best = new Witness(problemOf(items, { order: 'given', side }), new Pace(true));
    runSlices(onePass(best, new Pace(true)));
    const { page, y } = best.offered[0];
    return page[at] === 0 && y[at] === 0;
  };
  // Closing the gap would waste 1.4 mean areas: eight candidates for each, and one more.
  test.each([
    [12, true],
    [13, false],
  ])('in one pass, of a page as large as one and a half of them, one that stands at %i', (at, isFound) => {
    expect(inOnePass(oneWide(60, at), 10, at)).toBe(isFound);
  });
  test.each([
    [47, true],
    [48, false],
  ])('in one pass, of a page as large as many, one that stands at %i', (at, isFound) => {
    const width = new Int32Array(60).fill(30);
    width[at] = 40;
    const items = makeItems(width, new Int32Array(60).fill(1), new Uint8Array(60));
    expect(inOnePass(items, 40, at)).toBe(isFound);
  });
});

describe('one page that cannot hold all', () => {
  const countsOf = (count: number, maxEvaluations: number, effort: 'good' | 'best' = 'good'): number[] => {
    const pace = new Counted(true, 1);
    const best = new Incumbent(problemOf(squares(count), {}), pace);
    runSlices(solvePages(best, { effort, seed: 0, maxEvaluations }, pace));
    return pace.counts;
  };
  const passes = new Array<number>(7).fill(1);
  test('up to 600 there is one beam', () => {
    expect(countsOf(600, 20_000)).toEqual([...passes, 29]);
  });
  test('and with effort best one after the other, every second time twice as wide, to the limit', () => {
    expect(countsOf(600, 200, 'best')).toEqual([...passes, 29, 29, 58, 58, 19]);
  });
  test('beyond that a climb by regions, of 60,000 rectangles in all', () => {
    expect(countsOf(601, 20_000)).toEqual([...passes, ...new Array<number>(99).fill(1)]);
  });
  test('which fills the page better than the portfolio does', () => {
    const rects = uniformRects(3, 610, 8, 30);
    const [widths, heights] = [rects.map(({ width }) => width), rects.map(({ height }) => height)];
    const items = makeItems(Int32Array.from(widths), Int32Array.from(heights), new Uint8Array(610));
    const missing = (work: (best: Incumbent, pace: Pace) => Generator<undefined, void, void>): number => {
      const pace = new Pace(true, 1);
      const best = new Incumbent(problemOf(items, { side: 40 }), pace);
      runSlices(work(best, pace));
      return best.score.missing;
    };
    const climbed = missing((best, pace) => solvePages(best, { effort: 'good', seed: 1, maxEvaluations: 9999 }, pace));
    expect(climbed).toBeLessThan(missing(runPortfolio));
  });
  test('which keeps to the limit of evaluations', () => {
    expect(countsOf(601, 7)).toEqual(passes);
    expect(countsOf(601, 9).length).toBeGreaterThan(7);
    expect(countsOf(601, 9).length).toBeLessThan(106);
  });
});
