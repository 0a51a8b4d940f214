import type { GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { rulesOf } from '../rules/read-rules.js';
import { ruleTable } from '../rules/rule-table.js';
import type { Rules, RulesOption } from '../types.js';
import { visitPairs } from './legal-pairs.js';

/**
 * Which cells take part in a legal swap: what a game keeps to show hints and to see that it is over.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param options - the rules (the rules themselves in this place are read until 1.0)
 * @returns for each cell whether a legal swap moves it
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { parseOrbs, swapMap } from '@kit/orb-search';
 *
 * swapMap(parseOrbs('0102\n1021')); // => [false, true, false, false, false, true, false, false]
 * ```
 */
export function swapMap(board: GridLike, options: RulesOption | Rules = {}): boolean[] {
  const { rows, cols, cells } = checkBoard(board);
  const map: boolean[] = Array.from({ length: rows * cols }, () => false);
  visitPairs({ rows, cols, cells, table: ruleTable(rulesOf(options), board) }, (a, b) => (map[a] = map[b] = true));
  return map;
}
