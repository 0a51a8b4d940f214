import { checkOptions, runSync, type Search } from '@kit/grid';
import { generateOptionNames } from '../layout-generate/option-names.js';
import { readWishes } from '../layout-generate/wishes.js';
import { doorsFor } from '../position/layout-doors.js';
import { techniques } from '../techniques/techniques.js';
import type { GeneratedPuzzle, GenerateOptions } from '../types.js';
import { dealPuzzle } from './deal-puzzle.js';
import { anyPuzzle, goalOf } from './difficulty-goal.js';
import { erJudgeOf, isAboveSingles } from './explainer-goal.js';
import { areForSingles, areImpossible } from './impossible.js';
import { pathJudgeOf } from './path-goal.js';

/**
 * A new puzzle with exactly one solution.
 *
 * @param options - seed, difficulty, symmetry; see {@link GenerateOptions}
 * @returns `{ status: 'found', position }`, `{ status: 'limit' }` if no try met the wishes, or `{ status: 'impossible' }` at
 * once if it is certain that no puzzle does (a technique that needs more stars than are wished for); some milliseconds up to
 * three stars, more for what is rare (a jellyfish, a minimal puzzle with a symmetry, a narrow range of scores); with a
 * score or a level also `rating`, the level, the score and the hardest technique, with an ER also `explainer`, its ER, EP, ED
 * and hardest technique. An ER costs a rating for each puzzle that meets the other wishes, so the rarer the range the more: a
 * fraction of a second up to 9 on average, and above it there is often none in as many tries
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-seed`, `bad-number`, `bad-choice`,
 * `bad-flag`, `bad-function`, and `unknown-technique` for one that isn't in the default list
 *
 * @example
 * ```ts
 * import { countSolutions, generatePuzzle, rate, rateExplainerSearch } from '@kit/sudoku-human';
 *
 * const made = generatePuzzle({ seed: 7, stars: 2, symmetry: 'rotate180' });
 * made.status; // => 'found'
 * made.status === 'found' && countSolutions(made.position); // => 1
 * made.status === 'found' && rate(made.position).stars; // => 2
 *
 * const scored = generatePuzzle({ seed: 7, score: { min: 400, max: 600 } });
 * scored.status === 'found' && scored.rating; // => { level: 'easy', score: 404, hardest: 'hidden-single' }
 *
 * const rated = generatePuzzle({ seed: 7, er: { min: 6.5, max: 7.2, rater: rateExplainerSearch } });
 * rated.status === 'found' && rated.explainer; // => { er: 6.6, ep: 1.2, ed: 1.2, hardest: 'forcing-x-chain' }
 * ```
 */
export function generatePuzzle(options: GenerateOptions = {}): GeneratedPuzzle {
  return runSync(generatePuzzleSearch(options));
}

/**
 * {@link generatePuzzle} as a search, for `runAsync`: it can be stopped within a try, too.
 *
 * @param options - as for {@link generatePuzzle}
 * @returns a search; its `nodes` are the tries, and stopping it gives `limit`
 * @throws {@link InvalidInputError} as {@link generatePuzzle}, at once
 *
 * @example
 * ```ts
 * import { generatePuzzleSearch } from '@kit/sudoku-human';
 *
 * const search = generatePuzzleSearch({ seed: 1, stars: 4 });
 * search.next().value; // => { nodes: 0, total: 1000 }
 * search.next('stop').value; // => { status: 'limit' }
 * ```
 */
export function generatePuzzleSearch(options: GenerateOptions = {}): Search<GeneratedPuzzle> {
  const doors = doorsFor(options);
  if (doors) return doors.generatePuzzleSearch(options);
  checkOptions(options, generateOptionNames);
  const ids = techniques.map(({ id }) => id);
  const wishes = readWishes(options, ids, 'one of the default techniques');
  const judges = [...pathJudgeOf(options), ...erJudgeOf(options)];
  const isImpossible =
    areImpossible(wishes, techniques) || (isAboveSingles(options) && areForSingles(wishes, techniques));
  return dealPuzzle(wishes, isImpossible ? undefined : (goalOf(wishes, techniques) ?? anyPuzzle), judges);
}
