/**
 * Single slides without tables to prepare: for each axis the larger of walking distance and Manhattan distance with linear
 * conflicts, both kept up to date move by move.
 *
 * A vertical move changes nothing horizontal (the order within a column stays as it is), so one axis is touched a move.
 * The taking of a maximum per axis is sound because each part counts moves along its own axis only.
 */
import type { Labelled } from '../board/label-board.js';
import { type AxisModel, createAxisModel, laneDistance, laneKeys, packedState } from '../heuristics/axis-model.js';
import { lengthen } from '../kernel/lengthen.js';
import type { Heuristic } from './heuristic.js';

type Axis = {
  readonly model: AxisModel;
  readonly next: Int32Array;
  /** By lane: the key of the tiles that stand there. */
  readonly keys: Int32Array;
  /** By depth: walking state with its distance (`packed`), Manhattan distance, conflicts, and the estimate made of them. */
  frames: Int32Array;
};

const frame = 4;

/** The estimate of a board, kept up to date. */
export type WalkingDistance = Heuristic & {
  readonly cells: Int32Array;
  readonly vertical: Axis;
  readonly horizontal: Axis;
};

/** The estimate of the board in the cells. */
export function walkingDistance({ rows, cols, home }: Labelled, cells: Int32Array): WalkingDistance {
  const vertical = createAxis(createAxisModel(rows, cols, home, true));
  const horizontal = createAxis(createAxisModel(rows, cols, home, false));
  return {
    cells,
    vertical,
    horizontal,
    start: (blank) => startAxis(vertical, cells, blank) + startAxis(horizontal, cells, blank),
    reserve: (limit) => {
      for (const axis of [vertical, horizontal]) axis.frames = lengthen(axis.frames, limit, frame);
    },
  };
}

/** The estimate behind a move, which is taken up if it is at most `left`. */
export function enterByWalking(
  it: WalkingDistance,
  depth: number,
  slot: number,
  from: number,
  to: number,
  left: number,
): number {
  const { cells } = it;
  const label = cells[to];
  const isVertical = slot === 0 || slot === 3;
  const axis = isVertical ? it.vertical : it.horizontal;
  const { frames, model } = axis;
  const others = (isVertical ? it.horizontal : it.vertical).frames;
  const { laneOf, digit, conflicts } = model;
  const at = depth * frame;
  const elsewhere = others[at + 3];
  const state = axis.next[(frames[at] >> 8) + (slot >> 1) * model.lanes + laneOf[label]];
  // Most boards are given up for their walking distance alone.
  const walked = (state & 255) + elsewhere;
  if (walked > left) return walked;
  const fromLane = laneOf[to];
  const toLane = laneOf[from];
  const distance = frames[at + 1] + Math.abs(toLane - laneOf[label]) - Math.abs(fromLane - laneOf[label]);
  let conflict = frames[at + 2];
  if (digit.length > 0) {
    const { keys } = axis;
    const leaves = digit[label * cells.length + to];
    const enters = digit[label * cells.length + from];
    if (leaves > 0) conflict += conflicts[keys[fromLane] - leaves] - conflicts[keys[fromLane]];
    if (enters > 0) conflict += conflicts[keys[toLane] + enters] - conflicts[keys[toLane]];
  }
  const own = Math.max(state & 255, distance + conflict);
  if (own + elsewhere > left) return own + elsewhere;
  frames[at + 4] = state;
  frames[at + 5] = distance;
  frames[at + 6] = conflict;
  frames[at + 7] = own;
  others[at + 4] = others[at];
  others[at + 5] = others[at + 1];
  others[at + 6] = others[at + 2];
  others[at + 7] = elsewhere;
  shiftLabel(it, label, to, from);
  return own + elsewhere;
}

/** Puts the lane keys in order when a tile goes from one cell to the other. */
export function shiftLabel(
  { cells, vertical, horizontal }: WalkingDistance,
  label: number,
  from: number,
  to: number,
): void {
  const row = label * cells.length;
  shiftKeys(vertical, row, from, to);
  shiftKeys(horizontal, row, from, to);
}

function shiftKeys({ model: { digit, laneOf }, keys }: Axis, row: number, from: number, to: number): void {
  if (digit.length === 0) return;
  keys[laneOf[from]] -= digit[row + from];
  keys[laneOf[to]] += digit[row + to];
}

function createAxis(model: AxisModel): Axis {
  // Without a table there is one state, at distance 0.
  const next = model.walking?.packed ?? new Int32Array(2 * model.lanes);
  return { model, next, keys: new Int32Array(model.lanes), frames: new Int32Array(frame) };
}

/** Puts the axis at the start for a board; gives its estimate. */
function startAxis({ model, keys, frames }: Axis, cells: Int32Array, blank: number): number {
  keys.set(laneKeys(model, cells));
  frames[0] = packedState(model, cells, blank);
  frames[1] = laneDistance(model, cells, blank);
  frames[2] = keys.reduce((sum, key) => sum + model.conflicts[key], 0);
  frames[3] = Math.max(frames[0] & 255, frames[1] + frames[2]);
  return frames[3];
}
