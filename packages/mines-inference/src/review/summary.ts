/** The whole of a review: counts, and what luck and guesses came to. */
import type { GameReview, MoveClass, ReviewedMove } from '../types.js';

/** The review of the moves that were judged. */
export function reviewOf(status: GameReview['status'], moves: readonly ReviewedMove[]): GameReview {
  const counts: Record<MoveClass, number> = {
    ...{ start: 0, proven: 0, 'perfect-guess': 0, 'inferior-guess': 0 },
    ...{ mistake: 0, flag: 0, useless: 0, unknown: 0 },
  };
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

const twiceLog2E = 2.8853900817779268;

/** Of a positive number; whole for a power of two, else to about 1e-15 of the nearest whole number. */
export function log2(x: number): number {
  let exponent = 0;
  let mantissa = x;
  for (; mantissa < 0.75; mantissa *= 2) exponent--;
  for (; mantissa >= 1.5; mantissa /= 2) exponent++;
  // ln m = 2 artanh s, a series that s ≤ 1/5 ends soon.
  const s = (mantissa - 1) / (mantissa + 1);
  let power = s;
  let sum = 0;
  for (let odd = 1; odd < 27; odd += 2) {
    sum += power / odd;
    power *= s * s;
  }
  return exponent + twiceLog2E * sum;
}
