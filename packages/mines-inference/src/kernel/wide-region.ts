/**
 * A region of any width: hundreds of numbers of mines, counts beyond the range of doubles.
 *
 * The forward pass is scaled layer by layer. The backward pass begins with the weight of the rest of the board for each
 * number of mines, so that a box needs a dot product where the narrow method multiplies polynomials. Each layer divides
 * by its own sum, so scales cancel. Supports come from a second run of the same passes on ones, every positive value set
 * back to 1: that cannot underflow, so safe and mine are exact here too.
 */
import { boxWeights, unitWeights } from './box-weights.js';
import type { Marginals, RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { StateGraph } from './state-graph.js';

/** Values of all states: `values[at[s] + k − low[s]]` for k mines in the boxes before the state. */
type Passed = { readonly low: Int32Array; readonly at: Int32Array; readonly values: Float64Array };

export function solveWideRegion(region: Region, graph: StateGraph, tilt: number): RegionSolution {
  const { sizes } = region;
  const last = graph.layerStarts[sizes.length]!;
  const weights = boxWeights(sizes, tilt);
  const ones = unitWeights(sizes);
  const ranges = mineRanges(region, graph);
  const forward = passForward(region, graph, ranges, weights, false);
  const reached = passForward(region, graph, ranges, ones, true);
  const counts = forward.values.slice(forward.at[last]!, forward.at[last + 1]!);
  const support = Uint8Array.from(reached.values.subarray(reached.at[last]!, reached.at[last + 1]!));
  const marginals = (outside: Float64Array, allowed: Uint8Array): Marginals => {
    const weighed = passBackward(region, graph, forward, weights, outside, false);
    const proven = passBackward(region, graph, reached, ones, Float64Array.from(allowed), true);
    return { expected: weighed.expected, canMine: proven.canMine, canSafe: proven.canSafe };
  };
  return { low: ranges.low[last]!, counts, exactScale: false, support, marginals };
}

/** Fewest and most mines before each state. */
function mineRanges(region: Region, graph: StateGraph): { low: Int32Array; at: Int32Array } {
  const { layerStarts, moveStarts, fewest, targets } = graph;
  const boxes = region.sizes.length;
  const states = layerStarts[boxes + 1]!;
  const low = new Int32Array(states).fill(0x3fffffff);
  const high = new Int32Array(states).fill(-1);
  low[0] = high[0] = 0;
  for (let state = 0; state < layerStarts[boxes]!; state++) {
    for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
      const value = fewest[state]! + move - moveStarts[state]!;
      const target = targets[move]!;
      low[target] = Math.min(low[target]!, low[state]! + value);
      high[target] = Math.max(high[target]!, high[state]! + value);
    }
  }
  const at = new Int32Array(states + 1);
  for (let state = 0; state < states; state++) at[state + 1] = at[state]! + high[state]! - low[state]! + 1;
  return { low, at };
}

function passForward(
  region: Region,
  graph: StateGraph,
  { low, at }: { low: Int32Array; at: Int32Array },
  weights: readonly Float64Array[],
  clamp: boolean,
): Passed {
  const { order, layerStarts, moveStarts, fewest, targets } = graph;
  const boxes = region.sizes.length;
  const values = new Float64Array(at[at.length - 1]!);
  values[0] = 1;
  for (let layer = 0; layer < boxes; layer++) {
    const row = weights[region.sizes[order[layer]!]!]!;
    for (let state = layerStarts[layer]!; state < layerStarts[layer + 1]!; state++) {
      for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
        const value = fewest[state]! + move - moveStarts[state]!;
        const target = targets[move]!;
        let to = at[target]! + low[state]! + value - low[target]!;
        for (let from = at[state]!; from < at[state + 1]!; from++) values[to++]! += values[from]! * row[value]!;
      }
    }
    rescale(values, at[layerStarts[layer + 1]!]!, at[layerStarts[layer + 2]!]!, clamp);
  }
  return { low, at, values };
}

function passBackward(
  region: Region,
  graph: StateGraph,
  { low, at, values: forward }: Passed,
  weights: readonly Float64Array[],
  outside: Float64Array,
  clamp: boolean,
): Marginals {
  const { order, layerStarts, moveStarts, fewest, targets } = graph;
  const boxes = region.sizes.length;
  const backward = new Float64Array(forward.length);
  backward.set(outside, at[layerStarts[boxes]!]!);
  const expected = new Float64Array(boxes);
  const canMine = new Uint8Array(boxes);
  const canSafe = new Uint8Array(boxes);
  for (let layer = boxes - 1; layer >= 0; layer--) {
    const box = order[layer]!;
    const size = region.sizes[box]!;
    const row = weights[size]!;
    let sum = 0;
    let mines = 0;
    for (let state = layerStarts[layer]!; state < layerStarts[layer + 1]!; state++) {
      for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
        const value = fewest[state]! + move - moveStarts[state]!;
        const target = targets[move]!;
        let to = at[target]! + low[state]! + value - low[target]!;
        let product = 0;
        for (let from = at[state]!; from < at[state + 1]!; from++) {
          const weighed = backward[to++]! * row[value]!;
          backward[from]! += weighed;
          product += weighed * forward[from]!;
        }
        sum += product;
        mines += product * value;
        if (product > 0 && value > 0) canMine[box] = 1;
        if (product > 0 && value < size) canSafe[box] = 1;
      }
    }
    expected[box] = mines / sum;
    rescale(backward, at[layerStarts[layer]!]!, at[layerStarts[layer + 1]!]!, clamp);
  }
  return { expected, canMine, canSafe };
}

/** Brings the largest value near 1 by a power of two, or every positive value to 1. */
function rescale(values: Float64Array, from: number, to: number, clamp: boolean): void {
  if (clamp) {
    for (let i = from; i < to; i++) if (values[i]! > 1) values[i] = 1;
    return;
  }
  let largest = 0;
  for (let i = from; i < to; i++) if (values[i]! > largest) largest = values[i]!;
  if (largest === 0 || (largest > 1e-30 && largest < 1e30)) return;
  let factor = 1;
  while (largest * factor > 1) factor *= 0.5;
  while (largest * factor < 0.5) factor *= 2;
  for (let i = from; i < to; i++) values[i]! *= factor;
}
