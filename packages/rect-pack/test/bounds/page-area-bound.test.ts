import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { PageShape } from '../../src/shape/page-shape.js';
import { pageAreaBound } from '../../src/smallest/page-area-bound.js';
import { uniformRects } from '../cases.js';

const free = { square: false, powerOfTwo: false, multipleOf: 1, ratio: undefined };

/** The smallest page whose frame holds the area and the longest sides; undefined if none within the maxima does. */
function smallest(area: number, widest: number, tallest: number, offset: number, most: readonly [number, number]) {
  let best: number | undefined;
  for (let width = widest + offset; width <= most[0]; width++) {
    const height = Math.max(tallest, Math.ceil(area / (width - offset))) + offset;
    if (height <= most[1]) best = Math.min(best ?? Number.POSITIVE_INFINITY, width * height);
  }
  return best;
}

describe('the least area of a page', () => {
  const cases: (readonly [number, number, number])[] = [];
  for (let offset = -4; offset <= 4; offset++) {
    for (let seed = 1; seed <= 12; seed++) cases.push([offset, seed, 1 + ((seed * seed) % 17)]);
  }
  test.each(cases)('offset %i, list %i of %i', (offset, seed, count) => {
    const list = uniformRects(seed, count, 5, seed % 3 === 0 ? 60 : 12);
    const items = makeItems(
      Int32Array.from(list, ({ width }) => width),
      Int32Array.from(list, ({ height }) => height),
      new Uint8Array(count),
    );
    const { area, widest, tallest } = items;
    const side = Math.ceil(Math.sqrt(area));
    for (const maxima of [
      [9999, 9999],
      [widest + offset, 9999],
      [9999, tallest + offset],
      [side + offset, side + offset],
      [side + 5, Math.max(tallest, side) + 3],
    ] as const) {
      const shape = new PageShape({ ...free, maxWidth: maxima[0], maxHeight: maxima[1] });
      const exact = smallest(area, widest, tallest, offset, maxima);
      const [quick, slow] = [true, false].map((wish) =>
        runSlices(pageAreaBound(items, shape, offset, wish, new Pace(true, 1))),
      );
      if (exact === undefined) continue;
      expect(slow).toBe(exact);
      expect(quick).toBeLessThanOrEqual(exact);
      // What rounding leaves is less than one row or column.
      if (offset < 0)
        expect(quick).toBeGreaterThan(exact - Math.max(area / widest, area / tallest, widest, tallest) - side);
    }
  });
  test('one rectangle with its padding', () => {
    const items = makeItems(Int32Array.of(12), Int32Array.of(22), new Uint8Array(1));
    const shape = new PageShape({ ...free, maxWidth: 100, maxHeight: 100 });
    expect(runSlices(pageAreaBound(items, shape, -2, true, new Pace(false)))).toBe(200);
  });
});
