import { packSmallest, packStrip } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { cutRects, rectList, uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';

describe('packSmallest', () => {
  const rects = uniformRects(2, 12, 3, 40);
  const pageOf = (options: Parameters<typeof packSmallest>[1]) => {
    const packing = packSmallest(rects, options);
    expect(faultsOf(rects, packing, options)).toEqual([]);
    expect(packing.value).toBeGreaterThanOrEqual(packing.bound);
    return packing.pages[0];
  };

  test('square, powers of two, multiples, ratio and maxima are kept', () => {
    const square = pageOf({ square: true });
    expect(square.width).toBe(square.height);
    const power = pageOf({ powerOfTwo: true, padding: 1, border: 2, effort: 'fast' });
    expect([Math.log2(power.width) % 1, Math.log2(power.height) % 1]).toEqual([0, 0]);
    const multiple = pageOf({ multipleOf: 4, rotate: true, effort: 'fast' });
    expect([multiple.width % 4, multiple.height % 4]).toEqual([0, 0]);
    const wide = pageOf({ ratio: 2 });
    expect(wide.height).toBe(Math.ceil(wide.width / 2));
    expect(pageOf({ maxWidth: 90, effort: 'fast' }).width).toBeLessThanOrEqual(90);
    expect(pageOf({ maxHeight: 90, effort: 'fast' }).height).toBeLessThanOrEqual(90);
  });

  test('a square power of two that is large enough is not doubled', () => {
    const sixteen = Array.from({ length: 16 }, () => ({ width: 128, height: 128 }));
    expect(packSmallest(sixteen, { square: true, powerOfTwo: true }).value).toBe(512 * 512);
  });

  test('what is wider than the strip, or higher, is told apart from what has no space', () => {
    const list = rectList('9×2 8×2 8×1 1×3');
    expect(packStrip(list, { width: 8, maxHeight: 2 }).unplaced).toEqual([
      { id: 0, reason: 'too-large' },
      { id: 2, reason: 'no-space' },
      { id: 3, reason: 'too-large' },
    ]);
  });
  test('maximum sides that are too small leave a part out', () => {
    const packing = packSmallest(rectList('9×9 3×3'), { maxWidth: 4 });
    expect(packing.unplaced).toEqual([{ id: 0, reason: 'too-large' }]);
    const crowded = packSmallest(rects, { maxWidth: 44, maxHeight: 44 });
    expect(crowded.status).toBe('partial');
    expect(crowded.pages).toHaveLength(1);
    expect(faultsOf(rects, crowded)).toEqual([]);
    const square = packSmallest(rects, { square: true, maxWidth: 44, maxHeight: 50, effort: 'fast' });
    expect(square.pages).toMatchObject([{ width: 44, height: 44 }]);
  });

  test('in blocks, too, what is left out is only what has no place', () => {
    const ten = Array.from({ length: 10 }, () => ({ width: 7, height: 5 }));
    // In blocks of four each takes 8 × 8 of 16 × 24.
    const { pages, unplaced } = packSmallest(ten, { maxWidth: 16, maxHeight: 24, alignTo: 4 });
    expect(pages.map(({ width, height, placed }) => [width, height, placed.length])).toEqual([[16, 24, 6]]);
    expect(unplaced.map(({ reason }) => reason)).toEqual(Array(4).fill('no-space'));
  });

  test('the exact fit is found and proven', () => {
    const rects = rectList('60×40 60×60 40×100');
    expect(packSmallest(rects)).toMatchObject({ value: 10_000, bound: 10_000, gap: 0, proven: true });
  });

  test('widths that are too many to look at leave the area as the bound', () => {
    const flat = Array.from({ length: 300 }, () => ({ width: 65_535, height: 1 }));
    const packing = packSmallest(flat, { multipleOf: 2, effort: 'fast' });
    expect(packing.bound).toBe(300 * 65_535);
    expect(packing.value).toBeGreaterThanOrEqual(packing.bound);
    expect(packing.pages[0].width % 2).toBe(0);
  });

  test('nothing to pack', () => {
    expect(packSmallest([])).toMatchObject({ status: 'complete', pages: [], value: 0, proven: true });
  });
});

describe('packStrip', () => {
  test('known optima are never passed, and small ones are nearly found', () => {
    let excess = 0;
    const seeds = Array.from({ length: 8 }, (_, at) => at);
    for (const seed of seeds) {
      const width = 40 + 5 * (seed % 9);
      const height = 60 + 7 * (seed % 5);
      const rects = cutRects(seed, width, height, 10 + 3 * (seed % 4));
      const packing = packStrip(rects, { width });
      expect(faultsOf(rects, packing)).toEqual([]);
      // Without waste: the bound is the height that was cut up.
      expect(packing.bound).toBe(height);
      expect(packing.value).toBeGreaterThanOrEqual(height);
      expect(packing.value).toBeLessThanOrEqual(1.12 * height);
      excess += packing.value / height - 1;
    }
    expect(excess / seeds.length).toBeLessThan(0.04);
  });

  test('the greatest height leaves a part out', () => {
    const rects = Array.from({ length: 4 }, () => ({ width: 5, height: 5 }));
    expect(packStrip(rects, { width: 5, maxHeight: 12 }).unplaced).toHaveLength(2);
  });

  test('padding and border count', () => {
    const rects = rectList('5×5 5×5');
    expect(packStrip(rects, { width: 7, padding: 2, border: 1 })).toMatchObject({ value: 14, bound: 14, proven: true });
  });
});
