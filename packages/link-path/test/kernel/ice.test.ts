import { expect, test } from 'vitest';
import { Ice } from '../../src/kernel/ice.js';

test('ice melts beside a cell, off the last kind as well, and what has none stays as it is', () => {
  const classes = Int32Array.of(1, 2, 2, 1);
  const numbered = { classes, cellOf: Int32Array.of(0, 3, 1, 2), starts: Int32Array.of(0, 2, 4), oddKinds: [] };
  expect(Ice.of(numbered, { rows: 2, cols: 2 })).toBeUndefined();
  const ice = Ice.of({ ...numbered, frozen: Uint8Array.of(1, 0, 1, 0) }, { rows: 2, cols: 2 })!;
  expect([...ice.start]).toEqual([3, 2, 4, 1]);
  const melted: number[] = [];
  // The board stands behind another number; cell 1 lies beside the tile that goes, and has no ice.
  const cells = [9, ...ice.start];
  ice.melt(cells, 1, 3, (cell) => melted.push(cell));
  expect(cells).toEqual([9, 3, 2, 2, 1]);
  ice.melt(cells, 1, 1, (cell) => melted.push(cell));
  expect(cells).toEqual([9, 1, 2, 2, 1]);
  expect(melted).toEqual([2, 0]);
});
