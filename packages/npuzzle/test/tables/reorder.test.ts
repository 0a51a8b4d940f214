import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createReorder } from '../../src/tables/reorder.js';
import { rankOfOrder, tilesInOrder } from '../../src/tables/tile-orders.js';

test.each([
  { names: [0], slots: [5] },
  { names: [1, 0, 2], slots: [7, 0, 3] },
  { names: [0, 1, 2, 3, 4], slots: [4, 9, 2, 14, 0] },
  { names: [2, 1, 0, 3, 6, 5, 4], slots: [3, 1, 4, 15, 9, 2, 6] },
])('$names.length tiles that go to slots $slots stand there in the order of these', ({ names, slots }) => {
  const { packed, rankOf, aim } = runSlices(createReorder(names));
  const [lower, upper] = aim(slots);
  const tiles = names.length;
  const isAhead = (one: number, other: number) => slots[one] - slots[other];
  const places = slots.map((_, place) => place).sort(isAhead);
  for (let rank = 0; rank < packed.length; rank += 1 + Math.floor(packed.length / 50)) {
    const order = packed[rank];
    const standing = tilesInOrder(rank, tiles);
    // What stood at a place stands, under its new name, where that place's slot comes among the others.
    const after = places.map((place) => names[standing[place]]);
    const moved = (lower[order & 4095] | upper[order >> 12]) & (rankOf.length - 1);
    expect(rankOf[moved]).toBe(rankOfOrder(after));
  }
});
