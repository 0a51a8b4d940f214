import { type Found, type Random, type Search, shareSlices } from '@kit/grid';
import { everyLayout } from '../kernel/every-layout.js';
import { gameDeal } from '../kernel/game-deal.js';
import { gameMatches } from '../kernel/game-matches.js';
import { gameMoves } from '../kernel/game-moves.js';
import { cellsASlice } from '../kernel/slice-sizes.js';
import { type CheckedGame, gameOf } from './check-game.js';
import type { ReshuffledGame, SwapGame } from './types.js';

/**
 * A game with its loose ordinary pieces in another order, so that no match stands and a move is legal. Where chance finds none
 * all orders are tried, up to a limit.
 */
export function* shuffledGame(
  game: SwapGame,
  checked: CheckedGame,
  random: Random,
  maxTries: number,
): Search<Found<ReshuffledGame>> {
  const { table, state } = checked;
  const { shuffle } = gameDeal(table, gameMatches(table), gameMoves(table));
  let work = 0;
  for (let nodes = 1; nodes <= maxTries; nodes++) {
    if (shuffle(state, random)) return { status: 'found', game: gameOf(game, checked, 0, random.state()) };
    work += 8 * table.rows * table.cols;
    if (work < cellsASlice) continue;
    work = 0;
    if ((yield { nodes }) === 'stop') return { status: 'limit' };
  }
  const status = yield* shareSlices(everyLayout(table, state), () => ({ nodes: maxTries }));
  if (status === 'found') return { status, game: gameOf(game, checked, 0, random.state()) };
  return { status: status ?? 'limit' };
}
