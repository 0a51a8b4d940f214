/**
 * Every exported search on drawn sizes and on the largest inputs that its options allow: the call and each of the first hundred
 * steps have bounded work. A loop that never pauses goes unseen on the small inputs of other tests.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import { runs, some } from '../../../config/runs.js';
import { measureSlices, mostWorkACall, mostWorkACell, mostWorkASlice } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { uniformRects } from './cases.js';

type Search = Generator<unknown, unknown, 'stop' | undefined>;
type Start = (rects: readonly kit.RectInput[], effort: kit.Effort) => Search;

const firstSteps = 100;
const endless = { maxEvaluations: Number.MAX_SAFE_INTEGER };
const page = { width: 2048, height: 2048, ...endless };
const obstacles = Array.from({ length: 65_536 }, (_, at): kit.Obstacle => {
  return { page: at % 3, x: (at * 37) % 2000, y: (at * 91) % 2000, width: 1 + (at % 5), height: 1 + (at % 7) };
});
const sizes = Array.from({ length: 65_536 }, (_, at) => ({ width: 9 + (at % 640), height: 40 + (at % 777) }));
const tagged = new WeakMap<readonly kit.RectInput[], kit.RectInput[]>();
function byTag(rects: readonly kit.RectInput[]): readonly kit.RectInput[] {
  const known = tagged.get(rects);
  if (known !== undefined) return known;
  const made = rects.map(({ width, height }, at) => ({ width, height, id: `n${at}`, tag: `${at % 999}` }));
  tagged.set(rects, made);
  return made;
}

/** The places of a list in rows, as a packing. */
function formerOf(rects: readonly kit.RectInput[]): kit.Packing {
  return kit.pack(rects.slice(0, 65_536), { width: 4096, height: 4096, effort: 'fast' });
}

/** Atlases of about so many, of which every third is gone. */
const atlases = new Map<number, kit.Atlas>();
function holed(wanted: number): kit.Atlas {
  const count = [100, 3000, 20_000].find((limit) => limit >= wanted) ?? 20_000;
  const known = atlases.get(count);
  if (known !== undefined) return known;
  const from = kit.packSmallest(uniformRects(8, count, 1, 24), { effort: 'fast' });
  const atlas = kit.createAtlas({ width: 8192, height: 8192, from });
  for (let id = 0; id < count; id += 3) atlas.remove(id);
  atlases.set(count, atlas);
  return atlas;
}

const searches: Readonly<Record<string, Start>> = {
  packSearch: (rects, effort) => kit.packSearch(rects, { ...page, effort }),
  'packSearch: one page': (rects, effort) => kit.packSearch(rects, { ...page, effort, pages: 1, rotate: true }),
  'packSearch: number of rectangles': (rects, effort) =>
    kit.packSearch(rects, { ...page, effort, pages: 2, objective: 'rects' }),
  'packSearch: obstacles': (rects, effort) => kit.packSearch(rects, { ...page, effort, obstacles }),
  'packSearch: sizes': (rects, effort) => kit.packSearch(rects, { sizes, effort, padding: 2, ...endless }),
  'packSearch: tags': (rects, effort) => kit.packSearch(byTag(rects), { ...page, effort }),
  'packSearch: tags apart': (rects, effort) => kit.packSearch(byTag(rects), { ...page, effort, tags: 'exclusive' }),
  packSmallestSearch: (rects, effort) => kit.packSmallestSearch(rects, { effort, rotate: true, ...endless }),
  'packSmallestSearch: forms': (rects, effort) =>
    kit.packSmallestSearch(rects, { effort, multipleOf: 3, maxAspect: 1024, ...endless }),
  packStripSearch: (rects, effort) => kit.packStripSearch(rects, { width: 5000, effort, ...endless }),
  guillotineFixedSplitSearch: (rects) => kit.guillotineFixedSplitSearch(rects, { width: 60_000, height: 60_000 }),
  guillotineLargerLeftoverSearch: (rects) =>
    kit.guillotineLargerLeftoverSearch(rects, { width: 60_000, height: 60_000 }),
  repackSearch: (rects, effort) =>
    kit.repackSearch(rects, formerOf(rects), { width: 4096, height: 4096, effort, ...endless }),
  compactSearch: (rects) => holed(rects.length).compactSearch({ maxMoves: 1_000_000 }),
};

/** The call and each of the first steps have bounded work: a slice, and one pass over the input where that is large. */
function expectShortSteps(start: () => Search, count: number): void {
  // What a search is given is made before.
  start();
  const { called, longest, total } = measureSlices(start, { stopAfter: firstSteps });
  expect(total).toBeGreaterThan(0);
  expect(called, 'the call').toBeLessThanOrEqual(3 * mostWorkACall);
  expect(longest, 'a step').toBeLessThanOrEqual(mostWorkASlice + mostWorkACell * count);
}

test('every search that the package exports is among them', () => {
  const exported = Object.keys(kit).filter((name) => name.endsWith('Search'));
  const tried = new Set(Object.keys(searches).map((name) => name.replace(/:.*/, '')));
  expect(exported.filter((name) => !tried.has(name))).toEqual([]);
});

const longest = {
  alike: uniformRects(1, kit.maxRects, 1, 3),
  different: uniformRects(2, kit.maxRects, 1, 300),
  thin: Array.from({ length: kit.maxRects }, (_, at) => ({ width: 1 + (at % 3), height: 1 + (at % 997) })),
};
const onLongest = Object.entries(searches).flatMap(([name, start]) =>
  Object.entries(longest).map(([list, rects], at) => ({
    name,
    list,
    rects,
    start,
    effort: (['best', 'good'] as const)[at % 2],
  })),
);
test.each(some(onLongest, 9))('$name of 2²⁰ rectangles, $list, has no step longer than a slice', (one) => {
  expectShortSteps(() => one.start(one.rects, one.effort), kit.maxRects);
});

const lists = fc
  .record({
    count: fc.oneof(fc.nat(30), fc.integer({ min: 100, max: 1500 }), fc.constantFrom(601, 2001, 20_001)),
    side: fc.constantFrom(3, 60, 900),
    seed: fc.nat(99),
  })
  .map(({ count, side, seed }) => uniformRects(seed, count, 1, side));
for (const [name, start] of Object.entries(searches)) {
  prop([lists, fc.constantFrom('fast', 'good', 'best')], { numRuns: runs(6, 60, 2) })(
    `${name} pauses in time, whatever it is given`,
    (rects, effort) => {
      expectShortSteps(() => start(rects, effort), Math.max(rects.length, 65_536));
    },
  );
}
