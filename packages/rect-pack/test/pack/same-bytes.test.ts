/**
 * Equal input gives equal bytes: a digest of what each method, effort and option makes of seeded lists. Whoever changes one of
 * them on purpose changes what users get for the same seed, and says so in a changeset.
 */
import { runSlices } from '@kit/grid';
import {
  createAtlas,
  type Effort,
  type Method,
  type Obstacle,
  type Order,
  type PackOptions,
  pack,
  packSmallest,
  packStrip,
  type RectInput,
  type SmallestOptions,
  type StripOptions,
} from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { pageBound } from '../../src/bounds/page-bound.js';
import { stripBound } from '../../src/bounds/strip-bound.js';
import { makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { cutRects, spriteRects, uniformRects } from '../cases.js';

/** A digest of plain data: FNV-1a over its JSON. */
function digest(data: unknown): string {
  let hash = 0x811c_9dc5;
  for (const unit of JSON.stringify(data)) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x0100_0193);
  return (hash >>> 0).toString(36);
}

/** Lists of several kinds: nearly all different, a few sizes many times, without waste in 40 × 32, small sides with many ties. */
const lists = [1, 2, 3].flatMap((seed): RectInput[][] => [
  uniformRects(seed, 14 + 4 * seed, 2, 22),
  spriteRects(seed, 24).map(({ width, height }) => ({ width: 1 + (width >> 2), height: 1 + (height >> 2) })),
  cutRects(seed, 40, 32, 5 + seed),
  uniformRects(seed, 20, 1, 6),
]);
/** Four of one seed and two of the next. */
const some = lists.slice(0, 6);
const tagged = some.map((list) => list.map((rect, at) => (at % 4 === 0 ? rect : { ...rect, tag: `${at % 5}` })));
const obstacles: Obstacle[] = [
  { x: 0, y: 10, width: 12, height: 9 },
  { x: 20, y: 15, width: 20, height: 4 },
  { page: 1, x: 30, y: 0, width: 10, height: 32 },
];
const page = { width: 40, height: 32 };

const inPages = (options: Partial<PackOptions>, from = some) => from.map((list) => pack(list, { ...page, ...options }));
const inSmallest = (options: SmallestOptions, from = some) => from.map((list) => packSmallest(list, options));
const inStrip = (options: Partial<StripOptions>, from = some) =>
  from.map((list) => packStrip(list, { width: 40, ...options }));

const choices = ['best-area', 'best-short-side', 'best-long-side', 'worst-area', 'worst-short-side', 'worst-long-side'];
const splits = ['shorter-leftover', 'longer-leftover', 'min-area', 'max-area', 'shorter-axis', 'longer-axis'];

describe('by one method', () => {
  test.each<[string, string]>([
    ['best-area', '3qcly3'],
    ['best-short-side', '1frsbum'],
    ['best-long-side', '1lg42oq'],
    ['worst-area', '1muim2m'],
    ['worst-short-side', '18oljon'],
    ['worst-long-side', '1dlqdnv'],
    ['shelf/next-fit', 'a5scss'],
    ['shelf/first-fit', '1vi6lsm'],
    ['shelf/best-height', '1qby5jy'],
    ['shelf/best-width', '7eyh9g'],
    ['shelf/worst-width', 'u3u6km'],
    ['shelf/best-area', '3a3cqr'],
    ['shelf/worst-area', '1lr2n0r'],
    ['skyline/bottom-left', '1jorfv2'],
    ['skyline/best-fit', 'wrjaws'],
    ['skyline/bottom-left-waste-map', '1q0zowd'],
    ['skyline/best-fit-waste-map', 'swck4w'],
    ['skyline/lowest-gap', 'y0w9tx'],
    ['max-rects/best-short-side', '3r933a'],
    ['max-rects/best-long-side', '1wch82a'],
    ['max-rects/best-area', '1gtfb3j'],
    ['max-rects/bottom-left', 'f53kn3'],
    ['max-rects/contact-point', '2um61s'],
    ['guillotine-fixed-split', '1sos0de'],
    ['guillotine-larger-leftover', '1hb370o'],
  ])('%s', (name, expected) => {
    const methods = choices.includes(name) ? splits.map((split) => `guillotine/${name}/${split}`) : [name];
    const made = methods.flatMap((method) =>
      [false, true].flatMap((rotate) => [
        inPages({ method: method as Method, rotate, pages: 2 }, lists.slice(0, methods.length > 1 ? 3 : 12)),
        inPages(
          { method: method as Method, rotate, obstacles, padding: 1, border: 1, order: 'given' },
          lists.slice(0, 4),
        ),
      ]),
    );
    expect(digest(made)).toBe(expected);
  });
});

