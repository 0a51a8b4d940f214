import { createPace, createRandom, type Random, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { emptyLayout, type Items } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { LowestGap } from '../../src/kernel/lowest-gap.js';
import { orderNarrowest } from '../../src/orders/item-orders.js';
import { OnePageClimb } from '../../src/strip/one-page-climb.js';
import { formatLayout, itemsOf } from '../support.js';

const side = fc.integer({ min: 1, max: 9 });
const lists = fc
  .array(fc.tuple(side, side, fc.boolean()), { minLength: 2, maxLength: 14 })
  .map((list) => itemsOf(list));

/** The climb as one would write it down: each sequence is packed to its end, and kept if it covers no less. */
function climbByHand(items: Items, first: readonly number[], random: Random) {
  let order = [...first];
  let best = { area: -1, placed: 0, layout: '' };
  const tryOrder = (tried: number[], width: number, height: number): boolean => {
    const out = emptyLayout(items.count);
    out.page.fill(-1);
    const kernel = new LowestGap(items, orderNarrowest);
    const place = { x: 0, y: 0, maxWaste: Number.POSITIVE_INFINITY, window: items.count, page: 0 };
    const job = { order: Int32Array.from(tried), count: items.count, width, height, out, ...place };
    runSlices(kernel.run(job, startTally(createPace())));
    if (kernel.area < best.area) return false;
    order = tried;
    best = { area: kernel.area, placed: kernel.placed, layout: formatLayout(items, out) };
    return true;
  };
  return {
    best: () => best,
    start: tryOrder,
    again: (width: number, height: number) => {
      best = { ...best, area: -1, placed: 0 };
      tryOrder(order, width, height);
    },
    step: (width: number, height: number): boolean => {
      const [from, to] = [random.int(items.count), random.int(items.count)];
      const tried = [...order];
      if (random.int(3) === 0) tried.splice(to, 0, ...tried.splice(from, 1));
      else [tried[from], tried[to]] = [tried[to], tried[from]];
      return tryOrder(tried, width, height);
    },
  };
}

const sizes = fc.tuple(fc.integer({ min: 5, max: 16 }), fc.integer({ min: 5, max: 16 }));

prop([lists, sizes, sizes, fc.nat(), fc.nat()])(
  'the climb goes where one by hand goes, and takes back what made it worse',
  (items, [width, height], [width2, height2], seed, shift) => {
    const order = Array.from({ length: items.count }, (_, at) => (at + shift) % items.count);
    const climb = new OnePageClimb(items, Int32Array.from(order), createRandom(seed));
    const byHand = climbByHand(items, order, createRandom(seed));
    const pace = startTally(createPace());
    const areSame = () =>
      expect([climb.area, climb.placed, formatLayout(items, climb.takeLayout())]).toEqual([
        byHand.best().area,
        byHand.best().placed,
        byHand.best().layout,
      ]);
    runSlices(climb.again(width, height, pace));
    byHand.again(width, height);
    areSame();
    for (let step = 0; step < 20; step++) {
      expect(runSlices(climb.step(width, height, pace))).toBe(byHand.step(width, height));
      areSame();
    }
    const again = Int32Array.from(order);
    runSlices(climb.start(again, width, height, pace));
    byHand.start(order, width, height);
    areSame();
    runSlices(climb.again(width2, height2, pace));
    byHand.again(width2, height2);
    for (let step = 0; step < 10; step++) {
      expect(runSlices(climb.step(width2, height2, pace))).toBe(byHand.step(width2, height2));
      areSame();
    }
    // Who gave the sequence still has it as it was.
    expect([...again]).toEqual(order);
  },
);
