/**
 * IDA* for single slides without tables to prepare: for each axis the larger of walking distance and Manhattan distance
 * with linear conflicts, both kept up to date move by move.
 *
 * A vertical move changes nothing horizontal (the order within a column stays as it is), so one axis is touched a move.
 * The taking of a maximum per axis is sound because each part counts moves along its own axis only.
 */
import type { Labelled } from '../board/label-board.js';
import { type AxisModel, createAxisModel, laneDistance, laneKeys, packedState } from '../heuristics/axis-model.js';
import { blankAutomaton, firstState } from '../kernel/blank-automaton.js';
import { lengthen } from '../kernel/lengthen.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import { type Deepening, deepen, deepest, type Kernel } from './deepening.js';

type AxisState = {
  readonly model: AxisModel;
  readonly keys: Int32Array;
  readonly next: Int32Array;
  /** By depth: walking state with its distance (`packed`), Manhattan distance, conflicts, and the estimate made of them. */
  states: Int32Array;
  distances: Int32Array;
  conflicts: Int32Array;
  estimates: Int32Array;
};

/** Nodes that take about two milliseconds. */
const slice = 10_000;

/** Starts a search from a board that can be solved and is known to need `atLeast` moves. */
export function deepenByWalkingDistance(board: Labelled, atLeast = 0): Deepening {
  return deepen(board, createKernel(board), slice, atLeast);
}

function createKernel({ rows, cols, home }: Labelled): Kernel {
  const size = rows * cols;
  const cells = new Int32Array(size);
  const slots = neighborSlots(rows, cols);
  const vertical = createAxis(createAxisModel(rows, cols, home, true));
  const horizontal = createAxis(createAxisModel(rows, cols, home, false));
  const { next: afterStep } = blankAutomaton(size);
  let pathStates: Int32Array = new Int32Array(1);
  let blanks: Int32Array = new Int32Array(1);
  let tried: Int32Array = new Int32Array(1);
  let left = 0;
  let depth = 0;
  let deepestDepth = 0;
  let excess = deepest;
  let nodes = 0;
  let found = false;
  let firstSlots = 0;

  /** Puts a tile from one cell into the other and the lane keys in order. */
  const shift = (label: number, from: number, to: number): void => {
    cells[to] = label;
    cells[from] = home;
    shiftKeys(vertical, label, from, to, size);
    shiftKeys(horizontal, label, from, to, size);
  };

  const load = (labels: ArrayLike<number>, offset: number, blank: number): number => {
    for (let cell = 0; cell < size; cell++) cells[cell] = labels[offset + cell];
    blanks[0] = blank;
    return startAxis(vertical, cells, blank) + startAxis(horizontal, cells, blank);
  };

  const begin = (limit: number, back: number): void => {
    pathStates = lengthen(pathStates, limit);
    tried = lengthen(tried, limit);
    blanks = lengthen(blanks, limit);
    lengthenAxis(vertical, limit);
    lengthenAxis(horizontal, limit);
    left = limit - 1;
    depth = 0;
    deepestDepth = 0;
    excess = deepest;
    found = limit === 0;
    firstSlots = 15 & ~back;
    pathStates[0] = firstState;
    tried[0] = 0;
  };

  const run = (slice: number): boolean => {
    const stopAt = nodes + slice;
    while (!found) {
      const slot = tried[depth];
      const at = blanks[depth];
      if (slot === 4) {
        if (depth === 0) return true;
        depth--;
        left++;
        shift(cells[blanks[depth]], blanks[depth], at);
        continue;
      }
      if (nodes >= stopAt) break;
      tried[depth] = slot + 1;
      const to = slots[at * 4 + slot];
      const pathState = afterStep[pathStates[depth] * 4 + slot];
      if (to === -1 || pathState === -1 || (depth === 0 && ((firstSlots >> slot) & 1) === 0)) continue;
      nodes++;
      const label = cells[to];
      const isVertical = slot === 0 || slot === 3;
      const axis = isVertical ? vertical : horizontal;
      const other = isVertical ? horizontal : vertical;
      const elsewhere = other.estimates[depth];
      const state = axis.next[(axis.states[depth] >> 8) + (slot >> 1) * axis.model.lanes + axis.model.laneOf[label]];
      // Most boards are given up for their walking distance alone.
      const walked = (state & 255) + elsewhere - left;
      if (walked > 0) {
        if (walked < excess) excess = walked;
        continue;
      }
      const estimate = estimateMove(axis, depth, state, label, to, at, size) + elsewhere;
      if (estimate > left) {
        if (estimate - left < excess) excess = estimate - left;
        continue;
      }
      other.states[depth + 1] = other.states[depth];
      other.distances[depth + 1] = other.distances[depth];
      other.conflicts[depth + 1] = other.conflicts[depth];
      other.estimates[depth + 1] = other.estimates[depth];
      shift(label, to, at);
      depth++;
      left--;
      if (depth > deepestDepth) deepestDepth = depth;
      blanks[depth] = to;
      tried[depth] = 0;
      pathStates[depth] = pathState;
      if (estimate === 0) found = true;
    }
    return found;
  };

  return {
    load,
    begin,
    run,
    found: () => found,
    excess: () => excess,
    reached: () => deepestDepth,
    nodes: () => nodes,
    path: () => Array.from(blanks.subarray(1, depth + 1)),
  };
}

