/**
 * The same input gives the same bytes: digests of what `pack` makes of seeded lists, by each effort and option. If you change an
 * answer on purpose, users get other answers for the same seed: say so in a changeset.
 */
import { type Effort, type Obstacle, type Order, type PackOptions, pack, type RectInput } from '@kit/rect-pack';
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
  };
  const expected: Readonly<Record<string, string>> = {
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
