import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { createBoxIndex, createPointIndex } from '../../src/index.js';
import { type CellNode, type RecordSize, slotOf } from '../../src/tree/cell-tree.js';
import { isWorthBands, sortIntoBands } from '../../src/tree/sort-records.js';

const nodeOf = (cols: number, rows: number, height = 1): CellNode => ({
  minX: 0,
  minY: 0,
  maxX: 1,
  maxY: height,
  colsPerX: cols,
  rowsPerY: rows / height,
  cols,
  rows,
  first: 0,
  hasInner: false,
});

test('bands are for many items in many cells', () => {
  expect(isWorthBands(nodeOf(500, 500), 250_001, 4)).toBe(true);
  expect(isWorthBands(nodeOf(500, 500), 250_000, 4)).toBe(false);
  expect(isWorthBands(nodeOf(500, 500), 250_001, 2)).toBe(false);
  expect(isWorthBands(nodeOf(500, 500), 500_001, 2)).toBe(true);
  // Eight items a cell, or more, are a coarse grid.
  expect(isWorthBands(nodeOf(100, 1_000), 799_999, 2)).toBe(true);
  expect(isWorthBands(nodeOf(100, 1_000), 800_000, 2)).toBe(false);
});

prop([
  fc.constantFrom<RecordSize>(2, 4),
  fc.constantFrom(1, 3, 255, 256, 257, 1_000),
  fc.nat(),
  fc.integer({ min: 1, max: 400 }),
])('rows come band by band, the items of a row in their order, and each has its record', (size, rows, seed, items) => {
  const random = createRandom(seed);
  const height = 64;
  const records = new Float64Array(size * items).map(() => random.int(height + 1));
  const banded = new Float64Array(records.length);
  const node = nodeOf(2, rows, height);
  const ids = sortIntoBands(records.slice(), banded, size, node);
  const rowOf = (item: number): number => {
    const [low, high] = [records[size * item + 1], records[size * item + (size === 2 ? 1 : 3)]];
    return slotOf((low + high) / 2, 0, node.rowsPerY, rows);
  };
  const bandOf = (item: number): number => Math.floor((rowOf(item) * Math.min(rows, 256)) / rows);
  // A stable sort by bands is the oracle.
  const expected = Array.from({ length: items }, (_, item) => item).sort((a, b) => bandOf(a) - bandOf(b));
  expect(ids.join()).toBe(expected.join());
  expect(banded.join()).toBe(expected.map((item) => records.subarray(size * item, size * (item + 1)).join()).join());
});

test('so many items that they come in bands are found as the rules say', () => {
  const random = createRandom(5);
  const count = 250_001;
  const xs = new Float64Array(count).map(() => random.next());
  const ys = new Float64Array(count).map(() => random.next());
  const inside = (minX: number, minY: number, maxX: number, maxY: number): number[] => {
    const hits: number[] = [];
    for (let i = 0; i < count; i++) if (xs[i] >= minX && xs[i] <= maxX && ys[i] >= minY && ys[i] <= maxY) hits.push(i);
    return hits;
  };
  const points = createPointIndex(xs, ys);
  const given = new Float64Array(4 * count).map((_, at) => (at % 2 ? ys : xs)[at >> 2]);
  const boxes = createBoxIndex(given);
  expect(given.every((value, at) => value === (at % 2 ? ys : xs)[at >> 2])).toBe(true);
  given.fill(0);
  for (const [x, y] of [
    [0.2, 0.7],
    [0.5, 0.5],
    [0.99, 0],
  ] as const) {
    const expected = inside(x, y, x + 0.02, y + 0.02);
    expect(expected.length).toBeGreaterThan(30);
    for (const index of [points, boxes]) {
      const hits = index.search(x, y, x + 0.02, y + 0.02);
      expect(hits.toSorted((a, b) => a - b)).toEqual(expected);
    }
    // As points they are too few for bands, and come in the same order.
    expect(points.search(x, y, x + 0.02, y + 0.02)).toEqual(boxes.search(x, y, x + 0.02, y + 0.02));
  }
});

test('half a million points come in bands, and are found as the rules say', () => {
  const random = createRandom(6);
  const count = 500_001;
  const xs = new Float64Array(count).map(() => random.next());
  const ys = new Float64Array(count).map(() => random.next());
  const expected: number[] = [];
  for (let i = 0; i < count; i++) if (xs[i] >= 0.4 && xs[i] <= 0.42 && ys[i] >= 0.4 && ys[i] <= 0.42) expected.push(i);
  expect(expected.length).toBeGreaterThan(100);
  const hits = createPointIndex(xs, ys).search(0.4, 0.4, 0.42, 0.42);
  expect(hits.toSorted((a, b) => a - b)).toEqual(expected);
});
