import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fillBin } from '../src/beam/fill-bin.js';
import { selectLeast } from '../src/beam/select-least.js';
import { FirstFitGap } from '../src/kernels/first-fit-gap.js';
import { type Items, type Layout, makeItems } from '../src/kernels/items.js';
import { sortedOrder } from '../src/orders/sort-by.js';

const side = fc.integer({ min: 1, max: 20 });
const lists = fc.array(fc.tuple(side, side, fc.boolean()), { minLength: 1, maxLength: 30 }).map((list) =>
  makeItems(
    Int32Array.from(list, ([width]) => width),
    Int32Array.from(list, ([, height]) => height),
    Uint8Array.from(list, ([width, height, turns]) => (turns && width !== height ? 1 : 0)),
  ),
);

/** Draws what is placed cell by cell; the area drawn, or a fault. */
function draw(items: Items, layout: Layout, width: number, height: number): { area: number; count: number } {
  const cells = new Set<number>();
  let count = 0;
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item] !== 0) continue;
    count++;
    const turned = layout.turned[item] === 1;
    if (turned) expect(items.turnable[item]).toBe(1);
    const across = turned ? items.height[item]! : items.width[item]!;
    const down = turned ? items.width[item]! : items.height[item]!;
    for (let y = layout.y[item]!; y < layout.y[item]! + down; y++) {
      for (let x = layout.x[item]!; x < layout.x[item]! + across; x++) {
        expect(x >= 0 && x < width && y >= 0 && y < height && !cells.has(y * 65_536 + x)).toBe(true);
        cells.add(y * 65_536 + x);
      }
    }
  }
  return { area: cells.size, count };
}

test.prop([fc.array(fc.nat(2 ** 32 - 1), { maxLength: 700 }), fc.integer({ min: 0, max: 31 })])(
  'the radix sort is a stable sort',
  (values, shift) => {
    const keys = Uint32Array.from(values, (value) => value >>> shift);
    const indices = Array.from(keys, (_, at) => at);
    expect([...sortedOrder(keys)]).toEqual(indices.sort((a, b) => keys[a]! - keys[b]! || a - b));
  },
);

test.prop([fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 }), fc.nat()])(
  'the selection holds the least ranks',
  (ranks, pick) => {
    const kept = 1 + (pick % ranks.length);
    const order = Int32Array.from(ranks, (_, at) => at);
    selectLeast(order, Float64Array.from(ranks), ranks.length, kept);
    const byValue = (a: number, b: number) => a - b;
    const chosen = [...order.subarray(0, kept)].map((at) => ranks[at]!).sort(byValue);
    expect(chosen).toEqual([...ranks].sort(byValue).slice(0, kept));
    expect(new Set(order).size).toBe(ranks.length);
  },
);

test.prop([lists, fc.integer({ min: 20, max: 60 }), fc.integer({ min: 1, max: 40 })])(
  'first fit places all of a sequence in the strip, as high as it says',
  (items, width, patience) => {
    const kernel = new FirstFitGap(
      items,
      Int32Array.from(items.width, (_, at) => at),
    );
    expect(kernel.run(width, 10_000, Number.POSITIVE_INFINITY, patience)).toBe(true);
    const { top, right } = kernel;
    expect(draw(items, kernel.takeLayout(), right, top).count).toBe(items.count);
  },
);

test.prop([lists, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat(3), fc.boolean()])(
  'a beam covers what it says, and wastes no more than it may',
  (items, width, height, round, all) => {
    const work = fillBin(items, width, height, 12, round, all ? 'all' : 'most');
    let step = work.next();
    while (!step.done) step = work.next();
    const { layout, area, count } = step.value;
    expect(draw(items, layout, width, height)).toEqual({ area, count });
  },
);
