/**
 * Wherever the work pauses, it comes to the packing of the plain call, and can be stopped. Here it has slices of a single step,
 * so that it pauses wherever there may be a pause.
 */
import {
  guillotineLargerLeftover,
  guillotineLargerLeftoverSearch,
  type Obstacle,
  type Packing,
  type PackOptions,
  pack,
  packSmallest,
  packStrip,
  type RectInput,
  runSync,
  type Search,
  type SmallestOptions,
  type StripOptions,
} from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { sketchPack } from '../../src/pack/pack-search.js';
import { sketchSmallest } from '../../src/pack/pack-smallest-search.js';
import { sketchStrip } from '../../src/pack/pack-strip-search.js';
import { cutRects, rectList, uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { paced } from '../paced.js';
import { placedIn, stopAt } from '../support.js';

const page = { width: 300, height: 300 };
const list = uniformRects(11, 610, 3, 44);
const short = list.slice(0, 120);
const turning = short.map((rect, at) => ({ ...rect, id: `${at}`, rotate: at % 3 > 0 }));
const tagged = list.slice(0, 120).map((rect, at) => (at % 3 === 0 ? rect : { ...rect, tag: `tag ${at % 12}` }));
const scattered = Array.from({ length: 300 }, (_, at): Obstacle => {
  const spread = Math.imul(at + 1, 0x9e37_79b1) >>> 0;
  return { x: (spread >>> 5) % 290, y: (spread >>> 16) % 290, width: 1 + (spread % 9), height: 1 + (spread % 13) };
});
/** As wide as a page, and what goes below. */
const bars = Array.from({ length: 9 }, (_, at) => ({
  width: at < 6 ? 90 : 7,
  height: 40,
  tag: at < 6 ? `${at}` : undefined,
}));
/** A few that are nearly all of the area, and a crowd. */
const crowd = [...cutRects(3, 300, 280, 12), ...uniformRects(7, 640, 1, 4)];

const gappy = [...uniformRects(5, 9, 60, 140), ...uniformRects(7, 640, 1, 4)];

type Both = readonly [name: string, plain: () => Packing, search: () => Search<Packing>];

const pages = (name: string, rects: readonly RectInput[], options: Partial<PackOptions>): Both => [
  `pack, ${name}`,
  () => pack(rects, { ...page, ...options }),
  () => paced(sketchPack(rects, { ...page, ...options })),
];
const smallest = (name: string, rects: readonly RectInput[], options: SmallestOptions): Both => [
  `packSmallest, ${name}`,
  () => packSmallest(rects, options),
  () => paced(sketchSmallest(rects, options)),
];
const strip = (name: string, rects: readonly RectInput[], options: StripOptions): Both => [
  `packStrip, ${name}`,
  () => packStrip(rects, options),
  () => paced(sketchStrip(rects, options)),
];

const both: readonly Both[] = [
  pages('fast', list, { effort: 'fast' }),
  pages('good', short.slice(0, 40), { width: 90, maxEvaluations: 60 }),
  pages('a last page packed anew', short.slice(0, 24), { width: 60, height: 60, maxEvaluations: 6 }),
  pages('best', short.slice(0, 60), { effort: 'best', maxEvaluations: 12 }),
  pages('most area of many on one page, best', list, {
    pages: 1,
    objective: 'area',
    effort: 'best',
    maxEvaluations: 60,
  }),
  pages('most area of few on one page, best', list.slice(0, 80), {
    width: 100,
    pages: 1,
    effort: 'best',
    maxEvaluations: 60,
  }),
  pages('the most on one page', short.slice(0, 40), {
    width: 120,
    pages: 1,
    objective: 'rects',
    rotate: true,
    maxEvaluations: 40,
  }),
  pages('around obstacles', short.slice(0, 16), { order: 'width', obstacles: scattered, pages: 3 }),
  pages('around a few obstacles on one page, best', short, {
    obstacles: scattered.slice(0, 9),
    pages: 1,
    width: 99,
    effort: 'best',
    maxEvaluations: 20,
  }),
  pages('given sizes', short.slice(0, 60), { sizes: [{ width: 90, height: 100 }, page], pages: 2, maxEvaluations: 30 }),
  pages('too large for a page', list.slice(0, 9), { width: 2 }),
  pages('tags too large for a page', tagged, { width: 60, height: 60, sizes: [{ width: 50, height: 40 }] }),
  pages('tags of full rows', bars, { width: 90, height: 90 }),
  pages('by MaxRects', short, { method: 'max-rects/contact-point' }),
  pages('by shelves', short, { method: 'shelf/best-height', rotate: true }),
  pages('tags together', tagged, { tags: 'together' }),
  pages('tags exclusive', tagged, { tags: 'exclusive' }),
  pages('tags together if possible', tagged, { width: 60, height: 60, tags: 'prefer-together' }),
  smallest('good', short.slice(0, 14), { maxEvaluations: 60 }),
  smallest('turned', turning, { rotate: true, effort: 'fast' }),
  smallest('many alike', list, { effort: 'good', square: true, multipleOf: 64 }),
  smallest('square', list, { square: true, effort: 'fast' }),
  smallest('what fits on no page', list, { maxWidth: 200, maxHeight: 200, effort: 'fast' }),
  smallest('best', turning.slice(0, 30), { effort: 'best', maxEvaluations: 20 }),
  strip('a climb', list, { width: 200, effort: 'best', maxEvaluations: 6 }),
  strip('beams', turning.slice(0, 30), { width: 120, effort: 'best', maxEvaluations: 80 }),
  strip('a few and a crowd', crowd, { width: 300 }),
  strip('a few that leave gaps, and a crowd', gappy, { width: 300, effort: 'best', maxEvaluations: 60 }),
  [
    'the binary tree',
    () => guillotineLargerLeftover(list.slice(0, 200), page),
    () => guillotineLargerLeftoverSearch(list.slice(0, 200), page),
  ],
];

describe('a search comes to the packing of the plain call', () => {
  // Each of them is stopped below, too.
  test.each(some(both, 4))('%s', (_, plain, search) => {
    const [found, expected] = [runSync(search()), plain()];
    // Equal texts are equal packings, and found so in a fraction of the time.
    if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
  });
});

describe('a search that is stopped at any of its pauses', () => {
  test.each(both)('%s: answers at once, with all rectangles told', (_, _plain, start) => {
    const counts = [1, 400].map((pauses) => {
      const { value } = stopAt(start(), pauses);
      return placedIn(value).length + value.unplaced.length;
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('stopped at any pause at all', () => {
  const wide = rectList('9×9 9×9 9×9');
  test.each<[string, () => Search<Packing>, pauses: number, pages: number]>([
    ['a search that can place nothing ends with that', () => paced(sketchPack(wide, { width: 5, height: 5 })), 2, 0],
    [
      'the smallest page tells of all rectangles, also where no page holds them',
      () => paced(sketchSmallest(wide, { maxWidth: 10, maxHeight: 10, effort: 'fast' })),
      3,
      1,
    ],
  ])('%s', (_, start, least, pages) => {
    let pauses = 1;
    for (let isOver = false; !isOver; pauses++) {
      const stopped = stopAt(start(), pauses);
      ({ isOver } = stopped);
      expect(stopped.value.status).toBe('partial');
      expect(stopped.value.pages.length).toBeLessThanOrEqual(pages);
      expect(placedIn(stopped.value).length + stopped.value.unplaced.length).toBe(3);
    }
    expect(pauses).toBeGreaterThan(least);
  });
});

test('few rectangles are settled without a search, and as well as they can be', () => {
  const two = rectList('30×20 20×25');
  const apart = pack(two, { width: 31, height: 30 });
  expect(apart).toMatchObject({ value: 2, bound: 2, proven: true });
  expect(apart.pages[1].placed.map(({ id }) => id)).toEqual([1]);
  expect(faultsOf(two, apart)).toEqual([]);
});

/** What stops at all pauses tell of the measure and of what has no place; once only where it stays the same. */
function toldAtStops(start: () => Search<Packing>): object[] {
  const told: object[] = [];
  for (let pauses = 1, isOver = false; !isOver; pauses++) {
    const stopped = stopAt(start(), pauses);
    ({ isOver } = stopped);
    const { measure, value, bound, unplaced } = stopped.value;
    const one = { measure, value, bound, unplaced: unplaced.map(({ reason }) => reason) };
    if (JSON.stringify(told.at(-1)) !== JSON.stringify(one)) told.push(one);
  }
  return told;
}

describe('stopped at any pause, a search tells what it knows by then', () => {
  // Three that fit, and one that doesn't.
  const list = [9, 9, 30, 9].map((width) => ({ width, height: 9 }));
  const [area, s, t] = ['area', 'stopped', 'too-large'];

  test('the smallest page: all the area, then that of what fits, then the page', () => {
    const options = { maxWidth: 20, maxHeight: 20, effort: 'fast' } as const;
    expect(toldAtStops(() => paced(sketchSmallest(list, options)))).toEqual([
      { measure: area, value: 0, bound: 3 * 81, unplaced: [s, s, t, s] },
      { measure: 'page-area', value: 18 * 18, bound: 3 * 81, unplaced: [t] },
    ]);
  });

  test('a strip: the same, then what lies there already, and the height once all does', () => {
    const options = { width: 20, effort: 'fast' } as const;
    expect(toldAtStops(() => paced(sketchStrip(list, options)))).toEqual([
      { measure: area, value: 0, bound: 3 * 81, unplaced: [s, s, t, s] },
      { measure: area, value: 81, bound: 3 * 81, unplaced: [s, t, s] },
      { measure: area, value: 2 * 81, bound: 3 * 81, unplaced: [t, s] },
      { measure: 'height', value: 18, bound: Math.ceil((3 * 81) / 20), unplaced: [t] },
    ]);
  });

  test('a strip that is too low for all: what is left has no space once there is a packing', () => {
    const options = { width: 20, maxHeight: 10, effort: 'best', maxEvaluations: 2 } as const;
    expect(toldAtStops(() => paced(sketchStrip(list, options)))).toEqual([
      { measure: area, value: 0, bound: 3 * 81 + 270, unplaced: [s, s, s, s] },
      { measure: area, value: 0, bound: 200, unplaced: [s, s, t, s] },
      { measure: area, value: 81, bound: 200, unplaced: [s, t, s] },
      { measure: area, value: 2 * 81, bound: 200, unplaced: [t, s] },
      { measure: area, value: 2 * 81, bound: 200, unplaced: [t, 'no-space'] },
    ]);
  });
});
