/**
 * A region with many numbers of mines: hundreds of them, and counts beyond the range of doubles.
 *
 * The forward pass is scaled layer by layer. The backward pass begins with the weight of the rest of the board for each
 * number of mines, so that a box needs a dot product where the method for few counts multiplies polynomials. Each layer divides
 * by its own sum, so scales cancel. Supports come from passes of their own over what is possible at all: bytes instead of
 * numbers, which cannot underflow, so safe and mine are exact here too.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { boxWeights } from './box-weights.js';
import type { Marginals, RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { Room } from './room.js';
import type { StateGraph } from './state-graph.js';

/** Boxes of more cells have scaled weights: each layer is scaled anyway, and tilts may be large. */
const unscaledUpTo = 56;

/** States that are passed in one go. */
const piece = 16;

/** A region's states, and where the counts of each are: `at[s] + k - low[s]` for k mines in the boxes before the state. */
type Counts = {
  readonly graph: StateGraph;
  readonly sizes: Int32Array;
  readonly weights: readonly Float64Array[];
  readonly low: Int32Array;
  readonly at: Int32Array;
};

/** What is done with some states of a layer; tells how much work that was, or -1 to leave it. */
type Step = (layer: number, from: number, to: number) => number;

/** The solution, or undefined where it would not fit into memory. */
export function* solveManyCounts(
  region: Region,
  graph: StateGraph,
  tilt: number,
  pace: Pace,
  room: Room,
): Slices<RegionSolution | undefined> {
  const { sizes } = region;
  const states = graph.layerStarts[sizes.length + 1];
  const low = new Int32Array(states).fill(0x3fffffff);
  const high = new Int32Array(states).fill(-1);
  low[0] = high[0] = 0;
  yield* eachLayer(graph, false, pace, (_, from, to) => reachCounts(graph, low, high, from, to));
  const at = new Int32Array(states + 1);
  const fits = yield* eachLayer(graph, false, pace, (_, from, to) => placeCounts(low, high, at, from, to, room));
  if (!fits || placeCounts(low, high, at, graph.layerStarts[sizes.length], states, room) < 0) return undefined;
  const all: Counts = { graph, sizes, weights: boxWeights(sizes, tilt, unscaledUpTo), low, at };
  const forward = new Float64Array(at[states]);
  const reached = new Uint8Array(at[states]);
  forward[0] = reached[0] = 1;
  yield* eachLayer(graph, false, pace, passForward(all, forward), { values: forward, at });
  yield* eachLayer(graph, false, pace, reachForward(all, reached));
  return {
    low: low[states - 1],
    counts: forward.slice(at[states - 1]),
    exactScale: false,
    support: reached.slice(at[states - 1]),
    *marginals(outside, allowed, on): Slices<Marginals> {
      const backward = new Float64Array(forward.length);
      backward.set(outside, at[states - 1]);
      const expected = new Float64Array(sizes.length);
      yield* eachLayer(graph, true, on, passBackward(all, forward, backward, expected), { values: backward, at });
      const ahead = new Uint8Array(reached.length);
      ahead.set(allowed, at[states - 1]);
      const canMine = new Uint8Array(sizes.length);
      const canSafe = new Uint8Array(sizes.length);
      yield* eachLayer(graph, true, on, reachBackward(all, reached, ahead, canMine, canSafe));
      return { expected, canMine, canSafe };
    },
  };
}

/**
 * Takes a step with the states of each layer, from the first or from the last. Where that makes the values of the next
 * layer, these are scaled once they are there. False if a step was left.
 */
function* eachLayer(
  { order, layerStarts }: StateGraph,
  isBack: boolean,
  pace: Pace,
  step: Step,
  scaled?: { readonly values: Float64Array; readonly at: Int32Array },
): Slices<boolean> {
  for (let done = 0; done < order.length; done++) {
    const layer = isBack ? order.length - 1 - done : done;
    const end = layerStarts[layer + 1];
    for (let from = layerStarts[layer]; from < end; from += piece) {
      const work = step(layer, from, Math.min(end, from + piece));
      if (work < 0) return false;
      if (spend(pace, work)) yield;
    }
    if (scaled === undefined) continue;
    const made = isBack ? layer : layer + 1;
    const { values, at } = scaled;
    const layerValues = values.subarray(at[layerStarts[made]], at[layerStarts[made + 1]]);
    rescale(layerValues);
    if (spend(pace, layerValues.length)) yield;
  }
  return true;
}

