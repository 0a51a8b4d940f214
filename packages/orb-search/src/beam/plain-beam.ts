/**
 * The beam for every rule and goal: boards as arrays, resolved by the plain rules, valued goal by goal. The states seen are
 * kept exactly, so a run that dropped nothing has tried everything. About fifty times slower than the bit kernels.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { compareMeasures, isMet, measure } from '../goals/measure.js';
import { cellWork } from '../kernel/work.js';
import { stepsFrom, stepTable } from '../play/steps.js';
import type { PathRequest } from '../request/path-request.js';
import { countedMatches, resolveCells } from '../rules/resolve.js';
import type { Beam } from './beam.js';
import { sortSlices } from './sort-slices.js';

type State = {
  /** The board; given up once its children are made. */
  cells: Int8Array;
  readonly at: number;
  readonly parent: State | undefined;
  readonly cost: number;
  readonly value: number;
};

type Result = { readonly measures: readonly number[]; readonly value: number };

const noCells = /* @__PURE__ */ new Int8Array(0);

/** With more states than that the memory starts anew. */
const maxSeen = 1_000_000;

/** A beam at ply 0; `memory` is how many states are known at a time. */
export function plainBeam(request: PathRequest, width: number, maxPlies: number, memory: number = maxSeen): Beam {
  const { rows, cols, table, goals, most, ends, maxCost } = request;
  const { recolouring } = table;
  const steps = stepTable(rows, cols, table);
  const shapesWanted = goals.reduce((sum, goal) => sum + (goal.kind === 'shapes' ? goal.shapes.length : 0), 0);
  // A memory for each cell of the cursor: one map would stop for a tenth of a second when it doubles.
  const seen = Array.from({ length: rows * cols }, () => new Map<string, number>());
  let seenStates = 0;
  let best: { states: State[]; measures: readonly number[]; cost: number } | undefined;
  let evaluations = 0;
  let dropped = false;
  /** Cells that the rules looked at since the pace was asked. */
  let work = 0;
  let ply = 0;
  /** Is a ply begun and not done? */
  let isWithin = false;
  let states: State[] = [];
  const standing = resultOf(request.cells);
  for (const at of request.starts) {
    if (table.cost[at] <= maxCost) add(request.cells, at, undefined, table.cost[at], standing);
  }

  return {
    run,
    plies: () => (isWithin ? ply - 1 : ply),
    best: () => best && { measures: best.measures, paths: best.states.map(pathOf) },
    evaluations: () => evaluations,
    complete: () => !dropped && !isWithin && (states.length === 0 || ply >= maxPlies),
  };

  function* run(pace: Pace, maxEvaluations: number): Slices<void> {
    while (ply < maxPlies && states.length > 0 && !(best && isMet(best)) && evaluations < maxEvaluations) {
      const kept = states;
      states = [];
      isWithin = true;
      ply += 1;
      for (const parent of kept) {
        for (const to of stepsFrom(steps, parent.at)) {
          const cost = parent.cost + table.cost[to];
          if (cost > maxCost || (to === parent.parent?.at && !recolouring)) continue;
          const cells = parent.cells.slice();
          cells[parent.at] = parent.cells[to];
          cells[to] = recolouring && recolouring[to] >= 0 ? recolouring[to] : parent.cells[parent.at];
          add(cells, to, parent, cost);
        }
        parent.cells = noCells;
        if (spend(pace, cellWork * (work + 16))) yield;
        work = 0;
        if (evaluations >= maxEvaluations) return;
      }
      if (states.length > width) {
        dropped = true;
        yield* sortSlices(states, (a, b) => b.value - a.value, pace);
        states.length = width;
      }
      isWithin = false;
      yield;
    }
  }

  function add(cells: Int8Array, at: number, parent: State | undefined, cost: number, made?: Result): void {
    const key = String.fromCharCode(...cells.map((type) => type + 1));
    const known = seen[at].get(key);
    if (known !== undefined && known <= cost) return;
    if (seenStates >= memory) {
      for (const states of seen) states.clear();
      seenStates = 0;
      dropped = true;
    }
    if (known === undefined) seenStates += 1;
    seen[at].set(key, cost);
    evaluations += 1;
    const { measures, value } = made ?? resultOf(cells);
    const state = { cells, at, parent, cost, value: value - cost * 1e-6 };
    states.push(state);
    if (!ends[at]) return;
    const order = best ? compareMeasures(measures, best.measures) : 1;
    if (order > 0) best = { states: [state], measures, cost };
    else if (order === 0 && best && plyOf(best.states[0]) === ply && cost <= best.cost) {
      if (cost < best.cost) best = { states: [state], measures, cost };
      else if (best.states.length < 32) best.states.push(state);
    }
  }

  /** What a board makes if the drag ends there. */
  function resultOf(cells: Int8Array): Result {
    const { waves, board } = resolveCells(cells, rows, cols, table);
    const matches = countedMatches(waves, table);
    const outcome = { matches, orbsLeft: board.cells.filter((type) => type >= 0).length };
    work += cells.length * (waves.length + 1) + matches.length * shapesWanted * 4;
    const measures = measure(goals, outcome, most, rows, cols);
    return { measures, value: valueFrom(measures, matches.length, board.cells) };
  }

  /** The goals first, then combos, then how near the orbs that are left lie to their like. */
  function valueFrom(measures: readonly number[], combos: number, left: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < measures.length; i++) sum += measures[i] / 4 ** i;
    let near = 0;
    for (let cell = 0; cell < left.length; cell++) {
      const type = left[cell];
      if (type < 0) continue;
      if (cell % cols < cols - 1 && left[cell + 1] === type) near += 2;
      if (cell + cols < left.length && left[cell + cols] === type) near += 1;
      if (cell % cols < cols - 2 && left[cell + 2] === type) near += 1;
    }
    return sum * 100 + combos * 2 + near * 0.1;
  }
}

function plyOf(state: State): number {
  let ply = 0;
  for (let back = state.parent; back; back = back.parent) ply += 1;
  return ply;
}

function pathOf(end: State): number[] {
  const path: number[] = [];
  for (let state: State | undefined = end; state; state = state.parent) path.push(state.at);
  return path.reverse();
}
