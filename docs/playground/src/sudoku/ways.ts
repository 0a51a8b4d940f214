/** The ways to solve a puzzle that the page can show. */
import type { ExplainerRating, ExplainerStep, HodokuRating, SolveResult, Step } from '@kit/sudoku-human';

/** Ours, and those of the two programs whose ratings people quote. */
export const ways = ['short', 'hodoku', 'explainer'] as const;

/** A way. */
export type Way = (typeof ways)[number];

/** What comes of it. */
export type Solved = SolveResult | HodokuRating | ExplainerRating;

/** A step of any of them. The Explainer has names of its own, and its ratings are in tenths. */
export type AnyStep = Step | ExplainerStep;

/** Is this a step of the Explainer's way? */
export function isExplained(step: AnyStep): step is ExplainerStep {
  return 'rating' in step;
}

/** What a way says of the puzzle as a whole. */
export type Grade =
  | { readonly way: 'short' | 'all' }
  | { readonly way: 'hodoku'; readonly level: string; readonly score: number }
  | { readonly way: 'explainer'; readonly er: number; readonly ep: number; readonly ed: number };

/** The grade of a result; of a way that gives none the plain one. */
export function gradeOf(result: Solved): Grade {
  if ('er' in result && result.er !== null) {
    const { er, ep, ed } = result;
    return { way: 'explainer', er, ep, ed };
  }
  if ('score' in result && result.score !== null && result.level !== null) {
    const { level, score } = result;
    return { way: 'hodoku', level, score };
  }
  return { way: 'short' };
}
