import { expect, test } from 'vitest';
import { scaledBinomial, scaledProduct, scaledRatio, smallNumber } from '../../src/kernel/scaled.js';

test('a product has its mantissa from 1 to below 2; with a factor of 0 it is 0', () => {
  expect(scaledProduct([3, 4])).toEqual({ mantissa: 1.5, exponent: 3 });
  expect(scaledProduct([2])).toEqual({ mantissa: 1, exponent: 1 });
  expect(scaledProduct([1])).toEqual({ mantissa: 1, exponent: 0 });
  expect(scaledProduct([0.5, 0.5])).toEqual({ mantissa: 1, exponent: -2 });
  expect(scaledProduct([1e300, 1e300, 1e-300, 1e-300]).exponent).toBe(0);
  expect(scaledProduct([5, 0, 7])).toEqual({ mantissa: 0, exponent: 0 });
});

test('a ratio is a double; 0 of anything, or far below its range, is 0', () => {
  expect(scaledRatio(scaledProduct([6]), scaledProduct([4]))).toBe(1.5);
  expect(scaledRatio(scaledProduct([4]), scaledProduct([64]))).toBe(1 / 16);
  expect(scaledRatio(scaledProduct([0]), scaledProduct([4]))).toBe(0);
  expect(scaledRatio({ mantissa: 1, exponent: 0 }, { mantissa: 1, exponent: 5000 })).toBe(0);
  expect(scaledRatio({ mantissa: 1, exponent: -1000 }, { mantissa: 1, exponent: 0 })).toBeGreaterThan(0);
});

test('a number of up to 53 bits is a double, a larger one none', () => {
  expect(smallNumber(scaledProduct([3, 1000]))).toBe(3000);
  expect(smallNumber({ mantissa: 1.5, exponent: 52 })).toBe(1.5 * 2 ** 52);
  expect(smallNumber({ mantissa: 1, exponent: 53 })).toBe(undefined);
});

test('binomials, with a mantissa below 2, from one factor to more than are multiplied in one go', () => {
  const choose = (n: number, k: number) => scaledBinomial(n, k);
  expect(choose(5, 0)).toEqual({ mantissa: 1, exponent: 0 });
  expect(choose(1, 1)).toEqual({ mantissa: 1, exponent: 0 });
  expect(choose(2, 1)).toEqual({ mantissa: 1, exponent: 1 });
  expect(choose(5, 2)).toEqual({ mantissa: 1.25, exponent: 3 });
  expect(choose(7, 5)).toEqual(scaledProduct([21]));
  for (const k of [4095, 4096, 4097]) {
    // C(n, k + 1) / C(n, k) is (n − k) / (k + 1).
    expect(scaledRatio(choose(9000, k + 1), choose(9000, k))).toBeCloseTo((9000 - k) / (k + 1), 9);
  }
});
