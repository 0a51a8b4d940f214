import { type Method, type PackOptions, pack, packSearch, type RectInput } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { rectList, uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { stopAt } from '../support.js';

const methods: readonly Method[] = [
  'guillotine-fixed-split',
  'guillotine-larger-leftover',
  'guillotine/best-short-side/shorter-leftover',
  'guillotine/best-short-side/min-area',
  'guillotine/best-short-side/shorter-axis',
  'shelf/best-height',
  'shelf/next-fit',
  'skyline/bottom-left',
  'skyline/bottom-left-waste-map',
  'skyline/lowest-gap',
  'max-rects/bottom-left',
  'max-rects/best-short-side',
  'max-rects/best-area',
  'max-rects/contact-point',
];

describe('every kernel by name', () => {
  const rects = uniformRects(7, 60, 5, 70);
  const obstacles = [
    { x: 30, y: 20, width: 60, height: 50 },
    { x: -5, y: 150, width: 900, height: 4, page: 1 },
  ];
  test.each(methods)('%s packs without faults, around obstacles too', (method) => {
    for (const rotate of [false, true]) {
      const options = {
        width: 200,
        height: 180,
        method,
        rotate,
        padding: 2,
        border: 3,
        obstacles,
      } satisfies PackOptions;
      const packing = pack(rects, options);
      expect(faultsOf(rects, packing, options)).toEqual([]);
      expect(packing.status).toBe('complete');
    }
  });

  test.each([
    ['guillotine/worst-area/max-area', 'guillotine/best-short-side/min-area'],
    ['guillotine/best-area/longer-leftover', 'guillotine/best-short-side/shorter-leftover'],
    ['guillotine/worst-long-side/longer-axis', 'guillotine/best-short-side/shorter-axis'],
    ['shelf/worst-area', 'shelf/best-height'],
    ['shelf/first-fit', 'shelf/next-fit'],
    ['skyline/best-fit', 'skyline/bottom-left'],
    ['skyline/best-fit-waste-map', 'skyline/bottom-left-waste-map'],
    ['max-rects/best-long-side', 'max-rects/best-short-side'],
    ['guillotine-fixed-splits', 'guillotine-fixed-split'],
    ['shelf/', 'shelf/best-height'],
    ['max-rects/best-area/', 'max-rects/best-area'],
    ['skyline/lowest', 'skyline/lowest-gap'],
  ])('%s is refused, and the nearest is named', (method, near) => {
    const call = () => pack(rects, { width: 200, height: 180, method: method as Method });
    expect(call).toThrow(`: expected one of ${methods.join(', ')}; the nearest is ${near}`);
  });

  test('a name that is like none is refused with the names alone', () => {
    const call = () => pack(rects, { width: 200, height: 180, method: 'constructor' as Method });
    expect(call).toThrow(/contact-point$/);
  });
});

describe('pages', () => {
  test('padding keeps rectangles apart, border keeps them off the edge', () => {
    const rects = rectList('4×4 4×4');
    expect(pack(rects, { width: 9, height: 4, padding: 1 }).pages).toHaveLength(1);
    expect(pack(rects, { width: 8, height: 4, padding: 1 }).pages).toHaveLength(2);
    expect(pack(rects, { width: 11, height: 6, padding: 1, border: 1 }).pages).toHaveLength(1);
    expect(pack(rects, { width: 10, height: 6, padding: 1, border: 1 }).pages).toHaveLength(2);
  });

  test('a lock forbids turning one rectangle', () => {
    const tall = { width: 2, height: 8 };
    expect(pack([tall], { width: 8, height: 2, rotate: true }).pages[0]?.placed[0]?.rotated).toBe(true);
    const locked = pack([{ ...tall, rotate: false }], { width: 8, height: 2, rotate: true });
    expect(locked.unplaced).toEqual([{ id: 0, reason: 'too-large' }]);
    expect(pack([{ ...tall, rotate: true }], { width: 8, height: 2 }).status).toBe('complete');
  });

  test('only the turned way fits: no new page is opened', () => {
    const rects = rectList('6×10 10×4');
    expect(pack(rects, { width: 10, height: 10, rotate: true }).pages).toHaveLength(1);
  });

  test('given sizes are filled in their order, then equal pages follow', () => {
    const rects = Array.from({ length: 5 }, () => ({ width: 10, height: 10 }));
    const packing = pack(rects, {
      sizes: rectList('20×10 10×10'),
      width: 10,
      height: 10,
    });
    expect(packing.pages.map(({ index, width, height }) => [index, width, height])).toEqual([
      [0, 20, 10],
      [1, 10, 10],
      [2, 10, 10],
      [3, 10, 10],
    ]);
  });

  test('sizes alone are all pages that there are', () => {
    const rects = Array.from({ length: 3 }, () => ({ width: 10, height: 10 }));
    const packing = pack(rects, {
      sizes: rectList('10×10 10×19'),
    });
    expect(packing.pages).toHaveLength(2);
    expect(packing).toMatchObject({ status: 'partial', unplaced: [{ id: 2, reason: 'no-space' }] });
  });

  test('a size that is none is told with its place', () => {
    const sizes = rectList('10×10 10×0');
    expect(() => pack([], { sizes })).toThrow(/options\.sizes\[1\]\.height is 0/);
    expect(() => pack([], { sizes: [null as never] })).toThrow(/options\.sizes\[0\] is null/);
    const obstacles = [{ x: 0, y: 0, width: 1, height: 0.5 }];
    expect(() => pack([], { width: 9, height: 9, obstacles })).toThrow(/options\.obstacles\[0\]\.height is 0\.5/);
    expect(() => pack([], { width: 9, height: 9, obstacles: [7 as never] })).toThrow(/options\.obstacles\[0\] is 7/);
  });

  test('pages so large that a sum over them would not be exact are bounded by their area', () => {
    const side = 67_108_864;
    const rects = rectList('65535×65535 3×3');
    expect(pack(rects, { width: side, height: side })).toMatchObject({ value: 1, bound: 1, proven: true });
  });

  test('the page limit leaves the rest out and says why', () => {
    const rects = rectList('5×5 5×5 50×5');
    const packing = pack(rects, { width: 5, height: 5, pages: 1 });
    expect(packing.status).toBe('partial');
    expect(packing.unplaced.map(({ reason }) => reason).sort()).toEqual(['no-space', 'too-large']);
  });

  test('an obstacle takes its place away', () => {
    const half = { x: 0, y: 0, width: 10, height: 5 };
    const packing = pack(rectList('10×5 10×5'), { width: 10, height: 10, obstacles: [half] });
    expect(packing.pages.map(({ placed }) => placed[0]?.y)).toEqual([5, 0]);
  });

  test('nothing to pack is complete and proven', () => {
    expect(pack([], { width: 1, height: 1 })).toMatchObject({ status: 'complete', pages: [], gap: 0, proven: true });
  });
});

describe('tags', () => {
  const tagged = (tag: string, count: number): RectInput[] =>
    Array.from({ length: count }, (_, at) => ({ id: `${tag}${at}`, width: 5, height: 5, tag }));

  test('a tag stays on one page', () => {
    const rects = [...tagged('a', 3), ...tagged('b', 3), { id: 'free', width: 5, height: 5 }];
    const { pages, status } = pack(rects, { width: 10, height: 10 });
    expect(status).toBe('complete');
    expect(pages).toHaveLength(2);
    for (const { placed } of pages)
      expect(new Set(placed.map(({ id }) => String(id)[0]).filter((tag) => tag !== 'f')).size).toBe(1);
  });

  test('an exclusive tag shares no page, but may take several', () => {
    const rects = [...tagged('a', 5), ...tagged('b', 1), { id: 'free', width: 5, height: 5 }];
    const { pages } = pack(rects, { width: 10, height: 10, tags: 'exclusive' });
    expect(pages.map(({ placed }) => placed.map(({ id }) => String(id)[0]))).toEqual([
      ['a', 'a', 'a', 'a'],
      ['a'],
      ['b'],
      ['f'],
    ]);
  });

  test('the order of the tags is searched: by area first they take three pages', () => {
    // 4 + 4 on one page leaves no room for a 3; 4 + 3 + 3 twice is all.
    const bars = (tag: string, heights: readonly number[]): RectInput[] =>
      heights.map((height) => ({ width: 10, height, tag }));
    const tagged = [
      ...[bars('a', [2, 2]), bars('b', [3, 1]), bars('c', [2, 1])],
      ...[bars('d', [1, 2]), bars('e', [3]), bars('f', [3])],
    ].flat();
    expect(pack(tagged, { width: 10, height: 10, effort: 'fast' }).pages).toHaveLength(3);
    const packing = pack(tagged, { width: 10, height: 10 });
    expect(faultsOf(tagged, packing)).toEqual([]);
    expect(packing).toMatchObject({ status: 'complete', value: 2, proven: true });
  });

  test('by area the tag that fills the page is taken, by rectangles the two with more of them', () => {
    const bars = (tag: string, ...heights: readonly number[]): RectInput[] =>
      heights.map((height) => ({ id: `${tag}${height}`, width: 10, height, tag }));
    const rects = [...bars('a', 10), ...bars('b', 4, 1), ...bars('c', 3, 1)];
    const taken = (objective: 'area' | 'rects') => {
      const one = { width: 10, height: 10, pages: 1, effort: 'best', maxEvaluations: 40 } as const;
      const { pages } = pack(rects, { ...one, objective });
      return pages[0].placed.map(({ id }) => id).sort();
    };
    expect(taken('rects')).toEqual(['b1', 'b4', 'c1', 'c3']);
    expect(taken('area')).toEqual(['a10']);
  });

  test('a tag that does not fit on one page is left out, and says so', () => {
    const { unplaced } = pack(tagged('a', 5), { width: 10, height: 10 });
    expect(new Set(unplaced.map(({ reason }) => reason))).toEqual(new Set(['tag-too-large']));
    expect(unplaced).toHaveLength(5);
  });
});

describe('objectives', () => {
  test('after the number of pages the last page is as small as can be', () => {
    // Four squares fill a page; the fifth and the thin one need only a corner of the next.
    const list = [...Array.from({ length: 5 }, () => ({ width: 50, height: 50 })), { width: 50, height: 4 }];
    const { pages } = pack(list, { width: 100, height: 100 });
    expect(pages).toHaveLength(2);
    const last = pages[1].placed;
    const right = Math.max(...last.map(({ x, width }) => x + width));
    const bottom = Math.max(...last.map(({ y, height }) => y + height));
    expect(right * bottom).toBe(50 * 54);
  });

  const rects = [{ width: 10, height: 10 }, ...Array.from({ length: 3 }, () => ({ width: 5, height: 5 }))];
  test('area takes the large one', () => {
    const packing = pack(rects, { width: 10, height: 10, pages: 1, objective: 'area' });
    expect(packing).toMatchObject({ measure: 'area', value: 100, bound: 100, proven: true });
  });
  test('rects takes the many small ones', () => {
    const packing = pack(rects, { width: 10, height: 10, pages: 1, objective: 'rects' });
    expect(packing).toMatchObject({ measure: 'rects', value: 3, proven: true });
  });
});

describe('searches', () => {
  const rects = uniformRects(3, 60, 10, 60);
  test('stopped at once it still gives a packing', () => {
    const { value } = stopAt(packSearch(rects, { width: 128, height: 128, effort: 'best' }), 1);
    expect(faultsOf(rects, value)).toEqual([]);
  });
  test('the same seed gives the same packing', () => {
    const options = { width: 128, height: 128, effort: 'best', seed: 5, maxEvaluations: 300 } as const;
    expect(pack(rects, options)).toEqual(pack(rects, options));
  });
});
