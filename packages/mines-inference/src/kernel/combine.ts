/**
 * The only global step: which numbers of mines of all regions, with the rest cells, make the total of the board.
 *
 * The regions' polynomials are multiplied in a binary tree; a pattern that occurs several times is raised to its power
 * by squaring (a large board has hundreds of regions and some dozens of patterns). Down the same tree goes, for each node,
 * what everything outside weighs for each number of mines inside (a transposed product), beginning at the root with the
 * binomials of the rest cells. Tails below 2⁻⁹⁰ of a node's peak are cut; the sum found afterwards tells whether that was
 * harmless (it nearly always is: the tilt centres the polynomials), else the tree is built again without cutting.
 */
import type { Slices } from '@kit/grid';
import { binomialWindow, powerOfTwo } from './box-weights.js';
import { type Pace, spend } from './pace.js';
import { type Scaled, scaledBinomial, scaledProduct } from './scaled.js';

/** A pattern's layouts by number of mines, and how many regions have it. */
export type Factor = { readonly low: number; readonly counts: Float64Array; readonly times: number };

type Polynomial = { readonly low: number; readonly counts: Float64Array; readonly scale: Scaled };
/** A product, with the two that it was made of: at the ends of the tree one region and all its twins. */
type Node = Polynomial & { readonly left?: Node; readonly right?: Node; readonly twins?: Polynomial };

/** What {@link combine} finds. */
export type Combined = {
  /** For one region of each factor the weight of everything outside it, by its number of mines. */
  readonly outside: readonly Float64Array[];
  /** Expected number of mines in the rest cells. */
  readonly restExpected: number;
  /** The whole sum, relative to the peaks: tiny if the tilt is far off. */
  readonly sum: number;
  /** The whole sum as it is, except for the scale of wide regions. */
  readonly weight: Scaled;
};

/** The tails of a thousand factors together stay below 2⁻⁸⁰; against a sum of 2⁻²⁵ that is less than rounding. */
const cutBelow = powerOfTwo(-90);
const harmless = powerOfTwo(-25);

export function* combine(
  factors: readonly Factor[],
  rest: number,
  total: number,
  tilt: number,
  pace: Pace,
): Slices<Combined> {
  const cut = yield* combineTree(factors, rest, total, tilt, cutBelow, pace);
  return cut.sum > harmless ? cut : yield* combineTree(factors, rest, total, tilt, 0, pace);
}

function* combineTree(
  factors: readonly Factor[],
  rest: number,
  total: number,
  tilt: number,
  threshold: number,
  pace: Pace,
): Slices<Combined> {
  const root = factors.length === 0 ? nothing : yield* grow(factors, 0, factors.length, threshold, pace);
  const span = root.counts.length;
  const rootOutside = new Float64Array(span);
  // The rest holds total − k mines: from 0 to all of it.
  const first = Math.max(0, total - rest - root.low);
  const last = Math.min(span - 1, total - root.low);
  if (first > last) {
    const none = factors.map(({ counts }) => new Float64Array(counts.length));
    return { outside: none, restExpected: 0, sum: 0, weight: { mantissa: 0, exponent: 0 } };
  }
  const fewest = total - root.low - last;
  const window = binomialWindow(rest, fewest, total - root.low - first, powerOfTwo(-tilt));
  if (spend(pace, 2 * window.length)) yield;
  let sum = 0;
  let mines = 0;
  for (let k = first; k <= last; k++) {
    const inRest = total - root.low - k;
    rootOutside[k] = window[inRest - fewest];
    sum += root.counts[k] * rootOutside[k];
    mines += root.counts[k] * rootOutside[k] * inRest;
  }
  if (spend(pace, 2 * window.length)) yield;
  const outside: Float64Array[] = [];
  if (factors.length > 0) yield* descend(root, rootOutside, outside, pace);
  // The window's peak is 1 at its mode: what it stands for joins the weight.
  const mode = fewest + window.indexOf(1);
  const windowPeak = yield* scaledBinomial(rest, mode, pace);
  const weight = scaledProduct([sum, root.scale.mantissa, windowPeak.mantissa]);
  const exponent = weight.exponent + root.scale.exponent + windowPeak.exponent + tilt * (total - mode);
  return { outside, restExpected: mines / sum, sum, weight: { mantissa: weight.mantissa, exponent } };
}

const nothing: Node = { low: 0, counts: /* @__PURE__ */ Float64Array.of(1), scale: { mantissa: 1, exponent: 0 } };

/** The products of a binary tree over all factors. */
function* grow(factors: readonly Factor[], from: number, to: number, threshold: number, pace: Pace): Slices<Node> {
  if (to - from === 1) {
    const factor = factors[from];
    return factor.times === 1 ? leaf(factor) : yield* power(factor, threshold, pace);
  }
  const middle = (from + to) >> 1;
  const left =
    middle - from === 1 && factors[from].times === 1
      ? leaf(factors[from])
      : yield* grow(factors, from, middle, threshold, pace);
  const right =
    to - middle === 1 && factors[middle].times === 1
      ? leaf(factors[middle])
      : yield* grow(factors, middle, to, threshold, pace);
  const { low, counts, scale } = isSmall(left, right)
    ? multiplyNow(left, right, threshold)
    : yield* multiply(left, right, threshold, pace);
  if (spend(pace, smallProduct)) yield;
  return { low, counts, scale, left, right };
}

