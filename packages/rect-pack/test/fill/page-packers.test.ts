import { type Method, type Obstacle, pack } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { sizeList } from '../cases.js';

const methods = [
  'skyline/lowest-gap',
  'max-rects/best-area',
  'skyline/bottom-left',
] as const satisfies readonly Method[];

type Size = readonly [width: number, height: number];

/** Where sizes lie that are packed in their order on one page of 10 × 10, so many of them as are given. */
function placesOf(method: Method, sizes: readonly Size[], ...obstacles: Obstacle[]) {
  const rects = sizes.map(([width, height]) => ({ width, height }));
  const { pages } = pack(rects, { width: 10, height: 10, pages: 1, order: 'given', effort: 'fast', method, obstacles });
  return pages.flatMap(({ placed }) => placed.map(({ id, x, y }) => [id, x, y])).toSorted((a, b) => +a[0]! - +b[0]!);
}

describe.each(methods)('%s', (method) => {
  test('fills a page to its end', () => {
    expect(placesOf(method, sizeList('5×10 2×10 2×10 1×10'))).toHaveLength(4);
  });

  test('puts into the corner of what is left, and of equal ones the first goes first', () => {
    const half = sizeList('5×4 5×4');
    expect(placesOf(method, half, { x: 0, y: 0, width: 10, height: 6 })).toEqual([
      [0, 0, 6],
      [1, 5, 6],
    ]);
    expect(placesOf(method, half, { x: 0, y: 0, width: 5, height: 10 })).toEqual([
      [0, 5, 0],
      [1, 5, 4],
    ]);
  });

  test('fills what is left beside a block, as wide and as high as what goes there', () => {
    const right = { x: 4, y: 0, width: 6, height: 10 };
    expect(placesOf(method, [[4, 10]], right)).toEqual([[0, 0, 0]]);
    expect(placesOf(method, [[5, 10]], right)).toEqual([]);
    const below = { x: 0, y: 4, width: 10, height: 6 };
    expect(placesOf(method, [[10, 4]], below)).toEqual([[0, 0, 0]]);
    expect(placesOf(method, [[10, 5]], below)).toEqual([]);
  });
});

test('MaxRects sees what is free as a whole, around the corner of a block', () => {
  const block = { x: 5, y: 5, width: 5, height: 5 };
  expect(placesOf('max-rects/best-area', [[5, 10]], block)).toEqual([[0, 0, 0]]);
  expect(placesOf('max-rects/best-area', [[10, 5]], block)).toEqual([[0, 0, 0]]);
});
