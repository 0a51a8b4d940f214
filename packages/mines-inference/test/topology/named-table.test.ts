import { expect, test } from 'vitest';
import { namedTable } from '../../src/topology/named-table.js';
import { topologyNames } from '../../src/topology/recent-tables.js';
import { neighborsOfCell } from '../neighbors.js';

test.each([
  ['square8', [1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]],
  ['square4', [1, 2, 0, 3, 0, 3, 1, 2]],
  ['torus', [1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]],
] as const)('four cells, %s', (name, expected) => {
  const { starts, cells } = namedTable({ rows: 2, cols: 2 }, name);
  expect([...cells]).toEqual(expected);
  expect(starts[4]).toBe(cells.length);
});

test.each(topologyNames)('on boards of up to seven by seven: %s', (topology) => {
  for (let rows = 1; rows <= 7; rows++) {
    for (let cols = 1; cols <= 7; cols++) {
      const { starts, cells } = namedTable({ rows, cols }, topology);
      const listed = Array.from({ length: rows * cols }, (_, cell) => [
        ...cells.subarray(starts[cell], starts[cell + 1]),
      ]);
      expect(listed).toEqual(listed.map((_, cell) => neighborsOfCell({ rows, cols, topology }, cell)));
      expect(starts[rows * cols]).toBe(cells.length);
    }
  }
});
