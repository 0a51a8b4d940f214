/** The neighbours of every cell, in order, and nothing behind them. */
import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createPace } from '../../src/kernel/pace.js';
import { namedTable } from '../../src/topology/named-table.js';

test.each([
  ['square8', [1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]],
  ['square4', [1, 2, 0, 3, 0, 3, 1, 2]],
  ['torus', [1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]],
] as const)('four cells, %s', (name, expected) => {
  const { starts, cells } = runSlices(namedTable({ rows: 2, cols: 2 }, name, createPace()));
  expect([...cells]).toEqual(expected);
  expect(starts[4]).toBe(cells.length);
});
