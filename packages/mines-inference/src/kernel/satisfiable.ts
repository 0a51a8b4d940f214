/**
 * Does any layout fit a selection of constraints, with or without the total? Exact, by the same regions and states as the
 * inference but without counting. An assumption about a cell is one more constraint with one member.
 *
 * Certificates ask this for many small selections of one board, so each question is answered on the cells of its selection
 * alone, renumbered: what no chosen constraint sees is only a number of free cells.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { allowedCounts, type MineSet } from './allowed-counts.js';
import { type Constraints, constraintsOn } from './constraints.js';
import { propagate } from './propagate.js';
import { createRegionCache } from './region-cache.js';
import type { RegionSolution } from './region-solution.js';
import { type Region, splitRegions } from './regions.js';
import { solveRegion } from './solve-region.js';
import { buildStateGraph } from './state-graph.js';

/** A cell that is assumed to be safe (0) or a mine (1). */
export type Assumption = { readonly cell: number; readonly value: 0 | 1 };

/** Questions about selections of one board. */
export type Satisfiable = {
  /** Does any layout fit? Undefined if a region has too many states to say. */
  readonly fits: (
    chosen: readonly number[],
    assumptions: readonly Assumption[],
    useTotal: boolean,
  ) => Slices<boolean | undefined>;
  /** What a selection leaves open; undefined if nothing fits it. */
  readonly countsOf: (
    chosen: readonly number[],
    assumptions: readonly Assumption[],
    useTotal: boolean,
  ) => Slices<Counts | undefined>;
  /** Can selections that share no cell make the total together? */
  readonly makesTotal: (parts: readonly Counts[]) => Slices<boolean>;
};

/** How many mines a selection allows in its cells. */
export type Counts = {
  /** Mines that are certain, and cells whose mines are counted here; those of regions that are too large are not. */
  readonly mines: number;
  cells: number;
  /** Of each region; none where the total is not asked for. */
  readonly sets: MineSet[];
  isComplete: boolean;
};

/**
 * Regions of so few boxes are solved once: of many small ones a selection changes one or two; large ones would fill the
 * memory.
 */
const maxBoxesKept = 16;

/** The questions, asked about one board. */
export function createSatisfiable(all: Constraints, maxStates: number, pace: Pace): Satisfiable {
  const select = createSelection(all, pace);
  const cache = createRegionCache();
  function* solve(region: Region): Slices<RegionSolution | undefined> {
    if (region.sizes.length > maxBoxesKept) return yield* solveRegion(region, 0, maxStates, pace);
    const known = cache.recall(region, 0);
    return (known ?? cache.remember(region, 0, yield* solveRegion(region, 0, maxStates, pace))).solution;
  }
  function* countsOf(
    chosen: readonly number[],
    assumptions: readonly Assumption[],
    useTotal: boolean,
  ): Slices<Counts | undefined> {
    const constraints = yield* select(chosen, assumptions);
    const known = propagate(constraints);
    if (!known.possible) return undefined;
    const { regions } = yield* splitRegions(constraints, known, pace);
    const counts: Counts = { mines: known.mineCount, cells: constraints.unknownCount, sets: [], isComplete: true };
    for (const region of regions) {
      const solved = useTotal ? yield* solve(region) : yield* buildStateGraph(region, maxStates, pace);
      if (solved === undefined) {
        counts.isComplete = false;
        for (const size of region.sizes) counts.cells -= size;
      } else if ('support' in solved) {
        if (solved.support.length === 0) return undefined;
        counts.sets.push(solved);
      } else if (!hasEnd(solved.layerStarts)) return undefined;
      if (spend(pace, region.boxConstraints.length)) yield;
    }
    return counts;
  }
  function* makesTotal(parts: readonly Counts[]): Slices<boolean> {
    let rest = all.unknownCount;
    let { total } = all;
    for (const { cells, mines } of parts) {
      rest -= cells;
      total -= mines;
    }
    const sets = parts.flatMap((part) => part.sets);
    if (spend(pace, 2 * (parts.length + sets.length))) yield;
    return total >= 0 && (yield* allowedCounts(sets, rest, total, pace)).possible;
  }
  function* fits(
    chosen: readonly number[],
    assumptions: readonly Assumption[],
    useTotal: boolean,
  ): Slices<boolean | undefined> {
    const counts = yield* countsOf(chosen, assumptions, useTotal);
    if (counts === undefined || (useTotal && !(yield* makesTotal([counts])))) return false;
    return counts.isComplete || undefined;
  }
  return { fits, countsOf, makesTotal };
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
    return constraintsOn(met.length, all.total, needs, needs, starts, new Int32Array(members));
  };
}
