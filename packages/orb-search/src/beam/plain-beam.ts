/**
 * The beam for every rule and goal: boards as arrays, let go by the plain rules, judged goal by goal. The states seen are
 * kept exactly, so a run that dropped nothing has tried everything.
 */
import { compareMeasures, measure, type Outcome } from '../goals/measure.js';
import { cellsASlice } from '../kernel/slice-sizes.js';
import type { PathRequest } from '../request/path-request.js';
import { stepTable } from '../request/step-table.js';
import { resolveCells } from '../rules/resolve.js';
import { type Beam, stepsOf } from './beam-best.js';
import { sortSlices } from './sort-slices.js';

type State = {
  /** The board; given up once its children are made. */
  cells: Int8Array;
  readonly at: number;
  readonly parent: State | undefined;
  readonly cost: number;
  readonly judged: number;
};

type Result = Outcome & { readonly left: readonly number[] };

const noCells = /* @__PURE__ */ new Int8Array(0);

/** With more states than that the memory starts anew. */
const mostSeen = 1_000_000;

/** A beam at ply 0. */
export function plainBeam(request: PathRequest, width: number, maxPlies: number): Beam {
  const { rows, cols, table, goals, most, ends, maxCost } = request;
  const steps = stepTable(rows, cols, table.directions, table.closed);
  const shapesWanted = goals.reduce((sum, goal) => sum + (goal.kind === 'shapes' ? goal.shapes.length : 0), 0);
  // A memory for each cell of the cursor: one map would stop for a tenth of a second when it doubles.
  const seen = Array.from({ length: rows * cols }, () => new Map<string, number>());
  let seenStates = 0;
  let best: { state: State[]; measures: number[]; cost: number } | undefined;
  let evaluations = 0;
  let dropped = false;
  /** Cells that the rules looked at since the last slice. */
  let work = 0;
  let ply = 0;
  /** Is a ply begun and not done? */
  let isWithin = false;
  let states: State[] = [];
  const standing = letGo(request.cells);
  for (const at of request.starts) {
    if (table.cost[at] <= maxCost) add(request.cells, at, undefined, table.cost[at], standing);
  }

  return {
    step: stepsOf(plies()),
    best: () => best && { measures: best.measures, paths: best.state.map(pathOf) },
    evaluations: () => evaluations,
    complete: () => !dropped && !isWithin && (states.length === 0 || ply >= maxPlies),
  };

  function* plies(): Generator<'slice' | 'ply', void> {
    while (ply < maxPlies && states.length > 0 && !best?.measures.every((value) => value === 1)) {
      const kept = states;
      states = [];
      isWithin = true;
      ply += 1;
      for (const parent of kept) {
        for (let n = parent.at * 8; n < parent.at * 8 + 8 && steps[n] >= 0; n++) {
          const to = steps[n];
          const cost = parent.cost + table.cost[to];
          if (to === parent.parent?.at || cost > maxCost) continue;
          const cells = parent.cells.slice();
          cells[parent.at] = parent.cells[to];
          cells[to] = parent.cells[parent.at];
          add(cells, to, parent, cost);
        }
        parent.cells = noCells;
        work += 16;
        if (work < cellsASlice) continue;
        work = 0;
        yield 'slice';
      }
      if (states.length > width) {
        dropped = true;
        yield* sortSlices(states, (a, b) => b.judged - a.judged);
        states.length = width;
      }
      isWithin = false;
      yield 'ply';
    }
  }

  function add(cells: Int8Array, at: number, parent: State | undefined, cost: number, made?: Result): void {
    const key = String.fromCharCode(...cells.map((type) => type + 1));
    const known = seen[at].get(key);
    if (known !== undefined && known <= cost) return;
    if (seenStates >= mostSeen) {
      for (const states of seen) states.clear();
      seenStates = 0;
      dropped = true;
    }
    if (known === undefined) seenStates += 1;
    seen[at].set(key, cost);
    evaluations += 1;
    const outcome = made ?? letGo(cells);
    const measures = measure(goals, outcome, most, rows, cols);
    work += outcome.matches.length * shapesWanted * 4;
    const state = { cells, at, parent, cost, judged: judge(measures, outcome) - cost * 1e-6 };
    states.push(state);
    if (!ends[at]) return;
    const order = best ? compareMeasures(measures, best.measures) : 1;
    if (order > 0) best = { state: [state], measures, cost };
    else if (order === 0 && best && plyOf(best.state[0]) === ply && cost <= best.cost) {
      if (cost < best.cost) best = { state: [state], measures, cost };
      else if (best.state.length < 32) best.state.push(state);
    }
  }

  function letGo(cells: Int8Array): Result {
    const { waves, board } = resolveCells(cells.slice(), rows, cols, table);
    work += cells.length * (waves.length + 1);
    const matches = table.firstWaveOnly ? (waves[0] ?? []) : waves.flat();
    return { matches, orbsLeft: board.cells.filter((type) => type >= 0).length, left: board.cells };
  }

  /** The goals first, then combos, then how near the orbs that are left lie to their like. */
  function judge(measures: readonly number[], { matches, left }: Result): number {
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
    return sum * 100 + matches.length * 2 + near * 0.1;
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
