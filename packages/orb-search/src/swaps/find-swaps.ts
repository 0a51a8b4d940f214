import { checkOptions, type GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { isGame } from '../match3/check-game.js';
import { gameSwaps } from '../match3/game-swaps.js';
import type { GameSwap, SwapGame } from '../match3/types.js';
import { exchange } from '../play/steps.js';
import { cellList } from '../rules/cell-list.js';
import { matchFinder } from '../rules/match-at.js';
import { noOptions, rulesOf } from '../rules/read-rules.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import { damageOf, usualWeights } from '../rules/score.js';
import type { Match, Rules, RulesOption, Swap } from '../types.js';
import { legalPairs, type Pair } from './legal-pairs.js';
import { inOrder, ordinarySwaps, ordinarySwapsOf } from './ordinary-swaps.js';

/**
 * The legal swaps: two neighbouring orbs whose exchange makes a match that holds one of them.
 *
 * Empty (-1), locked and blocked cells are not swapped; with `directions: 8` neighbours by a corner count too. O(cells) with
 * ordinary rules.
 *
 * Of a swap game (what has `pieces`) they are its moves: also taps (`a` and `b` are one cell), pairs, and pieces that fire by
 * any swap, each with what its first wave matches and earns.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32; or a swap game
 * @param options - the rules (the rules themselves in this place are read until 1.0)
 * @returns the swaps in the order of `a`, then `b`
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { findSwaps, parseOrbs } from '@kit/orb-search';
 *
 * findSwaps(parseOrbs(`
 *   0 1 0 2
 *   1 0 2 1
 * `)); // => [{ a: 1, b: 5, matches: [{ type: 0, cells: [0, 1, 2] }], score: 1 }]
 * findSwaps({ rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] }).map(({ by, score }) => [by, score]); // => [['match', 30]]
 * ```
 */
export function findSwaps(board: SwapGame, options?: Readonly<Record<string, never>>): GameSwap[];
export function findSwaps(board: GridLike, options?: RulesOption | Rules): Swap[];
export function findSwaps(board: GridLike | SwapGame, options: RulesOption | Rules = noOptions): Swap[] | GameSwap[] {
  if (isGame(board)) {
    checkOptions(options, [] as never[]);
    return gameSwaps(board);
  }
  const usual = options === noOptions ? ordinarySwaps(board, 4) : undefined;
  if (usual) return usual;
  const { rows, cols, cells } = checkBoard(board);
  const table = ruleTable(rulesOf(options), board);
  const ordinary = table.ordinary ? ordinarySwaps(board, table.directions) : undefined;
  return ordinary ?? swapsOf(cells, rows, cols, table, legalPairs(cells, rows, cols, table));
}

/** The swaps of some legal pairs of a board that has been checked. */
export function swapsOf(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  table: RuleTable,
  pairs: readonly Pair[],
): Swap[] {
  const after = Int8Array.from(cells);
  if (table.ordinary) return ordinarySwapsOf(after, rows, cols, pairs);
  const { find, group } = matchFinder(after.length, cols, table);
  const swaps: Swap[] = [];
  for (const { a, b } of pairs) {
    exchange(after, a, b);
    const ofA = matchOf(a);
    const ofB = matchOf(b);
    exchange(after, a, b);
    const matches = ofA && ofB ? inOrder(ofA, ofB) : ofA ? [ofA] : ofB ? [ofB] : [];
    swaps.push({ a, b, matches, score: damageOf(matches, usualWeights) });
  }
  return swaps;

  /** The match that holds a cell. */
  function matchOf(cell: number): Match | undefined {
    const count = find(after, cell);
    return count === 0 ? undefined : { type: after[cell], cells: cellList(group, 0, count) };
  }
}
