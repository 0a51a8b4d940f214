/** The whole of a review: counts, and what luck and guesses came to. */
import type { GameReview, MoveClass, ReviewedMove } from '../types.js';
import { log2 } from './log2.js';

const classes: readonly MoveClass[] = [
  'start',
  'proven',
  'perfect-guess',
  'inferior-guess',
  'mistake',
  'flag',
  'useless',
  'unknown',
];

/** The review of the moves that were judged. */
export function reviewOf(status: GameReview['status'], moves: readonly ReviewedMove[]): GameReview {
  const counts = Object.fromEntries(classes.map((name) => [name, 0])) as Record<MoveClass, number>;
  let survival = 1;
  let kept = 1;
  let luck = 0;
  for (const move of moves) {
    counts[move.class]++;
    if (move.class === 'flag' || move.class === 'start' || move.reason.key === 'flag-false') continue;
    kept *= 1 - (move.cost ?? 0);
    const { risk = 0, bestRisk = risk } = move;
    // To open a certain mine is no matter of luck.
    if (risk === 1) continue;
    survival *= 1 - risk;
    luck += log2(1 - bestRisk) - log2(1 - risk);
  }
  const guesses = counts['perfect-guess'] + counts['inferior-guess'];
  return { status, moves, luck, summary: { counts, guesses, mistakes: counts.mistake, survival, cost: 1 - kept } };
}
