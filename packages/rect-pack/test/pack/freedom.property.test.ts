/** Who lets rectangles turn gets no worse packing than without, whatever the effort: lists like sheets of sprites. */
import {
  createFastPacker,
  createMaxRectsPacker,
  createShelfPacker,
  type Effort,
  type Method,
  type Packing,
  pack,
  packSmallest,
  packStrip,
  type RectInput,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { rectList, spriteRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { isWorse, rank } from '../rank.js';

const efforts: readonly Effort[] = ['fast', 'good', 'best'];

/** Sheets of sprites; some say for themselves whether they may turn, some belong together. */
const sheets = fc
  .record({
    seed: fc.nat(100_000),
    count: fc.integer({ min: 1, max: 60 }),
    marks: fc.constantFrom('none', 'locks', 'wishes', 'both'),
    tags: fc.constantFrom(0, 0, 0, 3),
  })
  .map(({ seed, count, marks, tags }): RectInput[] =>
    spriteRects(seed, count).map((rect, at) => ({
      ...rect,
      ...((marks === 'locks' || marks === 'both') && at % 3 === 0 ? { rotate: false } : {}),
      ...((marks === 'wishes' || marks === 'both') && at % 3 === 1 ? { rotate: true } : {}),
      ...(tags > 0 && at % 4 > 0 ? { tag: `${at % tags}` } : {}),
    })),
  );
const common = fc.record({
  padding: fc.nat(2),
  border: fc.nat(2),
  order: fc.constantFrom('auto' as const, 'auto' as const, 'given' as const, 'area' as const),
  maxEvaluations: fc.constantFrom(0, 20),
});

function neverWorse(
  list: readonly RectInput[],
  rules: { padding: number; border: number },
  packTurning: (effort: Effort, rotate: boolean) => Packing,
  byCount = false,
): void {
  for (const effort of efforts) {
    const [upright, turned] = [packTurning(effort, false), packTurning(effort, true)];
    expect(faultsOf(list, turned, { ...rules, rotate: true })).toEqual([]);
    const [less, more] = [rank(upright, byCount), rank(turned, byCount)];
    expect(isWorse(more, less), `${effort}: turned ${more}, upright ${less}`).toBe(false);
  }
}

describe('more freedom to turn is never worse', () => {
  const forms = fc.constantFrom(
    {},
    { square: true },
    { powerOfTwo: true },
    { multipleOf: 4 },
    { maxWidth: 300, maxHeight: 400 },
    { ratio: 2 },
  );
  prop([sheets, common, forms], { numRuns: runs(40, 1000, 12) })('packSmallest', (list, rules, form) => {
    neverWorse(list, rules, (effort, rotate) => packSmallest(list, { ...rules, ...form, effort, rotate }));
  });

  const strips = fc.record(
    { width: fc.integer({ min: 100, max: 400 }), maxHeight: fc.integer({ min: 100, max: 400 }) },
    { requiredKeys: ['width'] },
  );
  prop([sheets, common, strips], { numRuns: runs(40, 1000, 12) })('packStrip', (list, rules, strip) => {
    neverWorse(list, rules, (effort, rotate) => packStrip(list, { ...rules, ...strip, effort, rotate }));
  });

  const pages = fc.record(
    {
      width: fc.integer({ min: 80, max: 260 }),
      height: fc.integer({ min: 80, max: 260 }),
      pages: fc.constantFrom(1, 2),
      objective: fc.constantFrom('area' as const, 'rects' as const),
      tags: fc.constantFrom('exclusive' as const),
      sizes: fc.constant(rectList('100×70 200×128')),
      method: fc.constantFrom<Method>('shelf/best-height', 'max-rects/best-area', 'guillotine-fixed-split'),
    },
    { requiredKeys: ['width', 'height'] },
  );
  prop([sheets, common, pages], { numRuns: runs(60, 1000, 12) })('pack', (list, rules, asked) => {
    const work = (effort: Effort, rotate: boolean) => pack(list, { ...rules, ...asked, effort, rotate });
    neverWorse(list, rules, work, asked.objective === 'rects');
  });

  const packers = fc.constantFrom(createFastPacker(), createShelfPacker('next-fit'), createMaxRectsPacker('best-area'));
  prop([sheets, pages, packers], { numRuns: runs(60, 1000, 20) })('packers of one kernel', (list, asked, packer) => {
    const bare = list.map(({ width, height, rotate }) => ({ width, height, rotate }));
    const [width, height] = [asked.width, asked.height];
    const work = (_: Effort, rotate: boolean) => packer(bare, { width, height, rotate, pages: 2, order: 'auto' });
    neverWorse(bare, { padding: 0, border: 0 }, work);
  });

  test('the last of as many pages is no fuller', () => {
    for (const seed of [1, 11, 34, 45]) {
      const list = spriteRects(seed, 20);
      const lastBox = (rotate: boolean): number[] => {
        const found = pack(list, { width: 160, height: 140, rotate });
        const last = found.pages.at(-1)?.placed ?? [];
        const right = Math.max(...last.map(({ x, width }) => x + width));
        return [...rank(found), right * Math.max(...last.map(({ y, height }) => y + height))];
      };
      expect(isWorse(lastBox(true), lastBox(false))).toBe(false);
    }
  });
});
