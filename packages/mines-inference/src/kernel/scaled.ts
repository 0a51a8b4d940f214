/** Numbers of layouts beyond the range of doubles: mantissa · 2^exponent. */

import { type Pace, type Slices, spend } from '@kit/grid';

/** A positive number, or 0; the mantissa of a positive one lies in [1, 2). */
export type Scaled = { readonly mantissa: number; readonly exponent: number };

/** The product of doubles. */
export function scaledProduct(factors: readonly number[]): Scaled {
  let mantissa = 1;
  let exponent = 0;
  for (const factor of factors) {
    mantissa *= factor;
    if (mantissa === 0) return { mantissa: 0, exponent: 0 };
    while (mantissa >= 2) {
      mantissa /= 2;
      exponent++;
    }
    while (mantissa < 1) {
      mantissa *= 2;
      exponent--;
    }
  }
  return { mantissa, exponent };
}

/** C(n, k). */
export function* scaledBinomial(n: number, k: number, pace: Pace): Slices<Scaled> {
  const few = Math.min(k, n - k);
  const product = { mantissa: 1, exponent: 0 };
  for (let from = 1; from <= few; from += piece) {
    const to = Math.min(few, from + piece - 1);
    multiplyFactors(product, n - few, from, to);
    if (spend(pace, 2 * (to - from + 1))) yield;
  }
  return product;
}

/** Factors that are multiplied in one go. */
const piece = 4096;

/** Times (rest + i) / i for i from … to. */
function multiplyFactors(
  product: { mantissa: number; exponent: number },
  rest: number,
  from: number,
  to: number,
): void {
  let { mantissa, exponent } = product;
  for (let i = from; i <= to; i++) {
    mantissa *= (rest + i) / i;
    while (mantissa >= 2) {
      mantissa /= 2;
      exponent++;
    }
  }
  product.mantissa = mantissa;
  product.exponent = exponent;
}

/** a / b as a double; b is positive. */
export function scaledRatio(a: Scaled, b: Scaled): number {
  let ratio = a.mantissa / b.mantissa;
  let exponent = a.exponent - b.exponent;
  if (ratio === 0 || exponent < -1100) return 0;
  for (; exponent > 0; exponent--) ratio *= 2;
  for (; exponent < 0; exponent++) ratio /= 2;
  return ratio;
}

/** The number as a double, if it is at most 2^53. */
export function smallNumber({ mantissa, exponent }: Scaled): number | undefined {
  if (exponent > 52) return undefined;
  return scaledRatio({ mantissa, exponent }, { mantissa: 1, exponent: 0 });
}
