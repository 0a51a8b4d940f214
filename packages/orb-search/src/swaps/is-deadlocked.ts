import type { GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { rulesOf } from '../rules/read-rules.js';
import { ruleTable } from '../rules/rule-table.js';
import type { Rules, RulesOption } from '../types.js';
import { hasLegalPair } from './legal-pairs.js';

/**
 * Is there no legal swap left?
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param options - the rules (the rules themselves in this place are read until 1.0)
 * @returns true if the game is over (or must be shuffled: see {@link reshuffle})
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { isDeadlocked, parseOrbs } from '@kit/orb-search';
 *
 * isDeadlocked(parseOrbs('012\n345')); // => true
 * isDeadlocked(parseOrbs('0102\n1021')); // => false
 * ```
 */
export function isDeadlocked(board: GridLike, options: RulesOption | Rules = {}): boolean {
  const { rows, cols, cells } = checkBoard(board);
  return !hasLegalPair(cells, rows, cols, ruleTable(rulesOf(options), board));
}
