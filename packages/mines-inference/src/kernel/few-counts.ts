/**
 * The usual region: at most 30 different numbers of mines, and counts that fit a double with their exponent.
 *
 * Seven steps over the state graph. Two find how many mines may stand before and after each state, one lays out a polynomial
 * over that number for each state, two fill the polynomials (forward and backward), one reads their supports as bit masks.
 * The last multiplies both sides of every move, which gives for each box layouts × mines as a polynomial: weighing it later
 * is a dot product, so a region that hasn't changed is never passed again, however the rest of the board changes.
 */
import { boxWeights } from './box-weights.js';
import type { RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { Room } from './room.js';
import type { StateGraph } from './state-graph.js';
import { weighBoxes } from './weigh-boxes.js';

/** Bits of a support that leave the sign alone. */
const maxLength = 30;
/** Layouts times tilt stay below 2^900: no overflow in their products, and nothing is lost where it is small. */
const maxExponent = 900;

/**
 * The range of the number of mines at each state, from `low` to `end - 1`; `end` is 0 where no way leads. Its polynomial
 * stands from `at`.
 */
type Ranges = { readonly low: Int32Array; readonly end: Int32Array; readonly at: Int32Array };

/** A region on its way through the steps. */
export type FewCounts = {
  readonly graph: StateGraph;
  readonly tilt: number;
  readonly sizes: Int32Array;
  /** By the size of a box: in how many ways it holds so many mines. */
  readonly weights: readonly Float64Array[];
  readonly cells: number;
  /** The only state after the last box. */
  readonly last: number;
  /** The layer where a step stands. */
  layer: number;
  /** Mines before each state, and mines still to come, each with its polynomials and their supports. */
  readonly used: Ranges;
  readonly left: Ranges;
  forward: Float64Array;
  backward: Float64Array;
  readonly masks: Int32Array;
  readonly restMasks: Int32Array;
  /** Of each box: layouts × mines as a polynomial, and which numbers of mines leave it a mine, and a safe cell. */
  boxCounts: Float64Array;
  readonly canMine: Int32Array;
  readonly canSafe: Int32Array;
};

/** Before the first step. */
export function startFewCounts({ sizes }: Region, graph: StateGraph, tilt: number): FewCounts {
  const boxes = sizes.length;
  const last = graph.layerStarts[boxes];
  let cells = 0;
  for (const size of sizes) cells += size;
  return {
    graph,
    sizes,
    tilt,
    weights: boxWeights(sizes, tilt, Number.POSITIVE_INFINITY),
    cells,
    last,
    layer: 0,
    used: startRange(last + 1, 0),
    left: startRange(last + 1, last),
    forward: none,
    backward: none,
    masks: new Int32Array(last + 1),
    restMasks: new Int32Array(last + 1),
    boxCounts: none,
    canMine: new Int32Array(boxes),
    canSafe: new Int32Array(boxes),
  };
}

const none = /* @__PURE__ */ new Float64Array(0);

function startRange(states: number, start: number): Ranges {
  const end = new Int32Array(states);
  end[start] = 1;
  return { low: new Int32Array(states), end, at: new Int32Array(states + 1) };
}

/** A step, for the states from … to − 1; tells how much work that was, or -1 if the region has too many counts. */
type Step = (work: FewCounts, from: number, to: number, room: Room) => number;

/** The steps with the number of states that are passed in one go; those that go back take the states from behind. */
export const fewCountsSteps: readonly (readonly [step: Step, piece: number, back: boolean])[] = [
  [rangeForward, 4096, false],
  [rangeBackward, 4096, true],
  [place, 4096, false],
  [passForward, 128, false],
  [passBackward, 128, true],
  [readSupports, 4096, false],
  [multiply, 16, false],
];

/** Mines used before each state. */
function rangeForward(
  { graph: { moveStarts, fewest, targets }, used: { low, end } }: FewCounts,
  from: number,
  to: number,
) {
  for (let state = from; state < to; state++) {
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      const lowest = low[state] + value;
      if (end[target] === 0 || lowest < low[target]) low[target] = lowest;
      end[target] = Math.max(end[target], end[state] + value);
    }
  }
  return moveStarts[to] - moveStarts[from] + to - from;
}

/** Mines still to come after each state. */
function rangeBackward(
  { graph: { moveStarts, fewest, targets }, left: { low, end } }: FewCounts,
  from: number,
  to: number,
) {
  for (let state = to - 1; state >= from; state--) {
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      if (end[target] === 0) continue;
      const lowest = low[target] + value;
      if (end[state] === 0 || lowest < low[state]) low[state] = lowest;
      end[state] = Math.max(end[state], end[target] + value);
    }
  }
  return moveStarts[to] - moveStarts[from] + to - from;
}

/** Places for the polynomials of these states, and with the last of them for that of the end. */
function place(work: FewCounts, from: number, to: number, { counts }: Room): number {
  const { used, left, last, cells, tilt } = work;
  const isEnd = to === last;
  for (let state = from; state < (isEnd ? last + 1 : to); state++) {
    if (!(hasPlace(used, state, counts) && hasPlace(left, state, counts))) return -1;
    if (cells + Math.abs(tilt) * (used.end[state] - 1) > maxExponent) return -1;
  }
  if (isEnd) {
    work.forward = new Float64Array(used.at[last + 1]);
    work.backward = new Float64Array(left.at[last + 1]);
    work.boxCounts = new Float64Array(work.sizes.length * (used.at[last + 1] - used.at[last]));
    work.forward[0] = 1;
    work.backward[left.at[last]] = 1;
  }
  return 3 * (to - from);
}

