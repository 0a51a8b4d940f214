/**
 * The usual region: at most 30 different numbers of mines, and counts that fit a double with their exponent.
 *
 * One forward and one backward pass over the state graph, each state with a polynomial over the number of mines and its
 * support as a bit mask. Their product gives, for each box, layouts × mines as a polynomial: weighing it later is a dot
 * product, so a region that hasn't changed is never passed again, however the rest of the board changes.
 */
import { boxWeights } from './box-weights.js';
import { type Marginals, mostCounts, type RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { StateGraph } from './state-graph.js';
import { filledInts, type Pace, spend, type Work } from './work.js';

const maxLength = 30;
const maxExponent = 900;

/** The solution, or undefined where the region is too wide for this method. */
export function* solveNarrowRegion(
  region: Region,
  graph: StateGraph,
  tilt: number,
  pace: Pace,
): Work<RegionSolution | undefined> {
  const { sizes } = region;
  const { order, layerStarts, moveStarts, fewest, targets } = graph;
  const boxes = sizes.length;
  const states = layerStarts[boxes + 1]!;
  const last = layerStarts[boxes]!;
  if (last === states)
    return {
      low: 0,
      exactScale: true,
      counts: new Float64Array(0),
      support: new Uint8Array(0),
      marginals: noMarginals,
    };
  const weights = yield* boxWeights(sizes, tilt, pace);

  // Ranges of the number of mines: used so far (forward) and still to come (backward).
  const low = yield* filledInts(states, 0x3fffffff, pace);
  const high = yield* filledInts(states, -1, pace);
  const restLow = yield* filledInts(states, 0x3fffffff, pace);
  const restHigh = yield* filledInts(states, -1, pace);
  low[0] = high[0] = 0;
  restLow[last] = restHigh[last] = 0;
  let cells = 0;
  for (const size of sizes) cells += size;
  if (spend(pace, boxes)) yield;
  for (let state = 0; state < last; state++) {
    for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
      const target = targets[move]!;
      const value = fewest[state]! + move - moveStarts[state]!;
      if (low[state]! + value < low[target]!) low[target] = low[state]! + value;
      if (high[state]! + value > high[target]!) high[target] = high[state]! + value;
    }
    if (spend(pace, moveStarts[state + 1]! - moveStarts[state]! + 1)) yield;
  }
  for (let state = last - 1; state >= 0; state--) {
    for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
      const target = targets[move]!;
      if (restHigh[target]! < 0) continue;
      const value = fewest[state]! + move - moveStarts[state]!;
      if (restLow[target]! + value < restLow[state]!) restLow[state] = restLow[target]! + value;
      if (restHigh[target]! + value > restHigh[state]!) restHigh[state] = restHigh[target]! + value;
    }
    if (spend(pace, moveStarts[state + 1]! - moveStarts[state]! + 1)) yield;
  }
  const at = new Int32Array(states + 1);
  const restAt = new Int32Array(states + 1);
  for (let state = 0; state < states; state++) {
    const length = high[state]! - low[state]! + 1;
    const restLength = restHigh[state]! < 0 ? 0 : restHigh[state]! - restLow[state]! + 1;
    if (length > maxLength || restLength > maxLength) return undefined;
    if (at[state]! + length > mostCounts || restAt[state]! + restLength > mostCounts) return undefined;
    if (cells + Math.abs(tilt) * high[state]! > maxExponent) return undefined;
    at[state + 1] = at[state]! + length;
    restAt[state + 1] = restAt[state]! + restLength;
    if (spend(pace, 1)) yield;
  }

  const forward = new Float64Array(at[states]!);
  const backward = new Float64Array(restAt[states]!);
  forward[0] = 1;
  backward[restAt[last]!] = 1;
  for (let layer = 0; layer < boxes; layer++) {
    const row = weights[sizes[order[layer]!]!]!;
    for (let state = layerStarts[layer]!; state < layerStarts[layer + 1]!; state++) {
      for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
        const value = fewest[state]! + move - moveStarts[state]!;
        const target = targets[move]!;
        let to = at[target]! + low[state]! + value - low[target]!;
        const weight = row[value]!;
        for (let from = at[state]!; from < at[state + 1]!; from++) forward[to++]! += forward[from]! * weight;
        if (spend(pace, at[state + 1]! - at[state]! + 1)) yield;
      }
    }
  }
  for (let layer = boxes - 1; layer >= 0; layer--) {
    const row = weights[sizes[order[layer]!]!]!;
    for (let state = layerStarts[layer]!; state < layerStarts[layer + 1]!; state++) {
      for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
        const value = fewest[state]! + move - moveStarts[state]!;
        const target = targets[move]!;
        let to = restAt[state]! + restLow[target]! + value - restLow[state]!;
        const weight = row[value]!;
        for (let from = restAt[target]!; from < restAt[target + 1]!; from++)
          backward[to++]! += backward[from]! * weight;
        if (spend(pace, restAt[target + 1]! - restAt[target]! + 1)) yield;
      }
    }
  }
  const masks = yield* supportMasks(forward, at, states, pace);
  const restMasks = yield* supportMasks(backward, restAt, states, pace);

  const base = low[last]!;
  const length = at[last + 1]! - at[last]!;
  const boxCounts = new Float64Array(boxes * length);
  const canMine = new Int32Array(boxes);
  const canSafe = new Int32Array(boxes);
  for (let layer = 0; layer < boxes; layer++) {
    const box = order[layer]!;
    const size = sizes[box]!;
    const row = weights[size]!;
    for (let state = layerStarts[layer]!; state < layerStarts[layer + 1]!; state++) {
      for (let move = moveStarts[state]!; move < moveStarts[state + 1]!; move++) {
        const target = targets[move]!;
        if (restAt[target] === restAt[target + 1]) continue;
        const value = fewest[state]! + move - moveStarts[state]!;
        const offset = low[state]! + value + restLow[target]! - base;
        let reached = 0;
        for (let bits = masks[state]!, shift = offset; bits !== 0; bits >>>= 1, shift++) {
          if ((bits & 1) === 1) reached |= restMasks[target]! << shift;
        }
        if (value < size) canSafe[box]! |= reached;
        if (spend(pace, 8)) yield;
        if (value === 0) continue;
        canMine[box]! |= reached;
        const weight = row[value]! * value;
        const start = box * length + offset;
        for (let from = at[state]!; from < at[state + 1]!; from++) {
          const factor = forward[from]! * weight;
          if (factor === 0) continue;
          let to = start + from - at[state]!;
          for (let rest = restAt[target]!; rest < restAt[target + 1]!; rest++)
            boxCounts[to++]! += factor * backward[rest]!;
        }
        if (spend(pace, (at[state + 1]! - at[state]!) * (restAt[target + 1]! - restAt[target]!))) yield;
      }
    }
  }
  const counts = forward.slice(at[last]!, at[last + 1]!);
  const support = new Uint8Array(length);
  for (let k = 0; k < length; k++) support[k] = (masks[last]! >>> k) & 1;
  return {
    low: base,
    counts,
    exactScale: true,
    support,
    marginals: (outside, allowed, on) => weigh(boxes, counts, boxCounts, canMine, canSafe, outside, allowed, on),
  };
}

