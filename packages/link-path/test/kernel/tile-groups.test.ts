import { createPace } from '@kit/grid';
import { expect, test } from 'vitest';
import { groupTiles, tileKinds } from '../../src/kernel/tile-groups.js';

test('tiles have the kinds of their cells; gaps and stones are none', () => {
  expect([...tileKinds(Int32Array.of(3, 0, -1, 1, 3), createPace())]).toEqual([3, 1, 3]);
});

test('tiles are grouped kind by kind, also kinds that there are none of', () => {
  const { tiles, starts } = groupTiles(Int32Array.of(3, 1, 3, 4), createPace());
  expect([...tiles]).toEqual([1, 0, 2, 3]);
  expect([...starts]).toEqual([0, 1, 1, 3, 4]);
});
