import { createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import { type ItemOrder, orderItems, orderNarrowest, orderSmallest } from '../../src/orders/item-orders.js';

type Sides = { readonly w: number; readonly h: number; readonly turns: number };

const random = createRandom(3);
const side = () => (random.int(4) === 0 ? 65_000 + random.int(536) : 1 + random.int(6));
const list = Array.from({ length: 300 }, (): Sides => ({ w: side(), h: side(), turns: random.int(2) }));
const itemsOf = (sides: readonly Sides[]) =>
  makeItems(
    Int32Array.from(sides, ({ w }) => w),
    Int32Array.from(sides, ({ h }) => h),
    Uint8Array.from(sides, ({ w, h, turns }) => (w === h ? 0 : turns)),
  );

/** By the first number that differs, equal ones as they stand. */
const sorted = (sides: readonly Sides[], keys: (one: Sides) => readonly number[]): number[] =>
  Array.from(sides.keys()).sort((a, b) => {
    const [one, other] = [keys(sides[a]), keys(sides[b])];
    const at = one.findIndex((key, place) => key !== other[place]);
    return at < 0 ? a - b : one[at] - other[at];
  });

test.each<[ItemOrder, (one: Sides) => readonly number[]]>([
  ['given', () => []],
  ['area', ({ w, h }) => [-w * h]],
  ['height', ({ w, h }) => [-h, -w]],
  ['width', ({ w, h }) => [-w, -h]],
  ['perimeter', ({ w, h }) => [-w - h]],
  ['longer-side', ({ w, h }) => [-Math.max(w, h), -Math.min(w, h)]],
  ['shorter-side', ({ w, h }) => [-Math.min(w, h), -Math.max(w, h)]],
])('by %s, the largest first', (order, keys) => {
  const byHeight = sorted(list, ({ w, h }) => [-h, -w]).map((at) => list[at]);
  for (const sides of [list, byHeight, list.slice(0, 1), []]) {
    expect(Array.from(orderItems(itemsOf(sides), order, new Pace(true, 1)))).toEqual(sorted(sides, keys));
  }
});

test('by the least side that can lie along the bottom, and by area, the smallest first', () => {
  const items = itemsOf(list);
  const narrowest = sorted(list, ({ w, h, turns }) => [turns === 1 ? Math.min(w, h) : w]);
  expect(Array.from(orderNarrowest(items, new Pace(true, 1)))).toEqual(narrowest);
  // An area may need all 32 bits.
  const smallest = sorted(list, ({ w, h }) => [w * h]);
  expect(Array.from(orderSmallest(items, new Pace(true, 1)))).toEqual(smallest);
});
