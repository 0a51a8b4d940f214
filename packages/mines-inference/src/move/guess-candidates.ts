/**
 * The cells worth a thought: those on the border nearly as safe as the safest, and of the cells that no number sees (all
 * equally safe) the few with the fewest neighbours (likeliest to open an area) and the few that touch the border.
 */
import type { NeighborTable } from '@kit/grid';
import type { Constraints } from '../kernel/constraints.js';

const maxBorder = 12;
const maxRest = 3;

/** Hidden cells, the safest first. */
export function guessCandidates(
  cells: ArrayLike<number>,
  { starts, cells: around }: NeighborTable,
  { unknown, count, starts: memberStarts, members }: Constraints,
  chances: Float64Array,
  share: number,
): number[] {
  const onBorder = new Uint8Array(unknown.length);
  for (let at = 0; at < memberStarts[count]!; at++) onBorder[members[at]!] = 1;
  let safest = 0;
  const border: number[] = [];
  const rest: number[] = [];
  for (let cell = 0; cell < unknown.length; cell++) {
    if (unknown[cell] === 0 || chances[cell] === 1) continue;
    safest = Math.max(safest, 1 - Math.max(0, chances[cell]!));
    (onBorder[cell] === 1 ? border : rest).push(cell);
  }
  const closeBy = (cell: number): boolean => 1 - Math.max(0, chances[cell]!) >= safest * share;
  const degree = (cell: number): number => starts[cell + 1]! - starts[cell]!;
  const touching = (cell: number): number => {
    let sum = 0;
    for (let at = starts[cell]!; at < starts[cell + 1]!; at++)
      sum += onBorder[around[at]!]! - (cells[around[at]!]! >= 0 ? 1 : 0);
    return sum;
  };
  const nearRest = rest.filter(closeBy);
  const quiet = [...nearRest].sort((a, b) => degree(a) - degree(b) || a - b).slice(0, maxRest);
  const beside = nearRest
    .filter((cell) => touching(cell) > 0)
    .sort((a, b) => touching(b) - touching(a) || a - b)
    .slice(0, maxRest);
  const chosen = border
    .filter(closeBy)
    .sort((a, b) => chances[a]! - chances[b]! || a - b)
    .slice(0, maxBorder);
  for (const cell of [...quiet, ...beside]) if (!chosen.includes(cell)) chosen.push(cell);
  return chosen.sort((a, b) => chances[a]! - chances[b]! || degree(a) - degree(b) || a - b);
}
