/**
 * Polynomials over a number of mines, scaled so that the largest coefficient is 1, and the two products that the tree of
 * regions needs.
 *
 * Small ones, which is nearly all, are multiplied in one go; long ones piece by piece.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { type Scaled, scaledProduct } from './scaled.js';

/** `counts[i]` for `low + i` mines, times the scale. */
export type Polynomial = { readonly low: number; readonly counts: Float64Array; readonly scale: Scaled };

/** The polynomial 1. */
export const one: Polynomial = {
  low: 0,
  counts: /* @__PURE__ */ Float64Array.of(1),
  scale: { mantissa: 1, exponent: 0 },
};

/** A product of at most so many terms is made in one go. */
export const smallProduct = 512;

/** Terms of a product that are added up in one go. */
const pieceOfTerms = 8192;

/** May a product of the two be made in one go? */
export function isSmall(a: Polynomial, b: Polynomial): boolean {
  return a.counts.length * b.counts.length <= smallProduct;
}

/** The product, tails below the threshold cut. */
export function multiplyNow(a: Polynomial, b: Polynomial, threshold: number): Polynomial {
  const product = new Float64Array(a.counts.length + b.counts.length - 1);
  addProducts(a.counts, b.counts, product, 0, a.counts.length);
  return withPeakOne(a.low + b.low, product, threshold, a.scale, b.scale);
}

/** {@link multiplyNow} in slices. */
export function* multiply(a: Polynomial, b: Polynomial, threshold: number, pace: Pace): Slices<Polynomial> {
  const product = new Float64Array(a.counts.length + b.counts.length - 1);
  const rows = Math.ceil(pieceOfTerms / b.counts.length);
  for (let from = 0; from < a.counts.length; from += rows) {
    const to = Math.min(a.counts.length, from + rows);
    addProducts(a.counts, b.counts, product, from, to);
    if (spend(pace, (to - from) * (b.counts.length + 1))) yield;
  }
  if (spend(pace, 4 * product.length)) yield;
  return withPeakOne(a.low + b.low, product, threshold, a.scale, b.scale);
}

function addProducts(a: Float64Array, b: Float64Array, product: Float64Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const factor = a[i];
    if (factor === 0) continue;
    for (let j = 0; j < b.length; j++) product[i + j] += factor * b[j];
  }
}

/** Peak 1, tails below the threshold cut. */
export function withPeakOne(low: number, counts: Float64Array, threshold: number, a: Scaled, b: Scaled): Polynomial {
  let peak = 0;
  for (let k = 0; k < counts.length; k++) if (counts[k] > peak) peak = counts[k];
  let from = 0;
  let to = counts.length;
  if (threshold > 0) {
    while (counts[from] < peak * threshold) from++;
    while (counts[to - 1] < peak * threshold) to--;
  }
  const kept = counts.slice(from, to);
  for (let k = 0; k < kept.length; k++) kept[k] /= peak;
  const { mantissa, exponent } = scaledProduct([peak, a.mantissa, b.mantissa]);
  return { low: low + from, counts: kept, scale: { mantissa, exponent: exponent + a.exponent + b.exponent } };
}

/**
 * What one factor of a product sees: for each of its k the sum over the other's j of other[j] · outside[k + j], scaled to a
 * peak of 1. `outside` is what the product sees.
 */
export function* transpose(
  child: Polynomial,
  other: Polynomial,
  product: Polynomial,
  outside: Float64Array,
  pace: Pace,
): Slices<Float64Array> {
  const seen = new Float64Array(child.counts.length);
  const rows = Math.ceil(pieceOfTerms / other.counts.length);
  let peak = 0;
  for (let from = 0; from < seen.length; from += rows) {
    const to = Math.min(seen.length, from + rows);
    peak = Math.max(peak, addTransposed(child, other, product, outside, seen, from, to));
    if (spend(pace, (to - from) * (Math.min(other.counts.length, outside.length) + 2))) yield;
  }
  return divide(seen, peak);
}

/** {@link transpose} in one go. */
export function transposeNow(
  child: Polynomial,
  other: Polynomial,
  product: Polynomial,
  outside: Float64Array,
): Float64Array {
  const seen = new Float64Array(child.counts.length);
  return divide(seen, addTransposed(child, other, product, outside, seen, 0, seen.length));
}

/** Fills in some of the sums; tells the largest. */
function addTransposed(
  { low }: Polynomial,
  other: Polynomial,
  product: Polynomial,
  outside: Float64Array,
  seen: Float64Array,
  fromK: number,
  toK: number,
): number {
  const { counts } = other;
  const shift = low + other.low - product.low;
  let peak = 0;
  for (let k = fromK; k < toK; k++) {
    const from = Math.max(0, -(k + shift));
    const to = Math.min(counts.length, outside.length - k - shift);
    let sum = 0;
    for (let j = from; j < to; j++) sum += counts[j] * outside[k + shift + j];
    seen[k] = sum;
    if (sum > peak) peak = sum;
  }
  return peak;
}

function divide(values: Float64Array, by: number): Float64Array {
  if (by > 0) for (let k = 0; k < values.length; k++) values[k] /= by;
  return values;
}
