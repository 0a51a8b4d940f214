/**
 * Slides of lines by walking distance, where a move takes the blank any number of cells along its row or column.
 *
 * Two moves in a row along one axis are one move, so a shortest solution alternates between the axes. If V vertical and
 * H horizontal moves are needed (walking distance counted in line moves) and the next is vertical, then at least
 * max(2V − 1, 2H) moves are left: the weaker axis is carried by the stronger.
 */
import type { Labelled } from '../board/label-board.js';
import { type AxisModel, createAxisModel, laneDistance, walkingState } from '../heuristics/axis-model.js';
import { alternating, fewestSlides } from '../heuristics/estimate-board.js';
import { lengthen } from '../kernel/lengthen.js';
import type { Heuristic } from './heuristic.js';

type Axis = {
  readonly model: AxisModel;
  /** From one cell of the axis to the next. */
  readonly unit: number;
  readonly next: Int32Array;
  readonly walked: Uint8Array;
  /** By depth: walking state, Manhattan distance, and the slides that they need. */
  frames: Int32Array;
};

const frame = 3;

/** The estimate of a board, kept up to date. */
export type LineWalkingDistance = Heuristic & {
  readonly cells: Int32Array;
  readonly vertical: Axis;
  readonly horizontal: Axis;
};

/** The estimate of the board in the cells. */
export function lineWalkingDistance({ rows, cols, home }: Labelled, cells: Int32Array): LineWalkingDistance {
  const vertical = createAxis(createAxisModel(rows, cols, home, true), cols);
  const horizontal = createAxis(createAxisModel(rows, cols, home, false), 1);
  return {
    cells,
    vertical,
    horizontal,
    start: (blank) => alternating(startAxis(vertical, cells, blank), startAxis(horizontal, cells, blank)),
    reserve: (limit) => {
      for (const axis of [vertical, horizontal]) axis.frames = lengthen(axis.frames, limit, frame);
    },
  };
}

/** The estimate behind a slide, which is taken up if it is at most `left`. */
export function enterByLineWalking(
  { cells, vertical, horizontal }: LineWalkingDistance,
  depth: number,
  slot: number,
  from: number,
  to: number,
  left: number,
): number {
  const isVertical = slot === 0 || slot === 3;
  const { model, unit, next, walked, frames } = isVertical ? vertical : horizontal;
  const others = (isVertical ? horizontal : vertical).frames;
  const { laneOf, lanes } = model;
  const direction = slot >> 1;
  const step = direction === 1 ? unit : -unit;
  const at = depth * frame;
  let state = frames[at];
  let distance = frames[at + 1];
  for (let cell = from; cell !== to; cell += step) {
    const home = laneOf[cells[cell + step]];
    if (next.length > 0) state = next[(state * 2 + direction) * lanes + home];
    if (direction === 1) distance += laneOf[cell] >= home ? -1 : 1;
    else distance += laneOf[cell] <= home ? -1 : 1;
  }
  const own = Math.max(walked[state], fewestSlides(distance, lanes));
  const across = others[at + 2];
  const estimate = across > own ? 2 * across - 1 : 2 * own;
  if (estimate > left) return estimate;
  frames[at + 3] = state;
  frames[at + 4] = distance;
  frames[at + 5] = own;
  others[at + 3] = others[at];
  others[at + 4] = others[at + 1];
  others[at + 5] = across;
  return estimate;
}

function createAxis(model: AxisModel, unit: number): Axis {
  const next = model.walking?.next ?? new Int32Array(0);
  const walked = model.walking?.lineDistance ?? new Uint8Array(1);
  return { model, unit, next, walked, frames: new Int32Array(frame) };
}

function startAxis({ model, walked, frames }: Axis, cells: Int32Array, blank: number): number {
  frames[0] = walkingState(model, cells, blank);
  frames[1] = laneDistance(model, cells, blank);
  frames[2] = Math.max(walked[frames[0]], fewestSlides(frames[1], model.lanes));
  return frames[2];
}
