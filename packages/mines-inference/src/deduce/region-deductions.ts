/**
 * Cells that need more than two numbers: assume the opposite, widen the circle of numbers around the cell until nothing
 * fits, then leave out every number that isn't needed. The total joins only where all numbers together do not do.
 *
 * Cells that the same numbers see have the same reasons, so one of them is examined for all.
 */
import { minimalSubset } from '../conflicts/minimal-subset.js';
import type { Constraints } from '../kernel/constraints.js';
import { createSatisfiable } from '../kernel/satisfiable.js';
import type { CellIndex } from './cell-index.js';
import type { Finding } from './number-deductions.js';

/** A finding that may need the number of mines on the board. */
export type WideFinding = Finding & { readonly usesTotal: boolean };

export function regionDeductions(
  constraints: Constraints,
  constraintsOf: CellIndex,
  wanted: Set<number>,
  values: Int8Array,
  maxStates: number,
): WideFinding[] {
  const groups = new Map<string, number[]>();
  for (const cell of wanted) {
    const key = constraintsOf(cell).join();
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  const found = new Map<string, WideFinding>();
  const satisfiable = createSatisfiable(constraints, maxStates);
  for (const cells of groups.values()) {
    const [cell] = cells;
    const mine = values[cell!] === 1;
    const forces = (subset: readonly number[], useTotal: boolean) =>
      satisfiable(subset, [{ cell: cell!, value: mine ? 0 : 1 }], useTotal) === false;
    const reason = findReason(circles(constraints, constraintsOf, cell!), constraints.count, forces);
    const key = `${mine} ${reason.usesTotal} ${reason.from.join()}`;
    const known = found.get(key);
    if (known) known.cells.push(...cells);
    else found.set(key, { cells: [...cells], mine, ...reason });
  }
  return [...found.values()];
}

function findReason(
  layers: number[][],
  count: number,
  forces: (subset: readonly number[], useTotal: boolean) => boolean,
): { from: number[]; usesTotal: boolean } {
  const near: number[] = [];
  for (const layer of layers) {
    near.push(...layer);
    if (!forces(near, false)) continue;
    return { from: sorted(minimalSubset(near, (subset) => forces(subset, false))), usesTotal: false };
  }
  const inReach = new Set(near);
  const far = Array.from({ length: count }, (_, id) => id).filter((id) => !inReach.has(id));
  return { from: sorted(minimalSubset([...near, ...far], (subset) => forces(subset, true))), usesTotal: true };
}

/** The numbers around a cell, by how many steps from number to number they are away. */
function circles({ starts, members }: Constraints, constraintsOf: CellIndex, cell: number): number[][] {
  const seen = new Set(constraintsOf(cell));
  const layers: number[][] = [];
  let layer = [...seen];
  while (layer.length > 0) {
    layers.push(layer);
    const next: number[] = [];
    for (const id of layer) {
      for (let at = starts[id]!; at < starts[id + 1]!; at++) {
        for (const other of constraintsOf(members[at]!)) {
          if (seen.has(other)) continue;
          seen.add(other);
          next.push(other);
        }
      }
    }
    layer = next;
  }
  return layers;
}

function sorted(ids: number[]): number[] {
  return ids.sort((a, b) => a - b);
}
