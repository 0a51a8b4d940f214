/**
 * IDA* for single slides without tables to prepare: for each axis the larger of walking distance and Manhattan distance
 * with linear conflicts, both kept up to date move by move.
 *
 * A vertical move changes nothing horizontal (the order within a column stays as it is), so one axis is touched a move.
 * The taking of a maximum per axis is sound because each part counts moves along its own axis only.
 */
import type { Labelled } from '../board/blank-and-labels.js';
import { neighborSlots } from '../board/neighbors-of-cell.js';
import { type AxisModel, createAxisModel, laneDistance, laneKeys, walkingState } from '../heuristics/axis-model.js';
import { blankWays, firstState } from './blank-ways.js';
import { type Deepening, deepest } from './deepening.js';

type AxisState = {
  readonly model: AxisModel;
  readonly keys: Int32Array;
  readonly next: Int32Array;
  readonly walked: Uint8Array;
  /** By depth: walking state, Manhattan distance, conflicts, and the estimate made of them. */
  readonly states: Int32Array;
  readonly distances: Int32Array;
  readonly conflicts: Int32Array;
  readonly estimates: Int32Array;
};

/** Starts a search from a board that can be solved. */
export function deepenByWalking({ rows, cols, labels, blank, home }: Labelled): Deepening {
  const size = rows * cols;
  const cells = labels.slice();
  const slots = neighborSlots(rows, cols);
  const vertical = startAxis(createAxisModel(rows, cols, home, true), cells, blank);
  const horizontal = startAxis(createAxisModel(rows, cols, home, false), cells, blank);
  const ways = blankWays();
  const wayStates = new Int32Array(deepest + 1);
  wayStates[0] = firstState;
  const blanks = new Int32Array(deepest + 1);
  const tried = new Int32Array(deepest + 1);
  blanks[0] = blank;
  let bound = vertical.estimates[0] + horizontal.estimates[0];
  let nextBound = deepest;
  let depth = 0;
  let nodes = 0;
  let found = bound === 0;

  /** Puts a tile from one cell into the other and the lane keys in order. */
  const shift = (label: number, from: number, to: number): void => {
    cells[to] = label;
    cells[from] = home;
    shiftKeys(vertical, label, from, to, size);
    shiftKeys(horizontal, label, from, to, size);
  };

  const run = (slice: number): boolean => {
    const stopAt = nodes + slice;
    while (!found && nodes < stopAt) {
      const slot = tried[depth];
      const at = blanks[depth];
      if (slot === 4) {
        tried[depth] = 0;
        if (depth === 0) {
          bound = nextBound;
          nextBound = deepest;
          continue;
        }
        depth--;
        shift(cells[blanks[depth]], blanks[depth], at);
        continue;
      }
      tried[depth] = slot + 1;
      const to = slots[at * 4 + slot];
      const wayState = ways[wayStates[depth] * 4 + slot];
      if (to < 0 || wayState < 0) continue;
      nodes++;
      const label = cells[to];
      const isVertical = slot === 0 || slot === 3;
      const axis = isVertical ? vertical : horizontal;
      const other = isVertical ? horizontal : vertical;
      const estimate = estimateMove(axis, depth, label, to, at, slot >> 1, size) + other.estimates[depth];
      if (depth + 1 + estimate > bound) {
        if (depth + 1 + estimate < nextBound) nextBound = depth + 1 + estimate;
        continue;
      }
      other.states[depth + 1] = other.states[depth];
      other.distances[depth + 1] = other.distances[depth];
      other.conflicts[depth + 1] = other.conflicts[depth];
      other.estimates[depth + 1] = other.estimates[depth];
      shift(label, to, at);
      depth++;
      blanks[depth] = to;
      tried[depth] = 0;
      wayStates[depth] = wayState;
      if (estimate === 0) found = true;
    }
    return found;
  };

  return { run, bound: () => bound, nodes: () => nodes, path: () => Array.from(blanks.subarray(1, depth + 1)) };
}

function startAxis(model: AxisModel, cells: Int32Array, blank: number): AxisState {
  const keys = laneKeys(model, cells);
  const states = new Int32Array(deepest + 1);
  const distances = new Int32Array(deepest + 1);
  const conflicts = new Int32Array(deepest + 1);
  const estimates = new Int32Array(deepest + 1);
  states[0] = walkingState(model, cells, blank);
  distances[0] = laneDistance(model, cells, blank);
  conflicts[0] = keys.reduce((sum, key) => sum + model.conflicts[key], 0);
  const next = model.walking?.next ?? new Int32Array(0);
  const walked = model.walking?.distance ?? new Uint8Array(1);
  estimates[0] = Math.max(walked[states[0]], distances[0] + conflicts[0]);
  return { model, keys, next, walked, states, distances, conflicts, estimates };
}

/** What the axis would estimate after a tile goes `from → to`; written at `depth + 1`. */
function estimateMove(
  axis: AxisState,
  depth: number,
  label: number,
  from: number,
  to: number,
  way: number,
  size: number,
): number {
  const { model, keys, next, walked, states, distances, conflicts, estimates } = axis;
  const { laneOf, lanes, digit } = model;
  const home = laneOf[label];
  const fromLane = laneOf[from];
  const toLane = laneOf[to];
  let state = 0;
  if (next.length > 0) state = next[(states[depth] * 2 + way) * lanes + home];
  const nearer = toLane > fromLane ? (toLane <= home ? -1 : 1) : toLane >= home ? -1 : 1;
  const distance = distances[depth] + nearer;
  let conflict = conflicts[depth];
  if (digit.length > 0) {
    const leaves = digit[label * size + from];
    const enters = digit[label * size + to];
    if (leaves > 0) conflict += model.conflicts[keys[fromLane] - leaves] - model.conflicts[keys[fromLane]];
    if (enters > 0) conflict += model.conflicts[keys[toLane] + enters] - model.conflicts[keys[toLane]];
  }
  const bare = distance + conflict;
  const estimate = Math.max(walked[state], bare);
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
