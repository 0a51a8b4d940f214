import { readCorpus } from '../../../../../config/corpora.js';
import { type Candidate, type ExplainerStep, parsePuzzle, rateExplainer } from '../../../src/index.js';
import { contentLines } from '../../techniques/positions.js';

/** A row of a table of paths: puzzle, ER, EP, ED, and the steps joined by bars. */
export type PathRow = {
  readonly puzzle: string;
  readonly ratings: readonly number[];
  readonly path: readonly string[];
};

/** The rows of a table of paths or of ratings; those without ratings are left out. */
export function pathRows(file: string, ratingsFrom = 1): PathRow[] {
  return contentLines(readCorpus('sudoku-human', file))
    .map((line) => line.split('\t'))
    .map((fields) => ({
      puzzle: fields[0],
      ratings: fields.slice(ratingsFrom, ratingsFrom + 3).map(Number),
      path: fields[ratingsFrom + 3]?.split('|') ?? [],
    }))
    .filter(({ ratings }) => ratings.length > 0 && ratings.every((rating) => rating > 0));
}

/** What our path and ratings have otherwise: the first step that differs, with both; nothing if all is the same. */
export function firstDifference({ puzzle, ratings, path }: PathRow): string | undefined {
  const { er, ep, ed, steps } = rateExplainer(parsePuzzle(puzzle));
  const at = path.findIndex((step, i) => !isSame(step, steps[i]));
  if (at >= 0) return `${puzzle} step ${at}: expected ${path[at]}, found ${written(steps[at])}`;
  if (path.length > 0 && steps.length !== path.length) return `${puzzle}: ${steps.length} steps for ${path.length}`;
  const ours = [er, ep, ed].slice(0, ratings.length);
  return ours.join() === ratings.join() ? undefined : `${puzzle}: expected ${ratings}, found ${ours}`;
}

/** `rating name effects [cN kM]`: the same rating, effects and complexity. */
function isSame(step: string, ours: ExplainerStep | undefined): boolean {
  const [rating, , effects, complexity = 'c0'] = step.split(' ');
  return (
    ours !== undefined &&
    Number(rating) === ours.rating &&
    effects.split(',').sort().join() === effectsOf(ours) &&
    Number(complexity.slice(1)) === ours.complexity
  );
}

function written(step: ExplainerStep | undefined): string {
  return step === undefined ? 'none' : `${step.rating} ${step.technique} ${effectsOf(step)} c${step.complexity}`;
}

function effectsOf({ placements, eliminations }: ExplainerStep): string {
  const name = (sign: string) => (candidate: Candidate) =>
    `${sign}${candidate.digit}${Math.floor(candidate.cell / 9) + 1}${(candidate.cell % 9) + 1}`;
  return [...placements.map(name('+')), ...eliminations.map(name('-'))].sort().join();
}
