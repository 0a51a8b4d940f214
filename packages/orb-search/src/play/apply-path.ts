import type { Grid, GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { rulesOf } from '../rules/read-rules.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import type { Path, Rules, RulesOption } from '../types.js';
import { checkPath } from './check-path.js';

/**
 * The board after a drag, before anything clears: each step swaps the held orb with the one it meets, and a recolouring cell
 * changes it.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param path - the start cell and the cells entered
 * @param options - the rules; by default diagonal steps are refused (the rules themselves in this place are read until 1.0)
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-path` (a step that is none, onto a blocked or locked cell, or on from a
 * sticky one; `at.index` is the step), `bad-cell`, and as {@link findMatches}
 *
 * @example
 * ```ts
 * import { applyPath, formatOrbs, parseOrbs } from '@kit/orb-search';
 *
 * const board = parseOrbs('012\n345');
 * formatOrbs(applyPath(board, { start: 0, moves: [1, 2, 5] })); // => '125\n340'
 * ```
 */
export function applyPath(board: GridLike, path: Path, options: RulesOption | Rules = {}): Grid {
  const { rows, cols, cells } = checkBoard(board);
  const table = ruleTable(rulesOf(options), board);
  return { rows, cols, cells: dragged(cells, checkPath(path, rows, cols, table), table) };
}

/** The cells after a path that has been checked. */
export function dragged(cells: ArrayLike<number>, path: Path, { recolouring }: RuleTable): number[] {
  const after = Array.from(cells, (type) => type + 0);
  let held = path.start;
  for (const to of path.moves) {
    const met = after[to];
    after[to] = recolouring && recolouring[to] >= 0 ? recolouring[to] : after[held];
    after[held] = met;
    held = to;
  }
  return after;
}
