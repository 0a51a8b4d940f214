/**
 * The cells worth a thought: those on the border nearly as safe as the safest, and of the cells that no number sees (all
 * equally safe) the few with the fewest neighbours (likeliest to open an area) and the few that touch the border.
 */
import type { NeighborTable } from '@kit/grid';
import type { Constraints } from '../kernel/constraints.js';
import { FLAG } from '../kernel/symbols.js';

const maxBorder = 12;
const maxRest = 3;

/** 1 for each cell that a number sees and that is hidden, or a flagged mine: a flag changes no guess. */
export function borderOf(
  cells: Int32Array,
  { starts, cells: around }: NeighborTable,
  constraints: Constraints,
): Uint8Array {
  const { count, starts: memberStarts, members } = constraints;
  const onBorder = new Uint8Array(cells.length);
  for (let id = 0; id < count; id++) {
    for (let at = memberStarts[id]; at < memberStarts[id + 1]; at++) onBorder[members[at]] = 1;
  }
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== FLAG) continue;
    for (let at = starts[cell]; at < starts[cell + 1]; at++) if (cells[around[at]] >= 0) onBorder[cell] = 1;
  }
  return onBorder;
}

/** Hidden cells, the safest first. */
export function guessCandidates(
  onBorder: Uint8Array,
  { starts, cells: around }: NeighborTable,
  { unknown }: Constraints,
  chances: Float64Array,
  share: number,
): number[] {
  const survival = (cell: number): number => 1 - Math.max(0, chances[cell]);
  let safest = 0;
  for (let cell = 0; cell < unknown.length; cell++) {
    if (unknown[cell] === 1 && chances[cell] !== 1) safest = Math.max(safest, survival(cell));
  }
  const degree = (cell: number): number => starts[cell + 1] - starts[cell];
  // Of a cell that no number sees: none of its neighbours is open.
  const touching = (cell: number): number => {
    let sum = 0;
    for (let at = starts[cell]; at < starts[cell + 1]; at++) sum += onBorder[around[at]];
    return sum;
  };
  const border: number[] = [];
  const rest: number[] = [];
  const touchingRest: number[] = [];
  const touches = new Int32Array(unknown.length);
  for (let cell = 0; cell < unknown.length; cell++) {
    if (unknown[cell] === 0 || chances[cell] === 1 || survival(cell) < safest * share) continue;
    if (onBorder[cell] === 1) {
      border.push(cell);
      continue;
    }
    rest.push(cell);
    touches[cell] = touching(cell);
    if (touches[cell] > 0) touchingRest.push(cell);
  }
  const quiet = smallest(rest, maxRest, (a, b) => degree(a) - degree(b) || a - b);
  const beside = smallest(touchingRest, maxRest, (a, b) => touches[b] - touches[a] || a - b);
  const chosen = smallest(border, maxBorder, (a, b) => chances[a] - chances[b] || a - b);
  for (const cell of [...quiet, ...beside]) if (!chosen.includes(cell)) chosen.push(cell);
  return chosen.sort((a, b) => chances[a] - chances[b] || degree(a) - degree(b) || a - b);
}

export function smallest(items: readonly number[], count: number, compare: (a: number, b: number) => number): number[] {
  const kept: number[] = [];
  for (const item of items) {
    if (kept.length === count && compare(item, kept[count - 1]) >= 0) continue;
    let at = kept.length;
    while (at > 0 && compare(item, kept[at - 1]) < 0) at--;
    kept.splice(at, 0, item);
    if (kept.length > count) kept.pop();
  }
  return kept;
}
