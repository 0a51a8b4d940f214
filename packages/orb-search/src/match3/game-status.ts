import { gameMoves } from '../kernel/game-moves.js';
import { isWon } from '../kernel/game-table.js';
import { type CheckedGame, checkGame } from './check-game.js';
import type { SwapGame, SwapGameStatus } from './types.js';

/**
 * How a swap game stands.
 *
 * @param game - the game
 * @returns `won` (all goals are met), `lost` (no moves are left), `stuck` (no move is legal: {@link reshuffle} it), or `playing`
 * @throws {@link InvalidInputError} for the game, as {@link playSwap}
 *
 * @example
 * ```ts
 * import { gameStatus } from '@kit/orb-search';
 *
 * gameStatus({ rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] }); // => 'playing'
 * gameStatus({ rows: 2, cols: 3, pieces: [0, 1, 2, 3, 4, 5] }); // => 'stuck'
 * ```
 */
export function gameStatus(game: SwapGame): SwapGameStatus {
  const checked = checkGame(game);
  if (isWon(checked.table, checked.state)) return 'won';
  if (checked.movesLeft === 0) return 'lost';
  return isStuck(checked) ? 'stuck' : 'playing';
}

/** Is no move legal? */
export function isStuck({ table, state }: CheckedGame): boolean {
  return gameMoves(table).list(state) === 0;
}
