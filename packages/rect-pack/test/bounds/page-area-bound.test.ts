import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import type { Items } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import type { PageShape, ShapeRules } from '../../src/shape/page-shape.js';
import { pageAreaBound } from '../../src/smallest/page-area-bound.js';
import { uniformRects } from '../cases.js';
import { itemsOf, shapeOf } from '../support.js';

const boundOf = (items: Items, shape: PageShape, offset: number, isQuick: boolean) =>
  runSlices(pageAreaBound(items, shape, offset, isQuick, startTally(createPace(1))));

/** The smallest page whose frame holds the area and the longest sides; undefined if none within the maxima does. */
function smallest(area: number, widest: number, tallest: number, offset: number, most: readonly [number, number]) {
  let best: number | undefined;
  for (let width = widest + offset; width <= most[0]; width++) {
    const height = Math.max(tallest, Math.ceil(area / (width - offset))) + offset;
    if (height <= most[1]) best = Math.min(best ?? Number.POSITIVE_INFINITY, width * height);
  }
  return best;
}

/** The smallest of all pages whose sides are allowed and whose frame holds the area and the longest sides. */
function smallestAllowed(items: Items, rules: Partial<ShapeRules>, offset: number): number | undefined {
  const { square, powerOfTwo, multipleOf = 1, maxWidth = 0, maxHeight = 0, ratio = square ? 1 : undefined } = rules;
  const isSide = (side: number) => side % multipleOf === 0 && (!powerOfTwo || Number.isInteger(Math.log2(side)));
  const areas: number[] = [];
  for (let width = 1; width <= maxWidth; width++) {
    for (let height = 1; height <= maxHeight; height++) {
      if (!isSide(width) || !isSide(height)) continue;
      if (ratio !== undefined && height !== Math.ceil(width / ratio)) continue;
      const [across, down] = [width - offset, height - offset];
      if (across >= items.widest && down >= items.tallest && across * down >= items.area) areas.push(width * height);
    }
  }
  return areas.length === 0 ? undefined : Math.min(...areas);
}

describe('the least area of a page', () => {
  const cases: (readonly [number, number, number])[] = [];
  for (let offset = -4; offset <= 4; offset++) {
    for (let seed = 1; seed <= 12; seed++) cases.push([offset, seed, 1 + ((seed * seed) % 17)]);
  }
  test.each(cases)('offset %i, list %i of %i', (offset, seed, count) => {
    const list = uniformRects(seed, count, 5, seed % 3 === 0 ? 60 : 12);
    const items = itemsOf(list);
    const { area, widest, tallest } = items;
    const side = Math.ceil(Math.sqrt(area));
    for (const maxima of [
      [9999, 9999],
      [widest + offset, 9999],
      [9999, tallest + offset],
      [side + offset, side + offset],
      [side + 5, Math.max(tallest, side) + 3],
    ] as const) {
      const shape = shapeOf({ maxWidth: maxima[0], maxHeight: maxima[1] });
      const exact = smallest(area, widest, tallest, offset, maxima);
      const [quick, slow] = [true, false].map((wish) => boundOf(items, shape, offset, wish));
      if (exact === undefined) continue;
      expect(slow).toBe(exact);
      expect(quick).toBeLessThanOrEqual(exact);
      // What rounding leaves is less than one row or column.
      if (offset < 0)
        expect(quick).toBeGreaterThan(exact - Math.max(area / widest, area / tallest, widest, tallest) - side);
    }
  });
  test('one rectangle with its padding', () => {
    expect(boundOf(itemsOf([[12, 22]]), shapeOf(), -2, true)).toBe(200);
  });

  test.each<Partial<ShapeRules>>([
    {},
    { square: true },
    { ratio: 2 },
    { ratio: 0.75 },
    { powerOfTwo: true },
    { multipleOf: 4 },
    { square: true, multipleOf: 4 },
    { ratio: 2, multipleOf: 4 },
  ])('of all pages that are allowed: %j', (rules) => {
    const wayOf = new Map<boolean, number>();
    for (let seed = 1; seed <= 12; seed++) {
      for (const [offset, maxWidth, maxHeight] of [
        [0, 40, 40],
        [2, 40, 16],
        [-2, 16, 40],
        [0, 12, 12],
      ]) {
        const list = uniformRects(seed, 1 + (seed % 5), 3, 12);
        const items = itemsOf(list);
        const allRules = { maxWidth, maxHeight, ...rules };
        const least = smallestAllowed(items, allRules, offset);
        const hasPage = least !== undefined;
        wayOf.set(hasPage, (wayOf.get(hasPage) ?? 0) + 1);
        const bound = (quick: boolean) => boundOf(items, shapeOf(allRules), offset, quick);
        expect(bound(false)).toBe(least ?? items.area);
        // Only where every side is allowed there is a quicker way, which knows no page that is none.
        if (Object.keys(rules).length > 0) expect(bound(true)).toBe(least ?? items.area);
        else if (hasPage) expect(bound(true)).toBeLessThanOrEqual(least);
      }
    }
    // Both are looked at: lists with a page and without one.
    expect(Math.min(wayOf.get(true) ?? 0, wayOf.get(false) ?? 0)).toBeGreaterThan(0);
  });
  test('the quick way gives the area where no frame holds it', () => {
    expect(boundOf(itemsOf([[5, 3]]), shapeOf({ maxWidth: 3, maxHeight: 9 }), -1, true)).toBe(15);
  });
});
