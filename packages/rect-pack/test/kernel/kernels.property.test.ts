import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { fillBin } from '../../src/beam/fill-bin.js';
import { largeOnes } from '../../src/beam/large-ones.js';
import { selectLeast } from '../../src/beam/select-least.js';
import { emptyLayout, type Items, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { FirstFitGap, type Patience } from '../../src/kernel/first-fit-gap.js';
import { LowestGap, type Thrift } from '../../src/kernel/lowest-gap.js';
import { orderNarrowest } from '../../src/orders/item-orders.js';
import { sortedOrder } from '../../src/orders/sort-by.js';
import { sizeList } from '../cases.js';
import { draw, formatLayout, itemsOf } from '../support.js';

/** First fit of so many, in a sequence of their own or as they are, and how a run in a strip ends. */
function firstFit(items: Items, patience: Patience, sequence?: Int32Array) {
  const kernel = new FirstFitGap(items, sequence);
  const run = (width: number, maxHeight: number, maxWaste = Number.POSITIVE_INFINITY) => {
    const pace = startTally(createPace());
    kernel.start({ width, maxHeight, maxWaste, patience }, pace);
    return kernel.goOn(pace);
  };
  return { kernel, run };
}

/** Whether the first so many fill the lowest gaps of a bin ten wide, and where they lie. */
function lowestGap(items: Items) {
  const kernel = new LowestGap(items, orderNarrowest);
  const out = emptyLayout(items.count);
  const run = (
    count: number,
    look: { window: number; thrift?: Thrift },
    bin = { height: 1000, maxWaste: Number.POSITIVE_INFINITY },
  ) => {
    const order = Int32Array.from({ length: count }, (_, at) => at);
    return runSlices(kernel.run({ order, count, width: 10, ...bin, ...look, out, page: 0 }, startTally(createPace())));
  };
  return { out, run };
}

const side = fc.integer({ min: 1, max: 20 });
const lists = fc
  .array(fc.tuple(side, side, fc.boolean()), { minLength: 1, maxLength: 30 })
  .map((list) => itemsOf(list));

prop([fc.array(fc.nat(2 ** 32 - 1), { maxLength: 700 }), fc.integer({ min: 0, max: 31 })])(
  'the radix sort is a stable sort',
  (values, shift) => {
    const keys = values.map((value) => value >>> shift);
    const indices = keys.map((_, at) => at);
    const order = [...sortedOrder(Int32Array.from(keys))];
    expect(order).toEqual(indices.sort((a, b) => keys[a] - keys[b] || a - b));
  },
);

prop([fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 }), fc.nat()])(
  'the selection holds the least ranks',
  (ranks, pick) => {
    const kept = 1 + (pick % ranks.length);
    const order = Int32Array.from(ranks, (_, at) => at);
    selectLeast(order, Float64Array.from(ranks), ranks.length, kept);
    const byValue = (a: number, b: number) => a - b;
    const chosen = [...order.subarray(0, kept)].map((at) => ranks[at]).sort(byValue);
    expect(chosen).toEqual([...ranks].sort(byValue).slice(0, kept));
    expect(new Set(order).size).toBe(ranks.length);
  },
);

const patiences = fc.record({ care: fc.constantFrom(0, 0.5, 3, 40, 1e9), max: fc.integer({ min: 1, max: 40 }) });

prop([lists, fc.integer({ min: 20, max: 60 }), patiences, fc.integer({ min: -1, max: 9 })])(
  'first fit places all of a sequence in the strip, as high as it says',
  (items, width, patience, shift) => {
    const { count } = items;
    const sequence = shift < 0 ? undefined : Int32Array.from(items.width, (_, at) => (at + shift) % count);
    const { kernel, run } = firstFit(items, patience, sequence);
    expect(run(width, 10_000)).toBe('packed');
    const { top, right } = kernel;
    const layout = kernel.takeLayout();
    expect(draw(items, layout, right, top).count).toBe(count);
    // A page of just that height will do. One that is lower will not, unless something can lie down in it.
    expect(run(width, top, width * top)).toBe('packed');
    expect([kernel.top, kernel.right]).toEqual([top, right]);
    expect(formatLayout(items, kernel.takeLayout())).toBe(formatLayout(items, layout));
    if (run(width, top - 1, width * top) === 'packed') expect([items.turns, kernel.top < top]).toEqual([true, true]);
  },
);