/** False if its polynomial is too long, or all of them are. */
function hasPlace({ low, end, at }: Ranges, state: number, maxCounts: number): boolean {
  const length = end[state] - low[state];
  at[state + 1] = at[state] + length;
  return length <= maxLength && at[state + 1] <= maxCounts;
}

/** What the box decided after a layer weighs with so many mines. */
function rowOf({ graph, sizes, weights }: FewCounts, layer: number): Float64Array {
  return weights[sizes[graph.order[layer]]];
}

function passForward(work: FewCounts, from: number, to: number): number {
  const {
    graph,
    used: { low, at },
    forward,
  } = work;
  const { moveStarts, fewest, targets, layerStarts } = graph;
  let layer = from === 0 ? 0 : work.layer;
  let row = rowOf(work, layer);
  let cost = to - from;
  for (let state = from; state < to; state++) {
    if (state === layerStarts[layer + 1]) row = rowOf(work, ++layer);
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      let into = at[target] + low[state] + value - low[target];
      const weight = row[value];
      for (let k = at[state]; k < at[state + 1]; k++) forward[into++] += forward[k] * weight;
      cost += at[state + 1] - at[state] + 1;
    }
  }
  work.layer = layer;
  return cost;
}

function passBackward(work: FewCounts, from: number, to: number): number {
  const {
    graph,
    left: { low, at },
    backward,
  } = work;
  const { moveStarts, fewest, targets, layerStarts, order } = graph;
  let layer = to === work.last ? order.length - 1 : work.layer;
  let row = rowOf(work, layer);
  let cost = to - from;
  for (let state = to - 1; state >= from; state--) {
    if (state < layerStarts[layer]) row = rowOf(work, --layer);
    let value = fewest[state];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++, value++) {
      const target = targets[move];
      let into = at[state] + low[target] + value - low[state];
      const weight = row[value];
      for (let k = at[target]; k < at[target + 1]; k++) backward[into++] += backward[k] * weight;
      cost += at[target + 1] - at[target] + 1;
    }
  }
  work.layer = layer;
  return cost;
}

function readSupports(
  { used, left, forward, backward, masks, restMasks }: FewCounts,
  from: number,
  to: number,
): number {
  for (let state = from; state < to; state++) {
    masks[state] = supportOf(forward, used.at[state], used.at[state + 1]);
    // Of the state after: the end has a support, too, and nothing comes before the start.
    restMasks[state + 1] = supportOf(backward, left.at[state + 1], left.at[state + 2]);
  }
  return used.at[to] - used.at[from] + left.at[to] - left.at[from];
}

/** Exact, since nothing here underflows: a count is positive if and only if its double is. */
function supportOf(values: Float64Array, from: number, to: number): number {
  let mask = 0;
  for (let at = from; at < to; at++) if (values[at] > 0) mask |= 1 << (at - from);
  return mask;
}

/** Before a move, the move itself, and after it, for every move. */
function multiply(work: FewCounts, from: number, to: number): number {
  const { graph, used, left, forward, backward, masks, restMasks, boxCounts, canMine, canSafe, last } = work;
  const { moveStarts, fewest, targets, layerStarts, order } = graph;
  const base = used.low[last];
  const length = used.at[last + 1] - used.at[last];
  let layer = from === 0 ? 0 : work.layer;
  let row = rowOf(work, layer);
  let cost = to - from;
  for (let state = from; state < to; state++) {
    if (state === layerStarts[layer + 1]) row = rowOf(work, ++layer);
    const box = order[layer];
    const first = used.at[state];
    const end = used.at[state + 1];
    for (let move = moveStarts[state]; move < moveStarts[state + 1]; move++) {
      const target = targets[move];
      const restFrom = left.at[target];
      const restTo = left.at[target + 1];
      cost++;
      if (restFrom === restTo) continue;
      const value = fewest[state] + move - moveStarts[state];
      const offset = used.low[state] + value + left.low[target] - base;
      let reached = 0;
      for (let bits = masks[state], shift = offset; bits !== 0; bits >>>= 1, shift++) {
        if ((bits & 1) === 1) reached |= restMasks[target] << shift;
      }
      if (value < row.length - 1) canSafe[box] |= reached;
      if (value === 0) continue;
      canMine[box] |= reached;
      const weight = row[value] * value;
      let start = box * length + offset;
      for (let k = first; k < end; k++, start++) {
        const factor = forward[k] * weight;
        if (factor === 0) continue;
        let into = start;
        for (let rest = restFrom; rest < restTo; rest++) boxCounts[into++] += factor * backward[rest];
      }
      cost += (end - first + 1) * (restTo - restFrom + 1);
    }
  }
  work.layer = layer;
  return cost;
}

/** After the last step. */
export function endFewCounts({
  used: { low, at },
  forward,
  last,
  boxCounts,
  canMine,
  canSafe,
}: FewCounts): RegionSolution {
  const counts = forward.slice(at[last], at[last + 1]);
  const support = new Uint8Array(counts.length);
  for (let k = 0; k < counts.length; k++) if (counts[k] > 0) support[k] = 1;
  return {
    low: low[last],
    counts,
    exactScale: true,
    support,
    marginals: (outside, allowed, pace) => weighBoxes(counts, boxCounts, canMine, canSafe, outside, allowed, pace),
  };
}
