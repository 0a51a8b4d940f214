import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { frameAround } from '../../src/fill/page-frame.js';
import { gapPacker, globalPacker, maxRectsPacker, onlinePacker, type PagePacker } from '../../src/fill/page-packers.js';
import type { Box } from '../../src/items/box.js';
import { emptyLayout, type Items, type Layout, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { Skyline } from '../../src/kernel/skyline.js';

const pace = startTally(createPace());
const packers: [string, (items: Items) => PagePacker][] = [
  ['the lowest gap', (items) => gapPacker(items, 8, pace)],
  ['MaxRects', (items) => maxRectsPacker(items, 'best-area', pace)],
  ['the best pair', (items) => globalPacker(items, 'best-area', pace)],
  ['a skyline', (items) => onlinePacker(items, new Skyline(false), pace)],
];

/** Items packed in their order, or only the first so many of them. */
function packed(make: (items: Items) => PagePacker, sizes: number[][], count: number, blocks: Box[] = []): Layout {
  const [width, height] = [0, 1].map((side) => Int32Array.from(sizes, (size) => size[side]));
  const items = makeItems(width, height, new Uint8Array(sizes.length));
  const out = emptyLayout(items.count);
  out.page.fill(-1);
  const frame = runSlices(frameAround(10, 10, blocks, pace));
  runSlices(make(items)(Int32Array.from(sizes.keys()), count, frame, out, 3));
  return out;
}

/** The pages of items that are packed so. */
const pagesOf = (...job: Parameters<typeof packed>): number[] => [...packed(...job).page];

describe.each(packers)('%s', (_, make) => {
  test('places the first so many of an order, and no other', () => {
    const sizes = [
      [5, 10],
      [2, 10],
      [2, 10],
      [1, 10],
    ];
    expect(pagesOf(make, sizes, 4)).toEqual([3, 3, 3, 3]);
    expect(pagesOf(make, sizes, 3)).toEqual([3, 3, 3, -1]);
    expect(pagesOf(make, sizes, 1)).toEqual([3, -1, -1, -1]);
    expect(pagesOf(make, sizes, 0)).toEqual([-1, -1, -1, -1]);
  });

  test('puts into the corner of what is left, and of equal ones the first goes first', () => {
    const half = [
      [5, 4],
      [5, 4],
    ];
    const { x, y } = packed(make, half, 2, [{ x: 0, y: 0, endX: 10, endY: 6 }]);
    expect([...x, ...y]).toEqual([0, 5, 6, 6]);
    const beside = packed(make, half, 2, [{ x: 0, y: 0, endX: 5, endY: 10 }]);
    expect([...beside.x, ...beside.y]).toEqual([5, 5, 0, 4]);
  });

  test('fills what is left beside a block, as wide and as high as what goes there', () => {
    const block = { x: 4, y: 0, endX: 10, endY: 10 };
    expect(pagesOf(make, [[4, 10]], 1, [block])).toEqual([3]);
    expect(pagesOf(make, [[5, 10]], 1, [block])).toEqual([-1]);
    expect(pagesOf(make, [[10, 4]], 1, [{ x: 0, y: 4, endX: 10, endY: 10 }])).toEqual([3]);
    expect(pagesOf(make, [[10, 5]], 1, [{ x: 0, y: 4, endX: 10, endY: 10 }])).toEqual([-1]);
  });
});

test.each(packers.slice(1, 3))('%s sees what is free as a whole, around the corner of a block', (_, make) => {
  const block = { x: 5, y: 5, endX: 10, endY: 10 };
  expect(pagesOf(make, [[5, 10]], 1, [block])).toEqual([3]);
  expect(pagesOf(make, [[10, 5]], 1, [block])).toEqual([3]);
});