/** A product of at most so many terms is made in one go. */
const smallProduct = 512;

function isSmall(left: Polynomial, right: Polynomial): boolean {
  return left.counts.length * right.counts.length <= smallProduct;
}

function leaf({ low, counts }: Factor): Node {
  return scaled(low, counts, 0, nothing.scale, nothing.scale);
}

/** All regions of a pattern, as one of them times its twins. */
function* power(factor: Factor, threshold: number, pace: Pace): Slices<Node> {
  const one = leaf(factor);
  let twins: Polynomial | undefined;
  let square: Polynomial = one;
  for (let left = factor.times - 1; left > 0; left >>= 1) {
    if ((left & 1) === 1) {
      if (twins === undefined) twins = square;
      else
        twins = isSmall(twins, square)
          ? multiplyNow(twins, square, threshold)
          : yield* multiply(twins, square, threshold, pace);
    }
    if (left > 1)
      square = isSmall(square, square)
        ? multiplyNow(square, square, threshold)
        : yield* multiply(square, square, threshold, pace);
    if (spend(pace, 2 * smallProduct)) yield;
  }
  if (twins === undefined) return one;
  const { low, counts, scale } = yield* multiply(one, twins, threshold, pace);
  return { low, counts, scale, left: one, twins };
}

function* multiply(left: Polynomial, right: Polynomial, threshold: number, pace: Pace): Slices<Polynomial> {
  const product = new Float64Array(left.counts.length + right.counts.length - 1);
  const rows = Math.max(1, Math.floor(pieceOfTerms / right.counts.length));
  for (let from = 0; from < left.counts.length; from += rows) {
    const to = Math.min(left.counts.length, from + rows);
    addProducts(left.counts, right.counts, product, from, to);
    if (spend(pace, (to - from) * (right.counts.length + 1))) yield;
  }
  if (spend(pace, 4 * product.length)) yield;
  return scaled(left.low + right.low, product, threshold, left.scale, right.scale);
}

/** Terms of a product that are added up in one go. */
const pieceOfTerms = 8192;

function multiplyNow(left: Polynomial, right: Polynomial, threshold: number): Polynomial {
  const product = new Float64Array(left.counts.length + right.counts.length - 1);
  addProducts(left.counts, right.counts, product, 0, left.counts.length);
  return scaled(left.low + right.low, product, threshold, left.scale, right.scale);
}

function addProducts(a: Float64Array, b: Float64Array, product: Float64Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const factor = a[i];
    if (factor === 0) continue;
    for (let j = 0; j < b.length; j++) product[i + j] += factor * b[j];
  }
}

/** Peak 1, tails below the threshold cut. */
function scaled(low: number, counts: Float64Array, threshold: number, a: Scaled, b: Scaled): Polynomial {
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

function* descend(node: Node, outside: Float64Array, leaves: Float64Array[], pace: Pace): Slices<void> {
  const { left, right, twins } = node;
  if (left === undefined) {
    leaves.push(outside);
    return;
  }
  const seenLeft = yield* transposed(left, right ?? twins!, node, outside, pace);
  // An end of the tree needs no walk of its own.
  if (left.left === undefined) leaves.push(seenLeft);
  else yield* descend(left, seenLeft, leaves, pace);
  if (right === undefined) return;
  const seenRight = yield* transposed(right, left, node, outside, pace);
  if (right.left === undefined) leaves.push(seenRight);
  else yield* descend(right, seenRight, leaves, pace);
}

/** What a child sees: for each of its k the sum over its sibling's j of sibling[j] · outside[k + j]. */
function* transposed(
  child: Polynomial,
  sibling: Polynomial,
  parent: Polynomial,
  outside: Float64Array,
  pace: Pace,
): Slices<Float64Array> {
  const shift = child.low + sibling.low - parent.low;
  const seen = new Float64Array(child.counts.length);
  const rows = Math.max(1, Math.floor(pieceOfTerms / sibling.counts.length));
  let peak = 0;
  for (let from = 0; from < seen.length; from += rows) {
    const to = Math.min(seen.length, from + rows);
    peak = Math.max(peak, addTransposed(sibling.counts, outside, shift, seen, from, to));
    if (spend(pace, (to - from) * (Math.min(sibling.counts.length, outside.length) + 2))) yield;
  }
  if (peak > 0) for (let k = 0; k < seen.length; k++) seen[k] /= peak;
  return seen;
}

/** Fills in some of the sums; tells the largest. */
function addTransposed(
  sibling: Float64Array,
  outside: Float64Array,
  shift: number,
  seen: Float64Array,
  fromK: number,
  toK: number,
): number {
  let peak = 0;
  for (let k = fromK; k < toK; k++) {
    const from = Math.max(0, -(k + shift));
    const to = Math.min(sibling.length, outside.length - k - shift);
    let sum = 0;
    for (let j = from; j < to; j++) sum += sibling[j] * outside[k + shift + j];
    seen[k] = sum;
    if (sum > peak) peak = sum;
  }
  return peak;
}
