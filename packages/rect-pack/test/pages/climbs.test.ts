import { createPace, createRandom, type Random, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { emptyLayout, type Items, type Layout, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { orderItems } from '../../src/orders/item-orders.js';
import { RegionClimb } from '../../src/pages/region-climb.js';
import { isBetter, scoreLayout } from '../../src/pages/score.js';
import { OnePageClimb } from '../../src/strip/one-page-climb.js';
import { uniformRects } from '../cases.js';

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
    if (layout.page[item] < 0) continue;
    const turned = layout.turned[item] === 1;
    const [w, h] = [items.width[item], items.height[item]];
    for (let y = layout.y[item]; y < layout.y[item] + (turned ? w : h); y++) {
      for (let x = layout.x[item]; x < layout.x[item] + (turned ? h : w); x++) {
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
    const pace = startTally(createPace(1));
    const climb = new RegionClimb(items, emptyLayout(items.count), side, side, createRandom(1));
    let area = 0;
    for (let step = 0; step < 400; step++) {
      const better = runSlices(climb.step(pace));
      const now = drawn(items, climb.layout, side);
      expect(now > area).toBe(better);
      expect(now).toBeGreaterThanOrEqual(area);
      area = now;
    }
    expect(area).toBeGreaterThan(0.8 * side * side);
  });

  test.each([
    [0, 3590022303],
    [1, 2980837438],
  ])('by regions: the same seed gives the same layout (turnable: %i)', (turns, expected) => {
    const items = itemsOf(120, turns);
    const climb = new RegionClimb(items, emptyLayout(items.count), side, side, createRandom(1));
    for (let step = 0; step < 400; step++) runSlices(climb.step(startTally(createPace(1))));
    let hash = 0;
    const { x, y, turned, page } = climb.layout;
    for (const list of [x, y, turned, page]) for (const value of list) hash = (Math.imul(hash, 31) + value) >>> 0;
    expect(hash).toBe(expected);
  });

  /** Of items on a page of 64 × 64 only the first has a place, in its corner. */
  const oneIn = (sizes: number[][], random: Random) => {
    const [widths, heights] = [0, 1].map((side) => Int32Array.from(sizes, (size) => size[side]));
    const items = makeItems(widths, heights, new Uint8Array(sizes.length));
    const start = emptyLayout(items.count);
    start.page.fill(-1).fill(0, 0, 1);
    return { items, climb: new RegionClimb(items, start, 64, 64, random) };
  };

  test('by regions: what is homeless goes into the pool once', () => {
    // Twice in the hole, the other would cover more than the first.
    const sizes = [
      [40, 40],
      [20, 41],
    ];
    const { items, climb } = oneIn(sizes, createRandom(1));
    for (let step = 0; step < 60; step++) {
      expect(runSlices(climb.step(startTally(createPace())))).toBe(false);
      expect(drawn(items, climb.layout, 64)).toBe(1600);
    }
  });

  test.each([
    [1, 7],
    [2, 8],
  ])('by regions: of three or more one that is drawn goes first: %i homeless, %i draws', (homeless, expected) => {
    let draws = 0;
    const random = createRandom(1);
    const int = (n: number) => {
      draws += 1;
      return random.int(n);
    };
    // The first fills the page, so that every window lies on it; the others are larger.
    const others = Array.from({ length: homeless }, () => [70, 70]);
    const { climb } = oneIn([[64, 64], ...others], { ...random, int });
    expect(runSlices(climb.step(startTally(createPace())))).toBe(false);
    // The sides of the window and its corner, the kernel, from whom on the homeless are taken, whether by size.
    expect(draws).toBe(expected);
  });

  test.each([200, 201])('by regions: a window with more than 200 in it is left alone: %i', (count) => {
    const sides = new Int32Array(count).fill(1);
    const items = makeItems(sides, sides, new Uint8Array(count));
    const start = emptyLayout(count);
    start.page.fill(0);
    // All of them in the corner that the window, as large as it gets, lies on.
    for (let item = 0; item < count; item++) {
      start.x[item] = item & 15;
      start.y[item] = item >> 4;
    }
    let draws = 0;
    const random = createRandom(3);
    const climb = new RegionClimb(items, start, side, side, {
      ...random,
      next: () => random.next(),
      int: (below) => (++draws <= 2 ? below - 1 : 0),
    });
    expect(runSlices(climb.step(startTally(createPace(1))))).toBe(false);
    expect(draws > 4).toBe(count === 200);
    expect(drawn(items, climb.layout, side)).toBe(count);
  });

  test('by sequences: what the items count for is their own area, without the padding', () => {
    const plain = itemsOf(90, 0);
    const worth = Float64Array.from(plain.width, (width, item) => (width - 1) * (plain.height[item] - 1));
    const items = makeItems(plain.width, plain.height, plain.turnable, worth);
    const pace = startTally(createPace());
    const climb = new OnePageClimb(items, orderItems(items, 'height', pace), createRandom(1));
    runSlices(climb.start(orderItems(items, 'height', pace), side, 40, pace));
    const placed = [...climb.layout.page].flatMap((page, item) => (page < 0 ? [] : [worth[item]]));
    expect(placed.length).toBeLessThan(90);
    expect(climb.worth()).toBe(placed.reduce((sum, own) => sum + own, 0));
  });

  test.each([0, 1])('by sequences: each step covers no less (turnable: %i)', (turns) => {
    const items = itemsOf(90, turns);
    const pace = startTally(createPace());
    const order = orderItems(items, 'height', pace);
    const climb = new OnePageClimb(items, order, createRandom(1));
    runSlices(climb.start(order, side, side, pace));
    let area = climb.area;
    expect(area).toBeGreaterThan(0);
    for (let step = 0; step < 200; step++) {
      const taken = runSlices(climb.step(side, side, pace));
      expect(climb.area).toBeGreaterThanOrEqual(area);
      if (!taken) expect(climb.area).toBe(area);
      area = climb.area;
    }
    expect(drawn(items, climb.takeLayout(), side)).toBe(area);
    runSlices(climb.again(side, 200, pace));
    expect(climb.placed).toBeGreaterThan(0);
  });
});

