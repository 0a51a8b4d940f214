import { checkOptions, type GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { checkGame, isGame } from '../match3/check-game.js';
import { isStuck } from '../match3/game-status.js';
import type { SwapGame } from '../match3/types.js';
import { rulesOf } from '../rules/read-rules.js';
import { ruleTable } from '../rules/rule-table.js';
import type { Rules, RulesOption } from '../types.js';
import { hasLegalPair } from './legal-pairs.js';

/**
 * Is there no legal swap left?
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32; or a swap game, which takes no options
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
export function isDeadlocked(board: GridLike | SwapGame, options: RulesOption | Rules = {}): boolean {
  if (isGame(board)) {
    checkOptions(options, [] as never[]);
    return isStuck(checkGame(board));
  }
  const { rows, cols, cells } = checkBoard(board);
  return !hasLegalPair({ rows, cols, cells, table: ruleTable(rulesOf(options), board) });
}
