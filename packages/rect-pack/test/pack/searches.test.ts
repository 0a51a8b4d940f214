/**
 * A plain call never pauses and a search does, everywhere: both have to come to the same packing.
 */
import {
  guillotineLargerLeftover,
  guillotineLargerLeftoverSearch,
  type Obstacle,
  type Packing,
  pack,
  packSearch,
  packSmallest,
  packSmallestSearch,
  packStrip,
  packStripSearch,
  runSync,
  type Search,
} from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';

const page = { width: 512, height: 512 };
const list = uniformRects(11, 1000, 3, 60);
const tagged = list.slice(0, 400).map((rect, at) => (at % 3 === 0 ? rect : { ...rect, tag: `tag ${at % 40}` }));
const scattered = Array.from({ length: 600 }, (_, at): Obstacle => {
  const spread = Math.imul(at + 1, 0x9e37_79b1) >>> 0;
  return { x: (spread >>> 5) % 500, y: (spread >>> 16) % 500, width: 1 + (spread % 9), height: 1 + (spread % 13) };
});
const tree = uniformRects(12, 900, 2, 20);

const both: readonly (readonly [string, () => Packing, () => Search<Packing>])[] = [
  ...(
    [
      { effort: 'fast' },
      { effort: 'good' },
      { effort: 'best', maxEvaluations: 30 },
      { pages: 1, objective: 'area' },
      { pages: 1, objective: 'rects', rotate: true },
      { pages: 1, objective: 'area', effort: 'best', maxEvaluations: 60 },
      { order: 'width', obstacles: scattered, pages: 3 },
      { method: 'max-rects/contact-point' },
      { method: 'shelf/best-width', rotate: true },
    ] as const
  ).map((options): readonly [string, () => Packing, () => Search<Packing>] => [
    `pack ${Object.keys(options).join(', ')}`,
    () => pack(list, { ...page, ...options }),
    () => packSearch(list, { ...page, ...options }),
  ]),
  ...(['together', 'exclusive'] as const).map((tags): readonly [string, () => Packing, () => Search<Packing>] => [
    `pack tags ${tags}`,
    () => pack(tagged, { ...page, tags }),
    () => packSearch(tagged, { ...page, tags }),
  ]),
  ['packSmallest', () => packSmallest(list), () => packSmallestSearch(list)],
  [
    'packSmallest square',
    () => packSmallest(list, { square: true, effort: 'fast' }),
    () => packSmallestSearch(list, { square: true, effort: 'fast' }),
  ],
  [
    'packSmallest of what fits on no page',
    () => packSmallest(list, { maxWidth: 300, maxHeight: 300, effort: 'fast' }),
    () => packSmallestSearch(list, { maxWidth: 300, maxHeight: 300, effort: 'fast' }),
  ],
  [
    'packStrip',
    () => packStrip(list.slice(0, 650), { width: 200, effort: 'best', maxEvaluations: 20 }),
    () => packStripSearch(list.slice(0, 650), { width: 200, effort: 'best', maxEvaluations: 20 }),
  ],
  ['the binary tree', () => guillotineLargerLeftover(tree, page), () => guillotineLargerLeftoverSearch(tree, page)],
];

describe('a search comes to the packing of the plain call', () => {
  test.each(both)('%s', (_, plain, search) => {
    expect(runSync(search())).toEqual(plain());
  });
});

describe('a search that is stopped at any of its pauses', () => {
  test.each(both)('%s: answers at once, with all rectangles told', (_, _plain, start) => {
    const counts = [1, 5, 20].map((pauses) => {
      const search = start();
      let step = search.next();
      for (let pause = 1; pause < pauses && !step.done; pause++) step = search.next();
      if (!step.done) step = search.next('stop');
      expect(step.done).toBe(true);
      const { pages, unplaced } = step.value as Packing;
      return pages.reduce((sum, { placed }) => sum + placed.length, unplaced.length);
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });
});

test('few rectangles are settled without a search, and as well as they can be', () => {
  const two = [
    { width: 30, height: 20 },
    { width: 20, height: 25 },
  ];
  const apart = pack(two, { width: 31, height: 30 });
  expect(apart).toMatchObject({ value: 2, bound: 2, proven: true });
  expect(apart.pages[1].placed.map(({ id }) => id)).toEqual([1]);
  expect(faultsOf(two, apart)).toEqual([]);
});
