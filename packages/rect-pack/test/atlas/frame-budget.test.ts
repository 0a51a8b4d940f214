import { expect, test } from 'vitest';
import { FrameBudget, type Move, pixelsOf } from '../../src/atlas/frame-budget.js';
import type { LiveEntry } from '../../src/atlas/live-state.js';
import type { LivePlaced } from '../../src/types.js';

const place = { id: 'a', page: 0, x: 0, y: 0, rotated: false };

test('the pixels of a rectangle are those of its rim too', () => {
  expect(pixelsOf({ ...place, width: 6, height: 4 } as LivePlaced)).toBe(24);
  expect(pixelsOf({ ...place, width: 6, height: 4, extrude: 1 } as LivePlaced)).toBe(48);
});

test.each<[string, pixels: number, left: number, side: number]>([
  ['move', 100, 100, 10],
  ['move', 121, 100, 10],
  ['later', 121, 99, 10],
  ['looked', 99, 99, 10],
])('%s: a call of %i pixels, %i of them left, and a square of %i', (expected, pixels, left, side) => {
  const budget = new FrameBudget(pixels, false);
  budget.left = left;
  const entry = { placed: { ...place, width: side, height: side } } as unknown as LiveEntry;
  const move: Move = { entry, page: 0, box: { x: 0, y: 0, endX: side, endY: side } };
  const step = budget.stepFor(move);
  expect(step === move ? 'move' : step).toBe(expected);
});
