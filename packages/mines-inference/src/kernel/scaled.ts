/** Numbers of layouts beyond the range of doubles: mantissa · 2^exponent. */

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
export function scaledBinomial(n: number, k: number): Scaled {
  const few = Math.min(k, n - k);
  let mantissa = 1;
  let exponent = 0;
  for (let i = 1; i <= few; i++) {
    mantissa *= (n - few + i) / i;
    while (mantissa >= 2) {
      mantissa /= 2;
      exponent++;
    }
  }
  return { mantissa, exponent };
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
