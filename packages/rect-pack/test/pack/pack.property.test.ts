import * as api from '@kit/rect-pack';
import { cropPages, isInvalidInputError, pack, packSmallest, packStrip, type RectInput } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { faultsOf } from '../check-layout.js';

const side = fc.integer({ min: 1, max: 30 });
const rects = fc.array(
  fc.record(
    { width: side, height: side, rotate: fc.boolean(), tag: fc.constantFrom('a', 'b') },
    { requiredKeys: ['width', 'height'] },
  ),
  { maxLength: 24 },
);
const options = fc.record({
  width: fc.integer({ min: 20, max: 60 }),
  height: fc.integer({ min: 20, max: 60 }),
  rotate: fc.boolean(),
  padding: fc.integer({ min: 0, max: 3 }),
  border: fc.integer({ min: 0, max: 3 }),
  effort: fc.constantFrom('fast' as const, 'good' as const),
  maxEvaluations: fc.constant(20),
  tags: fc.constantFrom('together' as const, 'exclusive' as const),
  objective: fc.constantFrom('pages' as const, 'area' as const, 'rects' as const),
  obstacles: fc.array(
    fc.record({
      x: fc.integer({ min: -5, max: 50 }),
      y: fc.integer({ min: -5, max: 50 }),
      width: side,
      height: side,
      page: fc.nat(2),
    }),
    { maxLength: 3 },
  ),
});

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

/** The packing without names: what lies where. */
const shapesOf = ({ pages }: ReturnType<typeof pack>) =>
  pages.map((page) => page.placed.map(({ x, y, width, height }) => [x, y, width, height].join()).sort());

