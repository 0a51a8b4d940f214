/** Cells that are known to be safe though nobody knows their numbers. */
import type { Constraints } from './constraints.js';

/** One number more, which sees these cells and shows 0. */
export function withoutMinesIn(constraints: Constraints, open: readonly number[]): Constraints {
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
