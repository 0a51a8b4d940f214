import {
  type Packing,
  pack,
  packSearch,
  packSmallest,
  packSmallestSearch,
  packStripSearch,
  type RectInput,
  runSync,
  type Search,
  type SmallestOptions,
  type UnplacedReason,
} from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { uniformRects } from '../cases.js';
import { placedIn, stopAt } from '../support.js';

test('how many evaluations there will be is told in effort best, and in effort good it is not', () => {
  const rects = uniformRects(1, 300, 5, 40);
  for (const effort of ['good', 'best'] as const) {
    const limits = { effort, maxEvaluations: 5000 };
    const searches = [
      packSearch(rects, { width: 100, height: 100, ...limits }),
      packSmallestSearch(rects, limits),
      packStripSearch(rects, { width: 100, ...limits }),
    ];
    const totals = searches.map((search) => {
      const { done, value } = search.next();
      return done ? 'done' : value.total;
    });
    expect(totals).toEqual(Array(3).fill(effort === 'best' ? 5000 : undefined));
  }
});

test('stopped before its first packing is done a search tells what that has, and that it did not come to the rest', () => {
  const rects: RectInput[] = uniformRects(1, 20_000, 3, 9);
  let half = 0;
  let none = 0;
  for (let slices = 1; ; slices++) {
    const { value, isOver } = stopAt(packSearch(rects, { width: 64, height: 64, effort: 'fast' }), slices);
    if (isOver) break;
    const { unplaced } = value;
    const placed = placedIn(value).length;
    expect(placed + unplaced.length).toBe(rects.length);
    // There are as many pages as it takes, so nothing is without a place for want of room.
    expect(new Set<UnplacedReason>(unplaced.map(({ reason }) => reason)).has('no-space')).toBe(false);
    if (placed === 0) none++;
    else if (unplaced.length > 0) half++;
    slices += slices >> 1;
  }
  expect(Math.min(none, half)).toBeGreaterThan(0);
});

test('stopped before it has read the list a search has no rectangle, or no area, whichever counts', () => {
  const rects = uniformRects(1, 30_000, 3, 9);
  for (const objective of ['rects', 'area', 'pages'] as const) {
    const { value } = stopAt(packSearch(rects, { width: 64, height: 64, objective }), 1);
    expect(value).toMatchObject({ pages: [], measure: objective === 'rects' ? 'rects' : 'area', value: 0 });
  }
});

test('what may be turned and is too long either way is too large', () => {
  const { unplaced } = pack([{ id: 'a', width: 3, height: 20 }], { width: 10, height: 10, rotate: true });
  expect(unplaced).toEqual([{ id: 'a', reason: 'too-large' }]);
});

describe('stopped before it has read the list', () => {
  const starts: readonly (readonly [string, (list: readonly RectInput[], more: object) => Search<Packing>])[] = [
    ['pack', (list, more) => packSearch(list, { width: 64, height: 64, objective: 'area', pages: 9000, ...more })],
    ['packSmallest', (list, more) => packSmallestSearch(list, { effort: 'fast', ...more })],
    ['packStrip', (list, more) => packStripSearch(list, { width: 64, effort: 'fast', ...more })],
  ];
  const stopped = (search: Search<Packing>): Packing => {
    const { value, isOver } = stopAt(search, 1);
    expect(isOver).toBe(false);
    return value;
  };

  test.each(starts)(
    '%s knows as its bound the area of all, without the padding, the rims and what fills the blocks',
    (_, start) => {
      const plain: RectInput[] = uniformRects(1, 3000, 3, 9);
      const bound = plain.reduce((sum, { width, height }) => sum + width * height, 0);
      const own = plain.map((rect, at) => ({
        ...rect,
        ...[{}, { extrude: 0 }, { alignTo: 3 }, { alignTo: 2 }][at % 4],
      }));
      expect(stopped(start(plain, { padding: 2 }))).toMatchObject({ value: 0, bound });
      expect(stopped(start(plain, { extrude: 3 })).bound).toBe(bound);
      expect(stopped(start(plain, { alignTo: 4 })).bound).toBe(bound);
      expect(stopped(start(own, { extrude: 1, padding: 1 })).bound).toBe(bound);
    },
  );

  test('that bound is one: what is packed in the end does not pass it', () => {
    const list = uniformRects(1, 2000, 3, 9);
    const options = { width: 256, height: 256, pages: 9, objective: 'area', extrude: 1, effort: 'fast' } as const;
    const { bound } = stopped(packSearch(list, options));
    expect(runSync(packSearch(list, options)).value).toBe(bound);
  });

  test.each(starts)('%s refuses what is no rim, no block, and blocks that are too large together', (_, start) => {
    const refused = (at: number, more: object): string => {
      const list: RectInput[] = uniformRects(1, 3000, 3, 9);
      list[at] = { ...list[at], ...more };
      list[12] = { ...list[12], alignTo: 64 };
      return refusalOf(() => stopped(start(list, {})))?.message ?? 'not at all';
    };
    for (const none of [-1, 4097, 1.5, null, '3']) {
      const shown = JSON.stringify(none);
      expect(refused(2999, { extrude: none })).toBe(
        `rects[2999].extrude is ${shown}: expected an integer from 0 to 4096`,
      );
    }
    for (const none of [0, 4097, null])
      expect(refused(2998, { alignTo: none })).toBe(
        `rects[2998].alignTo is ${none}: expected an integer from 1 to 4096`,
      );
    expect(refused(2997, { alignTo: 129 })).toBe(
      'rects[2997].alignTo is 129: expected no least common multiple above 4096 with the others',
    );
  });
});

test('the smallest page of blocks is no longer than its most in pixels', () => {
  const list = Array.from({ length: 3 }, () => ({ width: 5, height: 5 }));
  const pageOf = (blocks: { alignTo?: number }, options: SmallestOptions) => {
    const { width, height } = packSmallest(
      list.map((rect) => ({ ...rect, ...blocks })),
      options,
    ).pages[0];
    return [width, height];
  };
  for (const effort of ['fast', 'good'] as const) {
    for (const [blocks, options] of [
      [{ alignTo: 4 }, {}],
      [{}, { alignTo: 4 }],
      // Blocks of 12 pixels would do as well, if one weren't too wide.
      [{ alignTo: 4 }, { alignTo: 2 }],
    ] as const) {
      expect(pageOf(blocks, { ...options, effort, maxWidth: 11 })).toEqual([8, 24]);
      expect(pageOf(blocks, { ...options, effort, maxHeight: 11 })).toEqual([24, 8]);
    }
  }
});
