/** What is said of a puzzle as it was printed: whether it has one solution, and how hard it is. */
import { findConflicts, type Position, type Rating, type SolutionCount } from '@kit/sudoku-human';
import type { Said } from '../frame/said.js';
import { positionOf } from './played.js';
import type { Words } from './words.js';

/** Answers about the printed digits, one after the other. */
export type Judges = {
  readonly count: () => Promise<SolutionCount>;
  readonly rate: () => Promise<Rating>;
};

/** The verdict on a puzzle; null on an empty board, which has neither digits nor sums. */
export async function judge({ givens, layout }: Position, { count, rate }: Judges): Promise<Said<Words> | null> {
  if (!givens.some((digit) => digit > 0) && !layout?.cages.some(({ sum }) => sum !== undefined)) return null;
  if (findConflicts(positionOf(givens, layout)).length > 0) return ['conflict'];
  const solutions = await count();
  if (solutions.count > 1) return ['several'];
  if (solutions.status === 'limit') return ['limit'];
  if (solutions.count === 0) return ['none'];
  const { stars, level, score } = await rate();
  if (stars === null) return ['unique'];
  return level === null || score === null ? ['starred', stars] : ['rated', stars, level, score];
}
