/**
 * The board after a pair has gone: what was frozen beside it is free, the rest falls, and the marks go with their tiles.
 */
import type { Cell, GravityMode, GridLike } from '@kit/grid';
import { plainCells } from '../board/check-board.js';
import { boardMarks, type Marks, tiesIn } from '../board/marks.js';
import { beside } from '../rules/beside.js';
import { settleFalls } from '../rules/gravity-rule.js';
import type { Pair, Removed } from '../types.js';

/** The board without two tiles, after everything has fallen. */
export function afterPair(
  board: GridLike,
  marks: Marks | undefined,
  { a, b }: Pair,
  modes: readonly GravityMode[],
): Removed {
  const { rows, cols, cells } = board;
  const left = plainCells(cells);
  left[a] = 0;
  left[b] = 0;
  const falls = settleFalls(left, { rows, cols }, modes);
  const now = { rows, cols, cells: left, falls };
  if (marks === undefined) return now;
  const gone = [a, b];
  const melting = gone.flatMap((cell) => beside(board, cell)).concat(gone);
  const landings = new Map<Cell, Cell>();
  for (const { from, to } of falls) landings.set(from, to);
  const landingOf = (cell: Cell): Cell => landings.get(cell) ?? cell;
  const frozen = [...marks.frozen].filter((cell) => !melting.includes(cell)).map(landingOf);
  const ties = tiesIn(marks)
    // The ends of a tie go together.
    .filter((tie) => !gone.includes(tie.a))
    .map((tie) => ({ a: landingOf(tie.a), b: landingOf(tie.b) }));
  return { ...now, ...boardMarks(frozen, ties) };
}