describe('the score between pages', () => {
  const items = makeItems(Int32Array.of(4, 2, 3), Int32Array.of(5, 2, 1), new Uint8Array(3));
  const score = (missing: number, alsoMissing: number, pages: number, lastSize: number, end = pages) => ({
    missing,
    alsoMissing,
    pages,
    end,
    lastSize,
  });
  const layout = (page: number[], x: number[]): Layout => ({
    page: Int32Array.from(page),
    x: Int32Array.from(x),
    y: new Int32Array(3),
    turned: new Uint8Array(3),
  });
  test('only the last page in use counts with its box, and empty pages are none', () => {
    expect(scoreLayout(items, layout([0, 1, 1], [9, 0, 2]), false)).toEqual({
      missing: 0,
      alsoMissing: 0,
      pages: 2,
      end: 2,
      lastSize: 5 * 2,
    });
    // The large one comes first in the list, and lies on an earlier page than the last.
    expect(scoreLayout(items, layout([1, 0, 1], [0, 50, 4]), false)).toEqual({
      missing: 0,
      alsoMissing: 0,
      pages: 2,
      end: 2,
      lastSize: 7 * 5,
    });
    expect(scoreLayout(items, layout([2, 5, 2], [0, 3, 4]), false)).toEqual({
      missing: 0,
      alsoMissing: 0,
      pages: 2,
      end: 6,
      lastSize: 5 * 2,
    });
    expect(scoreLayout(items, layout([-1, 0, -1], [0, 0, 0]), false)).toEqual({
      missing: 23,
      alsoMissing: 2,
      pages: 1,
      end: 1,
      lastSize: 4,
    });
    expect(scoreLayout(items, layout([-1, 0, -1], [0, 0, 0]), true)).toEqual({
      missing: 2,
      alsoMissing: 23,
      pages: 1,
      end: 1,
      lastSize: 4,
    });
  });
  test('is compared from the first number on', () => {
    expect(isBetter(score(0, 0, 1, 9), score(0, 0, 2, 1))).toBe(true);
    expect(isBetter(score(0, 0, 2, 1), score(0, 0, 1, 9))).toBe(false);
    expect(isBetter(score(0, 0, 1, 9), score(0, 0, 1, 9))).toBe(false);
    expect(isBetter(score(0, 0, 1, 9, 2), score(0, 0, 1, 1, 3))).toBe(true);
    expect(isBetter(score(0, 0, 1, 1, 3), score(0, 0, 1, 9, 2))).toBe(false);
    expect(isBetter(score(0, 1, 2, 9), score(0, 2, 1, 1))).toBe(true);
    expect(isBetter(score(2, 1, 1, 1), score(1, 2, 2, 9))).toBe(false);
  });
});
