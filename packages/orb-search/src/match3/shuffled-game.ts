import { type Found, type Pace, type Random, type Slices, spend } from '@kit/grid';
import { everyLayout } from '../kernel/every-layout.js';
import { gameDeal } from '../kernel/game-deal.js';
import { gameMatches } from '../kernel/game-matches.js';
import { gameMoves } from '../kernel/game-moves.js';
import { turnWork } from '../kernel/work.js';
import { type CheckedGame, gameOf } from './check-game.js';
import type { ReshuffledGame, SwapGame } from './types.js';

/** A game whose pieces are to be shuffled, and how often that was tried. */
export type ShuffleJob = {
  readonly game: SwapGame;
  readonly checked: CheckedGame;
  readonly random: Random;
  readonly maxTries: number;
  nodes: number;
};

/**
 * A game with its loose ordinary pieces in another order, so that no match stands and a move is legal. Where chance finds none
 * all orders are tried, up to a limit.
 */
export function* shuffledGame(job: ShuffleJob, pace: Pace): Slices<Found<ReshuffledGame>> {
  const { game, checked, random, maxTries } = job;
  const { table, state } = checked;
  const { shuffle } = gameDeal(table, gameMatches(table), gameMoves(table));
  let isFound = false;
  while (job.nodes < maxTries && !isFound) {
    isFound = shuffle(state, random);
    job.nodes += 1;
    if (spend(pace, 8 * turnWork * table.rows * table.cols)) yield;
  }
  const status = isFound ? 'found' : yield* everyLayout(table, state, pace);
  return status === 'found' ? { status, game: gameOf(game, checked, 0, random.state()) } : { status };
}
