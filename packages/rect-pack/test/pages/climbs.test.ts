import { createPace, createRandom, type Random, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { emptyLayout, type Layout, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { orderItems } from '../../src/orders/item-orders.js';
import { RegionClimb } from '../../src/pages/region-climb.js';
import { isBetter, scoreLayout } from '../../src/pages/score.js';
import { OnePageClimb } from '../../src/strip/one-page-climb.js';
import { sizeList, uniformRects } from '../cases.js';
import { draw, itemsOf } from '../support.js';

const drawnItems = (count: number, turns: number) => itemsOf(uniformRects(count, count, 3, 30), turns);

describe('climbs', () => {
  const side = 128;
  test.each([0, 1])('by regions: each step covers no less, and says when it is more (turnable: %i)', (turns) => {
    const items = drawnItems(120, turns);
    const pace = startTally(createPace(1));
    const climb = new RegionClimb(items, emptyLayout(items.count), side, side, createRandom(1));
    let area = 0;
    for (let step = 0; step < 400; step++) {
      const better = runSlices(climb.step(pace));
      const now = draw(items, climb.layout, side).area;
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
    const items = drawnItems(120, turns);
    const climb = new RegionClimb(items, emptyLayout(items.count), side, side, createRandom(1));
    for (let step = 0; step < 400; step++) runSlices(climb.step(startTally(createPace(1))));
    let hash = 0;
    const { x, y, turned, page } = climb.layout;
    for (const list of [x, y, turned, page]) for (const value of list) hash = (Math.imul(hash, 31) + value) >>> 0;
    expect(hash).toBe(expected);
  });

  /** Of items on a page of 64 × 64 only the first has a place, in its corner. */
  const oneIn = (sizes: readonly (readonly [number, number])[], random: Random) => {
    const items = itemsOf(sizes);
    const start = emptyLayout(items.count);
    start.page.fill(-1).fill(0, 0, 1);
    return { items, climb: new RegionClimb(items, start, 64, 64, random) };
  };

  test('by regions: what is homeless goes into the pool once', () => {
    // Twice in the hole, the other would cover more than the first.
    const sizes = sizeList('40×40 20×41');
    const { items, climb } = oneIn(sizes, createRandom(1));
    for (let step = 0; step < 60; step++) {
      expect(runSlices(climb.step(startTally(createPace())))).toBe(false);
      expect(draw(items, climb.layout, 64).area).toBe(1600);
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
    const others = Array.from({ length: homeless }, () => [70, 70] as const);
    const { climb } = oneIn([[64, 64], ...others], { ...random, int });
    expect(runSlices(climb.step(startTally(createPace())))).toBe(false);
    // The sides of the window and its corner, the kernel, from whom on the homeless are taken, whether by size.
    expect(draws).toBe(expected);
  });

  test.each([200, 201])('by regions: a window with more than 200 in it is left alone: %i', (count) => {
    const items = itemsOf(Array.from({ length: count }, () => [1, 1] as const));
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
    expect(draw(items, climb.layout, side).area).toBe(count);
  });

  test('by sequences: what the items count for is their own area, without the padding', () => {
    const plain = drawnItems(90, 0);
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
    const items = drawnItems(90, turns);
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
    expect(draw(items, climb.takeLayout(), side).area).toBe(area);
    runSlices(climb.again(side, 200, pace));
    expect(climb.placed).toBeGreaterThan(0);
  });
});

describe('the score between pages', () => {
  const items = itemsOf(sizeList('4×5 2×2 3×1'));
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
  test.each<[string, number[], number[], boolean, ReturnType<typeof score>]>([
    ['the last page counts with its box', [0, 1, 1], [9, 0, 2], false, score(0, 0, 2, 5 * 2)],
    ['also where the large one, first in the list, lies on it', [1, 0, 1], [0, 50, 4], false, score(0, 0, 2, 7 * 5)],
    ['empty pages are none', [2, 5, 2], [0, 3, 4], false, score(0, 0, 2, 5 * 2, 6)],
    ['what is missing counts by area', [-1, 0, -1], [0, 0, 0], false, score(23, 2, 1, 4)],
    ['or by number', [-1, 0, -1], [0, 0, 0], true, score(2, 23, 1, 4)],
  ])('%s', (_, page, x, byCount, expected) => {
    expect(scoreLayout(items, layout(page, x), byCount)).toEqual(expected);
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
