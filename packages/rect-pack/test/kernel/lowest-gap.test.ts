import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { emptyLayout, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { LowestGap } from '../../src/kernel/lowest-gap.js';
import { orderNarrowest } from '../../src/orders/item-orders.js';

type Size = readonly [width: number, height: number, turns: 0 | 1];

/** What lies where in a bin, in the order of the list; and how far it reaches. */
function packed(width: number, height: number, sizes: readonly Size[]) {
  const [widths, heights, turns] = [0, 1, 2].map((at) => sizes.map((size) => size[at]!));
  const items = makeItems(Int32Array.from(widths!), Int32Array.from(heights!), Uint8Array.from(turns!));
  const kernel = new LowestGap(items, orderNarrowest);
  const out = emptyLayout(sizes.length);
  const bin = { width, height, maxWaste: Number.POSITIVE_INFINITY, window: sizes.length };
  const order = Int32Array.from(sizes.keys());
  runSlices(kernel.run({ order, count: sizes.length, ...bin, out, page: 0 }, startTally(createPace())));
  const places = sizes.map((_, at) => (out.page[at] === 0 ? [out.x[at], out.y[at], out.turned[at]] : undefined));
  return { places, right: kernel.right, top: kernel.top, placed: kernel.placed, area: kernel.area };
}

describe('a gap', () => {
  test('takes what is turned just as wide and just as high as it', () => {
    expect(packed(10, 4, [[4, 10, 1]])).toEqual({ places: [[0, 0, 1]], right: 10, top: 4, placed: 1, area: 40 });
    expect(packed(10, 3, [[4, 10, 1]]).places).toEqual([undefined]);
    expect(packed(9, 4, [[4, 10, 1]]).places).toEqual([undefined]);
  });

  test('likes what ends level with one wall, turned or not', () => {
    // The first leaves a gap of 6 beside a wall of 5; both of the others fit into it.
    const wall: Size = [4, 5, 0];
    const low: Size = [3, 4, 0];
    expect(packed(10, 99, [wall, low, [3, 5, 0]]).places[2]).toEqual([4, 0, 0]);
    expect(packed(10, 99, [wall, low, [5, 3, 1]]).places[2]).toEqual([4, 0, 1]);
  });

  test('tells how far all of it reaches', () => {
    const wall: Size = [4, 5, 0];
    expect(packed(10, 99, [wall])).toEqual({ places: [[0, 0, 0]], right: 4, top: 5, placed: 1, area: 20 });
    // The second one leans on the edge of the bin, which is higher than the first.
    const second: Size = [3, 4, 0];
    const { places, ...reach } = packed(10, 99, [wall, second]);
    expect(places[1]).toEqual([7, 0, 0]);
    expect(reach).toEqual({ right: 10, top: 5, placed: 2, area: 32 });
    // The third comes between them, and is lower than both.
    const between = packed(10, 99, [wall, second, [3, 2, 0]]);
    expect(between.places[2]).toEqual([4, 0, 0]);
    expect([between.right, between.top]).toEqual([10, 5]);
  });
});
