/**
 * The only global step: which numbers of mines of all regions, with the rest cells, make the total of the board.
 *
 * The regions' polynomials are multiplied in a binary tree; a pattern that occurs several times is raised to its power
 * by squaring (a large board has hundreds of regions and some dozens of patterns). Down the same tree goes, for each node,
 * what everything outside weighs for each number of mines inside (a transposed product), beginning at the root with the
 * binomials of the rest cells. Tails below 2⁻⁹⁰ of a node's peak are cut; the sum found afterwards tells whether that was
 * harmless (it nearly always is: the tilt centres the polynomials), else the tree is built again without cutting.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { binomialWindow, powerOfTwo } from './box-weights.js';
import {
  isSmall,
  multiply,
  multiplyNow,
  one,
  type Polynomial,
  smallProduct,
  transpose,
  transposeNow,
  withPeakOne,
} from './polynomials.js';
import { type Scaled, scaledBinomial, scaledProduct } from './scaled.js';

/** A pattern's layouts by number of mines, and how many regions have it. */
export type Factor = { readonly low: number; readonly counts: Float64Array; readonly times: number };

/** A node of the tree: the product of two factors. */
type Node = {
  /** Two nodes; or none, and a pattern: one of its regions, and the product of its twins. */
  readonly below: { readonly left: Node; readonly right: Node } | undefined;
  readonly factor: number;
  a: Polynomial;
  b: Polynomial | undefined;
  product: Polynomial;
  /** What everything outside weighs for each number of mines inside. */
  outside: Float64Array;
};

/** What {@link combine} finds. */
export type Combined = {
  /** For one region of each factor the weight of everything outside it, by its number of mines. */
  readonly outside: readonly Float64Array[];
  /** Expected number of mines in the rest cells. */
  readonly restExpected: number;
  /** The whole sum, relative to the peaks: tiny if the tilt is far off. */
  readonly sum: number;
  /** The whole sum as it is, except for the scale of regions with many counts. */
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
  const nodes: Node[] = [];
  if (factors.length > 0) addNodes(nodes, 0, factors.length);
  if (spend(pace, 4 * nodes.length)) yield;
  for (const node of nodes) {
    if (node.below === undefined) {
      const { low, counts, times } = factors[node.factor];
      node.product = node.a = withPeakOne(low, counts, 0, one.scale, one.scale);
      if (times === 1) continue;
      node.b = yield* power(node.a, times - 1, threshold, pace);
    } else {
      node.a = node.below.left.product;
      node.b = node.below.right.product;
    }
    const { a, b } = node;
    node.product = isSmall(a, b) ? multiplyNow(a, b, threshold) : yield* multiply(a, b, threshold, pace);
    if (spend(pace, smallProduct)) yield;
  }
  const top = nodes[nodes.length - 1];
  const root = top?.product ?? one;
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
  if (top !== undefined) top.outside = rootOutside;
  for (let at = nodes.length - 1; at >= 0; at--) {
    const { below, a, b, product, outside: seen, factor } = nodes[at];
    const forA =
      b === undefined
        ? seen
        : isSmall(a, b)
          ? transposeNow(a, b, product, seen)
          : yield* transpose(a, b, product, seen, pace);
    if (below === undefined || b === undefined) outside[factor] = forA;
    else {
      below.left.outside = forA;
      below.right.outside = isSmall(a, b)
        ? transposeNow(b, a, product, seen)
        : yield* transpose(b, a, product, seen, pace);
    }
    if (spend(pace, smallProduct)) yield;
  }
  // The window's peak is 1 at its mode: what it stands for joins the weight.
  const mode = fewest + window.indexOf(1);
  const windowPeak = scaledBinomial(rest, mode);
  const weight = scaledProduct([sum, root.scale.mantissa, windowPeak.mantissa]);
  const exponent = weight.exponent + root.scale.exponent + windowPeak.exponent + tilt * (total - mode);
  return { outside, restExpected: mines / sum, sum, weight: { mantissa: weight.mantissa, exponent } };
}

/** The nodes of a tree over some factors, each behind those below it. */
function addNodes(nodes: Node[], from: number, to: number): Node {
  const middle = (from + to) >> 1;
  const isEnd = to - from === 1;
  const below = isEnd ? undefined : { left: addNodes(nodes, from, middle), right: addNodes(nodes, middle, to) };
  const node: Node = { below, factor: from, a: one, b: undefined, product: one, outside: one.counts };
  nodes.push(node);
  return node;
}

/** A polynomial to the power of a positive number, by squaring. */
function* power(base: Polynomial, exponent: number, threshold: number, pace: Pace): Slices<Polynomial> {
  let product: Polynomial | undefined;
  let square = base;
  for (let left = exponent; ; left >>= 1) {
    if ((left & 1) === 1) product = product === undefined ? square : yield* multiply(product, square, threshold, pace);
    if (left === 1) return product ?? one;
    square = yield* multiply(square, square, threshold, pace);
  }
}
