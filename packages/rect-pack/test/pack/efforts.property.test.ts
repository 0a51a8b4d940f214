import { type Effort, type Packing, pack, packSmallest, packStrip } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, test as example, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { rectList, uniformRects } from '../cases.js';
import { isWorse, rank } from '../rank.js';

const efforts: readonly Effort[] = ['fast', 'good', 'best'];
const side = fc.integer({ min: 1, max: 30 });
const rects = fc.array(
  fc.record({ width: side, height: side, tag: fc.constantFrom('a', 'b', 'c') }, { requiredKeys: ['width', 'height'] }),
  { minLength: 1, maxLength: 40 },
);
const common = fc.record({
  rotate: fc.boolean(),
  padding: fc.nat(0),
  order: fc.constantFrom('auto' as const, 'given' as const, 'area' as const),
  maxEvaluations: fc.constantFrom(0, 3, 40),
  seed: fc.nat(5),
});
const pages = fc.record(
  {
    pages: fc.constantFrom(1, 2),
    objective: fc.constantFrom('area' as const, 'rects' as const),
    tags: fc.constantFrom('together' as const, 'exclusive' as const),
    obstacles: fc.constant([
      { x: 5, y: 7, width: 12, height: 9 },
      { page: 1, x: 0, y: 0, width: 99, height: 99 },
    ]),
    sizes: fc.constant(rectList('31×50 60×31')),
  },
  { requiredKeys: [] },
);

describe('a higher effort is never worse', () => {
  const neverWorse = (packWith: (effort: Effort) => Packing, byCount = false) => {
    const ranks = efforts.map((effort) => rank(packWith(effort), byCount));
    expect(isWorse(ranks[1], ranks[0]), `good ${ranks[1]} after fast ${ranks[0]}`).toBe(false);
    expect(isWorse(ranks[2], ranks[1]), `best ${ranks[2]} after good ${ranks[1]}`).toBe(false);
  };

  prop([rects, common, pages], { numRuns: 20 })('pack', (list, rules, more) => {
    const options = { width: 48, height: 40, ...rules, ...more };
    neverWorse((effort) => pack(list, { ...options, effort }), more.objective === 'rects');
  });
  prop([rects, common, fc.boolean()], { numRuns: 14 })('packSmallest', (list, rules, square) => {
    neverWorse((effort) => packSmallest(list, { ...rules, square, effort }));
  });
  prop([rects, common, fc.constantFrom(35, 1_000_000)], { numRuns: 14 })('packStrip', (list, rules, maxHeight) => {
    neverWorse((effort) => packStrip(list, { ...rules, width: 50, maxHeight, effort }));
  });

  example('of tags, what the objective counts decides between their orders', () => {
    // In strips of a page's width: the first tag alone, or the two others, which are more area and fewer rectangles.
    const strips = [9, 1, 1].map((height) => ({ width: 20, height, tag: 'three' }));
    const list = [...strips, { width: 20, height: 10, tag: 'b' }, { width: 20, height: 10, tag: 'c' }];
    const placed = (objective: 'area' | 'rects', effort: Effort) => {
      const { pages: packed } = pack(list, { width: 20, height: 20, pages: 1, objective, effort });
      return packed[0].placed.length;
    };
    expect(efforts.map((effort) => placed('rects', effort))).toEqual([3, 3, 3]);
    expect(efforts.map((effort) => placed('area', effort))).toEqual([3, 2, 2]);
  });

  example('of tags with pages of their own, what the objective counts decides between the efforts', () => {
    // One that leaves a strip, or four that leave more.
    const four = Array.from({ length: 4 }, () => ({ width: 4, height: 4, tag: 'a' }));
    const list = [{ width: 10, height: 9, tag: 'a' }, ...four, { width: 1, height: 1, tag: 'b' }];
    const placed = (objective: 'area' | 'rects', effort: Effort) =>
      pack(list, { width: 10, height: 10, pages: 1, tags: 'exclusive', objective, effort }).pages[0].placed.length;
    expect(efforts.map((effort) => placed('rects', effort))).toEqual([1, 4, 4]);
    expect(efforts.map((effort) => placed('area', effort))).toEqual([1, 1, 1]);
  });

  example('with a list so long that the portfolio is cut off', () => {
    const list = uniformRects(1, 2100, 15, 165);
    const count = (effort: Effort) => pack(list, { width: 2048, height: 2048, effort }).pages.length;
    expect(count('good')).toBeLessThanOrEqual(count('fast'));
  });
});
