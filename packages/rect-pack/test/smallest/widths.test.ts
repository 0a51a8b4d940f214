import { describe, expect, test } from 'vitest';
import { emptyLayout } from '../../src/items/items.js';
import type { ShapeRules } from '../../src/shape/page-shape.js';
import { widthRange } from '../../src/smallest/axis.js';
import { BestPage } from '../../src/smallest/best-page.js';
import { candidateWidths } from '../../src/smallest/candidate-widths.js';
import { itemsThatFit } from '../../src/smallest/items-that-fit.js';
import { freePageBound } from '../../src/smallest/page-area-bound.js';
import { firstWidth, isWorthMore } from '../../src/smallest/solve-smallest.js';
import { sizeList } from '../cases.js';
import { itemsOf, shapeOf } from '../support.js';

describe('the widths that are tried', () => {
  test.each<[string, Partial<ShapeRules>, least: number, max: number, count: number, widths: number[]]>([
    ['all of them', {}, 3, 10, 8, [3, 4, 5, 6, 7, 8, 9, 10]],
    ['and not more than there are', {}, 3, 10, 100, [3, 4, 5, 6, 7, 8, 9, 10]],
    ['both ends and the middle', {}, 3, 10, 3, [3, 6, 10]],
    ['the only one', {}, 7, 7, 24, [7]],
    ['one is both ends', {}, 3, 10, 1, [3, 10]],
    ['none, where the least is beyond the most', {}, 8, 7, 24, []],
    ['powers of two, each once', { powerOfTwo: true }, 3, 20, 24, [4, 8, 16]],
    ['the most as well, where it is allowed', { multipleOf: 4 }, 3, 12, 24, [4, 8, 12]],
  ])('%s', (_, rules, least, max, count, widths) => {
    expect(candidateWidths(shapeOf(rules), least, max, count)).toEqual(widths);
  });

  test('a width that the shape leaves free reaches from the longest item to the widest aspect', () => {
    const items = itemsOf(sizeList('10×4 4×15'));
    // The area is 100.
    expect(widthRange(items, shapeOf(), 0, 4, false)).toEqual({ least: 10, max: 20 });
    expect(widthRange(items, shapeOf(), 3, 4, false)).toEqual({ least: 13, max: 23 });
    expect(widthRange(items, shapeOf({ maxWidth: 12 }), 0, 4, false)).toEqual({ least: 10, max: 12 });
    expect(widthRange(items, shapeOf({ powerOfTwo: true }), 3, 4, false)).toEqual({ least: 13, max: 100 });
    // A square holds the height as well; of a page twice as wide as high only what the height needs less one.
    expect(widthRange(items, shapeOf({ square: true }), 0, 4, false)).toEqual({ least: 14, max: 100 });
    expect(widthRange(items, shapeOf({ ratio: 2 }), 0, 4, false)).toEqual({ least: 28, max: 100 });
    expect(widthRange(items, shapeOf({ ratio: 2 }), 0, 4, true)).toEqual({ least: 18, max: 100 });
  });

  test('the first is that of a square which is filled to 97 %', () => {
    const items = itemsOf([[97, 1]]);
    expect(firstWidth(items, shapeOf(), 0, { least: 1, max: 50 })).toBe(10);
    expect(firstWidth(items, shapeOf(), 2, { least: 1, max: 50 })).toBe(12);
    expect(firstWidth(items, shapeOf(), 0, { least: 30, max: 50 })).toBe(30);
    expect(firstWidth(items, shapeOf(), 0, { least: 1, max: 9 })).toBe(9);
    expect(firstWidth(items, shapeOf({ powerOfTwo: true }), 0, { least: 1, max: 20 })).toBe(16);
    expect(firstWidth(items, shapeOf({ powerOfTwo: true }), 0, { least: 1, max: 15 })).toBe(8);
  });

  test.each([
    [24, 24, true],
    [25, 25, false],
    [25, 21, false],
    [25, 20, true],
    [16_000, 12_800, true],
    [16_000, 12_801, false],
    [16_001, 1, false],
  ])('of %i items of %i sizes more than one is worth a try: %s', (count, kinds, isWorth) => {
    expect(isWorthMore({ ...itemsOf([[1, 1]]), count, kinds })).toBe(isWorth);
    expect(isWorthMore({ ...itemsOf([[1, 1]]), count, kinds, turns: true })).toBe(count <= 16_000);
  });
});

test('of the items those are left that fit the largest page, turned if they may be', () => {
  const sizes = sizeList('10×5 5×10 11×5 5×11 10×10');
  const shape = shapeOf({ maxWidth: 12, maxHeight: 7 });
  expect(itemsThatFit(itemsOf(sizes), shape, 2)).toEqual([0]);
  expect(itemsThatFit(itemsOf(sizes, 1), shape, 2)).toEqual([0, 1]);
  expect(itemsThatFit(itemsOf(sizes.slice(0, 1)), shape, 2)).toBeUndefined();
  expect(itemsThatFit(itemsOf(sizes.slice(0, 2), 1), shape, 2)).toBeUndefined();
  // The first alone doesn't fit, or the last.
  expect(itemsThatFit(itemsOf([sizes[4], sizes[0]]), shape, 2)).toEqual([1]);
  expect(itemsThatFit(itemsOf([sizes[0], sizes[4]]), shape, 2)).toEqual([0]);
  // Too wide alone; and turned or not too long, though neither of its sides is too long for both of the page's.
  expect(itemsThatFit(itemsOf([sizes[0], sizes[2]]), shape, 2)).toEqual([0]);
  expect(itemsThatFit(itemsOf([sizes[0], [5, 20]], 1), shape, 2)).toEqual([0]);
});

test('a page is better if it is smaller, not if it is as large', () => {
  const best = new BestPage(itemsOf([[1, 1]]));
  const layouts = [0, 1, 2].map(() => emptyLayout(1));
  expect(best.offer(layouts[0], { width: 6, height: 4 })).toBe(true);
  expect(best.offer(layouts[1], { width: 8, height: 3 })).toBe(false);
  expect([best.layout === layouts[0], best.version, best.area]).toEqual([true, 1, 24]);
  expect(best.offer(layouts[2], { width: 23, height: 1 })).toBe(true);
  expect([best.layout === layouts[2], best.version, best.area]).toEqual([true, 2, 23]);
});

test('where one width is allowed only, the quick bound is that of its page', () => {
  // The page is one smaller than its frame at each side.
  const items = itemsOf([[5, 3]]);
  expect(freePageBound(items, shapeOf({ maxWidth: 4 }), -1)).toBe(8);
  expect(freePageBound(items, shapeOf({ maxWidth: 3 }), -1)).toBeUndefined();
});

test('the quick bound without an offset is the area; with one it looks at the narrowest frame and the lowest', () => {
  const items = itemsOf([[5, 3]]);
  expect(freePageBound(items, shapeOf({ maxWidth: 4 }), 0)).toBe(15);
  // An area of 23: a frame of 3 × 6, where the whole part of 23 / 3 is 7.
  const lowest = sizeList('3×6 1×5');
  expect(freePageBound(itemsOf(lowest), shapeOf(), -1)).toBe(10);
  // An area of 23 as well, in a frame that may be two wide: its height is 11.
  const narrow = sizeList('2×6 2×5 1×1');
  expect(freePageBound(itemsOf(narrow), shapeOf({ maxWidth: 1 }), -1)).toBe(10);
});
