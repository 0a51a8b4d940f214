/**
 * Cells that need more than two numbers: assume the opposite, widen the circle of numbers around the cell until nothing
 * fits, then leave out every number that isn't needed. The total joins only where all numbers together do not do.
 *
 * Cells that the same numbers see have the same reasons, so one of them is examined for all.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { minimalSubset } from '../conflicts/minimal-subset.js';
import type { Constraints } from '../kernel/constraints.js';
import { defaultMaxStates } from '../kernel/effort.js';
import { createSatisfiable } from '../kernel/satisfiable.js';
import type { CellIndex, Finding } from './number-deductions.js';

export function* regionDeductions(
  constraints: Constraints,
  constraintsOf: CellIndex,
  wanted: Set<number>,
  values: Int8Array,
  whenFound: (finding: Finding) => void,
  pace: Pace,
): Slices<void> {
  const groups = new Map<string, number[]>();
  for (const cell of wanted) {
    const seenBy = constraintsOf(cell);
    const key = seenBy.join();
    const group = groups.get(key);
    if (group) group.push(cell);
    else groups.set(key, [cell]);
    if (spend(pace, 16 + 8 * seenBy.length)) yield;
  }
  const found = new Map<string, Finding>();
  const { fits } = createSatisfiable(constraints, defaultMaxStates, pace);
  for (const cells of groups.values()) {
    const [cell] = cells;
    const mine = values[cell] === 1;
    function* forces(subset: readonly number[], useTotal: boolean): Slices<boolean> {
      return (yield* fits(subset, [{ cell: cell, value: mine ? 0 : 1 }], useTotal)) === false;
    }
    const reason = yield* findReason(circles(constraints, constraintsOf, cell, pace), constraints.count, forces, pace);
    const key = `${mine} ${reason.usesTotal} ${reason.from.join()}`;
    const known = found.get(key);
    if (known) {
      for (const other of cells) known.cells.push(other);
    } else {
      const finding = { cells: [...cells], mine, ...reason };
      found.set(key, finding);
      whenFound(finding);
    }
    if (spend(pace, 16 + cells.length + 8 * reason.from.length)) yield;
  }
}

function* findReason(
  layers: Generator<number[] | undefined, void>,
  count: number,
  forces: (subset: readonly number[], useTotal: boolean) => Slices<boolean>,
  pace: Pace,
): Slices<{ from: number[]; usesTotal: boolean }> {
  const near: number[] = [];
  for (const layer of layers) {
    if (layer === undefined) {
      yield;
      continue;
    }
    for (const id of layer) near.push(id);
    if (!(yield* forces(near, false))) continue;
    const from = yield* minimalSubset(near, (subset) => forces(subset, false), pace);
    return { from: sorted(from), usesTotal: false };
  }
  const inReach = new Uint8Array(count);
  for (const id of near) inReach[id] = 1;
  const all = [...near];
  for (let id = 0; id < count; id++) if (inReach[id] === 0) all.push(id);
  if (spend(pace, 2 * count)) yield;
  return { from: sorted(yield* minimalSubset(all, (subset) => forces(subset, true), pace)), usesTotal: true };
}

/** The numbers around a cell, by how many steps from number to number they are away; undefined where it is time to yield. */
function* circles(
  { starts, members }: Constraints,
  constraintsOf: CellIndex,
  cell: number,
  pace: Pace,
): Generator<number[] | undefined, void> {
  const seen = new Set(constraintsOf(cell));
  let layer = [...seen];
  while (layer.length > 0) {
    yield layer;
    const next: number[] = [];
    for (const id of layer) {
      for (const member of members.subarray(starts[id], starts[id + 1])) {
        for (const other of constraintsOf(member)) {
          if (seen.has(other)) continue;
          seen.add(other);
          next.push(other);
        }
        if (spend(pace, 16)) yield undefined;
      }
    }
    layer = next;
  }
}

function sorted(ids: number[]): number[] {
  return ids.sort((a, b) => a - b);
}
