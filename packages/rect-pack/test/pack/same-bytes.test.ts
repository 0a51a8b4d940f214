/**
 * Equal input gives equal bytes: a digest of what each method, effort and option makes of seeded lists. Whoever changes one of
 * them on purpose changes what users get for the same seed, and says so in a changeset.
 */
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
import { isQuick } from '../../../../config/runs.js';
import { cutRects, rectList, spriteRects, uniformRects } from '../cases.js';

/** A digest of plain data: FNV-1a over its JSON. */
function digest(data: unknown): string {
  let hash = 0x811c_9dc5;
  for (const unit of JSON.stringify(data)) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x0100_0193);
  return (hash >>> 0).toString(36);
}

/** Some of the inputs of a test. */
type Part = <T>(inputs: readonly T[]) => T[];
const everyFifth: Part = (inputs) => inputs.filter((_, at) => at % 5 === 0);
const theOthers: Part = (inputs) => inputs.filter((_, at) => at % 5 > 0);

/** Two digests: what every fifth input makes, which is all that `npm test` looks at, and what the others make. */
function expectDigests(make: (of: Part) => unknown, expected: string): void {
  const parts = isQuick ? [everyFifth] : [everyFifth, theOthers];
  expect(parts.map((part) => digest(make(part)))).toEqual(expected.split(' ').slice(0, parts.length));
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

const inPages = (of: Part, options: Partial<PackOptions>, from = some) =>
  of(from).map((list) => pack(list, { ...page, ...options }));
const inSmallest = (of: Part, options: SmallestOptions, from = some) =>
  of(from).map((list) => packSmallest(list, options));
const inStrip = (of: Part, options: Partial<StripOptions>, from = some) =>
  of(from).map((list) => packStrip(list, { width: 40, ...options }));

describe('by one method', () => {
  test.each<[Method, string]>([
    ['guillotine/best-short-side/shorter-leftover', '4m9wor 17bhjcb'],
    ['guillotine/best-short-side/min-area', 'ec6429 1udkk1u'],
    ['guillotine/best-short-side/shorter-axis', 'vxrqne tyo5wh'],
    ['shelf/next-fit', '12onxwe kvh779'],
    ['shelf/best-height', 'nk93ly tuv9yv'],
    ['skyline/bottom-left', '1pis14j 12jqzo9'],
    ['skyline/bottom-left-waste-map', '1yjxp78 o4m71u'],
    ['skyline/lowest-gap', '1s84fpm 10lf4zc'],
    ['max-rects/best-short-side', 'p9d11f 17z6v1m'],
    ['max-rects/best-area', 'zsaykx 9cwett'],
    ['max-rects/bottom-left', '13dt5uy 7klioe'],
    ['max-rects/contact-point', 'iyetg q4be5x'],
    ['guillotine-fixed-split', 'vnzgks 1tfs3x3'],
    ['guillotine-larger-leftover', 'suw1fr 1pfgfu0'],
  ])('%s', (method, expected) => {
    expectDigests(
      (of) =>
        [false, true].flatMap((rotate) => [
          inPages(of, { method, rotate, pages: 2 }, lists),
          inPages(of, { method, rotate, obstacles, padding: 1, border: 1, order: 'given' }, lists.slice(0, 4)),
        ]),
      expected,
    );
  });
});

const few = { maxEvaluations: 24 };
const best = { effort: 'best', maxEvaluations: 90, seed: 4 } as const;
const orders: readonly Order[] = ['given', 'area', 'height', 'width', 'perimeter', 'longer-side', 'shorter-side'];
const efforts: readonly Effort[] = ['fast', 'good', 'best'];
const sizes = rectList('24×30 40×20');

describe('by the packer’s own choice', () => {
  const makes: Readonly<Record<string, (of: Part) => unknown>> = {
    'pack, orders': (of) => orders.map((order) => inPages(of, { order, ...few, pages: 2 })),
    'pack, efforts': (of) => efforts.map((effort) => inPages(of, { effort, ...few, rotate: true })),
    'pack, best': (of) => inPages(of, best, lists.slice(0, 8)),
    'pack, one page': (of) =>
      [false, true].map((rotate) => inPages(of, { ...few, rotate, pages: 1, objective: 'area' }, lists.slice(0, 8))),
    'pack, one page, best': (of) => inPages(of, { ...best, pages: 1, objective: 'area' }, lists.slice(0, 8)),
    'pack, the most': (of) => efforts.map((effort) => inPages(of, { ...few, effort, pages: 1, objective: 'rects' })),
    'pack, obstacles': (of) =>
      efforts.map((effort) => inPages(of, { ...few, effort, obstacles, pages: 2, rotate: true })),
    'pack, one page with obstacles': (of) =>
      efforts.map((effort) => inPages(of, { ...few, effort, obstacles, pages: 1 })),
    'pack, sizes': (of) => efforts.map((effort) => inPages(of, { ...few, effort, sizes })),
    'pack, sizes only': (of) => inPages(of, { ...few, sizes, width: undefined, height: undefined }),
    'pack, tags together': (of) => efforts.map((effort) => inPages(of, { ...few, effort, rotate: true }, tagged)),
    'pack, tags around obstacles': (of) => inPages(of, { ...few, obstacles, sizes, pages: 5 }, tagged.slice(0, 5)),
    'pack, tags exclusive': (of) => efforts.map((effort) => inPages(of, { ...few, effort, tags: 'exclusive' }, tagged)),
    'packSmallest, efforts': (of) => efforts.map((effort) => inSmallest(of, { ...few, effort })),
    'packSmallest, turned': (of) => inSmallest(of, { ...best, rotate: true, padding: 1, border: 2 }, lists.slice(0, 4)),
    'packSmallest, orders': (of) => orders.map((order) => inSmallest(of, { order, rotate: true }, lists.slice(0, 3))),
    'packSmallest, forms': (of) =>
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
      ].map((form) => inSmallest(of, { ...form, ...few, effort: 'fast' })),
    'packSmallest, forms, good': (of) =>
      [{ square: true }, { powerOfTwo: true }, { ratio: 2, multipleOf: 4 }].map((form) =>
        inSmallest(of, { ...form, ...few }, lists.slice(4, 8)),
      ),
    'packStrip, efforts': (of) => efforts.map((effort) => inStrip(of, { ...few, effort }, lists.slice(0, 8))),
    'packStrip, orders': (of) => orders.map((order) => inStrip(of, { order, rotate: true, maxHeight: 40 })),
    'packStrip, low': (of) => inStrip(of, { ...few, maxHeight: 30, rotate: true }),
    'packStrip, best': (of) => inStrip(of, { ...best, padding: 1, border: 1, rotate: true }, lists.slice(0, 4)),
    'packStrip, far from the bound': (of) =>
      of([
        { count: 40, options: {} },
        { count: 70, options: { effort: 'best', maxEvaluations: 3000 } as const },
      ]).map(({ count, options }) => packStrip(uniformRects(5, count, 3, 40), { width: 90, ...options })),
    'packStrip, long': (of) =>
      of([800]).map((count) =>
        packStrip(uniformRects(5, count, 3, 40), { width: 300, effort: 'best', seed: 3, maxEvaluations: 150 }),
      ),
    'packSmallest, far from the bound': (of) =>
      of([
        { count: 40, options: {} },
        { count: 10, options: { effort: 'best', maxEvaluations: 10_000 } as const },
        { count: 70, options: { effort: 'best', maxEvaluations: 3000 } as const },
      ]).map(({ count, options }) => packSmallest(uniformRects(5, count, 3, 40), options)),
  };
  const expected: Readonly<Record<string, string>> = {
    'packSmallest, far from the bound': '1cp4xeq 41i9lc',
    'packStrip, long': '18dhkgg w7k42t',
    'packStrip, far from the bound': '88ebnl 139r1pj',
    'packStrip, best': '867lo3 12qvzgz',
    'packStrip, low': 'kl03xk elus06',
    'packStrip, orders': '1rwwvmx 1a10366',
    'packStrip, efforts': '1ow2iqw 15q4c0j',
    'packSmallest, forms, good': 'c3ugex 1kup5am',
    'packSmallest, forms': 'w4osor 68own7',
    'packSmallest, orders': 'akvkb5 1xpf25r',
    'packSmallest, turned': '1slzz8i 2ko5hg',
    'packSmallest, efforts': '1kvgikr 1apatp6',
    'pack, tags exclusive': '16c5g7x 1w2j8pa',
    'pack, tags around obstacles': 'uz2qdh 1vlt2yi',
    'pack, tags together': 'n5sp25 5j4x9v',
    'pack, sizes only': '1qzqd12 19i35n5',
    'pack, sizes': 'tx8a1g n59qjt',
    'pack, one page with obstacles': '6o2sgr odo0f3',
    'pack, obstacles': 'fdl63b bv5j67',
    'pack, the most': '13hkssj kbwsgw',
    'pack, one page, best': '1ldge5w 3jam8h',
    'pack, one page': '6cd8la qn2l5',
    'pack, best': '1arhzre 1m8g13g',
    'pack, efforts': 'bccdmt 1ellnu2',
    'pack, orders': '18mpjwd 24bwm1',
  };
  test.each(Object.entries(makes))('%s', (name, make) => {
    expectDigests(make, expected[name]);
  });
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