function createAxis(model: AxisModel): AxisState {
  // Without a table there is one state, at distance 0.
  const next = model.walking?.packed ?? new Int32Array(2 * model.lanes);
  const keys = new Int32Array(model.lanes);
  const one = () => new Int32Array(1);
  return { model, keys, next, states: one(), distances: one(), conflicts: one(), estimates: one() };
}

function lengthenAxis(axis: AxisState, limit: number): void {
  axis.states = lengthen(axis.states, limit);
  axis.distances = lengthen(axis.distances, limit);
  axis.conflicts = lengthen(axis.conflicts, limit);
  axis.estimates = lengthen(axis.estimates, limit);
}

/** Puts the axis at the start for a board; gives its estimate. */
function startAxis(axis: AxisState, cells: Int32Array, blank: number): number {
  const { model, keys, states, distances, conflicts, estimates } = axis;
  keys.set(laneKeys(model, cells));
  states[0] = packedState(model, cells, blank);
  distances[0] = laneDistance(model, cells, blank);
  conflicts[0] = keys.reduce((sum, key) => sum + model.conflicts[key], 0);
  estimates[0] = Math.max(states[0] & 255, distances[0] + conflicts[0]);
  return estimates[0];
}

/** What the axis would estimate after a tile goes `from → to`; written at `depth + 1`. */
function estimateMove(
  axis: AxisState,
  depth: number,
  state: number,
  label: number,
  from: number,
  to: number,
  size: number,
): number {
  const { model, keys, states, distances, conflicts, estimates } = axis;
  const { laneOf, digit } = model;
  const home = laneOf[label];
  const fromLane = laneOf[from];
  const toLane = laneOf[to];
  const distance = distances[depth] + Math.abs(toLane - home) - Math.abs(fromLane - home);
  let conflict = conflicts[depth];
  if (digit.length > 0) {
    const leaves = digit[label * size + from];
    const enters = digit[label * size + to];
    if (leaves > 0) conflict += model.conflicts[keys[fromLane] - leaves] - model.conflicts[keys[fromLane]];
    if (enters > 0) conflict += model.conflicts[keys[toLane] + enters] - model.conflicts[keys[toLane]];
  }
  const bare = distance + conflict;
  const estimate = Math.max(state & 255, bare);
  states[depth + 1] = state;
  distances[depth + 1] = distance;
  conflicts[depth + 1] = conflict;
  estimates[depth + 1] = estimate;
  return estimate;
}

function shiftKeys({ model, keys }: AxisState, label: number, from: number, to: number, size: number): void {
  const { digit, laneOf } = model;
  if (digit.length === 0) return;
  keys[laneOf[from]] -= digit[label * size + from];
  keys[laneOf[to]] += digit[label * size + to];
}
