import { createRandom } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { RegionClimb } from '../src/fixed/region-climb.js';
import { isBetter, scoreLayout } from '../src/fixed/score.js';
import { emptyLayout, type Items, type Layout, makeItems } from '../src/kernels/items.js';
import { runThrough, Work } from '../src/kernels/work.js';
import { orderItems } from '../src/orders/item-orders.js';
import { OnePageClimb } from '../src/strip/one-page-climb.js';
import { uniformRects } from './cases.js';

function itemsOf(count: number, turns: number): Items {
  const rects = uniformRects(count, count, 3, 30);
  const sides = (name: 'width' | 'height') => Int32Array.from(rects, (rect) => rect[name]);
  return makeItems(
    sides('width'),
    sides('height'),
    Uint8Array.from(rects, ({ width, height }) => (width === height ? 0 : turns)),
  );
}

/** Area drawn on the page pixel by pixel; throws where two lie on one pixel or one sticks out. */
function drawn(items: Items, layout: Layout, side: number): number {
  const taken = new Uint8Array(side * side);
  let area = 0;
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item]! < 0) continue;
    const turned = layout.turned[item] === 1;
    const [w, h] = [items.width[item]!, items.height[item]!];
    for (let y = layout.y[item]!; y < layout.y[item]! + (turned ? w : h); y++) {
      for (let x = layout.x[item]!; x < layout.x[item]! + (turned ? h : w); x++) {
        if (x >= side || y >= side || taken[y * side + x] !== 0) throw new Error(`pixel ${x}, ${y} is taken`);
        taken[y * side + x] = 1;
        area++;
      }
    }
  }
  return area;
}

describe('climbs', () => {
  const side = 128;
  test.each([0, 1])('by regions: each step covers no less, and says when it is more (turnable: %i)', (turns) => {
    const items = itemsOf(120, turns);
    const work = new Work();
    const climb = new RegionClimb(items, emptyLayout(items.count), side, side, createRandom(1));
    let area = 0;
    for (let step = 0; step < 400; step++) {
      const better = runThrough(work, climb.step(work));
      const now = drawn(items, climb.layout, side);
      expect(now > area).toBe(better);
      expect(now).toBeGreaterThanOrEqual(area);
      area = now;
    }
    expect(area).toBeGreaterThan(0.8 * side * side);
  });

  test.each([0, 1])('by sequences: each step covers no less (turnable: %i)', (turns) => {
    const items = itemsOf(90, turns);
    const work = new Work();
    const order = runThrough(work, orderItems(items, 'height', work));
    const climb = new OnePageClimb(items, order, createRandom(1));
    runThrough(work, climb.start(order, side, side, work));
    let area = climb.area;
    expect(area).toBeGreaterThan(0);
    for (let step = 0; step < 200; step++) {
      const taken = runThrough(work, climb.step(side, side, work));
      expect(climb.area).toBeGreaterThanOrEqual(area);
      if (!taken) expect(climb.area).toBe(area);
      area = climb.area;
    }
    expect(drawn(items, climb.takeLayout(), side)).toBe(area);
    runThrough(work, climb.again(side, 200, work));
    expect(climb.placed).toBeGreaterThan(0);
  });
});

describe('the score between pages', () => {
  const items = makeItems(Int32Array.of(4, 2, 3), Int32Array.of(5, 2, 1), new Uint8Array(3));
  const layout = (page: number[], x: number[]): Layout => ({
    page: Int32Array.from(page),
    x: Int32Array.from(x),
    y: new Int32Array(3),
    turned: new Uint8Array(3),
  });
  test('only the last page in use counts with its box, and empty pages are none', () => {
    expect(scoreLayout(items, layout([0, 1, 1], [9, 0, 2]), false)).toEqual([0, 0, 2, 5 * 2]);
    // The large one comes first in the list, and lies on an earlier page than the last.
    expect(scoreLayout(items, layout([1, 0, 1], [0, 50, 4]), false)).toEqual([0, 0, 2, 7 * 5]);
    expect(scoreLayout(items, layout([2, 5, 2], [0, 3, 4]), false)).toEqual([0, 0, 2, 5 * 2]);
    expect(scoreLayout(items, layout([-1, 0, -1], [0, 0, 0]), false)).toEqual([23, 2, 1, 4]);
    expect(scoreLayout(items, layout([-1, 0, -1], [0, 0, 0]), true)).toEqual([2, 23, 1, 4]);
  });
  test('is compared from the first number on', () => {
    expect(isBetter([0, 0, 1, 9], [0, 0, 2, 1])).toBe(true);
    expect(isBetter([0, 0, 2, 1], [0, 0, 1, 9])).toBe(false);
    expect(isBetter([0, 0, 1, 9], [0, 0, 1, 9])).toBe(false);
  });
});
