/**
 * A cell tried in thought: for every number that it might show, how likely is that, and what would the position be worth
 * then? Stops as soon as what is left of its chance can't bring it past a floor.
 */
import type { NeighborTable, Slices } from '@kit/grid';
import { collectConstraints } from '../kernel/constraints.js';
import { infer } from '../kernel/infer.js';
import { type Pace, spend } from '../kernel/pace.js';
import type { RegionCache } from '../kernel/region-cache.js';
import { type Scaled, scaledRatio } from '../kernel/scaled.js';
import { HIDDEN } from '../kernel/symbols.js';
import { mostWorth, positionWorth } from './position-worth.js';

/** What a cell is worth, and the chance that a safe move follows. */
export type LookAhead = { readonly worth: number; readonly progress: number };

/** Tries a hidden cell that may be safe; the board is as it was afterwards. */
export function* lookAhead(
  cells: Int32Array,
  table: NeighborTable,
  mines: number,
  cell: number,
  survival: number,
  weight: Scaled,
  floor: number,
  maxStates: number,
  pace: Pace,
  cache: RegionCache | undefined,
): Slices<LookAhead> {
  let worth = 0;
  let progress = 0;
  let open = survival;
  // It shows the mines that are marked around it, and up to one more for each hidden cell.
  let marked = 0;
  let hidden = 0;
  for (let at = table.starts[cell]; at < table.starts[cell + 1]; at++) {
    const shown = cells[table.cells[at]];
    if (shown === HIDDEN) hidden++;
    else if (shown < HIDDEN) marked++;
  }
  // Whatever it shows, the other numbers say the same: only the need of its own changes.
  cells[cell] = marked;
  const constraints = yield* collectConstraints(cells, table, mines, true, pace);
  const own = constraints.sources.subarray(0, constraints.count).indexOf(cell);
  for (let value = marked; value <= marked + hidden && worth + open * mostWorth > floor; value++) {
    cells[cell] = value;
    if (own >= 0) constraints.needs[own] = value - marked;
    const next = yield* infer(constraints, maxStates, pace, cache);
    if (spend(pace, 16)) yield;
    if (next.weight === undefined) continue;
    const share = scaledRatio(next.weight, weight);
    const position = yield* positionWorth(table, cells, next, pace);
    open -= share;
    worth += share * position.worth;
    if (position.goesOn) progress += share;
  }
  cells[cell] = HIDDEN;
  return { worth, progress };
}
