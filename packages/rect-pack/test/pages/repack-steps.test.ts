import { createRandom, type Random, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { frameAround, type PageFrame } from '../../src/fill/page-frame.js';
import type { Box } from '../../src/items/box.js';
import { emptyLayout, type Items, makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { RepackSearch } from '../../src/pages/repack-search.js';
import { uniformRects } from '../cases.js';

type Size = readonly [width: number, height: number];

const itemsOf = (sizes: readonly Size[]): Items => {
  const [widths, heights] = [0, 1].map((side) => Int32Array.from(sizes, (size) => size[side]));
  return makeItems(widths, heights, new Uint8Array(sizes.length));
};

/** A search on pages of 10 × 10; `on` says on which page each lies to begin with. */
function searchOf(items: Items, on: readonly number[], pages: number, random: Random, blocks: readonly Box[] = []) {
  const frame: PageFrame = runSlices(frameAround(10, 10, blocks, new Pace(true)));
  const problem = {
    items,
    pages: { frame: () => frame, limit: pages, distinct: 0 },
    uniform: true,
    byCount: false,
    order: undefined,
    bound: 1,
  };
  const start = { ...emptyLayout(items.count), page: Int32Array.from(on) };
  return new RepackSearch(problem, start, pages, random, new Pace(true));
}

/** Draws what is given: whole numbers, and fractions, which are a half when there are no more. */
function drawing(wholes: number[], fractions: number[] = []): Random {
  const int = (below: number): number => {
    const drawn = wholes.shift() ?? 0;
    expect(drawn).toBeLessThan(below);
    return drawn;
  };
  return { ...createRandom(0), int, next: () => fractions.shift() ?? 0.5 };
}

const otherOnes = 1;
const placedFirst = 1;
const byCorner = 0;

describe('a step', () => {
  test('packs the page that is drawn, with what is homeless, and leaves the others alone', () => {
    const items = itemsOf([
      [10, 10],
      [6, 10],
      [4, 10],
    ]);
    const search = searchOf(items, [0, 1, -1], 2, drawing([1, otherOnes, placedFirst, 2, byCorner]));
    expect(runSlices(search.step())).toBe(true);
    expect([[...search.layout.page], [...search.layout.x], search.homeless]).toEqual([[0, 1, 1], [0, 0, 6], 0]);
  });

  // On one page, which holds one of two: 6 or 8 high, 10 or 5 wide.
  const flat: Size = [10, 6];
  const high: Size = [5, 9];
  const wide: Size = [10, 4];
  const large: Size = [7, 8];
  const none = -1;
  test.each<[string, sizes: [Size, Size], mode: number, fractions: number[], first: number]>([
    ['by height', [flat, high], 0, [], 1],
    ['by width', [high, flat], 1, [], 1],
    ['by area', [high, flat], 2, [], 1],
    ['by area, not by width', [wide, large], 2, [], 1],
    ['by area, each shaken by what is drawn', [large, flat], 2, [0.99, 0.1], 0],
    ['by area, of which little is shaken off the larger one', [large, flat], 2, [0.5, 0.5], 1],
  ])('puts the larger one first, %s', (_, sizes, mode, fractions, first) => {
    const search = searchOf(itemsOf(sizes), [none, none], 1, drawing([0, placedFirst, mode, byCorner], fractions));
    runSlices(search.step());
    expect([...search.layout.page]).toEqual(first === 0 ? [0, none] : [none, 0]);
  });

  test('puts what is homeless first, if that is drawn, and keeps it where more is placed so', () => {
    const step = (homelessFirst: number) => {
      const search = searchOf(itemsOf([high, flat]), [0, none], 1, drawing([0, homelessFirst, 0, byCorner]));
      return [runSlices(search.step()), ...search.layout.page, search.homeless];
    };
    expect(step(0)).toEqual([true, none, 0, 45]);
    expect(step(placedFirst)).toEqual([false, 0, none, 60]);
  });

  test.each<[string, readonly Box[]]>([
    ['', []],
    [', around what stands there', [{ x: 3, y: 2, endX: 6, endY: 5 }]],
  ])('never leaves more homeless than before, and draws nothing twice%s', (_, blocks) => {
    const items = itemsOf(uniformRects(4, 24, 1, 6).map(({ width, height }) => [width, height]));
    const search = searchOf(items, new Array(24).fill(none), 2, createRandom(3), blocks);
    let gains = 0;
    for (let step = 0; step < 60; step++) {
      const before = search.homeless;
      const better = runSlices(search.step());
      expect(search.homeless < before).toBe(better);
      expect(search.homeless).toBeLessThanOrEqual(before);
      if (better) gains++;
      expect(homelessIn(items, search.layout, blocks)).toBe(search.homeless);
    }
    expect(gains).toBeGreaterThan(1);
  });
});

/** What of the area isn't drawn, pixel by pixel; fails where two lie on one pixel, on a block or outside. */
function homelessIn(items: Items, { x, y, page }: RepackSearch['layout'], blocks: readonly Box[]): number {
  const drawn = new Set<string>();
  let placed = 0;
  for (let item = 0; item < items.count; item++) {
    for (let row = y[item]; page[item] >= 0 && row < y[item] + items.height[item]; row++) {
      for (let col = x[item]; col < x[item] + items.width[item]; col++) {
        const isOn = ({ x, y, endX, endY }: Box) => col >= x && col < endX && row >= y && row < endY;
        if (col >= 10 || row >= 10 || blocks.some(isOn)) expect.fail(`${item} lies at ${col}, ${row}`);
        drawn.add(`${page[item]} ${col} ${row}`);
        placed++;
      }
    }
  }
  expect(drawn.size).toBe(placed);
  return items.area - placed;
}
