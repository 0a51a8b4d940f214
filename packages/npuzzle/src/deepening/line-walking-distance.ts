/**
 * Slides of lines without tables to prepare: by walking distance, counted in slides. If V vertical and H horizontal slides are
 * needed and the next is vertical, then at least max(2V − 1, 2H) are left: the weaker axis is carried by the stronger.
 */
import type { Labelled } from '../board/label-board.js';
import { type AxisModel, createAxisModel, laneDistance, walkingState } from '../heuristics/axis-model.js';
import { alternating, fewestSlides } from '../heuristics/estimate-board.js';
import { deepenLines } from './deepen-lines.js';
import { type Deepening, deepest } from './deepening.js';

type Axis = {
  readonly model: AxisModel;
  readonly next: Int32Array;
  readonly walked: Uint8Array;
  /** By depth: walking state, Manhattan distance, and the slides that they need. */
  readonly states: Int32Array;
  readonly distances: Int32Array;
  readonly estimates: Int32Array;
};

/** Starts a search from a board that can be solved. */
export function deepenByLineWalkingDistance({ rows, cols, labels, blank, home }: Labelled): Deepening {
  const cells = labels.slice();
  const [horizontal, vertical] = [false, true].map((isVertical) =>
    startAxis(createAxisModel(rows, cols, home, isVertical), cells, blank),
  );
  const enter = (depth: number, axis: number, from: number, to: number, left: number): number => {
    const mine = axis === 1 ? vertical : horizontal;
    const other = axis === 1 ? horizontal : vertical;
    const own = estimateMove(mine, axis === 1 ? cols : 1, depth, cells, from, to);
    const across = other.estimates[depth];
    const estimate = across > own ? 2 * across - 1 : 2 * own;
    if (estimate > left) return estimate;
    other.states[depth + 1] = other.states[depth];
    other.distances[depth + 1] = other.distances[depth];
    other.estimates[depth + 1] = across;
    return estimate;
  };
  const estimate = alternating(vertical.estimates[0], horizontal.estimates[0]);
  return deepenLines({ rows, cols, cells, blank, estimate, firstAxis: 1, slice: 8_000, enter });
}

function startAxis(model: AxisModel, cells: Int32Array, blank: number): Axis {
  const states = new Int32Array(deepest + 1);
  const distances = new Int32Array(deepest + 1);
  const estimates = new Int32Array(deepest + 1);
  states[0] = walkingState(model, cells, blank);
  distances[0] = laneDistance(model, cells, blank);
  const next = model.walking?.next ?? new Int32Array(0);
  const walked = model.walking?.lineDistance ?? new Uint8Array(1);
  estimates[0] = Math.max(walked[states[0]], fewestSlides(distances[0], model.lanes));
  return { model, next, walked, states, distances, estimates };
}

/** What a slide makes of the axis that it goes along; `unit` is from one cell of that to the next. */
function estimateMove(axis: Axis, unit: number, depth: number, cells: Int32Array, from: number, to: number): number {
  const { model, next, walked, states, distances, estimates } = axis;
  const { laneOf, lanes } = model;
  const direction = to > from ? 1 : 0;
  const step = direction === 1 ? unit : -unit;
  let state = states[depth];
  let distance = distances[depth];
  for (let at = from; at !== to; at += step) {
    const home = laneOf[cells[at + step]];
    if (next.length > 0) state = next[(state * 2 + direction) * lanes + home];
    if (direction === 1) distance += laneOf[at] >= home ? -1 : 1;
    else distance += laneOf[at] <= home ? -1 : 1;
  }
  states[depth + 1] = state;
  distances[depth + 1] = distance;
  estimates[depth + 1] = Math.max(walked[state], fewestSlides(distance, lanes));
  return estimates[depth + 1];
}
