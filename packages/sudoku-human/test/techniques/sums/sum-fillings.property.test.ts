import { expect, test } from 'vitest';
import { fillings, fillingsOfDifferent } from '../../../src/techniques/sums/sum-fillings.js';
import { digitsIn } from '../../layout/boards.js';
import { lcg } from '../../lcg.js';

/** By cell the digits that some way has, all of them tried. */
function triedOut(masks: readonly number[], isWay: (way: readonly number[]) => boolean): number[] {
  const ways = masks
    .reduce<number[][]>((some, mask) => some.flatMap((way) => digitsIn(mask).map((digit) => [...way, digit])), [[]])
    .filter(isWay);
  return masks.map((_, at) => ways.reduce((mask, way) => mask | (1 << (way[at] - 1)), 0));
}

const sumOf = (way: readonly number[]) => way.reduce((sum, digit) => sum + digit, 0);

test('different digits of a sum are those of all ways to fill the cells', () => {
  const next = lcg(5);
  let many = 0;
  for (let round = 0; round < 60; round++) {
    const masks = Array.from({ length: 1 + (round % 4) }, () => Math.floor(next() * 63) + 1);
    for (let total = -1; total <= 19; total += 1 + (round % 3)) {
      const expected = triedOut(masks, (way) => new Set(way).size === way.length && sumOf(way) === total);
      expect([total, fillingsOfDifferent(masks, total, 6)]).toEqual([total, expected]);
      if (expected[0] > 0) many++;
    }
  }
  expect(many).toBeGreaterThan(100);
});

test('cells that are added or taken off have the digits of all ways in which those that see each other differ', () => {
  const next = lcg(6);
  let many = 0;
  for (let round = 0; round < 80; round++) {
    const count = round % 5;
    const masks = Array.from({ length: count }, () => (next() < 0.1 ? 0 : Math.floor(next() * 15) + 1));
    const signs = masks.map(() => (next() < 0.6 ? 1 : -1));
    const pairs = new Set(
      masks.flatMap((_, a) => masks.flatMap((__, b) => (a < b && next() < 0.5 ? [`${a} ${b}`] : []))),
    );
    const differ = (a: number, b: number) => pairs.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
    for (let total = -6; total <= 14; total++) {
      const expected = triedOut(
        masks,
        (way) =>
          way.reduce((sum, digit, at) => sum + signs[at] * digit, 0) === total &&
          way.every((digit, a) => way.every((other, b) => b <= a || digit !== other || !differ(a, b))),
      );
      expect(fillings({ masks, signs, total, differ })).toEqual(expected);
      if (expected.length > 0 && expected[0] > 0) many++;
    }
  }
  expect(many).toBeGreaterThan(100);
});