const few = { maxEvaluations: 24 };
const best = { effort: 'best', maxEvaluations: 90, seed: 4 } as const;
const orders: readonly Order[] = ['given', 'area', 'height', 'width', 'perimeter', 'longer-side', 'shorter-side'];
const efforts: readonly Effort[] = ['fast', 'good', 'best'];
const sizes = [
  { width: 24, height: 30 },
  { width: 40, height: 20 },
];

describe('by the packer’s own choice', () => {
  const makes: Readonly<Record<string, () => unknown>> = {
    'pack, orders': () => orders.map((order) => inPages({ order, ...few, pages: 2 })),
    'pack, efforts': () => efforts.map((effort) => inPages({ effort, ...few, rotate: true })),
    'pack, best': () => inPages(best, lists.slice(0, 8)),
    'pack, one page': () =>
      [false, true].map((rotate) => inPages({ ...few, rotate, pages: 1, objective: 'area' }, lists.slice(0, 8))),
    'pack, one page, best': () => inPages({ ...best, pages: 1, objective: 'area' }, lists.slice(0, 8)),
    'pack, the most': () => efforts.map((effort) => inPages({ ...few, effort, pages: 1, objective: 'rects' })),
    'pack, obstacles': () => efforts.map((effort) => inPages({ ...few, effort, obstacles, pages: 2, rotate: true })),
    'pack, one page with obstacles': () => efforts.map((effort) => inPages({ ...few, effort, obstacles, pages: 1 })),
    'pack, sizes': () => efforts.map((effort) => inPages({ ...few, effort, sizes })),
    'pack, sizes only': () => inPages({ ...few, sizes, width: undefined, height: undefined }),
    'pack, tags together': () => efforts.map((effort) => inPages({ ...few, effort, rotate: true }, tagged)),
    'pack, tags around obstacles': () => inPages({ ...few, obstacles, sizes, pages: 5 }, tagged.slice(0, 5)),
    'pack, tags exclusive': () => efforts.map((effort) => inPages({ ...few, effort, tags: 'exclusive' }, tagged)),
    'packSmallest, efforts': () => efforts.map((effort) => inSmallest({ ...few, effort })),
    'packSmallest, turned': () => inSmallest({ ...best, rotate: true, padding: 1, border: 2 }, lists.slice(0, 4)),
    'packSmallest, orders': () => orders.map((order) => inSmallest({ order, rotate: true }, lists.slice(0, 3))),
    'packSmallest, forms': () =>
      [
        { square: true },
        { powerOfTwo: true },
        { multipleOf: 8 },
        { ratio: 2 },
        { ratio: 0.75, rotate: true },
        { square: true, powerOfTwo: true },
        { maxWidth: 30 },
        { maxHeight: 31, maxAspect: 8 },
        { maxWidth: 20, maxHeight: 20 },
      ].map((form) => inSmallest({ ...form, ...few, effort: 'fast' })),
    'packSmallest, forms, good': () =>
      [{ square: true }, { powerOfTwo: true }, { ratio: 2, multipleOf: 4 }].map((form) =>
        inSmallest({ ...form, ...few }, lists.slice(4, 8)),
      ),
    'packStrip, efforts': () => efforts.map((effort) => inStrip({ ...few, effort }, lists.slice(0, 8))),
    'packStrip, orders': () => orders.map((order) => inStrip({ order, rotate: true, maxHeight: 40 })),
    'packStrip, low': () => inStrip({ ...few, maxHeight: 30, rotate: true }),
    'packStrip, best': () => inStrip({ ...best, padding: 1, border: 1, rotate: true }, lists.slice(0, 4)),
    'packStrip, far from the bound': () => [
      packStrip(uniformRects(5, 40, 3, 40), { width: 90 }),
      packStrip(uniformRects(5, 70, 3, 40), { width: 90, effort: 'best', maxEvaluations: 3000 }),
    ],
    'packStrip, long': () =>
      packStrip(uniformRects(5, 800, 3, 40), { width: 300, effort: 'best', seed: 3, maxEvaluations: 150 }),
    'packSmallest, far from the bound': () => [
      packSmallest(uniformRects(5, 40, 3, 40)),
      packSmallest(uniformRects(5, 10, 3, 40), { effort: 'best', maxEvaluations: 10_000 }),
      packSmallest(uniformRects(5, 70, 3, 40), { effort: 'best', maxEvaluations: 3000 }),
    ],
  };
  const expected: Readonly<Record<string, string>> = {
    'packSmallest, far from the bound': 'ctlplh',
    'packStrip, long': 'd1ffo4',
    'packStrip, far from the bound': '1fm5lg3',
    'packStrip, best': 'enhtw1',
    'packStrip, low': 'eu798b',
    'packStrip, orders': '1xx0qtr',
    'packStrip, efforts': '18hce2y',
    'packSmallest, forms, good': 'fdmv6m',
    'packSmallest, forms': '874z8r',
    'packSmallest, orders': '7jx8f4',
    'packSmallest, turned': 'w18oq9',
    'packSmallest, efforts': 'n1whoo',
    'pack, tags exclusive': 'qz9xx8',
    'pack, tags around obstacles': 'iwhicy',
    'pack, tags together': 'nqlc13',
    'pack, sizes only': '144kl8z',
    'pack, sizes': '3syk4c',
    'pack, one page with obstacles': '1flxwn5',
    'pack, obstacles': '1a1tlmc',
    'pack, the most': '14ixgke',
    'pack, one page, best': '4hwy7o',
    'pack, one page': '1xh7k3y',
    'pack, best': '5uzk8k',
    'pack, efforts': 'm1bbsu',
    'pack, orders': 'lksr9n',
  };
  test.each(Object.entries(makes))('%s', (name, make) => {
    expect(digest(make())).toBe(expected[name]);
  });
});

