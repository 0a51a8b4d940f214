import { gameMoves } from '../kernel/game-moves.js';
import { checkGame } from '../match3/check-game.js';
import type { SwapGame } from '../match3/types.js';
import type { GameRating } from './types.js';

/**
 * How hard is a swap game as it stands? The fewer moves are legal, the longer one is looked for, and the less a player can choose.
 *
 * `score` is 1 / (1 + legal moves). `dealLevel(level, { difficulty })` parts deals by it. How hard a level is, with its goals and
 * moves, says {@link simulateLevel}. O(cells).
 *
 * @param game - the game
 * @returns the score, from above 0 (easy) to 1 (no move is legal), and how many moves are legal
 * @throws {@link InvalidInputError} as {@link playSwap}
 *
 * @example
 * ```ts
 * import { rateGame } from '@kit/orb-search';
 *
 * rateGame({ rows: 2, cols: 4, pieces: [0, 1, 0, 2, 1, 0, 2, 1] }); // => { score: 0.5, moves: 1 }
 * ```
 */
export function rateGame(game: SwapGame): GameRating {
  const { table, state } = checkGame(game);
  const moves = gameMoves(table).list(state);
  return { score: scoreOf(moves), moves };
}

/** The score of so many legal moves. */
export function scoreOf(moves: number): number {
  return 1 / (1 + moves);
}
