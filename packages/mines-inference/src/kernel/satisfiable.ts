/**
 * Does any layout fit a selection of constraints, with or without the total? Exact, by the same regions and states as the
 * inference but without counting. An assumption about a cell is one more constraint with one member.
 */
import { allowedCounts } from './allowed-counts.js';
import type { Constraints } from './constraints.js';
import { propagate } from './propagate.js';
import { splitRegions } from './regions.js';
import { solveRegion } from './solve-region.js';

/** A cell that is assumed to be safe (0) or a mine (1). */
export type Assumption = { readonly cell: number; readonly value: 0 | 1 };

/** Undefined if a region has too many states to say. */
export function satisfiable(
  all: Constraints,
  chosen: readonly number[],
  assumptions: readonly Assumption[],
  useTotal: boolean,
  maxStates: number,
): boolean | undefined {
  const constraints = select(all, chosen, assumptions);
  const known = propagate(constraints);
  if (!known.possible) return false;
  const total = constraints.total - known.mineCount;
  if (useTotal && total < 0) return false;
  const { regions, restCells, boxCells } = splitRegions(constraints, known);
  if (useTotal && total > restCells.length + boxCells.length) return false;
  const solutions = regions.map((region) => solveRegion(region, 0, maxStates));
  if (solutions.some((solution) => solution?.support.length === 0)) return false;
  const solved = solutions.flatMap((solution) => (solution ? [solution] : []));
  if (solved.length < solutions.length) return undefined;
  return !useTotal || allowedCounts(solved, restCells.length, total).possible;
}

function select(all: Constraints, chosen: readonly number[], assumptions: readonly Assumption[]): Constraints {
  const count = chosen.length + assumptions.length;
  const needs = new Int32Array(count);
  const sources = new Int32Array(count);
  const starts = new Int32Array(count + 1);
  const members: number[] = [];
  chosen.forEach((id, index) => {
    needs[index] = all.needs[id]!;
    sources[index] = all.sources[id]!;
    for (let at = all.starts[id]!; at < all.starts[id + 1]!; at++) members.push(all.members[at]!);
    starts[index + 1] = members.length;
  });
  assumptions.forEach(({ cell, value }, index) => {
    needs[chosen.length + index] = value;
    sources[chosen.length + index] = -1;
    members.push(cell);
    starts[chosen.length + index + 1] = members.length;
  });
  return { ...all, count, needs, sources, starts, members: Int32Array.from(members) };
}
