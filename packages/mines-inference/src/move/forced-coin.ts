/**
 * A guess that nothing can spare the player: two cells with one mine that no other cell will ever tell apart.
 *
 *     2 a      every cell that touches just one of a and b is a proven mine (here *), so no number, open or still to
 *     3 b      come, says which of the two it is; an open number that sees only one of them would say so as soon as its
 *     * *      other cells are known, so there is none
 *
 * It costs the same now and later, but what it shows may spare another guess: so it is taken first.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import type { Constraints } from '../kernel/constraints.js';
import type { Inference } from '../kernel/infer.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';

/** The first cell of such a pair, if there is one. */
export function* findForcedCoin(
  cells: ArrayLike<number>,
  table: NeighborTable,
  constraints: Constraints,
  { chances, values }: Inference,
  pace: Pace,
): Slices<number | undefined> {
  const { count, starts, members } = constraints;
  for (let id = 0; id < count; id++) {
    const pair: number[] = [];
    for (let at = starts[id]; at < starts[id + 1]; at++) {
      const cell = members[at];
      if (values[cell] === -1) pair.push(cell);
    }
    if (spend(pace, starts[id + 1] - starts[id] + 1)) yield;
    // Of two cells that may or may not be mines just one is.
    if (pair.length !== 2) continue;
    const [a, b] = pair as [number, number];
    if (Math.abs(chances[a] - 0.5) > 1e-9) continue;
    if (spend(pace, 2 * (degree(table, a) + 1) * (degree(table, b) + 1))) yield;
    if (sameSight(cells, table, values, a, b) && sameSight(cells, table, values, b, a)) return a;
  }
  return undefined;
}

function degree({ starts }: NeighborTable, cell: number): number {
  return starts[cell + 1] - starts[cell];
}

/** Is every cell that touches `a` but not `b` a mine? */
function sameSight(
  shown: ArrayLike<number>,
  { starts, cells }: NeighborTable,
  values: Int8Array,
  a: number,
  b: number,
): boolean {
  for (let at = starts[a]; at < starts[a + 1]; at++) {
    const cell = cells[at];
    if (cell === b || shown[cell] <= FLAG || (shown[cell] === HIDDEN && values[cell] === 1)) continue;
    let touches = false;
    for (let by = starts[b]; by < starts[b + 1]; by++) if (cells[by] === cell) touches = true;
    if (!touches) return false;
  }
  return true;
}
