import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { frameAround } from '../../src/fill/page-frame.js';
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
