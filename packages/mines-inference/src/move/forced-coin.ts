/**
 * A guess that nothing can spare the player: two cells with one mine that no other cell will ever tell apart.
 *
 *     1 a      every cell that touches just one of a and b is open or a proven mine,
 *     2 b      so no number still to come can say which of the two it is
 *     1 1
 *
 * It costs the same now and later, but what it shows may spare another guess: so it is taken first.
 */
import type { NeighborTable } from '@kit/grid';
import type { Constraints } from '../kernel/constraints.js';
import type { Inference } from '../kernel/infer.js';

/** The first cell of such a pair, if there is one. */
export function findForcedCoin(
  table: NeighborTable,
  constraints: Constraints,
  { chances, values }: Inference,
): number | undefined {
  const { unknown, count, starts, members, needs } = constraints;
  for (let id = 0; id < count; id++) {
    let mines = needs[id]!;
    const pair: number[] = [];
    for (let at = starts[id]!; at < starts[id + 1]!; at++) {
      const cell = members[at]!;
      if (values[cell] === 1) mines--;
      else if (values[cell] === -1) pair.push(cell);
    }
    if (mines !== 1 || pair.length !== 2) continue;
    const [a, b] = pair as [number, number];
    if (Math.abs(chances[a]! - 0.5) > 1e-9) continue;
    if (sameSight(table, unknown, values, a, b) && sameSight(table, unknown, values, b, a)) return a;
  }
  return undefined;
}

/** Does every cell that can still be opened next to `a` touch `b` too? */
function sameSight(
  { starts, cells }: NeighborTable,
  unknown: Uint8Array,
  values: Int8Array,
  a: number,
  b: number,
): boolean {
  for (let at = starts[a]!; at < starts[a + 1]!; at++) {
    const cell = cells[at]!;
    if (cell === b || unknown[cell] === 0 || values[cell] === 1) continue;
    let touches = false;
    for (let by = starts[b]!; by < starts[b + 1]!; by++) if (cells[by] === cell) touches = true;
    if (!touches) return false;
  }
  return true;
}
