/** What is said of a puzzle as it was printed: whether it has one solution, and how hard it is. */
import { findConflicts, type Position, positionFromValues, type Rating, type SolutionCount } from '@kit/sudoku-human';
import type { Said } from '../frame/said.js';
import type { Words } from './words.js';

/** Answers about the printed digits, one after the other. */
export type Judges = {
  readonly count: () => Promise<SolutionCount>;
  readonly rate: () => Promise<Rating>;
};

/** The verdict on a puzzle; null on an empty board. */
export async function judge({ givens }: Position, { count, rate }: Judges): Promise<Said<Words> | null> {
  if (!givens.some((digit) => digit > 0)) return null;
  if (findConflicts(positionFromValues(givens)).length > 0) return ['conflict'];
  const solutions = await count();
  if (solutions.count > 1) return ['several'];
  if (solutions.status === 'limit') return ['limit'];
  if (solutions.count === 0) return ['none'];
  const { stars, level, score } = await rate();
  return stars === null || level === null || score === null ? ['unique'] : ['rated', stars, level, score];
}