/** First fit as one would do it by hand: all segments in a row, and every gap looks from the beginning; undefined if too high. */
function fitByHand(items: Items, width: number, { care, max }: Patience, maxHeight: number) {
  const high = 100_000;
  // The time at which a segment came to its level: of equal ones the oldest is the gap.
  let time = 0;
  const row = [
    { x: 0, level: high, since: 0 },
    { x: 0, level: 0, since: 0 },
    { x: width, level: high, since: 0 },
  ];
  const rest = Array.from({ length: items.count }, (_, at) => at);
  const places: string[] = [];
  let wasted = 0;
  let top = 0;
  while (rest.length > 0) {
    const low = row.slice(1, -1).sort((a, b) => a.level - b.level || a.since - b.since)[0];
    const at = row.indexOf(low);
    const [before, after] = [row[at - 1], row[at + 1]];
    const gap = after.x - low.x;
    const raise = Math.min(before.level, after.level);
    const waste = gap * (raise - low.level);
    // Multiplied in the kernel's order: where the waste is worth just so many, the last bit decides.
    const sight = Math.min(max, 1 + Math.floor(waste * (care * (items.count / items.area))));
    const fits = (item: number) =>
      items.width[item] <= gap || (items.turnable[item] === 1 && items.height[item] <= gap);
    const item = rest.slice(0, sight).find(fits);
    if (item === undefined) {
      wasted += waste;
      if (before.level === raise) row.splice(at, after.level === raise ? 2 : 1);
      else {
        after.x = low.x;
        row.splice(at, 1);
      }
      continue;
    }
    rest.splice(rest.indexOf(item), 1);
    const length = items.height[item];
    const liesDown = length === gap || (length < gap && low.level + length > maxHeight);
    const turned = items.width[item] > gap || (items.turnable[item] === 1 && liesDown);
    const [across, down] = turned ? [items.height[item], items.width[item]] : [items.width[item], items.height[item]];
    const level = low.level + down;
    if (level > maxHeight) return undefined;
    top = Math.max(top, level);
    const atRight = level !== before.level && (level === after.level || after.level > before.level);
    const x = atRight ? after.x - across : low.x;
    places.push(`${item}: ${x}, ${low.level}${turned ? ' turned' : ''}`);
    const { level: floor, since } = low;
    const part = { x, level, since: ++time };
    const left = across === gap ? [] : [{ x: atRight ? low.x : low.x + across, level: floor, since }];
    row.splice(at, 1, ...(atRight ? [...left, part] : [part, ...left]));
    const joined = row.indexOf(part);
    if (row[joined - 1].level === level) row.splice(joined, row[joined + 1].level === level ? 2 : 1);
    else if (row[joined + 1].level === level) {
      row[joined + 1].x = x;
      row.splice(joined, 1);
    }
  }
  return { places: places.sort(), wasted, top };
}

/** The last member that a narrow gap looked at goes into a wider one, and then a gap is narrow again. */
const placedAfterItFailed = itemsOf(
  sizeList('17×4 3×10 7×12 20×8 4×5 14×13 7×17 6×2 12×18 6×12 16×3 15×8').map(([width, height], at) => [
    ...([width, height] as const),
    [1, 2, 3, 4, 5, 7, 11].includes(at),
  ]),
);

/** A gap whose waste is worth a third of a mean area, of which three are asked for: one member, but for the last bit. */
const worthJustOne = itemsOf(sizeList('1×2 7×20 19×9 8×19 18×18 7×6 19×19 7×7 17×4 16×17 12×3'));

prop([lists, fc.integer({ min: 20, max: 45 }), patiences], {
  numRuns: 150,
  examples: [
    [placedAfterItFailed, 26, { care: 40, max: 7 }],
    [worthJustOne, 35, { care: 3, max: 2 }],
  ],
})('first fit does what one does by hand, and counts what it wastes', (items, width, patience) => {
  const { kernel, run } = firstFit(items, patience);
  // In a strip that is a little too low for all to stand, some lie down.
  for (let maxHeight = 99_999, tried = 0; tried < 3; tried++) {
    const expected = fitByHand(items, width, patience, maxHeight);
    if (expected === undefined) {
      expect(run(width, maxHeight)).toBe('given up');
      return;
    }
    const { places, wasted, top } = expected;
    expect(run(width, maxHeight, wasted)).toBe('packed');
    const { x, y, turned } = kernel.takeLayout();
    const told = Array.from(x, (left, item) => `${item}: ${left}, ${y[item]}${turned[item] === 1 ? ' turned' : ''}`);
    expect(told.sort()).toEqual(places);
    if (wasted > 0) expect(run(width, maxHeight, wasted - 1)).toBe('given up');
    maxHeight = top - 1;
  }
});

test.each([
  [3, true],
  [4, false],
])('first fit looks at four where the waste asks for four more than one: past %i misfits', (misfits, isFound) => {
  // A gap of 4 × 32 is worth two mean areas of 64, and each of them two members.
  const items = itemsOf(sizeList(`4×32 8×4 8×4 ${'8×8 '.repeat(misfits - 2)}4×16`));
  expect(items.area).toBe(64 * items.count);
  const { kernel, run } = firstFit(items, { care: 2, max: 4 });
  expect(run(8, 999)).toBe('packed');
  expect(kernel.takeLayout().y[misfits + 1] === 0).toBe(isFound);
});

