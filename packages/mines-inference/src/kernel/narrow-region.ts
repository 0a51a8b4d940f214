/**
 * The usual region: at most 30 different numbers of mines, and counts that fit a double with their exponent.
 *
 * One forward and one backward pass over the state graph, each state with a polynomial over the number of mines and its
 * support as a bit mask. Their product gives, for each box, layouts × mines as a polynomial: weighing it later is a dot
 * product, so a region that hasn't changed is never passed again, however the rest of the board changes.
 */
import type { Slices } from '@kit/grid';
import { boxWeights } from './box-weights.js';
import { type Pace, spend } from './pace.js';
import { type Marginals, mostCounts, type RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { StateGraph } from './state-graph.js';

const maxLength = 30;
const maxExponent = 900;

/** States that are passed in one go: of the ranges, the polynomials, and their products; and boxes that are weighed. */
const pieces = { ranges: 4096, passes: 128, products: 16, boxes: 256 };

/** The solution, or undefined where the region is too wide for this method. */
export function* solveNarrowRegion(
  region: Region,
  graph: StateGraph,
  tilt: number,
  pace: Pace,
): Slices<RegionSolution | undefined> {
  const { sizes } = region;
  const { layerStarts } = graph;
  const boxes = sizes.length;
  const states = layerStarts[boxes + 1];
  const last = layerStarts[boxes];
  if (last === states) {
    const none = new Float64Array(0);
    return { low: 0, exactScale: true, counts: none, support: new Uint8Array(0), marginals: noMarginals };
  }
  const weights = boxWeights(sizes, tilt);
  let cells = 0;
  for (const size of sizes) cells += size;
  if (spend(pace, 3 * boxes)) yield;

  const used = startRange(states, 0);
  const left = startRange(states, last);
  for (let from = 0; from < last; from += pieces.ranges) {
    if (spend(pace, rangeForward(graph, used, from, Math.min(last, from + pieces.ranges)))) yield;
  }
  for (let to = last; to > 0; to -= pieces.ranges) {
    if (spend(pace, rangeBackward(graph, left, Math.max(0, to - pieces.ranges), to))) yield;
  }
  for (let from = 0; from < states; from += pieces.ranges) {
    const to = Math.min(states, from + pieces.ranges);
    if (!(place(used, from, to) && place(left, from, to))) return undefined;
    for (let state = from; state < to; state++) {
      if (cells + Math.abs(tilt) * (used.end[state] - 1) > maxExponent) return undefined;
    }
    if (spend(pace, 3 * (to - from))) yield;
  }

  const forward = new Float64Array(used.at[states]);
  const backward = new Float64Array(left.at[states]);
  forward[0] = 1;
  backward[left.at[last]] = 1;
  for (let layer = 0; layer < boxes; layer++) {
    const row = weights[sizes[graph.order[layer]]];
    const end = layerStarts[layer + 1];
    for (let from = layerStarts[layer]; from < end; from += pieces.passes) {
      if (spend(pace, passForward(graph, row, used, forward, from, Math.min(end, from + pieces.passes)))) yield;
    }
  }
  for (let layer = boxes - 1; layer >= 0; layer--) {
    const row = weights[sizes[graph.order[layer]]];
    const end = layerStarts[layer + 1];
    for (let from = layerStarts[layer]; from < end; from += pieces.passes) {
      if (spend(pace, passBackward(graph, row, left, backward, from, Math.min(end, from + pieces.passes)))) yield;
    }
  }
  const masks = new Int32Array(states);
  const restMasks = new Int32Array(states);
  for (let from = 0; from < states; from += pieces.ranges) {
    const to = Math.min(states, from + pieces.ranges);
    supportMasks(forward, used.at, masks, from, to);
    supportMasks(backward, left.at, restMasks, from, to);
    if (spend(pace, used.at[to] - used.at[from] + left.at[to] - left.at[from])) yield;
  }

  const length = used.at[last + 1] - used.at[last];
  const products = {
    base: used.low[last],
    length,
    counts: new Float64Array(boxes * length),
    canMine: new Int32Array(boxes),
    canSafe: new Int32Array(boxes),
  };
  const passed = { used, left, forward, backward, masks, restMasks };
  for (let layer = 0; layer < boxes; layer++) {
    const box = graph.order[layer];
    const row = weights[sizes[box]];
    const end = layerStarts[layer + 1];
    for (let from = layerStarts[layer]; from < end; from += pieces.products) {
      const to = Math.min(end, from + pieces.products);
      if (spend(pace, multiply(graph, box, row, passed, products, from, to))) yield;
    }
  }
  const counts = forward.slice(used.at[last], used.at[last + 1]);
  const support = new Uint8Array(length);
  for (let k = 0; k < length; k++) support[k] = (masks[last] >>> k) & 1;
  const { base, counts: boxCounts, canMine, canSafe } = products;
  return {
    low: base,
    counts,
    exactScale: true,
    support,
    marginals: (outside, allowed, on) => weigh(boxes, counts, boxCounts, canMine, canSafe, outside, allowed, on),
  };
}

/**
 * The range of the number of mines at each state, from `low` to `end - 1`; `end` is 0 where no way leads. Its polynomial
 * stands from `at`.
 */
type Ranges = { readonly low: Int32Array; readonly end: Int32Array; readonly at: Int32Array };

function startRange(states: number, start: number): Ranges {
  const end = new Int32Array(states);
  end[start] = 1;
  return { low: new Int32Array(states), end, at: new Int32Array(states + 1) };
}

/** Mines used before each state. */
function rangeForward({ moveStarts, fewest, targets }: StateGraph, { low, end }: Ranges, from: number, to: number) {
  for (let state = from; state < to; state++) {
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      const lowest = low[state] + value;
      if (end[target] === 0 || lowest < low[target]) low[target] = lowest;
      if (end[state] + value > end[target]) end[target] = end[state] + value;
    }
  }
  return moveStarts[to] - moveStarts[from] + to - from;
}