test('lower bounds', () => {
  const bounds: number[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const rects = uniformRects(seed, 3 + (seed % 9), 1 + (seed % 5), 8 + (seed % 7));
    const sides = (name: 'width' | 'height') => Int32Array.from(rects, (rect) => rect[name]);
    for (const turns of [0, 1]) {
      const turnable = Uint8Array.from(rects, ({ width, height }) => (width === height ? 0 : turns));
      const items = makeItems(sides('width'), sides('height'), turnable);
      for (const cuts of [0, 2, 64]) {
        const pace = new Pace(true);
        bounds.push(runSlices(pageBound(items, 12, 13, cuts, pace)), runSlices(stripBound(items, 14, cuts, pace)));
      }
    }
  }
  expect(digest(bounds)).toBe('zbv26h');
});

test('a live atlas', () => {
  const told: unknown[] = [];
  for (const seed of [1, 2, 3]) {
    const atlas = createAtlas({ width: 60, height: 50, padding: seed - 1, border: 3 - seed, rotate: seed > 1 });
    const rects = uniformRects(seed, 90, 2, 14);
    for (const [at, rect] of rects.entries()) {
      told.push(atlas.add(rect));
      if (at % 3 > 0) told.push(atlas.remove((at * 7) % 40));
    }
    told.push(atlas.compact({ maxMoves: 4 }), atlas.compact(), atlas.toPacking());
    atlas.grow(70, 50);
    for (const rect of rects.slice(0, 20)) told.push(atlas.add({ ...rect, rotate: false }));
    told.push(atlas.toPacking());
  }
  expect(digest(told)).toBe('al1q59');
});
