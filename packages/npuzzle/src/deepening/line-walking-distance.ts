/**
 * IDA* in the line metric by walking distance, where a move takes the blank any number of cells along its row or column.
 *
 * Two moves in a row along one axis are one move, so a shortest solution alternates between the axes. If V vertical and
 * H horizontal moves are needed (walking distance counted in line moves) and the next is vertical, then at least
 * max(2V − 1, 2H) moves are left: the weaker axis is carried by the stronger.
 */
import type { Labelled } from '../board/label-board.js';
import { type AxisModel, createAxisModel, laneDistance, walkingState } from '../heuristics/axis-model.js';
import { alternating, fewestSlides } from '../heuristics/estimate-board.js';
import { slideLine } from '../kernel/slide-line.js';
import { type Deepening, deepest } from './deepening.js';

type Axis = {
  readonly model: AxisModel;
  /** From one cell of the axis to the next. */
  readonly unit: number;
  readonly next: Int32Array;
  readonly walked: Uint8Array;
  readonly states: Int32Array;
  readonly distances: Int32Array;
  readonly estimates: Int32Array;
};

/** Nodes of short slides that take about two milliseconds, and the steps that one of them has. */
const slice = 8_000;
const usualSteps = 4;

/** Starts a search from a board that can be solved. */
export function deepenByLineWalkingDistance({ rows, cols, labels, blank, home }: Labelled): Deepening {
  const cells = labels.slice();
  const axes = [
    startAxis(createAxisModel(rows, cols, home, true), cols, cells, blank),
    startAxis(createAxisModel(rows, cols, home, false), 1, cells, blank),
  ];
  const blanks = new Int32Array(deepest + 1);
  const tried = new Int32Array(deepest + 1);
  /** The axis of the move that led to a depth; −1 at the start. */
  const madeBy = new Int32Array(deepest + 1).fill(-1);
  blanks[0] = blank;
  let bound = alternating(axes[0].estimates[0], axes[1].estimates[0]);
  let nextBound = deepest;
  let depth = 0;
  let deepestDepth = 0;
  let nodes = 0;
  let found = bound === 0;
  const perAxis = Math.max(rows, cols);

  const run = (most: number): boolean => {
    const stopAt = nodes + most;
    // On long boards a slide takes long: what counts then is the tiles that it moves.
    let steps = most * usualSteps;
    while (!found && nodes < stopAt && steps > 0) {
      const slot = tried[depth];
      const at = blanks[depth];
      if (slot === 2 * perAxis) {
        tried[depth] = 0;
        if (depth === 0) {
          bound = nextBound;
          nextBound = deepest;
          continue;
        }
        depth--;
        const { unit } = axes[madeBy[depth + 1]];
        slideLine(cells, at, blanks[depth], unit);
        steps -= Math.abs(at - blanks[depth]) / unit;
        continue;
      }
      tried[depth] = slot + 1;
      const turn = slot < perAxis ? 0 : 1;
      if (turn === madeBy[depth]) {
        tried[depth] = turn === 0 ? perAxis : 2 * perAxis;
        continue;
      }
      const axis = axes[turn];
      const fromLane = axis.model.laneOf[at];
      const toLane = slot - turn * perAxis;
      if (toLane >= axis.model.lanes) {
        tried[depth] = (turn + 1) * perAxis;
        continue;
      }
      if (toLane === fromLane) continue;
      nodes++;
      steps -= Math.abs(toLane - fromLane);
      const to = at + (toLane - fromLane) * axis.unit;
      const other = axes[1 - turn];
      const mine = estimateMove(axis, depth, cells, at, to);
      const its = other.estimates[depth];
      const left = its > mine ? 2 * its - 1 : 2 * mine;
      if (depth + 1 + left > bound) {
        if (depth + 1 + left < nextBound) nextBound = depth + 1 + left;
        continue;
      }
      slideLine(cells, at, to, axis.unit);
      other.states[depth + 1] = other.states[depth];
      other.distances[depth + 1] = other.distances[depth];
      other.estimates[depth + 1] = its;
      depth++;
      if (depth > deepestDepth) deepestDepth = depth;
      blanks[depth] = to;
      madeBy[depth] = turn;
      tried[depth] = 0;
      if (left === 0) found = true;
    }
    return found;
  };

  return {
    run,
    slice,
    bound: () => bound,
    nodes: () => nodes,
    reached: () => deepestDepth,
    path: () => Array.from(blanks.subarray(1, depth + 1)),
  };
}

function startAxis(model: AxisModel, unit: number, cells: Int32Array, blank: number): Axis {
  const states = new Int32Array(deepest + 1);
  const distances = new Int32Array(deepest + 1);
  const estimates = new Int32Array(deepest + 1);
  states[0] = walkingState(model, cells, blank);
  distances[0] = laneDistance(model, cells, blank);
  const next = model.walking?.next ?? new Int32Array(0);
  const walked = model.walking?.lineDistance ?? new Uint8Array(1);
  estimates[0] = Math.max(walked[states[0]], fewestSlides(distances[0], model.lanes));
  return { model, unit, next, walked, states, distances, estimates };
}

function estimateMove(axis: Axis, depth: number, cells: Int32Array, from: number, to: number): number {
  const { model, unit, next, walked, states, distances, estimates } = axis;
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
  const bare = fewestSlides(distance, lanes);
  const estimate = Math.max(walked[state], bare);
  states[depth + 1] = state;
  distances[depth + 1] = distance;
  estimates[depth + 1] = estimate;
  return estimate;
}
