import {
  cropPages,
  type Packing,
  pack,
  packSearch,
  packSmallest,
  packSmallestSearch,
  packStrip,
  packStripSearch,
  toAtlasJson,
} from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { rectList, uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { codeOf, placedIn, stopAt } from '../support.js';

const one = [{ width: 3, height: 3 }];

describe('options that contradict each other are refused', () => {
  test.each([
    { powerOfTwo: true, multipleOf: 3 },
    { square: true, ratio: 2 },
    { ratio: 4, maxAspect: 3 },
    { ratio: 0.25, maxAspect: 3 },
    { multipleOf: 64, maxWidth: 63 },
    { multipleOf: 64, maxHeight: 63 },
    { powerOfTwo: true, ratio: 3, multipleOf: 4, maxWidth: 4096 },
    { square: true, multipleOf: 8, maxHeight: 4 },
    { ratio: 0.5, multipleOf: 8, maxHeight: 15 },
  ])('%j', (options) => {
    expect(codeOf(() => packSmallest(one, options))).toBe('contradictory-options');
  });
  test.each([
    { powerOfTwo: true, multipleOf: 4 },
    { square: true, multipleOf: 8, maxHeight: 8 },
    { ratio: 0.5, multipleOf: 8, maxHeight: 16 },
    { square: true, ratio: 1 },
    { ratio: 3, maxAspect: 3 },
    { multipleOf: 64, maxWidth: 64, maxHeight: 64 },
    { multipleOf: 64, maxWidth: 64, maxHeight: 64, square: true },
    { maxAspect: 3 },
    { ratio: 4, maxAspect: 4 },
    { multipleOf: 4, ratio: 1.5 },
  ])('%j is none', (options) => {
    expect(packSmallest(one, options).status).toBe('complete');
  });
  test('the sides that pages are cropped to as well', () => {
    const packing = pack(one, { width: 9, height: 9 });
    expect(codeOf(() => cropPages(packing, { powerOfTwo: true, multipleOf: 6 }))).toBe('contradictory-options');
  });
});

describe('refusals say what there is', () => {
  test('a name for a rectangle that is not there: such as options in the place of names', () => {
    const packing = pack(rectList('a:9×9 b:99×9'), { width: 9, height: 9 });
    expect(() => toAtlasJson(packing, 'hash', { image: 'x.png' })).toThrow(/image.*fourth/);
    // One that found no place has a name all the same.
    expect(toAtlasJson(packing, 'array', { a: 'x', b: 'y' })[0]?.frames[0]?.filename).toBe('x');
  });
});

describe('a bound is what no packing can pass', () => {
  test('of a strip that is too low for all the area counts', () => {
    const rects = Array.from({ length: 6 }, () => ({ width: 5, height: 5 }));
    const packing = packStrip(rects, { width: 5, maxHeight: 12 });
    expect(packing).toMatchObject({ status: 'partial', measure: 'area', value: 50, bound: 60, proven: false });
    expect(packStrip(rects, { width: 5, maxHeight: 30 })).toMatchObject({ measure: 'height', value: 30, bound: 30 });
    expect(packStrip(rects, { width: 4 })).toMatchObject({ measure: 'height', value: 0, bound: 0 });
  });
});

describe('a search that is stopped', () => {
  const rects = uniformRects(3, 20_000, 5, 60);
  test.each([
    ['pack', packSearch(rects, { width: 512, height: 512 })],
    ['packSmallest', packSmallestSearch(rects)],
    ['packStrip', packStripSearch(rects, { width: 3000 })],
  ])('%s: in its first packing, it gives what it has and calls nothing impossible', (_, search) => {
    const { value: packing, isOver } = stopAt(search, 3);
    expect([isOver, packing.status]).toEqual([false, 'partial']);
    expect(placedIn(packing).length + packing.unplaced.length).toBe(rects.length);
    expect(new Set(packing.unplaced.map(({ reason }) => reason))).toEqual(new Set(['stopped']));
    expect(packing.bound).toBeGreaterThanOrEqual(packing.value);
  });

  test('the limit holds for effort best however long the list, and nodes never pass the total', () => {
    const search = packStripSearch(uniformRects(5, 700, 2, 90), { width: 1000, effort: 'best', maxEvaluations: 60 });
    let reports = 0;
    for (let step = search.next(); ; step = search.next()) {
      if (step.done) {
        expect(step.value.status).toBe('complete');
        break;
      }
      reports++;
      expect(step.value.total).toBe(60);
      expect(step.value.nodes).toBeLessThanOrEqual(60);
      expect(step.value.best?.value ?? 0).toBeLessThan(Number.POSITIVE_INFINITY);
    }
    expect(reports).toBeGreaterThan(0);
  });
});

describe('many obstacles', () => {
  const obstacles = Array.from({ length: 400 }, (_, at) => ({
    x: (at % 20) * 10,
    y: Math.floor(at / 20) * 10,
    width: 9,
    height: 9,
  }));
  test('what fits into the lanes between them finds its place', () => {
    const thin = [...Array.from({ length: 20 }, () => ({ width: 1, height: 200 })), { width: 1, height: 201 }];
    const packing = pack(thin, { width: 200, height: 200, pages: 1, obstacles });
    expect(packing.unplaced).toEqual([{ id: 20, reason: 'too-large' }]);
    expect(faultsOf(thin, packing, { obstacles })).toEqual([]);
  });
  test.each(['max-rects/best-short-side', 'shelf/next-fit', 'skyline/lowest-gap'] as const)(
    '%s keeps off them',
    (method) => {
      const rects = uniformRects(8, 120, 1, 12);
      const options = { width: 220, height: 220, obstacles, method, rotate: true, padding: 1, border: 2 };
      expect(faultsOf(rects, pack(rects, options), options)).toEqual([]);
    },
  );
});

test('a side and its padding are together at most as long as a side may be', () => {
  for (const side of ['width', 'height'] as const) {
    const rect = (length: number) => [
      { width: 1, height: 1 },
      { width: 1, height: 1, [side]: length },
    ];
    const calls: readonly ((length: number) => Packing)[] = [
      (length) => pack(rect(length), { width: 70_000, height: 70_000, padding: 5, effort: 'fast' }),
      (length) => packSmallest(rect(length), { padding: 5, effort: 'fast' }),
      (length) => packSmallest(rect(length), { padding: 5, maxEvaluations: 10 }),
      (length) => packStrip(rect(length), { width: 70_000, padding: 5, effort: 'fast' }),
    ];
    for (const call of calls) {
      expect(call(65_530)).toMatchObject({ status: 'complete' });
      expect(() => call(65_531)).toThrow(`rects[1].${side} is 65531: expected an integer from 1 to 65530`);
    }
  }
});
