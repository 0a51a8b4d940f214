import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { propagate } from '../../src/kernel/propagate.js';
import { splitRegions } from '../../src/kernel/regions.js';
import { neighborsOf } from '../../src/topology/neighbors-of.js';

test('each cell is placed once, in the rest or in its box', () => {
  const size = 65_540;
  const table = neighborsOf({ rows: 1, cols: size }, 'square8', 'topology');
  for (const number of [-1, 65_537]) {
    const cells = new Int32Array(size).fill(-1);
    if (number >= 0) cells[number] = 1;
    const constraints = collectConstraints(cells, table, 5, true);
    const { boxCells, restCells } = runSlices(splitRegions(constraints, propagate(constraints), createPace()));
    const seen = number < 0 ? [] : [number - 1, number + 1];
    expect([...boxCells]).toEqual(seen);
    expect(restCells.length).toBe(size - (number < 0 ? 0 : 3));
    expect(new Set(restCells).size).toBe(restCells.length);
  }
});