/** Mines still to come after each state. */
function rangeBackward({ moveStarts, fewest, targets }: StateGraph, { low, end }: Ranges, from: number, to: number) {
  for (let state = to - 1; state >= from; state--) {
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      if (end[target] === 0) continue;
      const lowest = low[target] + value;
      if (end[state] === 0 || lowest < low[state]) low[state] = lowest;
      if (end[target] + value > end[state]) end[state] = end[target] + value;
    }
  }
  return moveStarts[to] - moveStarts[from] + to - from;
}

/** False if some polynomial is too long, or all of them are. */
function place({ low, end, at }: Ranges, from: number, to: number): boolean {
  for (let state = from; state < to; state++) {
    const length = end[state] - low[state];
    if (length > maxLength || at[state] + length > mostCounts) return false;
    at[state + 1] = at[state] + length;
  }
  return true;
}

function passForward(
  { moveStarts, fewest, targets }: StateGraph,
  row: Float64Array,
  { low, at }: Ranges,
  forward: Float64Array,
  fromState: number,
  toState: number,
): number {
  let work = toState - fromState;
  for (let state = fromState; state < toState; state++) {
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      let to = at[target] + low[state] + value - low[target];
      const weight = row[value];
      for (let from = at[state]; from < at[state + 1]; from++) forward[to++] += forward[from] * weight;
      work += at[state + 1] - at[state] + 1;
    }
  }
  return work;
}

function passBackward(
  { moveStarts, fewest, targets }: StateGraph,
  row: Float64Array,
  { low, at }: Ranges,
  backward: Float64Array,
  fromState: number,
  toState: number,
): number {
  let work = toState - fromState;
  for (let state = fromState; state < toState; state++) {
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      let to = at[state] + low[target] + value - low[state];
      const weight = row[value];
      for (let from = at[target]; from < at[target + 1]; from++) backward[to++] += backward[from] * weight;
      work += at[target + 1] - at[target] + 1;
    }
  }
  return work;
}

/** Both passes. */
type Passed = {
  readonly used: Ranges;
  readonly left: Ranges;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly masks: Int32Array;
  readonly restMasks: Int32Array;
};

