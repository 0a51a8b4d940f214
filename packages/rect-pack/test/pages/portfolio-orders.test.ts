import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { frameAround } from '../../src/fill/page-frame.js';
import { makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { onePass } from '../../src/pages/portfolio.js';
import { portfolioOf, problemOf, type Rules, Witness } from './witness.js';

describe('in which order', () => {
  // Each takes a page of its own, whose number is its place in the order; no two orders are alike.
  const sizes = [
    [11, 20],
    [19, 13],
    [15, 15],
    [12, 17],
  ] as const;
  const [widths, heights] = [0, 1].map((side) => Int32Array.from(sizes, (size) => size[side]));
  const items = makeItems(widths, heights, new Uint8Array(4));
  /** The places of all in the order of a measure, the greatest first. */
  const by = (measure: (width: number, height: number) => number): string => {
    const values = sizes.map(([width, height]) => measure(width, height));
    return values.map((value) => values.filter((other) => other > value).length).join('');
  };

  test('MaxRects packs by area, height, longer side, perimeter, width and shorter side', () => {
    const packings = portfolioOf(items, { limit: 4, side: 20 });
    expect(packings.slice(6, 12).map(({ page }) => page.join(''))).toEqual([
      by((width, height) => width * height),
      by((_, height) => height),
      by(Math.max),
      by((width, height) => width + height),
      by((width) => width),
      by(Math.min),
    ]);
  });

  test('one pass goes from the highest on, and from the lowest where the number counts', () => {
    const pass = (rules: Rules): string => {
      const plain = problemOf(items, { limit: 4, side: 21, ...rules });
      const frame = runSlices(frameAround(21, 21, [{ x: 20, y: 20, endX: 21, endY: 21 }], new Pace(true)));
      const best = new Witness({ ...plain, pages: { ...plain.pages, frame: () => frame } }, new Pace(true));
      runSlices(onePass(best, new Pace(true)));
      return best.offered[0].page.join('');
    };
    expect(pass({})).toBe(by((_, height) => height));
    expect(pass({ byCount: true })).toBe(by((_, height) => -height));
    expect(pass({ byCount: true, order: 'height' })).toBe(by((_, height) => height));
  });
});
