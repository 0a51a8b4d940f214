/**
 * IDA* for single slides without tables to prepare: for each axis the larger of walking distance and Manhattan distance
 * with linear conflicts, both kept up to date move by move.
 *
 * A vertical move changes nothing horizontal (the order within a column stays as it is), so one axis is touched a move.
 * The taking of a maximum per axis is sound because each part counts moves along its own axis only.
 */
import type { Labelled } from '../board/label-board.js';
import { type AxisModel, createAxisModel, laneDistance, laneKeys, packedState } from '../heuristics/axis-model.js';
import { blankAutomaton } from '../kernel/blank-automaton.js';
import { openSlots } from '../kernel/blank-slots.js';
import { type Deepening, deepen, type Kernel } from './deepening.js';
import { createKernel, type Walk } from './kernel.js';

type AxisState = {
  readonly model: AxisModel;
  readonly keys: Int32Array;
  readonly next: Int32Array;
  /** Where its numbers stand in a frame: walking state with its distance (`packed`), Manhattan distance, conflicts, estimate. */
  readonly place: number;
};

/** What the search remembers at each depth: blank, state of the automaton, slots left, and the numbers of both axes. */
const frame = 11;
const [verticalPlace, horizontalPlace] = [3, 7];

/** Nodes that take about two milliseconds. */
const slice = 10_000;

/** Starts a search from a board that can be solved and is known to need `atLeast` moves. */
export function deepenByWalkingDistance(board: Labelled, atLeast = 0): Deepening {
  return deepen(board, kernelOf(board), slice, atLeast);
}

function kernelOf(board: Labelled): Kernel {
  const { rows, cols, home } = board;
  const size = rows * cols;
  const cells = new Int32Array(size);
  const vertical = createAxis(createAxisModel(rows, cols, home, true), verticalPlace);
  const horizontal = createAxis(createAxisModel(rows, cols, home, false), horizontalPlace);
  const { next: afterStep, allowed } = blankAutomaton(size);
  const open = openSlots(rows, cols);
  const steps = Int32Array.of(-cols, -1, 1, cols);

  /** Puts a tile from one cell into the other and the lane keys in order. */
  const shift = (label: number, from: number, to: number): void => {
    cells[to] = label;
    cells[from] = home;
    shiftKeys(vertical, label, from, to, size);
    shiftKeys(horizontal, label, from, to, size);
  };

  const load = (frames: Int32Array, labels: ArrayLike<number>, offset: number, blank: number): number => {
    for (let cell = 0; cell < size; cell++) cells[cell] = labels[offset + cell];
    return startAxis(vertical, frames, cells, blank) + startAxis(horizontal, frames, cells, blank);
  };

  const run = (walk: Walk, slice: number): void => {
    const { frames: stack } = walk;
    let { top: at, left, excess, found } = walk;
    let looked = 0;
    while (!found) {
      const mask = stack[at + 2];
      const blank = stack[at];
      if (mask === 0) {
        if (at === 0) break;
        at -= frame;
        left++;
        shift(cells[stack[at]], stack[at], blank);
        continue;
      }
      if (looked >= slice) break;
      const slot = 31 - Math.clz32(mask & -mask);
      stack[at + 2] = mask & (mask - 1);
      const to = blank + steps[slot];
      looked++;
      const label = cells[to];
      const isVertical = slot === 0 || slot === 3;
      const axis = isVertical ? vertical : horizontal;
      const other = isVertical ? horizontal : vertical;
      const elsewhere = stack[at + other.place + 3];
      const walked =
        axis.next[(stack[at + axis.place] >> 8) + (slot >> 1) * axis.model.lanes + axis.model.laneOf[label]];
      // Most boards are given up for their walking distance alone.
      const over = (walked & 255) + elsewhere - left;
      if (over > 0) {
        if (over < excess) excess = over;
        continue;
      }
      const estimate = estimateMove(axis, stack, at, walked, label, to, blank, size) + elsewhere;
      if (estimate > left) {
        if (estimate - left < excess) excess = estimate - left;
        continue;
      }
      const kept = at + other.place;
      for (let index = kept; index < kept + 4; index++) stack[index + frame] = stack[index];
      shift(label, to, blank);
      const state = afterStep[stack[at + 1] * 4 + slot];
      at += frame;
      left--;
      if (at > walk.deepestTop) walk.deepestTop = at;
      stack[at] = to;
      stack[at + 1] = state;
      stack[at + 2] = open[to] & allowed[state];
      if (estimate === 0) found = true;
    }
    walk.top = at;
    walk.left = left;
    walk.nodes += looked;
    walk.excess = excess;
    walk.found = found;
  };

  return createKernel(board, frame, load, run);
}

function createAxis(model: AxisModel, place: number): AxisState {
  // Without a table there is one state, at distance 0.
  const next = model.walking?.packed ?? new Int32Array(2 * model.lanes);
  return { model, keys: new Int32Array(model.lanes), next, place };
}

/** Puts the axis at the start for a board; gives its estimate. */
function startAxis({ model, keys, place }: AxisState, frames: Int32Array, cells: Int32Array, blank: number): number {
  keys.set(laneKeys(model, cells));
  const state = packedState(model, cells, blank);
  const distance = laneDistance(model, cells, blank);
  const conflicts = keys.reduce((sum, key) => sum + model.conflicts[key], 0);
  const estimate = Math.max(state & 255, distance + conflicts);
  frames.set([state, distance, conflicts, estimate], place);
  return estimate;
}

/** What the axis would estimate after a tile goes `from → to`; written into the frame behind. */
function estimateMove(
  { model, keys, place }: AxisState,
  stack: Int32Array,
  top: number,
  state: number,
  label: number,
  from: number,
  to: number,
  size: number,
): number {
  const at = top + place;
  const { laneOf, digit } = model;
  const home = laneOf[label];
  const fromLane = laneOf[from];
  const toLane = laneOf[to];
  const distance = stack[at + 1] + Math.abs(toLane - home) - Math.abs(fromLane - home);
  let conflict = stack[at + 2];
  if (digit.length > 0) {
    const leaves = digit[label * size + from];
    const enters = digit[label * size + to];
    if (leaves > 0) conflict += model.conflicts[keys[fromLane] - leaves] - model.conflicts[keys[fromLane]];
    if (enters > 0) conflict += model.conflicts[keys[toLane] + enters] - model.conflicts[keys[toLane]];
  }
  const estimate = Math.max(state & 255, distance + conflict);
  const behind = at + frame;
  stack[behind] = state;
  stack[behind + 1] = distance;
  stack[behind + 2] = conflict;
  stack[behind + 3] = estimate;
  return estimate;
}

function shiftKeys({ model, keys }: AxisState, label: number, from: number, to: number, size: number): void {
  const { digit, laneOf } = model;
  if (digit.length === 0) return;
  keys[laneOf[from]] -= digit[label * size + from];
  keys[laneOf[to]] += digit[label * size + to];
}