/** Of each box: layouts × mines as a polynomial, and which numbers of mines leave it a mine, and a safe cell. */
type Products = {
  readonly base: number;
  readonly length: number;
  readonly counts: Float64Array;
  readonly canMine: Int32Array;
  readonly canSafe: Int32Array;
};

function multiply(
  { moveStarts, fewest, targets }: StateGraph,
  box: number,
  row: Float64Array,
  { used, left, forward, backward, masks, restMasks }: Passed,
  { base, length, counts, canMine, canSafe }: Products,
  fromState: number,
  toState: number,
): number {
  const size = row.length - 1;
  const { at, low } = used;
  let work = toState - fromState;
  for (let state = fromState; state < toState; state++) {
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
      const target = targets[move];
      const restFrom = left.at[target];
      const restTo = left.at[target + 1];
      work++;
      if (restFrom === restTo) continue;
      const value = fewest[state] + move - moveStarts[state];
      const offset = low[state] + value + left.low[target] - base;
      let reached = 0;
      for (let bits = masks[state], shift = offset; bits !== 0; bits >>>= 1, shift++) {
        if ((bits & 1) === 1) reached |= restMasks[target] << shift;
      }
      if (value < size) canSafe[box] |= reached;
      if (value === 0) continue;
      canMine[box] |= reached;
      const weight = row[value] * value;
      const start = box * length + offset;
      for (let from = at[state]; from < at[state + 1]; from++) {
        const factor = forward[from] * weight;
        if (factor === 0) continue;
        let to = start + from - at[state];
        for (let rest = restFrom; rest < restTo; rest++) counts[to++] += factor * backward[rest];
      }
      work += (at[state + 1] - at[state] + 1) * (restTo - restFrom + 1);
    }
  }
  return work;
}

// biome-ignore lint/correctness/useYield: there is nothing to do.
function* noMarginals(): Slices<Marginals> {
  return { expected: new Float64Array(0), canMine: new Uint8Array(0), canSafe: new Uint8Array(0) };
}

/** Exact, since nothing here underflows: a count is positive if and only if its double is. */
function supportMasks(
  values: Float64Array,
  at: Int32Array,
  masks: Int32Array,
  fromState: number,
  toState: number,
): void {
  for (let state = fromState; state < toState; state++) {
    let mask = 0;
    for (let from = at[state]; from < at[state + 1]; from++) if (values[from] > 0) mask |= 1 << (from - at[state]);
    masks[state] = mask;
  }
}

function* weigh(
  boxes: number,
  counts: Float64Array,
  boxCounts: Float64Array,
  mineMasks: Int32Array,
  safeMasks: Int32Array,
  outside: Float64Array,
  allowed: Uint8Array,
  pace: Pace,
): Slices<Marginals> {
  const length = counts.length;
  let sum = 0;
  let mask = 0;
  for (let k = 0; k < length; k++) {
    sum += counts[k] * outside[k];
    if (allowed[k] === 1) mask |= 1 << k;
  }
  const expected = new Float64Array(boxes);
  const canMine = new Uint8Array(boxes);
  const canSafe = new Uint8Array(boxes);
  for (let from = 0; from < boxes; from += pieces.boxes) {
    const to = Math.min(boxes, from + pieces.boxes);
    expectMines(boxCounts, outside, sum, expected, from, to);
    for (let box = from; box < to; box++) {
      if ((mineMasks[box] & mask) !== 0) canMine[box] = 1;
      if ((safeMasks[box] & mask) !== 0) canSafe[box] = 1;
    }
    if (spend(pace, (to - from) * (length + 2))) yield;
  }
  return { expected, canMine, canSafe };
}

function expectMines(
  boxCounts: Float64Array,
  outside: Float64Array,
  sum: number,
  expected: Float64Array,
  from: number,
  to: number,
): void {
  const length = outside.length;
  for (let box = from; box < to; box++) {
    let mines = 0;
    for (let k = 0; k < length; k++) mines += boxCounts[box * length + k] * outside[k];
    expected[box] = mines / sum;
  }
}
