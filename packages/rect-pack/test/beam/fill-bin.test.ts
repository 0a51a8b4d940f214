import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { fillBin } from '../../src/beam/fill-bin.js';
import { makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';

test('the crowd fills the holes that the large ones leave, and what is too large for them has no place', () => {
  // Beside the large one a column of two pixels is left.
  const items = makeItems(Int32Array.of(8, 3, 2), Int32Array.of(10, 1, 4), new Uint8Array(3));
  const split = { order: Int32Array.of(0, 1, 2), large: 1 };
  const task = { items, width: 10, height: 10, states: 16, round: 0, wanted: 'most' as const, edgeCost: 0, split };
  const { layout, area, count } = runSlices(fillBin(task, startTally(createPace(1))));
  expect([...layout.page]).toEqual([0, -1, 0]);
  expect([area, count]).toEqual([88, 2]);
});
