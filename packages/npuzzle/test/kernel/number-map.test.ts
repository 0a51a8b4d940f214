import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { numberMap } from '../../src/kernel/number-map.js';

test('it holds what a Map holds, and grows when it is asked to', () => {
  const numbers = numberMap(4);
  const model = new Map<number, number>();
  for (let index = 0; index < 3000; index++) {
    // Near 0, near 2³² and near 2⁵², some of them twice.
    const key = ((index * 7919) % 2000) + [0, 2 ** 32, 2 ** 52][index % 3];
    if (!numbers.hasRoom(1)) runSlices(numbers.grow(1, createPace()));
    expect(numbers.add(key, index % 256)).toBe(!model.has(key));
    if (!model.has(key)) model.set(key, index % 256);
  }
  expect(numbers.count()).toBe(model.size);
  for (const [key, value] of model) {
    expect([numbers.get(key), numbers.get(key + 3000)]).toEqual([value, model.get(key + 3000)]);
  }
});

test('there is room for as many as were asked for, and a large copy comes in slices', () => {
  const numbers = numberMap(100_000);
  numbers.add(5, 1);
  expect([numbers.hasRoom(100_000), numbers.hasRoom(131_072)]).toEqual([true, false]);
  const growing = numbers.grow(200_000, createPace());
  let yields = 0;
  while (!growing.next().done) yields++;
  expect(yields).toBeGreaterThan(4);
  expect(numbers.hasRoom(200_000)).toBe(true);
  expect([numbers.get(5), numbers.get(6), numbers.count()]).toEqual([1, undefined, 1]);
});
