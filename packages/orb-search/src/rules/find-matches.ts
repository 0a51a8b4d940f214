import type { GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { Match, Rules, RulesOption } from '../types.js';
import { noOptions, rulesOf } from './read-rules.js';
import { ruleBoard } from './rule-board.js';
import { ruleTable } from './rule-table.js';
import { smallMatches } from './small-boards.js';

/**
 * The matches that stand on a board.
 *
 * A cell clears if it stands in a straight run of `minRun` equal orbs or more; a match is a connected set of clearing
 * cells of one type, so crossing runs are one match, and so are two equal runs side by side. O(cells).
 *
 * @param board - orb types 0 to 14, or -1 where nothing matches; at most 32 × 32
 * @param options - the rules, by default runs of three (the rules themselves in this place are read until 1.0)
 * @returns the matches in the order of their first cells
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value` for the board; `bad-options`,
 * `bad-choice`, `bad-number`, `bad-list`, `bad-length`, `bad-flag` for the rules
 *
 * @example
 * ```ts
 * import { findMatches, parseOrbs } from '@kit/orb-search';
 *
 * const board = parseOrbs(`
 *   0 0 0 1
 *   0 1 2 1
 *   1 2 2 1
 * `);
 * findMatches(board);
 * // => [{ type: 0, cells: [0, 1, 2] }, { type: 1, cells: [3, 7, 11] }]
 * ```
 */
export function findMatches(board: GridLike, options: RulesOption | Rules = noOptions): Match[] {
  const small = options === noOptions ? smallMatches(board) : undefined;
  if (small) return small;
  const { rows, cols, cells } = checkBoard(board);
  const table = ruleTable(rulesOf(options), board);
  return (table.ordinary ? smallMatches(board) : undefined) ?? ruleBoard(rows, cols, table).find(new Int16Array(cells));
}
