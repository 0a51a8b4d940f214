/** How many states a region has is decided by the order of its boxes: the best of thirteen greedy ones. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-board.js';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { propagate } from '../../src/kernel/propagate.js';
import { splitRegions } from '../../src/kernel/regions.js';
import { buildStateGraph } from '../../src/kernel/state-graph.js';
import { scattered } from '../scattered.js';

test.each([
  [9, 1, 20, 132],
  [11, 1, 53, 1240],
  [11, 2, 57, 1645],
  [13, 1, 79, 5620],
])('a lattice of %i rows, seed %i: %i boxes, %i states', (size, seed, boxes, states) => {
  const { board } = scattered({ rows: size, cols: size }, 0.4, (row, col) => row % 2 === 1 && col % 2 === 1, seed);
  const pace = createPace();
  const { cells, table, mines } = readBoard(board);
  const constraints = collectConstraints(cells, table, mines, true);
  const { regions } = runSlices(splitRegions(constraints, propagate(constraints), createPace()));
  expect(regions.map(({ sizes }) => sizes.length)).toEqual([boxes]);
  const { layerStarts, order } = runSlices(buildStateGraph(regions[0]!, 1e6, pace))!;
  expect(layerStarts[boxes + 1]).toBe(states);
  expect([...order].sort((a, b) => a - b)).toEqual([...order.keys()]);
});
