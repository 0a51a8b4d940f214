import { type Cell, checkCell } from '@kit/grid';
import { gameMoves } from '../kernel/game-moves.js';
import { isWon } from '../kernel/game-table.js';
import { type CheckedGame, checkGame } from './check-game.js';
import type { SwapGame } from './types.js';

/**
 * May the player swap these two cells, or tap this one? A swap is legal if it makes a match with one of the two pieces, if the
 * rules have a pair of them, or if one of them fires by any swap.
 *
 * Crates, stones, chained pieces, empty cells and holes are never swapped; nor are cells that are no neighbours.
 *
 * @param game - the game
 * @param a - a cell
 * @param b - another cell, or the same one for a tap
 * @returns true if {@link playSwap} plays it; so false too when the game is won or no moves are left
 * @throws {@link InvalidInputError} `bad-cell`, and for the game as {@link playSwap}
 *
 * @example
 * ```ts
 * import { isLegalSwap } from '@kit/orb-search';
 *
 * const game = { rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] };
 * isLegalSwap(game, 1, 5); // => true
 * isLegalSwap(game, 0, 1); // => false
 * isLegalSwap(game, 0, 7); // => false
 * ```
 */
export function isLegalSwap(game: SwapGame, a: Cell, b: Cell): boolean {
  const checked = checkGame(game);
  checkCell(game, a, 'a');
  checkCell(game, b, 'b');
  return mayPlay(checked) && isMove(checked, a, b);
}

/** Is the game still on? */
export function mayPlay({ table, state, movesLeft }: CheckedGame): boolean {
  return movesLeft > 0 && !isWon(table, state);
}

/** Is this one of the legal moves of a position? */
export function isMove({ table, state }: CheckedGame, a: Cell, b: Cell): boolean {
  const moves = gameMoves(table);
  const first = Math.min(a, b);
  const last = Math.max(a, b);
  for (let move = moves.list(state) - 1; move >= 0; move--) {
    if (moves.a[move] === first && moves.b[move] === last) return true;
  }
  return false;
}
