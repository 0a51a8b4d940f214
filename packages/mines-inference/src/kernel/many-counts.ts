/**
 * A region with many numbers of mines: hundreds of them, and counts beyond the range of doubles.
 *
 * The forward pass is scaled layer by layer. The backward pass begins with the weight of the rest of the board for each
 * number of mines, so that a box needs a dot product where the method for few counts multiplies polynomials. Each layer divides
 * by its own sum, so scales cancel. Supports come from what is possible at all, passed along in bytes
 * beside the numbers. Bytes cannot underflow, so safe and mine are exact here too.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { boxWeights } from './box-weights.js';
import type { Marginals, RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { Room } from './room.js';
import type { StateGraph } from './state-graph.js';

/** Where the counts of each state are: `at[s] + k - low[s]` for k mines in the boxes before the state. */
type Ranges = { readonly low: Int32Array; readonly at: Int32Array };

/** Boxes of more cells have scaled weights: each layer is scaled anyway, and tilts may be large. */
const unscaledUpTo = 56;

/** The solution, or undefined where it would not fit into memory. */
export function* solveManyCounts(
  region: Region,
  graph: StateGraph,
  tilt: number,
  pace: Pace,
  room: Room,
): Slices<RegionSolution | undefined> {
  const { sizes } = region;
  const last = graph.layerStarts[sizes.length];
  const ranges = yield* mineRanges(region, graph, pace, room);
  if (ranges === undefined) return undefined;
  const { low, at } = ranges;
  const weights = boxWeights(sizes, tilt, unscaledUpTo);
  if (spend(pace, 2 * sizes.length)) yield;
  const { forward, reached } = yield* passForward(region, graph, ranges, weights, pace);
  const counts = forward.slice(at[last], at[last + 1]);
  const support = reached.slice(at[last], at[last + 1]);
  const marginals = (outside: Float64Array, allowed: Uint8Array, on: Pace): Slices<Marginals> =>
    passBackward(region, graph, ranges, weights, { forward, reached }, { outside, allowed }, on);
  return { low: low[last], counts, exactScale: false, support, marginals };
}

/** Fewest and most mines before each state; undefined if they are too many altogether. */
function* mineRanges(region: Region, graph: StateGraph, pace: Pace, room: Room): Slices<Ranges | undefined> {
  const { layerStarts, moveStarts, fewest, targets } = graph;
  const boxes = region.sizes.length;
  const states = layerStarts[boxes + 1];
  const low = new Int32Array(states).fill(0x3fffffff);
  const high = new Int32Array(states).fill(-1);
  low[0] = high[0] = 0;
  for (let state = 0; state < layerStarts[boxes]; state++) {
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
      const value = fewest[state] + move - moveStarts[state];
      const target = targets[move];
      low[target] = Math.min(low[target], low[state] + value);
      high[target] = Math.max(high[target], high[state] + value);
    }
    if (spend(pace, moveStarts[state + 1] - moveStarts[state] + 1)) yield;
  }
  const at = new Int32Array(states + 1);
  for (let state = 0; state < states; state++) {
    const end = at[state] + high[state] - low[state] + 1;
    if (end > room.counts) return undefined;
    at[state + 1] = end;
    if (spend(pace, 1)) yield;
  }
  return { low, at };
}

/** Before each state: the counts, and which numbers of mines are possible. */
type Passed = { readonly forward: Float64Array; readonly reached: Uint8Array };

function* passForward(
  region: Region,
  graph: StateGraph,
  { low, at }: Ranges,
  weights: readonly Float64Array[],
  pace: Pace,
): Slices<Passed> {
  const { order, layerStarts, moveStarts, fewest, targets } = graph;
  const forward = new Float64Array(at[at.length - 1]);
  const reached = new Uint8Array(forward.length);
  forward[0] = 1;
  reached[0] = 1;
  for (const [layer, box] of order.entries()) {
    const row = weights[region.sizes[box]];
    for (let state = layerStarts[layer]; state < layerStarts[layer + 1]; state++) {
      for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
        const value = fewest[state] + move - moveStarts[state];
        const target = targets[move];
        let to = at[target] + low[state] + value - low[target];
        for (let from = at[state]; from < at[state + 1]; from++) {
          forward[to] += forward[from] * row[value];
          reached[to++] |= reached[from];
        }
        if (spend(pace, 2 * (at[state + 1] - at[state] + 1))) yield;
      }
    }
    if (spend(pace, rescale(forward, at[layerStarts[layer + 1]], at[layerStarts[layer + 2]]))) yield;
  }
  return { forward, reached };
}

/**
 * Expected number of mines in each box, and, where the region's number of mines is allowed, which boxes can have a mine, and
 * which can leave a cell without.
 */
function* passBackward(
  region: Region,
  graph: StateGraph,
  { low, at }: Ranges,
  weights: readonly Float64Array[],
  { forward, reached }: Passed,
  { outside, allowed }: { readonly outside: Float64Array; readonly allowed: Uint8Array },
  pace: Pace,
): Slices<Marginals> {
  const { order, layerStarts, moveStarts, fewest, targets } = graph;
  const boxes = region.sizes.length;
  const backward = new Float64Array(forward.length);
  backward.set(outside, at[layerStarts[boxes]]);
  const ahead = new Uint8Array(reached.length);
  ahead.set(allowed, at[layerStarts[boxes]]);
  const expected = new Float64Array(boxes);
  const canMine = new Uint8Array(boxes);
  const canSafe = new Uint8Array(boxes);
  for (let layer = boxes - 1; layer >= 0; layer--) {
    const box = order[layer];
    const size = region.sizes[box];
    const row = weights[size];
    let sum = 0;
    let mines = 0;
    for (let state = layerStarts[layer]; state < layerStarts[layer + 1]; state++) {
      for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
        const value = fewest[state] + move - moveStarts[state];
        const target = targets[move];
        let to = at[target] + low[state] + value - low[target];
        let product = 0;
        let meets = 0;
        for (let from = at[state]; from < at[state + 1]; from++) {
          const weighed = backward[to] * row[value];
          backward[from] += weighed;
          product += weighed * forward[from];
          ahead[from] |= ahead[to];
          meets |= reached[from] & ahead[to++];
        }
        sum += product;
        mines += product * value;
        if (value > 0) canMine[box] |= meets;
        if (value < size) canSafe[box] |= meets;
        if (spend(pace, 2 * (at[state + 1] - at[state] + 1))) yield;
      }
    }
    expected[box] = mines / sum;
    if (spend(pace, rescale(backward, at[layerStarts[layer]], at[layerStarts[layer + 1]]))) yield;
  }
  return { expected, canMine, canSafe };
}

/** Brings the largest value near 1 by a power of two; tells how much work that was. */
function rescale(values: Float64Array, from: number, to: number): number {
  let largest = 0;
  for (let i = from; i < to; i++) {
    if (values[i] > largest) largest = values[i];
  }
  if (largest === 0 || (largest > 1e-30 && largest < 1e30)) return to - from;
  let factor = 1;
  while (largest * factor > 1) factor *= 0.5;
  while (largest * factor < 0.5) factor *= 2;
  for (let i = from; i < to; i++) {
    values[i] *= factor;
  }
  return 2 * (to - from);
}
