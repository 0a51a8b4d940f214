import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { type Cut, Guillotine } from '../../src/kernel/guillotine.js';
import { sizeList } from '../cases.js';

/** A bin whose free space is these boxes. */
function binOf(kernel: Guillotine, ...boxes: readonly (readonly [number, number, number, number])[]): Guillotine {
  kernel.resetFull();
  for (const [x, y, endX, endY] of boxes) kernel.release(x, y, endX, endY);
  return kernel;
}

describe('what a cut leaves becomes one with a free neighbor that shares a whole side', () => {
  test.each([
    ['below', [0, 0, 10, 5], [0, 5, 10, 10], 10, 3, 10, 7],
    ['above', [6, 0, 10, 5], [0, 5, 10, 10], 6, 5, 4, 10],
    ['on the right', [0, 0, 5, 10], [5, 0, 10, 10], 3, 10, 7, 10],
    ['on the left', [0, 6, 5, 10], [5, 0, 10, 10], 5, 6, 10, 4],
  ] as const)('%s', (_, first, second, width, height, leftWidth, leftHeight) => {
    const kernel = binOf(new Guillotine('shorter-leftover'), first, second);
    expect(kernel.place(width, height, 0)).toBe(true);
    expect(kernel.size).toBe(1);
    expect(kernel.place(leftWidth, leftHeight, 0)).toBe(true);
    expect(kernel.size).toBe(0);
  });

  test('but not with one that shares a part of it', () => {
    const kernel = binOf(new Guillotine('shorter-leftover'), [0, 0, 10, 5], [0, 5, 9, 10]);
    expect(kernel.place(10, 3, 0)).toBe(true);
    expect(kernel.size).toBe(2);
  });
});

test('what has no width or no height is no free space', () => {
  expect(binOf(new Guillotine('max-area'), [3, 0, 3, 5], [0, 3, 5, 3], [4, 4, 4, 4]).size).toBe(0);
});

test('the free rectangle that leaves the shortest side is chosen, the first of several', () => {
  // 8 × 2, 4 × 5 and 3 × 9, for a 3 × 2, a 4 × 2 and what fits the last alone.
  const kernel = binOf(new Guillotine('shorter-leftover'), [0, 0, 8, 2], [0, 10, 4, 15], [0, 20, 3, 29]);
  const rows = sizeList('3×2 4×3 3×8').map(([width, height]) => (kernel.place(width!, height!, 0) ? kernel.y : 'none'));
  expect(rows).toEqual([0, 10, 20]);
});

// In the corner of a bin lies one. Across: the lower part has the full width, and the right one what is left beside it.
test.each([
  ['', [10, 8], [4, 3], { 'shorter-leftover': false, 'min-area': true, 'max-area': false, 'shorter-axis': false }],
  [
    ' of a flat one',
    [10, 8],
    [8, 3],
    { 'shorter-leftover': true, 'min-area': true, 'max-area': false, 'shorter-axis': false },
  ],
  [
    ' of a square',
    [8, 8],
    [3, 3],
    { 'shorter-leftover': true, 'min-area': false, 'max-area': true, 'shorter-axis': true },
  ],
] as const)('along which side the rest%s is cut', (_, [width, height], [right, bottom], splits) => {
  for (const split of ['shorter-leftover', 'min-area', 'max-area', 'shorter-axis'] as const) {
    const [rest, place] = splits[split]
      ? [
          [width, height - bottom],
          [0, bottom],
        ]
      : [
          [width - right, height],
          [right, 0],
        ];
    const kernel = new Guillotine(split);
    kernel.reset(width, height);
    expect(kernel.place(right, bottom, 0)).toBe(true);
    expect(kernel.place(rest[0], rest[1], 0), split).toBe(true);
    expect([kernel.x, kernel.y], split).toEqual(place);
  }
});

const side = fc.integer({ min: 1, max: 6 });
const rects = fc.array(fc.tuple(side, side, fc.boolean()), { maxLength: 30 });

const splits = fc.constantFrom<Cut>('shorter-leftover', 'min-area', 'max-area', 'shorter-axis');

prop([rects, splits])(
  'whatever is cut and joined, nothing overlaps, and what is free and what is placed is all there is',
  (list, split) => {
    const kernel = new Guillotine(split);
    for (const round of [1, 2]) {
      kernel.reset(12, 12);
      const drawn = new Set<number>();
      for (const [width, height, turns] of list) {
        if (!kernel.place(width, height, turns ? 1 : 0)) continue;
        const { x, y, turned } = kernel;
        if (turned === 1) expect(turns).toBe(true);
        const [across, down] = turned === 1 ? [height, width] : [width, height];
        expect(Math.max(x + across, y + down)).toBeLessThanOrEqual(12);
        for (let row = y; row < y + down; row++) {
          for (let col = x; col < x + across; col++) {
            if (drawn.has(12 * row + col))
              expect.fail(`${width} × ${height} lies on ${col}, ${row}, in round ${round}`);
            drawn.add(12 * row + col);
          }
        }
      }
      // The rest of the bin is filled pixel by pixel.
      let pixels = 0;
      while (kernel.place(1, 1, 0)) pixels++;
      expect(pixels).toBe(144 - drawn.size);
    }
  },
);
