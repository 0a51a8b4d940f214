import { type PackOptions, pack, type RectInput } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeList } from '../cases.js';

type Size = readonly [width: number, height: number];

const sized = (sizes: readonly Size[]): RectInput[] => sizes.map(([width, height]) => ({ width, height }));

/** Pages of these sizes, and behind them, if given, pages of another. */
const pagesOf = (sizes: readonly Size[], repeated?: Size): PackOptions => {
  const list = sizes.length > 0 ? { sizes: sized(sizes) } : {};
  return { ...list, ...(repeated && { width: repeated[0], height: repeated[1] }), effort: 'fast' } as PackOptions;
};

describe('the fewest pages that can be enough', () => {
  const ten: Size = [10, 10];
  const dot: Size = [1, 1];
  const narrow: Size = [5, 10];
  test.each<[string, Size[], PackOptions, number]>([
    ['none for nothing', [], pagesOf([], ten), 0],
    ['as many as the area fills', [ten, ten], pagesOf([], ten), 2],
    ['one more for one pixel more', [ten, ten, dot], pagesOf([], ten), 3],
    ['the largest first, and no more when they are just full', [ten], pagesOf([narrow, ten]), 1],
    ['the next one for one pixel more', [ten, dot], pagesOf([narrow, ten]), 2],
    [
      'no fewer for the room on a large one',
      sizeList('30×40 10×30').map(([w, h]) => [h, w] as const),
      pagesOf(sizeList('40×30 40×30'), ten),
      2,
    ],
    ['the repeated ones before smaller ones', [ten, ten], pagesOf([narrow, narrow], ten), 2],
    ['the rest on repeated ones', [[20, 10], ten, dot], pagesOf([[20, 10]], ten), 3],
  ])('%s', (_, sizes, pages, count) => {
    const { measure, bound } = pack(sized(sizes), pages);
    expect([measure, bound]).toEqual(['pages', count]);
  });
});

describe('the most that can be placed', () => {
  const half: Size = [5, 10];
  const whole: Size = [10, 10];
  const large: Size = [20, 10];
  test.each<[PackOptions, number]>([
    [{ ...pagesOf([half, whole], large), pages: 2 }, 150],
    [{ ...pagesOf([half, whole], large), pages: 3 }, 350],
    [{ ...pagesOf([half, whole], large), pages: 1 }, 50],
    [{ ...pagesOf([], large), pages: 4 }, 800],
  ])('is the area of all pages: %j', (pages, area) => {
    const dots = Array.from({ length: area + 1 }, () => [1, 1] as const);
    expect(pack(sized(dots), pages)).toMatchObject({ measure: 'area', value: area, bound: area, proven: true });
  });
  test.each<[Size[], number]>([
    [[[4, 5]], 1],
    [sizeList('4×5 1×1'), 2],
    [sizeList('4×5 4×5'), 2],
    [sizeList('4×5 4×5 1×1'), 3],
  ])('are the smallest, as long as their area has room: %j', (pages, most) => {
    const rects = sized(sizeList('4×5 1×1 4×5'));
    expect(pack(rects, { ...pagesOf(pages), objective: 'rects' })).toMatchObject({ measure: 'rects', bound: most });
  });
  test('of thousands of pages the largest, as of few', () => {
    const widths = Array.from({ length: 4097 }, (_, at) => 1 + ((at * 31) % 97));
    const pages = {
      ...pagesOf(
        widths.map((width) => [width, 7] as const),
        [1, 1],
      ),
      pages: 5000,
    };
    const rects = sized(Array.from({ length: 9000 }, () => [1, 7] as const));
    const largest = widths.toSorted((a, b) => b - a);
    let least = 0;
    for (let waiting = 9000; waiting > 0; least++) waiting -= largest[least];
    expect(pack(rects, pages)).toMatchObject({ measure: 'pages', bound: least });
  });
});

describe('what fits on some page', () => {
  const pages = pagesOf(sizeList('10×5 6×8 6×7'), [3, 20]);
  const fits = (size: Size, options: PackOptions): boolean =>
    pack(sized([size]), options).unplaced.every(({ reason }) => reason !== 'too-large');
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
    expect(fits([width, height], pages)).toBe(upright);
    expect(fits([width, height], { ...pages, rotate: true })).toBe(turned);
  });
  test('whatever the pages are and in which order they stand', () => {
    const side = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 6 }), side, side, (sizes, width, height) => {
        const isThere = [...sizes, [4, 2]].some(([w, h]) => width <= w && height <= h);
        expect(fits([width, height], pagesOf(sizes, [4, 2]))).toBe(isThere);
      }),
    );
  });
  test('pages beyond the limit are none', () => {
    expect(fits([6, 8], { ...pages, pages: 1 })).toBe(false);
  });
});