// biome-ignore lint/correctness/useYield: there is nothing to do.
function* noMarginals(): Work<Marginals> {
  return { expected: new Float64Array(0), canMine: new Uint8Array(0), canSafe: new Uint8Array(0) };
}

/** Exact, since nothing here underflows: a count is positive if and only if its double is. */
function* supportMasks(values: Float64Array, at: Int32Array, states: number, pace: Pace): Work<Int32Array> {
  const masks = new Int32Array(states);
  for (let state = 0; state < states; state++) {
    let mask = 0;
    for (let from = at[state]!; from < at[state + 1]!; from++) if (values[from]! > 0) mask |= 1 << (from - at[state]!);
    masks[state] = mask;
    if (spend(pace, at[state + 1]! - at[state]! + 1)) yield;
  }
  return masks;
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
): Work<Marginals> {
  const length = counts.length;
  let sum = 0;
  let mask = 0;
  for (let k = 0; k < length; k++) {
    sum += counts[k]! * outside[k]!;
    if (allowed[k] === 1) mask |= 1 << k;
  }
  const expected = new Float64Array(boxes);
  const canMine = new Uint8Array(boxes);
  const canSafe = new Uint8Array(boxes);
  for (let box = 0; box < boxes; box++) {
    let mines = 0;
    for (let k = 0; k < length; k++) mines += boxCounts[box * length + k]! * outside[k]!;
    if (spend(pace, length + 1)) yield;
    expected[box] = mines / sum;
    if ((mineMasks[box]! & mask) !== 0) canMine[box] = 1;
    if ((safeMasks[box]! & mask) !== 0) canSafe[box] = 1;
  }
  return { expected, canMine, canSafe };
}
