/** The chance that a mine is among some cells: one less how many of the layouts have none there. */
import type { NeighborTable, Slices } from '@kit/grid';
import { type Constraints, collectConstraints } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import type { Pace } from '../kernel/pace.js';
import type { RegionCache } from '../kernel/region-cache.js';
import { scaledRatio } from '../kernel/scaled.js';

/** Exactly 0 and 1 only where proven; undefined where the chances are not known. */
export function* jointRisk(
  cells: Int32Array,
  table: NeighborTable,
  mines: number,
  inference: Inference,
  aimed: readonly number[],
  maxStates: number,
  pace: Pace,
  cache: RegionCache,
): Slices<number | undefined> {
  const { values, chances, weight } = inference;
  if (aimed.some((cell) => values[cell] === 1)) return 1;
  const open = aimed.filter((cell) => values[cell] !== 0);
  if (open.length === 0) return 0;
  if (open.length === 1) return chances[open[0]] < 0 ? undefined : chances[open[0]];
  if (weight === undefined) return undefined;
  const constraints = yield* collectConstraints(cells, table, mines, true, pace);
  const without = yield* infer(withoutMinesIn(constraints, open), maxStates, pace, cache);
  if (without.status === 'inconsistent') return 1;
  return without.weight === undefined ? undefined : Math.max(0, 1 - scaledRatio(without.weight, weight));
}

/** One number more, which sees these cells and shows 0. */
function withoutMinesIn(constraints: Constraints, open: readonly number[]): Constraints {
  const { count, starts, members, needs, sources } = constraints;
  const from = starts[count];
  const longer = new Int32Array(from + open.length);
  longer.set(members.subarray(0, from));
  longer.set(open, from);
  const ends = new Int32Array(count + 2);
  ends.set(starts.subarray(0, count + 1));
  ends[count + 1] = longer.length;
  return {
    ...constraints,
    count: count + 1,
    needs: appended(needs.subarray(0, count), 0),
    sources: appended(sources.subarray(0, count), -1),
    starts: ends,
    members: longer,
  };
}

function appended(list: Int32Array, value: number): Int32Array {
  const longer = new Int32Array(list.length + 1);
  longer.set(list);
  longer[list.length] = value;
  return longer;
}
