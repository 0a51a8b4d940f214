import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { multiply, multiplyNow, type Polynomial, transpose, transposeNow } from '../../src/kernel/polynomials.js';

const polynomial = (low: number, length: number): Polynomial => ({
  low,
  counts: Float64Array.from({ length }, (_, at) => ((at * 7) % 5) + 1),
  scale: { mantissa: 1, exponent: 0 },
});

test('in pieces the products are those made in one go', () => {
  const a = polynomial(3, 9000);
  const b = polynomial(1, 4);
  const product = multiplyNow(a, b, 0);
  expect(product.low).toBe(4);
  expect(product.counts.length).toBe(9003);
  expect(runSlices(multiply(a, b, 0, createPace()))).toEqual(product);
  expect(runSlices(multiply(b, a, 0, createPace())).counts).toEqual(product.counts);
  const outside = Float64Array.from(product.counts, (_, at) => (at % 3) + 1);
  for (const [child, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const search = transpose(child, other, product, outside, createPace());
    let pauses = 0;
    let step = search.next();
    for (; !step.done; step = search.next()) pauses++;
    expect(step.value).toEqual(transposeNow(child, other, product, outside));
    expect(pauses).toBeGreaterThan(0);
  }
});

test('what a factor sees: the sum over the other', () => {
  const a = { ...polynomial(0, 2), counts: Float64Array.of(1, 2) };
  const b = { ...polynomial(0, 2), counts: Float64Array.of(1, 3) };
  const outside = Float64Array.of(1, 10, 100);
  // a0 sees 1 + 30, a1 sees 10 + 300.
  expect([...transposeNow(a, b, multiplyNow(a, b, 0), outside)]).toEqual([31 / 310, 1]);
  // Where nothing is outside nothing is seen.
  expect([...transposeNow(a, b, multiplyNow(a, b, 0), new Float64Array(3))]).toEqual([0, 0]);
});

test('a product, its largest coefficient 1, and without the tails below a threshold', () => {
  const a = { ...polynomial(2, 2), counts: Float64Array.of(1, 2) };
  const b = { ...polynomial(1, 3), counts: Float64Array.of(1, 0, 3) };
  // (1 + 2x) · (1 + 3x²) = 1 + 2x + 3x² + 6x³.
  const whole = multiplyNow(a, b, 0);
  expect([whole.low, [...whole.counts].map((count) => count * 6)]).toEqual([3, [1, 2, 3, 6]]);
  expect(whole.scale).toEqual({ mantissa: 1.5, exponent: 2 });
  const cut = multiplyNow(a, b, 0.4);
  expect([cut.low, [...cut.counts]]).toEqual([5, [0.5, 1]]);
});
