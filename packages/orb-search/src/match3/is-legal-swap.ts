import { type Cell, checkCell, InvalidInputError, type Shape } from '@kit/grid';
import { gameMoves } from '../kernel/game-moves.js';
import { isWon } from '../kernel/game-table.js';
import { type CheckedGame, checkGame } from './check-game.js';
import type { SwapGame } from './types.js';

/**
 * May these two cells be swapped (or this one be tapped)? So it is if a match comes of it that holds one of the two, if the
 * rules have a pair of the two pieces, or if one of them fires by any swap.
 *
 * Crates, stones and chained pieces are not swapped, nor are empty cells and holes.
 *
 * @param game - the game
 * @param a - a cell
 * @param b - a neighbour of it, or the same cell, for a tap
 * @returns true if {@link playSwap} plays it: also not if the game is won, or no moves are left
 * @throws {@link InvalidInputError} as {@link playSwap}
 *
 * @example
 * ```ts
 * import { isLegalSwap } from '@kit/orb-search';
 *
 * const game = { rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] };
 * isLegalSwap(game, 1, 5); // => true
 * isLegalSwap(game, 0, 1); // => false
 * ```
 */
export function isLegalSwap(game: SwapGame, a: Cell, b: Cell): boolean {
  const checked = checkGame(game);
  checkNeighbours(game, a, b);
  return mayPlay(checked) && isMove(checked, a, b);
}

/** Two cells of a game that are neighbours, or one. */
export function checkNeighbours(shape: Shape, a: Cell, b: Cell): void {
  checkCell(shape, a, 'a');
  checkCell(shape, b, 'b');
  const { cols } = shape;
  const down = Math.abs(Math.floor(a / cols) - Math.floor(b / cols));
  if (down + Math.abs((a % cols) - (b % cols)) <= 1) return;
  throw new InvalidInputError('bad-swap', `b is ${b}: expected a neighbour of cell ${a}, or the same cell`, {
    name: 'b',
    index: b,
  });
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
