import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageSource } from '../../src/fill/fill-pages.js';
import type { PageFrame } from '../../src/fill/page-frame.js';
import { type Items, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { areaOfAll, fewestPages, maxItems, pageAreas } from '../../src/pages/fixed-bounds.js';
import { sizeTest } from '../../src/pages/size-test.js';

const itemsOf = (sizes: readonly (readonly [number, number])[], turns = 0): Items =>
  makeItems(
    Int32Array.from(sizes, ([width]) => width),
    Int32Array.from(sizes, ([, height]) => height),
    Uint8Array.from(sizes, ([width, height]) => (width === height ? 0 : turns)),
  );

function frame(width: number, height: number): PageFrame {
  const regions = width > 0 && height > 0 ? [{ x: 0, y: 0, endX: width, endY: height }] : [];
  return { width, height, blocks: [], regions, spaces: regions };
}

/** Pages of these sizes, and behind them pages of another, up to a limit. */
function pagesOf(sizes: readonly (readonly [number, number])[], [width, height] = [0, 0], limit = 99): PageSource {
  const frames = sizes.map(([w, h]) => frame(w, h));
  const repeated = frame(width, height);
  return { frame: (page) => frames[page] ?? repeated, limit, distinct: frames.length };
}

const fewest = (items: Items, pages: PageSource): number => {
  const pace = startTally(createPace(1));
  return runSlices(fewestPages(items, pages, pageAreas(pages, pace), 12, pace));
};

describe('the fewest pages that can be enough', () => {
  test.each<[string, [number, number][], PageSource, number]>([
    ['none for nothing', [], pagesOf([], [10, 10]), 0],
    [
      'as many as the area fills',
      [
        [10, 10],
        [10, 10],
      ],
      pagesOf([], [10, 10]),
      2,
    ],
    [
      'one more for one pixel more',
      [
        [10, 10],
        [10, 10],
        [1, 1],
      ],
      pagesOf([], [10, 10]),
      3,
    ],
    // Three that are wider than half a page, though two pages have just the area of all.
    [
      'more than the area says, where that is just full',
      [
        [6, 10],
        [6, 10],
        [6, 10],
        [2, 10],
      ],
      pagesOf([], [10, 10], 2),
      3,
    ],
    ['one of pages that have no area', [[1, 1]], pagesOf([]), 1],
    [
      'the largest first, and no more when they are just full',
      [[10, 10]],
      pagesOf([
        [5, 10],
        [10, 10],
      ]),
      1,
    ],
    [
      'the next one for one pixel more',
      [
        [10, 10],
        [1, 1],
      ],
      pagesOf([
        [5, 10],
        [10, 10],
      ]),
      2,
    ],
    [
      'all there are, where they are too few',
      [
        [10, 10],
        [10, 10],
      ],
      pagesOf([[10, 10]]),
      1,
    ],
    [
      'no fewer for the room that is left on a large one',
      [
        [30, 40],
        [10, 30],
      ],
      pagesOf(
        [
          [40, 30],
          [40, 30],
        ],
        [10, 10],
      ),
      2,
    ],
    [
      'the repeated ones before smaller ones',
      [
        [10, 10],
        [10, 10],
      ],
      pagesOf(
        [
          [5, 10],
          [5, 10],
        ],
        [10, 10],
      ),
      2,
    ],
    [
      'the rest on repeated ones',
      [
        [20, 10],
        [10, 10],
        [1, 1],
      ],
      pagesOf([[20, 10]], [10, 10]),
      3,
    ],
  ])('%s', (_, sizes, pages, count) => {
    expect(fewest(itemsOf(sizes), pages)).toBe(count);
  });
});

describe('the area of all pages', () => {
  test.each<[PageSource, number]>([
    [
      pagesOf(
        [
          [5, 10],
          [10, 10],
        ],
        [20, 10],
        2,
      ),
      150,
    ],
    [
      pagesOf(
        [
          [5, 10],
          [10, 10],
        ],
        [20, 10],
        3,
      ),
      350,
    ],
    [
      pagesOf(
        [
          [5, 10],
          [10, 10],
        ],
        [20, 10],
        1,
      ),
      50,
    ],
    [pagesOf([], [20, 10], 4), 800],
  ])('%#', (pages, area) => {
    expect(areaOfAll(pageAreas(pages, startTally(createPace(1))))).toBe(area);
  });
  test('thousands of pages are told the largest first, as few are', () => {
    const sizes = Array.from({ length: 4097 }, (_, at): [number, number] => [1 + ((at * 31) % 97), 7]);
    const { known } = pageAreas(pagesOf(sizes, [1, 1], 5000), startTally(createPace(1)));
    expect(known).toEqual(sizes.map(([width, height]) => width * height).sort((a, b) => b - a));
  });
});

test('the most items are the smallest ones, as long as their area has room', () => {
  const items = itemsOf([
    [4, 5],
    [1, 1],
    [2, 5],
  ]);
  const most = (area: number) => maxItems(items, area, startTally(createPace(1)));
  expect([0, 1, 10, 11, 30, 31].map(most)).toEqual([0, 1, 1, 2, 2, 3]);
});

describe('what fits on some page', () => {
  const pages = pagesOf(
    [
      [10, 5],
      [6, 8],
      [6, 7],
    ],
    [3, 20],
  );
  test.each<[number, number, boolean, boolean]>([
    [10, 5, true, true],
    [11, 5, false, false],
    [10, 6, false, false],
    [6, 8, true, true],
    [7, 8, false, false],
    [6, 9, false, false],
    [5, 10, false, true],
    [3, 20, true, true],
    [20, 3, false, true],
    [3, 21, false, false],
  ])('%i × %i', (width, height, upright, turned) => {
    for (const [turns, fits] of [upright, turned].entries()) {
      const test = sizeTest(itemsOf([[width, height]], turns), pages, startTally(createPace(1)));
      expect(test(0)).toBe(fits);
    }
  });
  test('whatever the pages are and in which order they stand', () => {
    const side = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 6 }), side, side, (sizes, width, height) => {
        const repeated: [number, number] = [4, 2];
        const fits = sizeTest(itemsOf([[width, height]]), pagesOf(sizes, repeated), startTally(createPace(1)));
        expect(fits(0)).toBe([...sizes, repeated].some(([w, h]) => width <= w && height <= h));
      }),
    );
  });
  test('pages beyond the limit are none', () => {
    const first = { ...pages, limit: 1 };
    expect(sizeTest(itemsOf([[6, 8]]), first, startTally(createPace(1)))(0)).toBe(false);
  });
});