test('first fit gives up a strip that is narrower than a member, and not one that is as wide', () => {
  const { run } = firstFit(itemsOf(sizeList('4×9 5×2')), { care: 1, max: 5 });
  expect([run(4, 99), run(5, 99)]).toEqual(['given up', 'packed']);
});

describe('a thrifty gap passes misfits as long as what it would waste is worth it', () => {
  /** A first one leaves a gap of 6 × 50; so many are too wide for it, and behind them stands one that fits. */
  const fills = (misfits: number, thrift: (meanArea: number) => Thrift): boolean => {
    const items = itemsOf(sizeList(`4×50 ${'7×10 '.repeat(misfits)}6×10`));
    const { area, count } = items;
    const { out, run } = lowestGap(items);
    expect(run(count, { window: count, thrift: thrift(area / count) })).toBe(true);
    expect(draw(items, out, 10, 1000)).toEqual({ area, count });
    return out.y[count - 1] === 0;
  };
  test.each([
    [5, true],
    [6, false],
  ])('%i of them', (misfits, isFound) => {
    const thrift = (mean: number): Thrift => ({ candidates: 0, misfits: (4.5 * mean) / 300, max: 99 });
    expect(fills(misfits, thrift)).toBe(isFound);
  });
  test.each([
    [7, true],
    [8, false],
  ])('%i of them, where seven are the most', (misfits, isFound) => {
    expect(fills(misfits, () => ({ candidates: 0, misfits: 1000, max: 7 }))).toBe(isFound);
  });
});

describe('what is left beside a member is judged by the narrowest that has no place yet', () => {
  test.each([
    ['a quarter of all', 12, false],
    ['a quarter of all, after all of them', 12, true],
    ['fewer, of which the narrowest counts for ever', 13, false],
    ['fewer, of which the narrowest counts for ever, after all of them', 13, true],
  ] as const)('%s', (_, all, isUsed) => {
    // The thin one goes first and leaves a gap of nine. Beside the second two columns are left, in which neither of the
    // others could lie, and five beside the third. So the third goes first, but where the thin one still counts.
    const { out, run } = lowestGap(itemsOf(sizeList(`1×5 7×3 4×2 ${'9×9 '.repeat(all - 3)}`.trim())));
    if (isUsed) expect(run(all, { window: 9 })).toBe(true);
    expect(run(3, { window: 9 })).toBe(true);
    expect([out.x[0], out.y[0]]).toEqual([0, 0]);
    const [first, x] = all > 12 ? [1, 3] : [2, 6];
    expect([out.x[first], out.y[first]]).toEqual([x, 0]);
  });
});

test('where all is packed nobody asks what the rest of the bin would waste', () => {
  expect(lowestGap(itemsOf([[2, 2]])).run(1, { window: 9 }, { height: 10, maxWaste: 0 })).toBe(true);
});

test('the largest of a long list end where the area falls most steeply', () => {
  const sides = [90, 60, 80, 70, ...Array.from({ length: 300 }, (_, at) => 1 + (at % 3))];
  const squares = Int32Array.from(sides);
  const items = makeItems(squares, squares, new Uint8Array(sides.length));
  const pace = startTally(createPace());
  const split = runSlices(largeOnes(items, pace));
  expect(split && [...split.order.subarray(0, split.large)]).toEqual([0, 2, 3, 1]);
  // Without a steep fall the cut is where nearly nothing is left: a hundredth of the area.
  const falling = Int32Array.from({ length: 900 }, (_, at) =>
    at < 100 ? 90 : Math.max(1, Math.floor(90 * 0.9 ** (at - 99))),
  );
  const left = (large: number) => falling.slice(large).reduce((sum, side) => sum + side * side, 0) / 100;
  const gently = runSlices(largeOnes(makeItems(falling, falling, new Uint8Array(900)), pace));
  expect(gently?.large).toBe(Array.from(falling, (_, at) => at).find((large) => left(large) <= left(0) / 100));
  const alike = new Int32Array(1000).fill(9);
  expect(runSlices(largeOnes(makeItems(alike, alike, new Uint8Array(1000)), pace))).toBeUndefined();
});

prop([lists, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat(3), fc.boolean()])(
  'a beam covers what it says, and wastes no more than it may',
  (items, width, height, round, all) => {
    const pace = startTally(createPace());
    const task = { items, width, height, states: 12, edgeCost: 0.05, round, wanted: all ? 'all' : 'most' } as const;
    const { layout, area, count } = runSlices(fillBin(task, pace));
    expect(draw(items, layout, width, height)).toEqual({ area, count });
  },
);
