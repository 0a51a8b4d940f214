import { describe, expect, test } from 'vitest';
import { Guillotine } from '../../src/kernel/guillotine.js';

/** A bin whose free space is these boxes. */
function binOf(kernel: Guillotine, ...boxes: readonly (readonly [number, number, number, number])[]): Guillotine {
  kernel.resetFull();
  for (const [x, y, endX, endY] of boxes) kernel.release(x, y, endX, endY);
  return kernel;
}

describe('what a cut leaves becomes one with a free neighbor that shares a whole side', () => {
  test.each([
    ['below', [0, 0, 10, 5], [0, 5, 10, 10], 'best-area', 10, 3, 10, 7],
    ['above', [4, 0, 10, 5], [0, 5, 10, 10], 'worst-area', 4, 5, 6, 10],
    ['on the right', [0, 0, 5, 10], [5, 0, 10, 10], 'best-area', 3, 10, 7, 10],
    ['on the left', [0, 4, 5, 10], [5, 0, 10, 10], 'worst-area', 5, 4, 10, 6],
  ] as const)('%s', (_, first, second, choice, width, height, leftWidth, leftHeight) => {
    const kernel = binOf(new Guillotine(choice, 'shorter-leftover'), first, second);
    expect(kernel.place(width, height, 0)).toBe(true);
    expect(kernel.size).toBe(1);
    expect(kernel.place(leftWidth, leftHeight, 0)).toBe(true);
    expect(kernel.size).toBe(0);
  });

  test('but not with one that shares a part of it', () => {
    const kernel = binOf(new Guillotine('best-area', 'shorter-leftover'), [0, 0, 10, 5], [0, 5, 9, 10]);
    expect(kernel.place(10, 3, 0)).toBe(true);
    expect(kernel.size).toBe(2);
  });
});

test('what has no width or no height is no free space', () => {
  expect(binOf(new Guillotine('best-area', 'max-area'), [3, 0, 3, 5], [0, 3, 5, 3], [4, 4, 4, 4]).size).toBe(0);
});

describe('which free rectangle is chosen', () => {
  // 8 × 2, 4 × 5 and 3 × 9, for a 3 × 2.
  const boxes = [
    [0, 0, 8, 2],
    [0, 10, 4, 15],
    [0, 20, 3, 29],
  ] as const;
  test.each([
    ['best-area', 0],
    ['best-short-side', 0],
    ['best-long-side', 10],
    ['worst-area', 20],
    ['worst-short-side', 10],
    ['worst-long-side', 20],
  ] as const)('%s', (choice, y) => {
    const kernel = binOf(new Guillotine(choice, 'shorter-leftover'), ...boxes);
    expect(kernel.place(3, 2, 0)).toBe(true);
    expect(kernel.y).toBe(y);
  });
});

describe('along which side the rest is cut', () => {
  // 4 × 3 in the corner of 10 × 8: the lower part has the full width, 10 × 5, or the right one the full height, 6 × 8.
  test.each([
    ['shorter-leftover', false],
    ['longer-leftover', true],
    ['min-area', true],
    ['max-area', false],
    ['shorter-axis', false],
    ['longer-axis', true],
  ] as const)('%s', (split, across) => {
    const kernel = new Guillotine('best-area', split);
    kernel.reset(10, 8);
    expect(kernel.place(4, 3, 0)).toBe(true);
    expect(kernel.place(across ? 10 : 6, across ? 5 : 8, 0)).toBe(true);
    expect([kernel.x, kernel.y]).toEqual(across ? [0, 3] : [4, 0]);
  });
});

describe('along which side the rest of a flat one is cut', () => {
  // 8 × 3 in the corner of 10 × 8: 10 × 5 below it and a rest at its right, or 2 × 8 at its right and a rest below.
  test.each([
    ['shorter-leftover', true],
    ['longer-leftover', false],
    ['min-area', true],
    ['max-area', false],
    ['shorter-axis', false],
    ['longer-axis', true],
  ] as const)('%s', (split, across) => {
    const kernel = new Guillotine('best-area', split);
    kernel.reset(10, 8);
    expect(kernel.place(8, 3, 0)).toBe(true);
    expect(kernel.place(across ? 10 : 2, across ? 5 : 8, 0)).toBe(true);
    expect([kernel.x, kernel.y]).toEqual(across ? [0, 3] : [8, 0]);
  });
});

describe('where both cuts leave as much', () => {
  // 3 × 3 in the corner of 8 × 8.
  test.each([
    ['shorter-leftover', true],
    ['longer-leftover', false],
    ['min-area', false],
    ['max-area', true],
    ['shorter-axis', true],
    ['longer-axis', false],
  ] as const)('%s gives the full length to one of the two parts', (split, across) => {
    const kernel = new Guillotine('best-area', split);
    kernel.reset(8, 8);
    expect(kernel.place(3, 3, 0)).toBe(true);
    expect(kernel.place(across ? 8 : 5, across ? 5 : 8, 0)).toBe(true);
    expect([kernel.x, kernel.y]).toEqual(across ? [0, 3] : [3, 0]);
  });
});
