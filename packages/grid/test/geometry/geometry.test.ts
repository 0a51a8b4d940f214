import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalCode } from '../../../../config/refusals.js';
import { cellAtPoint, cellRect, rectContains, rectsIntersect } from '../../src/index.js';

const layout = { x: -10, y: 5, cellWidth: 4, cellHeight: 8, rows: 2, cols: 3 };

describe('from pixels to cells', () => {
  test('a point on an edge is in the right or lower cell', () => {
    expect(cellAtPoint(layout, -10, 5)).toBe(0);
    expect(cellAtPoint(layout, -6, 5)).toBe(1);
    expect(cellAtPoint(layout, -10, 13)).toBe(3);
  });

  test('just left of the board is outside, not in column 0', () => {
    expect(cellAtPoint(layout, -10.5, 6)).toBeUndefined();
    expect(cellAtPoint(layout, 2, 6)).toBeUndefined();
    expect(cellAtPoint(layout, -9, 21)).toBeUndefined();
  });

  test('−0 counts as 0 and does not come back', () => {
    const zero = { x: -0, y: -0, cellWidth: 4, cellHeight: 8, rows: 2, cols: 3 };
    expect(cellAtPoint(zero, -0, -0)).toBe(0);
    expect(cellRect(zero, -0)).toEqual({ x: 0, y: 0, width: 4, height: 8 });
  });

  test('malformed layouts are refused', () => {
    expect(refusalCode(() => cellAtPoint({ ...layout, cellWidth: 0 }, 0, 0))).toBe('bad-number');
    expect(refusalCode(() => cellAtPoint({ ...layout, rows: 0 }, 0, 0))).toBe('bad-size');
    expect(refusalCode(() => cellAtPoint(layout, Number.NaN, 0))).toBe('bad-number');
    expect(refusalCode(() => cellRect(layout, 6))).toBe('bad-cell');
  });
});

const side = fc.integer({ min: 0, max: 6 });
const place = fc.integer({ min: -6, max: 6 });
const rects = fc.record({ x: place, y: place, width: side, height: side });
const layouts = fc.record({
  x: place,
  y: place,
  cellWidth: fc.integer({ min: 1, max: 3 }),
  cellHeight: fc.integer({ min: 1, max: 3 }),
  rows: fc.integer({ min: 1, max: 4 }),
  cols: fc.integer({ min: 1, max: 4 }),
});

prop([layouts, fc.double({ min: -9, max: 20, noNaN: true }), fc.double({ min: -9, max: 20, noNaN: true })])(
  'the cell at a point is the one whose rectangle holds it',
  (where, x, y) => {
    const holders = Array.from({ length: where.rows * where.cols }, (_, cell) => cell).filter((cell) =>
      rectContains(cellRect(where, cell), x, y),
    );
    const cell = cellAtPoint(where, x, y);
    expect(holders).toEqual(cell === undefined ? [] : [cell]);
  },
);

const fraction = fc.double({ min: 0.01, max: 100, noNaN: true });

prop([fraction, fraction, fraction, fc.integer({ min: 0, max: 99 })])(
  'the corner of a cell is in the cell, whatever the rounding',
  (x, y, size, cell) => {
    const where = { x, y, cellWidth: size, cellHeight: size / 3, rows: 10, cols: 10 };
    const corner = cellRect(where, cell);
    expect(cellAtPoint(where, corner.x, corner.y)).toBe(cell);
  },
);

prop([rects, rects])('rectangles intersect exactly if a point is in both', (a, b) => {
  let common = false;
  for (let x = -6; x < 12; x++) {
    for (let y = -6; y < 12; y++) common ||= rectContains(a, x, y) && rectContains(b, x, y);
  }
  expect(rectsIntersect(a, b)).toBe(common);
  expect(rectsIntersect(b, a)).toBe(common);
});

test('malformed rectangles are refused', () => {
  const rect = { x: 0, y: 0, width: 1, height: 1 };
  expect(refusalCode(() => rectContains({ ...rect, width: -1 }, 0, 0))).toBe('bad-number');
  expect(refusalCode(() => rectsIntersect(rect, { ...rect, y: Number.NaN }))).toBe('bad-number');
  expect(refusalCode(() => rectsIntersect(rect, null as never))).toBe('bad-options');
});
