import type { HardSearch } from '../../../config/work.js';
import {
  type Atlas,
  createAtlas,
  guillotineFixedSplitSearch,
  guillotineLargerLeftoverSearch,
  type Method,
  type Obstacle,
  pack,
  packSearch,
  packSmallestSearch,
  packStripSearch,
  type RectInput,
  repackSearch,
} from '../src/index.js';
import { uniformRects } from './cases.js';

const many = uniformRects(1, 100_000, 15, 165);
const some = many.slice(0, 20_000);
const crowd = uniformRects(2, 40_000, 1, 40);
const thin = Array.from({ length: 30_000 }, (_, at): RectInput => ({ width: 1 + (at % 3), height: 1 + (at % 997) }));
// Fields one by one: of a rectangle that is spread into an object with more fields V8 makes a shape of its own each time.
const named = many.slice(0, 60_000).map(({ width, height }, at): RectInput => {
  return { width, height, id: `sprite ${at}`, tag: `tag ${at % 30_000}` };
});
const scattered = Array.from({ length: 65_536 }, (_, at): Obstacle => {
  const spread = Math.imul(at + 1, 0x9e37_79b1) >>> 0;
  return { x: (spread >>> 5) % 2000, y: (spread >>> 16) % 2000, width: 1 + (spread % 9), height: 1 + (spread % 13) };
});
const sizes = Array.from({ length: 65_536 }, (_, at) => ({ width: 9 + (at % 64), height: 40 + (at >> 6) }));
const changed = some.map((rect, at) => (at % 10 === 0 ? { width: rect.height, height: rect.width } : rect));
const page = { width: 2048, height: 2048 };
const large = { width: 60_000, height: 60_000 };

const byMethod = (method: Method, rects: readonly RectInput[], stopAfter = 24): HardSearch => ({
  name: 'packSearch',
  input: `${rects.length} rectangles by ${method}`,
  start: () => packSearch(rects, { ...large, method, rotate: true }),
  stopAfter,
});

/** A page full of so many small ones, of which every third is gone again. */
function holed(count: number, side: number): Atlas {
  const atlas = createAtlas({ width: side, height: side });
  for (const [id, rect] of uniformRects(8, count, 1, 24).entries()) atlas.add({ ...rect, id });
  for (let id = 0; id < count; id += 3) atlas.remove(id);
  return atlas;
}

const full = holed(3000, 640);

const former = pack(some, { ...page, effort: 'fast' });

/** The largest and the nastiest inputs. */
export const hardSearches: readonly HardSearch[] = [
  {
    name: 'packSearch',
    input: 'one rectangle among 2,000 obstacles',
    start: () => packSearch([{ width: 20, height: 20 }], { ...page, obstacles: scattered.slice(0, 2000) }),
  },
  {
    name: 'packSearch',
    input: '2,000 rectangles among 65,536 obstacles',
    start: () => packSearch(thin.slice(0, 2000), { ...page, obstacles: scattered, pages: 2 }),
    stopAfter: 60,
  },
  {
    name: 'packSearch',
    input: '20,000 rectangles, fast',
    start: () => packSearch(some, { ...page, effort: 'fast' }),
  },
  {
    name: 'packSearch',
    input: '100,000 rectangles, best',
    start: () => packSearch(many, { ...page, effort: 'best' }),
    stopAfter: 60,
  },
  {
    name: 'packSearch',
    input: '40,000 rectangles on one page, best',
    start: () => packSearch(crowd, { ...page, pages: 1, effort: 'best', rotate: true, objective: 'area' }),
    stopAfter: 80,
  },
  {
    name: 'packSearch',
    input: '60,000 rectangles of 30,000 tags',
    start: () => packSearch(named, page),
    stopAfter: 60,
  },
  {
    name: 'packSearch',
    input: '60,000 rectangles of 30,000 tags that share no page',
    start: () => packSearch(named, { ...page, tags: 'exclusive' }),
    stopAfter: 60,
  },
  {
    name: 'packSearch',
    input: '65,536 sizes of pages',
    cells: 65_536,
    start: () => packSearch(crowd, { sizes }),
    stopAfter: 150,
  },
  byMethod('max-rects/best-short-side', crowd),
  byMethod('max-rects/contact-point', crowd),
  byMethod('skyline/bottom-left-waste-map', thin),
  byMethod('skyline/lowest-gap', crowd),
  byMethod('shelf/best-height', crowd),
  byMethod('guillotine/best-short-side/min-area', crowd),
  {
    name: 'packSmallestSearch',
    input: '100,000 rectangles, best',
    start: () => packSmallestSearch(many, { effort: 'best' }),
    stopAfter: 60,
  },
  {
    name: 'packSmallestSearch',
    input: '100,000 rectangles, stopped at once: all of them are told',
    cells: 100_000,
    start: () => packSmallestSearch(many),
    stopAfter: 0,
  },
  {
    name: 'packSearch',
    input: '60,000 rectangles with names, stopped soon',
    start: () => packSearch(named, page),
    stopAfter: 3,
  },
  {
    name: 'packSmallestSearch',
    input: '600 rectangles, best: the widest beam',
    start: () => packSmallestSearch(uniformRects(4, 600, 1, 200), { effort: 'best', rotate: true }),
    stopAfter: 60,
  },
  {
    name: 'packSmallestSearch',
    input: '20 rectangles for which widths are few',
    start: () => packSmallestSearch(uniformRects(4, 20, 1, 200), { multipleOf: 3, maxWidth: 900_000, maxAspect: 1024 }),
  },
  {
    name: 'packStripSearch',
    input: '3,152 rectangles, best',
    start: () => packStripSearch(uniformRects(5, 3152, 2, 90), { width: 1000, effort: 'best' }),
    stopAfter: 60,
  },
  {
    name: 'packStripSearch',
    input: '100,000 rectangles, best',
    start: () => packStripSearch(many, { width: 20_000, effort: 'best', rotate: true }),
    stopAfter: 60,
  },
  {
    name: 'packStripSearch',
    input: '300 large rectangles and a crowd, best',
    start: () =>
      packStripSearch([...uniformRects(6, 60, 400, 900), ...uniformRects(7, 5000, 1, 9)], {
        width: 3000,
        effort: 'best',
      }),
    stopAfter: 60,
  },
  {
    name: 'guillotineFixedSplitSearch',
    input: '40,000 rectangles on one page',
    start: () => guillotineFixedSplitSearch(crowd, large),
    stopAfter: 60,
  },
  {
    name: 'guillotineLargerLeftoverSearch',
    input: '40,000 rectangles on one page',
    start: () => guillotineLargerLeftoverSearch(crowd, large),
    stopAfter: 60,
  },
  {
    name: 'repackSearch',
    input: '20,000 rectangles of which a tenth changed',
    start: () => repackSearch(changed, former, { ...page, effort: 'fast' }),
    stopAfter: 120,
  },
  {
    name: 'compactSearch',
    input: 'an atlas of 3,000 rectangles with a third of them gone',
    start: () => full.compactSearch(),
    stopAfter: 60,
  },
];