describe('pack', () => {
  prop([rects, options], { numRuns: 25 })('never loses, overlaps, or passes its bound', (list, rules) => {
    const packing = pack(frozen(list), frozen(rules));
    expect(faultsOf(list, packing, rules)).toEqual([]);
    expect(packing.gap).toBeGreaterThanOrEqual(0);
    if (packing.measure === 'pages') expect(packing.bound).toBeLessThanOrEqual(packing.value);
    else expect(packing.bound).toBeGreaterThanOrEqual(packing.value);
    expect(packing.status === 'complete').toBe(packing.unplaced.length === 0);
    expect(JSON.parse(JSON.stringify(packing))).toEqual(packing);
    expect(faultsOf(list, cropPages(packing, { border: rules.border }), rules)).toEqual([]);
  });

  prop([rects, options], { numRuns: 15 })('a tag lies on one page', (list, rules) => {
    const { pages } = pack(list, { ...rules, tags: 'together' });
    for (const tag of ['a', 'b']) {
      const holding = pages.filter(({ placed }) => placed.some(({ id }) => list[Number(id)]?.tag === tag));
      expect(holding.length).toBeLessThanOrEqual(1);
    }
  });

  prop([rects, options, fc.infiniteStream(fc.nat())], { numRuns: 15 })(
    'the order of the list does not matter',
    (list, rules, draws) => {
      const mixed = [...list];
      for (let at = mixed.length - 1; at > 0; at--) {
        const chosen = draws.next().value! % (at + 1);
        [mixed[at], mixed[chosen]] = [mixed[chosen], mixed[at]];
      }
      expect(shapesOf(pack(mixed, rules))).toEqual(shapesOf(pack(list, rules)));
      expect(shapesOf(packSmallest(mixed, { effort: 'fast' }))).toEqual(
        shapesOf(packSmallest(list, { effort: 'fast' })),
      );
    },
  );

  prop(
    [
      fc.array(fc.record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 4 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.boolean(),
    ],
    { numRuns: 15 },
  )('what is proven is as good as all packings tried one by one', (list, rotate) => {
    const packing = pack(list, { width: 4, height: 4, rotate });
    const best = fewestPages(list, 4, rotate);
    expect(packing.bound).toBeLessThanOrEqual(best);
    expect(packing.value).toBeGreaterThanOrEqual(best);
  });
});

describe('packSmallest and packStrip', () => {
  const shape = fc.record({
    rotate: fc.boolean(),
    square: fc.boolean(),
    powerOfTwo: fc.boolean(),
    multipleOf: fc.constantFrom(1, 2, 4),
    padding: fc.integer({ min: 0, max: 2 }),
    border: fc.integer({ min: 0, max: 2 }),
    effort: fc.constantFrom('fast' as const, 'good' as const),
    maxEvaluations: fc.constant(20),
  });
  prop([rects, shape], { numRuns: 15 })('one page, all on it, never below the bound', (list, rules) => {
    const packing = packSmallest(frozen(list), frozen(rules));
    expect(faultsOf(list, packing, rules)).toEqual([]);
    expect(packing.unplaced).toEqual([]);
    expect(packing.value).toBeGreaterThanOrEqual(packing.bound);
    for (const { width, height } of packing.pages) {
      expect([width % rules.multipleOf, height % rules.multipleOf]).toEqual([0, 0]);
      if (rules.square) expect(width).toBe(height);
      if (rules.powerOfTwo) expect([width & (width - 1), height & (height - 1)]).toEqual([0, 0]);
    }
  });
  prop([rects, shape, fc.integer({ min: 34, max: 70 })], { numRuns: 15 })(
    'a strip holds all, never below the bound',
    (list, rules, width) => {
      const { rotate, padding, border, effort, maxEvaluations } = rules;
      const strip = { width, rotate, padding, border, effort, maxEvaluations };
      const packing = packStrip(frozen(list), frozen(strip));
      expect(faultsOf(list, packing, strip)).toEqual([]);
      expect(packing.unplaced).toEqual([]);
      expect(packing.value).toBeGreaterThanOrEqual(packing.bound);
    },
  );
});

describe('junk', () => {
  const functions = Object.entries(api).filter(
    ([name, value]) => typeof value === 'function' && !/Error$|^runAsync$/.test(name),
  );
  const junk = fc.oneof(
    fc.anything(),
    fc.array(
      fc.record(
        { width: fc.anything(), height: fc.anything(), id: fc.anything(), tag: fc.anything() },
        { requiredKeys: [] },
      ),
    ),
    fc.dictionary(
      fc.constantFrom(
        'width',
        'height',
        'pages',
        'sizes',
        'padding',
        'method',
        'order',
        'ratio',
        'from',
        'obstacles',
        'placed',
        'effort',
      ),
      fc.oneof(fc.anything(), fc.integer({ min: 1, max: 50 }), fc.array(fc.anything())),
    ),
  );
  prop([fc.constantFrom(...functions), fc.array(junk, { maxLength: 4 })], { numRuns: 50 })(
    'gives a result or an InvalidInputError',
    ([, call], args) => {
      let thrown: unknown;
      try {
        const result: unknown = (call as (...all: unknown[]) => unknown)(...args);
        const atlas = result as Partial<api.Atlas>;
        if (typeof atlas?.add === 'function')
          for (const method of Object.values(atlas)) (method as (...all: unknown[]) => unknown)(...args);
      } catch (error) {
        thrown = error;
      }
      expect(thrown === undefined || isInvalidInputError(thrown), String(thrown)).toBe(true);
    },
  );
});

/** The fewest pages, by trying every place for every rectangle. */
function fewestPages(list: readonly RectInput[], side: number, rotate: boolean): number {
  const pages: boolean[][] = [];
  const fits = (page: boolean[], x: number, y: number, width: number, height: number, value: boolean): boolean => {
    if (x + width > side || y + height > side) return false;
    for (let row = y; row < y + height; row++)
      for (let col = x; col < x + width; col++) if (page[row * side + col] === value) return false;
    for (let row = y; row < y + height; row++) for (let col = x; col < x + width; col++) page[row * side + col] = value;
    return true;
  };
  const place = (at: number, limit: number): boolean => {
    const rect = list[at];
    if (!rect) return true;
    for (let number = 0; number < limit; number++) {
      const page = (pages[number] ??= new Array(side * side).fill(false));
      const turns = rotate
        ? [
            [rect.width, rect.height],
            [rect.height, rect.width],
          ]
        : [[rect.width, rect.height]];
      for (const [width, height] of turns as [number, number][]) {
        for (let cell = 0; cell < side * side; cell++) {
          const x = cell % side;
          const y = Math.floor(cell / side);
          if (!fits(page, x, y, width, height, true)) continue;
          if (place(at + 1, limit)) return true;
          fits(page, x, y, width, height, false);
        }
      }
    }
    return false;
  };
  for (let limit = 1; ; limit++) {
    pages.length = 0;
    if (place(0, limit)) return limit;
  }
}
