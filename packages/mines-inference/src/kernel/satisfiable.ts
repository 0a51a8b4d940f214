/**
 * Does any layout fit a selection of constraints, with or without the total? Exact, by the same regions and states as the
 * inference but without counting. An assumption about a cell is one more constraint with one member.
 *
 * Certificates ask this for many small selections of one board, so each question is answered on the cells of its selection
 * alone, renumbered: what no chosen constraint sees is only a number of free cells.
 */
import type { Slices } from '@kit/grid';
import { allowedCounts } from './allowed-counts.js';
import type { Constraints } from './constraints.js';
import { type Pace, spend, toInts } from './pace.js';
import { propagate } from './propagate.js';
import { createRegionCache } from './region-cache.js';
import type { RegionSolution } from './region-solution.js';
import { type Region, splitRegions } from './regions.js';
import { solveRegion } from './solve-region.js';
import { buildStateGraph } from './state-graph.js';

/** A cell that is assumed to be safe (0) or a mine (1). */
export type Assumption = { readonly cell: number; readonly value: 0 | 1 };

/** Undefined if a region has too many states to say. */
export type Satisfiable = (
  chosen: readonly number[],
  assumptions: readonly Assumption[],
  useTotal: boolean,
) => Slices<boolean | undefined>;

/** Regions of so few boxes are solved once: of many small ones a selection changes one or two; large ones would fill the memory. */
const mostBoxesKept = 16;

/** The question, asked about one board. */
export function createSatisfiable(all: Constraints, maxStates: number, pace: Pace): Satisfiable {
  const select = createSelection(all, pace);
  const cache = createRegionCache();
  function* solve(region: Region): Slices<RegionSolution | undefined> {
    if (region.sizes.length > mostBoxesKept) return yield* solveRegion(region, 0, maxStates, pace);
    const known = cache.recall(region, 0);
    return (known ?? cache.remember(region, 0, yield* solveRegion(region, 0, maxStates, pace))).solution;
  }
  return function* (chosen, assumptions, useTotal) {
    const constraints = yield* select(chosen, assumptions);
    const known = yield* propagate(constraints, pace);
    if (!known.possible) return false;
    const total = all.total - known.mineCount;
    if (useTotal && total < 0) return false;
    const { regions, boxCells } = yield* splitRegions(constraints, known, pace);
    if (!useTotal) {
      let answer: boolean | undefined = true;
      for (const region of regions) {
        const graph = yield* buildStateGraph(region, maxStates, pace);
        if (graph === undefined) answer = undefined;
        else if (!hasEnd(graph.layerStarts)) return false;
      }
      return answer;
    }
    const free = all.unknownCount - constraints.unknownCount;
    if (total > free + boxCells.length) return false;
    const solved: RegionSolution[] = [];
    for (const region of regions) {
      const solution = yield* solve(region);
      if (solution?.support.length === 0) return false;
      if (solution) solved.push(solution);
      if (spend(pace, region.boxConstraints.length)) yield;
    }
    if (solved.length < regions.length) return undefined;
    return (yield* allowedCounts(solved, free, total, pace)).possible;
  };
}

/** Is there a state after the last box? */
function hasEnd(layerStarts: Int32Array): boolean {
  return layerStarts[layerStarts.length - 1] > layerStarts[layerStarts.length - 2];
}

/** Cuts a selection out of the board, its cells numbered anew in the order of their first mention. */
function createSelection(
  all: Constraints,
  pace: Pace,
): (chosen: readonly number[], assumptions: readonly Assumption[]) => Slices<Constraints> {
  const localOf = new Int32Array(all.unknown.length).fill(-1);
  return function* (chosen, assumptions) {
    const count = chosen.length + assumptions.length;
    const needs = new Int32Array(count);
    const starts = new Int32Array(count + 1);
    const members: number[] = [];
    const met: number[] = [];
    const localCell = (cell: number): number => {
      if (localOf[cell] === -1) localOf[cell] = met.push(cell) - 1;
      return localOf[cell];
    };
    for (let index = 0; index < chosen.length; index++) {
      const id = chosen[index];
      needs[index] = all.needs[id];
      for (let at = all.starts[id]; at < all.starts[id + 1]; at++) members.push(localCell(all.members[at]));
      starts[index + 1] = members.length;
      if (spend(pace, 3 * (all.starts[id + 1] - all.starts[id]) + 1)) yield;
    }
    assumptions.forEach(({ cell, value }, index) => {
      needs[chosen.length + index] = value;
      members.push(localCell(cell));
      starts[chosen.length + index + 1] = members.length;
    });
    if (spend(pace, 2 * assumptions.length + met.length)) yield;
    for (const cell of met) localOf[cell] = -1;
    const unknown = new Uint8Array(met.length).fill(1);
    return {
      unknown,
      unknownCount: met.length,
      total: all.total,
      count,
      sources: new Int32Array(count),
      needs,
      starts,
      members: yield* toInts(members, pace),
    };
  };
}
