/**
 * The only global step: which numbers of mines of all regions, with the rest cells, make the total of the board.
 *
 * The regions' polynomials are multiplied in a binary tree; a pattern that occurs several times is raised to its power
 * by squaring (a large board has hundreds of regions and some dozens of patterns). Down the same tree goes, for each node,
 * what everything outside weighs for each number of mines inside (a transposed product), beginning at the root with the
 * binomials of the rest cells. Tails below 2⁻⁹⁰ of a node's peak are cut; the sum found afterwards tells whether that was
 * harmless (it nearly always is: the tilt centres the polynomials), else the tree is built again without cutting.
 */
import { binomialWindow, powerOfTwo } from './box-weights.js';
import { type Scaled, scaledBinomial, scaledProduct } from './scaled.js';
import { type Pace, spend, type Work } from './work.js';

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
): Work<Combined> {
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
): Work<Combined> {
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
    rootOutside[k] = window[inRest - fewest]!;
    sum += root.counts[k]! * rootOutside[k]!;
    mines += root.counts[k]! * rootOutside[k]! * inRest;
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

function* grow(factors: readonly Factor[], from: number, to: number, threshold: number, pace: Pace): Work<Node> {
  if (to - from === 1) return yield* power(factors[from]!, threshold, pace);
  const middle = (from + to) >> 1;
  const left = yield* grow(factors, from, middle, threshold, pace);
  const right = yield* grow(factors, middle, to, threshold, pace);
  return { ...(yield* multiply(left, right, threshold, pace)), left, right };
}

/** All regions of a pattern, as one of them times its twins. */
function* power({ low, counts, times }: Factor, threshold: number, pace: Pace): Work<Node> {
  const one = scaled(low, counts, 0, nothing.scale, nothing.scale);
  let twins: Polynomial | undefined;
  let square: Polynomial = one;
  for (let left = times - 1; left > 0; left >>= 1) {
    if ((left & 1) === 1) twins = twins ? yield* multiply(twins, square, threshold, pace) : square;
    if (left > 1) square = yield* multiply(square, square, threshold, pace);
  }
  if (spend(pace, 3 * counts.length)) yield;
  return twins ? { ...(yield* multiply(one, twins, threshold, pace)), left: one, twins } : one;
}

function* multiply(left: Polynomial, right: Polynomial, threshold: number, pace: Pace): Work<Polynomial> {
  const a = left.counts;
  const b = right.counts;
  const product = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const factor = a[i]!;
    if (factor === 0) continue;
    for (let j = 0; j < b.length; j++) product[i + j]! += factor * b[j]!;
    if (spend(pace, b.length + 1)) yield;
  }
  if (spend(pace, 4 * product.length)) yield;
  return scaled(left.low + right.low, product, threshold, left.scale, right.scale);
}

/** Peak 1, tails below the threshold cut. */
function scaled(low: number, counts: Float64Array, threshold: number, a: Scaled, b: Scaled): Polynomial {
  let peak = 0;
  for (let k = 0; k < counts.length; k++) if (counts[k]! > peak) peak = counts[k]!;
  let from = 0;
  let to = counts.length;
  if (threshold > 0) {
    while (counts[from]! < peak * threshold) from++;
    while (counts[to - 1]! < peak * threshold) to--;
  }
  const kept = counts.slice(from, to);
  for (let k = 0; k < kept.length; k++) kept[k]! /= peak;
  const { mantissa, exponent } = scaledProduct([peak, a.mantissa, b.mantissa]);
  return { low: low + from, counts: kept, scale: { mantissa, exponent: exponent + a.exponent + b.exponent } };
}

function* descend(node: Node, outside: Float64Array, leaves: Float64Array[], pace: Pace): Work<void> {
  const { left, right, twins } = node;
  if (left !== undefined && right !== undefined) {
    yield* descend(left, yield* transposed(left, right, node, outside, pace), leaves, pace);
    yield* descend(right, yield* transposed(right, left, node, outside, pace), leaves, pace);
  } else leaves.push(left && twins ? yield* transposed(left, twins, node, outside, pace) : outside);
}

/** What a child sees: for each of its k the sum over its sibling's j of sibling[j] · outside[k + j]. */
function* transposed(
  child: Polynomial,
  sibling: Polynomial,
  parent: Polynomial,
  outside: Float64Array,
  pace: Pace,
): Work<Float64Array> {
  const shift = child.low + sibling.low - parent.low;
  const seen = new Float64Array(child.counts.length);
  let peak = 0;
  for (let k = 0; k < seen.length; k++) {
    const from = Math.max(0, -(k + shift));
    const to = Math.min(sibling.counts.length, outside.length - k - shift);
    let sum = 0;
    for (let j = from; j < to; j++) sum += sibling.counts[j]! * outside[k + shift + j]!;
    seen[k] = sum;
    if (sum > peak) peak = sum;
    if (spend(pace, Math.max(0, to - from) + 2)) yield;
  }
  if (peak > 0) for (let k = 0; k < seen.length; k++) seen[k]! /= peak;
  return seen;
}
