import { type Effort, packSmallest, type RectInput, type SmallestOptions } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';

const efforts: readonly Effort[] = ['fast', 'good', 'best'];

/** The page, if there is one. */
const pageOf = (rects: readonly RectInput[], options: SmallestOptions) => packSmallest(rects, options).pages[0];

describe('no side of the page is longer than the maximal aspect lets it be', () => {
  const side = fc.oneof(...[4, 12, 60].map((max) => fc.integer({ min: 1, max })));
  const rects = fc.array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 40 });
  const free: readonly SmallestOptions[] = [
    {},
    { square: true },
    { powerOfTwo: true },
    { multipleOf: 7 },
    { powerOfTwo: true, multipleOf: 4 },
    { ratio: 1.5 },
    { ratio: 0.7 },
    { alignTo: 4 },
  ];
  const bounded: readonly SmallestOptions[] = [{ maxWidth: 60 }, { maxHeight: 50 }, { maxWidth: 90, multipleOf: 6 }];
  const common = fc.record({
    maxAspect: fc.constantFrom(1, 1.1, 1.45, 2, 3),
    padding: fc.nat(4),
    border: fc.constantFrom(0, 0, 1, 20),
    extrude: fc.constantFrom(0, 0, 2),
    rotate: fc.boolean(),
    order: fc.constantFrom('auto' as const, 'auto' as const, 'given' as const),
    maxEvaluations: fc.constant(30),
    effort: fc.constantFrom(...efforts),
  });

  prop([rects, fc.constantFrom(...free, ...bounded), common], { numRuns: runs(150, 2000, 40) })(
    'whatever else is asked of it, and all that goes on a page is on it',
    (list, form, rules) => {
      const options = { ...form, ...rules };
      const { ratio } = form;
      if (ratio !== undefined && Math.max(ratio, 1 / ratio) > rules.maxAspect) {
        expect(() => packSmallest(list, options)).toThrow('is beyond options.maxAspect');
        return;
      }
      const packing = packSmallest(list, options);
      const { padding, border, rotate } = rules;
      expect(faultsOf(list, packing, { padding, border, rotate })).toEqual([]);
      if (free.includes(form)) expect(packing.status).toBe('complete');
      for (const { width, height } of packing.pages) {
        expect(Math.max(width, height)).toBeLessThanOrEqual(rules.maxAspect * Math.min(width, height));
        if (form.powerOfTwo) expect([width & (width - 1), height & (height - 1)]).toEqual([0, 0]);
        expect([width % (form.multipleOf ?? 1), height % (form.multipleOf ?? 1)]).toEqual([0, 0]);
      }
      if (packing.measure === 'page-area') expect(packing.bound).toBeLessThanOrEqual(packing.value);
    },
  );

  test.each(efforts)('%s: a page of aspect 1 is a square, and as small as where a square is asked for', (effort) => {
    for (const seed of [1, 2, 3, 4]) {
      const list = uniformRects(seed, 6 * seed, 3, 30);
      const page = pageOf(list, { maxAspect: 1, effort, maxEvaluations: 50 });
      const square = pageOf(list, { square: true, effort, maxEvaluations: 50 });
      expect(page?.width).toBe(page?.height);
      if (effort !== 'fast') expect(page?.width).toBeLessThanOrEqual(1.02 * (square?.width ?? 0));
    }
  });

  test('a long rectangle makes the page longer only where no maximum is given', () => {
    const long = [{ width: 10, height: 100 }];
    expect(pageOf(long, {})).toMatchObject({ width: 10, height: 100 });
    for (const effort of efforts) {
      expect(pageOf(long, { maxAspect: 4, effort })).toMatchObject({ width: 25, height: 100 });
      expect(pageOf(long, { maxAspect: 4, effort, rotate: true })?.placed.length).toBe(1);
      expect(packSmallest(long, { maxAspect: 4, maxWidth: 20, effort }).unplaced).toEqual([
        { id: 0, reason: 'too-large' },
      ]);
    }
  });

  test('a ratio that only rounded sides would pass keeps to sides that don’t', () => {
    // Widths of 10 to 13 have heights of 15, 16, 18 and 19.
    expect(pageOf([{ width: 10, height: 14 }], { ratio: 0.7, maxAspect: 1.45 })).toMatchObject({
      width: 14,
      height: 20,
    });
    const narrow = { ratio: 0.7, maxAspect: 1.45, maxWidth: 1 };
    expect(() => packSmallest([{ width: 1, height: 1 }], narrow)).toThrow('no page keeps all of them together');
  });
});
