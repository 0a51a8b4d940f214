import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { frameAround, frameOf } from '../../src/fill/page-frame.js';
import type { Box } from '../../src/items/box.js';
import { Pace } from '../../src/items/pace.js';

const frame = (blocks: readonly Box[]) => runSlices(frameAround(100, 100, blocks, new Pace(true, 1)));

test('up to 64 blocks what is left are disjoint boxes, beyond that there are maximal ones', () => {
  const blocks = Array.from({ length: 65 }, (_, at): Box => ({ x: at, y: at, endX: at + 1, endY: at + 1 }));
  const few = frame(blocks.slice(1));
  const area = (boxes: readonly Box[]) => boxes.reduce((sum, { x, y, endX, endY }) => sum + (endX - x) * (endY - y), 0);
  expect(area(few.spaces)).toBe(100 * 100 - 64);
  expect(area(few.regions)).toBe(100 * 100 - 64);
  const many = frame(blocks);
  expect(area(many.spaces)).toBeGreaterThan(100 * 100);
  expect(area(many.regions)).toBe(100 * 100 - 65);
});

describe('a block that touches a box cuts nothing off', () => {
  test.each<[string, Box, Box]>([
    ['at its right', { x: 40, y: 0, endX: 100, endY: 100 }, { x: 40, y: 30, endX: 60, endY: 50 }],
    ['at its left', { x: 0, y: 0, endX: 40, endY: 100 }, { x: 20, y: 30, endX: 40, endY: 50 }],
    ['below', { x: 0, y: 40, endX: 100, endY: 100 }, { x: 30, y: 40, endX: 50, endY: 60 }],
    ['above', { x: 0, y: 0, endX: 100, endY: 40 }, { x: 30, y: 20, endX: 50, endY: 40 }],
  ])('%s', (_, half, block) => {
    expect(frame([half, block]).regions).toEqual(frame([half]).regions);
    expect(frame([half]).regions).toHaveLength(1);
  });
});

describe('an obstacle in the border of a page, or just behind its frame, is no block', () => {
  // The frame is 6 × 6: a border of 2 at each side of 10 pixels.
  const blocksOf = (x: number, y: number, width: number, height: number) => {
    const raster = { unit: 1, border: 2, padding: 0 };
    return runSlices(frameOf({ width: 10, height: 10 }, raster, [{ x, y, width, height }], new Pace(true))).blocks;
  };
  test.each([
    ['left', 0, 4, 2, 2],
    ['right', 8, 4, 2, 2],
    ['above', 4, 0, 2, 2],
    ['below', 4, 8, 2, 2],
  ])('%s', (_, x, y, width, height) => {
    expect(blocksOf(x, y, width, height)).toEqual([]);
  });
  test('and one that reaches a pixel into the frame is a block of one pixel', () => {
    expect(blocksOf(0, 4, 3, 2)).toEqual([{ x: 0, y: 2, endX: 1, endY: 4 }]);
    expect(blocksOf(7, 7, 3, 3)).toEqual([{ x: 5, y: 5, endX: 6, endY: 6 }]);
  });
});

test('an obstacle takes all blocks of a raster that it meets', () => {
  const raster = { unit: 4, border: 0, padding: 0 };
  const blocksOf = (x: number, y: number, width: number, height: number) =>
    runSlices(frameOf({ width: 40, height: 40 }, raster, [{ x, y, width, height }], new Pace(true))).blocks;
  expect(blocksOf(5, 9, 3, 4)).toEqual([{ x: 1, y: 2, endX: 2, endY: 4 }]);
  expect(blocksOf(4, 8, 4, 4)).toEqual([{ x: 1, y: 2, endX: 2, endY: 3 }]);
  expect(blocksOf(3, 7, 6, 6)).toEqual([{ x: 0, y: 1, endX: 3, endY: 4 }]);
});

test('what is left around a block: the largest first, of equal ones the upper, and then the one at the left', () => {
  expect(frame([{ x: 40, y: 40, endX: 60, endY: 60 }]).regions).toEqual([
    { x: 0, y: 0, endX: 100, endY: 40 },
    { x: 0, y: 60, endX: 100, endY: 100 },
    { x: 0, y: 40, endX: 40, endY: 60 },
    { x: 60, y: 40, endX: 100, endY: 60 },
  ]);
});