/** Fewest and most mines before each state. */
function reachCounts(
  { moveStarts, fewest, targets }: StateGraph,
  low: Int32Array,
  high: Int32Array,
  from: number,
  to: number,
): number {
  for (let state = from; state < to; state++) {
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
      const value = fewest[state] + move - moveStarts[state];
      const target = targets[move];
      low[target] = Math.min(low[target], low[state] + value);
      high[target] = Math.max(high[target], high[state] + value);
    }
  }
  return moveStarts[to] - moveStarts[from] + to - from;
}

/** Where the counts of some states are; -1 if they are too many altogether. */
function placeCounts(low: Int32Array, high: Int32Array, at: Int32Array, from: number, to: number, room: Room): number {
  for (let state = from; state < to; state++) {
    const end = at[state] + high[state] - low[state] + 1;
    if (end > room.counts) return -1;
    at[state + 1] = end;
  }
  return to - from;
}

/** How many layouts of the boxes before each state have so many mines, up to a factor for each layer. */
function passForward({ graph, sizes, weights, low, at }: Counts, values: Float64Array): Step {
  const { order, moveStarts, fewest, targets } = graph;
  return (layer, first, last) => {
    const row = weights[sizes[order[layer]]];
    let work = last - first;
    for (let state = first; state < last; state++) {
      for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
        const value = fewest[state] + move - moveStarts[state];
        const target = targets[move];
        let to = at[target] + low[state] + value - low[target];
        for (let from = at[state]; from < at[state + 1]; from++) values[to++] += values[from] * row[value];
        work += at[state + 1] - at[state] + 1;
      }
    }
    return work;
  };
}

/** Which numbers of mines are possible before each state. */
function reachForward({ graph, low, at }: Counts, reached: Uint8Array): Step {
  const { moveStarts, fewest, targets } = graph;
  return (_, first, last) => {
    let work = last - first;
    for (let state = first; state < last; state++) {
      for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
        const target = targets[move];
        let to = at[target] + low[state] + fewest[state] + move - moveStarts[state] - low[target];
        for (let from = at[state]; from < at[state + 1]; from++) reached[to++] |= reached[from];
        work += at[state + 1] - at[state] + 1;
      }
    }
    return work;
  };
}

/** Expected number of mines in each box. */
function passBackward(
  { graph, sizes, weights, low, at }: Counts,
  forward: Float64Array,
  backward: Float64Array,
  expected: Float64Array,
): Step {
  const { order, layerStarts, moveStarts, fewest, targets } = graph;
  let sum = 0;
  let mines = 0;
  return (layer, first, last) => {
    const box = order[layer];
    const row = weights[sizes[box]];
    let work = last - first;
    for (let state = first; state < last; state++) {
      for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
        const value = fewest[state] + move - moveStarts[state];
        const target = targets[move];
        let to = at[target] + low[state] + value - low[target];
        let product = 0;
        for (let from = at[state]; from < at[state + 1]; from++) {
          const weighed = backward[to++] * row[value];
          backward[from] += weighed;
          product += weighed * forward[from];
        }
        sum += product;
        mines += product * value;
        work += at[state + 1] - at[state] + 1;
      }
    }
    if (last === layerStarts[layer + 1]) {
      expected[box] = mines / sum;
      sum = 0;
      mines = 0;
    }
    return work;
  };
}

/** Which boxes can have a mine, and which can leave a cell without, where the region's number of mines is allowed. */
function reachBackward(
  { graph, sizes, low, at }: Counts,
  reached: Uint8Array,
  ahead: Uint8Array,
  canMine: Uint8Array,
  canSafe: Uint8Array,
): Step {
  const { order, moveStarts, fewest, targets } = graph;
  return (layer, first, last) => {
    const box = order[layer];
    let work = last - first;
    for (let state = first; state < last; state++) {
      for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
        const value = fewest[state] + move - moveStarts[state];
        const target = targets[move];
        let to = at[target] + low[state] + value - low[target];
        let meets = 0;
        for (let from = at[state]; from < at[state + 1]; from++) {
          ahead[from] |= ahead[to];
          meets |= reached[from] & ahead[to++];
        }
        if (value > 0) canMine[box] |= meets;
        if (value < sizes[box]) canSafe[box] |= meets;
        work += at[state + 1] - at[state] + 1;
      }
    }
    return work;
  };
}

/** Brings the largest value near 1 by a power of two. */
function rescale(values: Float64Array): void {
  let largest = 0;
  for (let i = 0; i < values.length; i++) if (values[i] > largest) largest = values[i];
  if (largest === 0 || (largest > 1e-30 && largest < 1e30)) return;
  let factor = 1;
  while (largest * factor > 1) factor *= 0.5;
  while (largest * factor < 0.5) factor *= 2;
  for (let i = 0; i < values.length; i++) values[i] *= factor;
}
