import { type Cell, checkOptions, type GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { SwapBoard } from '../kernel/swap-board.js';
import { isGame } from '../match3/check-game.js';
import { gameSwaps } from '../match3/game-swaps.js';
import type { GameSwap, SwapGame } from '../match3/types.js';
import { cellList } from '../rules/cell-list.js';
import { noOptions, rulesOf } from '../rules/read-rules.js';
import { ruleTable } from '../rules/rule-table.js';
import { damageOf, usualWeights } from '../rules/score.js';
import type { Match, Rules, RulesOption, Swap } from '../types.js';
import { emptyTrial, type RuledBoard, trialBoard, visitPairs } from './legal-pairs.js';

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
  const plain = options === noOptions ? plainBoard(board) : undefined;
  if (plain) return swapsOf(plain, emptyTrial(plain));
  const { rows, cols, cells } = checkBoard(board);
  return swapsOf({ rows, cols, cells, table: ruleTable(rulesOf(options), board) });
}

/** A board as it stands, and read, if it is right: to see that takes less time than the check that tells what is wrong. */
function plainBoard(board: GridLike): RuledBoard | undefined {
  try {
    const { rows, cols, cells } = board;
    if (!Array.isArray(cells) || !isSide(rows) || !isSide(cols) || cells.length !== rows * cols) return undefined;
    // A copy, so that what is read twice is the same.
    const plain = { rows, cols, cells: [...cells], table: ruleTable(undefined, board) };
    return emptyTrial(plain).read(plain.cells) ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** The legal swaps of a board, or those whose `a` is in some of its rows. */
export function swapsOf(
  board: RuledBoard,
  trial: SwapBoard = trialBoard(board),
  from = 0,
  to: number = board.rows,
): Swap[] {
  const { exchange, matchAt, typeAt, group } = trial;
  const swaps: Swap[] = [];
  visitPairs(board, add, from, to, trial);
  return swaps;

  function add(a: Cell, b: Cell): void {
    exchange(a, b);
    const ofA = matchOf(a);
    const ofB = matchOf(b);
    exchange(a, b);
    const matches = ofA && ofB ? inOrder(ofA, ofB) : ofA ? [ofA] : ofB ? [ofB] : [];
    swaps.push({ a, b, matches, score: damageOf(matches, usualWeights) });
  }

  /** The match that holds a cell. */
  function matchOf(cell: Cell): Match | undefined {
    const count = matchAt(cell);
    return count === 0 ? undefined : { type: typeAt(cell), cells: cellList(group, 0, count) };
  }
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length >= 1 && length <= 32;
}

/** Two matches by their first cells. */
function inOrder(one: Match, other: Match): Match[] {
  return one.cells[0] < other.cells[0] ? [one, other] : [other, one];
}
