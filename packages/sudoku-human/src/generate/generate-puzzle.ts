import { InvalidInputError, runSync, type Search } from '@kit/grid';
import { classicTables } from '../kernel/geometry.js';
import { readTables } from '../layout/tables.js';
import { techniques } from '../techniques/techniques.js';
import type { GeneratedPuzzle, GenerateOptions, Layout, TechniqueId } from '../types.js';
import { starsOnLayout } from './compare-stars.js';
import type { DrawBoard } from './deal.js';
import { dealPuzzle } from './deal-puzzle.js';
import { readDealing } from './dealt-layout.js';
import { anyPuzzle, type Goal, goalOf, rememberedGoal } from './difficulty-goal.js';
import { digAround } from './dig.js';
import { drawerWith } from './draw-pattern.js';
import { erJudgeOf, isAboveSingles } from './explainer-goal.js';
import { areGivensImpossible } from './givens-impossible.js';
import { areForSingles, areImpossible } from './impossible.js';
import { checkGenerateOptions, generateOptionNames } from './option-names.js';
import { pathJudgeOf } from './path-goal.js';
import { patterns } from './patterns.js';
import { drawClassic } from './random-grid.js';
import { type Held, held } from './recipes.js';
import { drawSomeBoard } from './some-grid.js';
import { readWishes, type Wishes } from './wishes.js';

/**
 * A new puzzle with exactly one solution.
 *
 * @param options - seed, difficulty, symmetry; see {@link GenerateOptions}
 * @returns `{ status: 'found', position }`, `{ status: 'limit' }` if no try met the wishes, or `{ status: 'impossible' }` at
 * once if it is certain that no puzzle does (a technique that needs more stars than are wished for); some milliseconds up to
 * three stars, more for what is rare (a finned jellyfish, an SK loop, a minimal puzzle with a symmetry, a narrow range of
 * scores); with a score or a level also `rating`, the level, the score and the hardest technique, with an ER also `explainer`, its ER, EP, ED
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
 * @returns a search; stopping it gives `limit`. Its `nodes` are the puzzles tried. How many it takes is chance, so there is no
 * `total`: show a spinner or the number, and a bar only for {@link GenerateOptions.maxTries}
 * @throws {@link InvalidInputError} as {@link generatePuzzle}, at once
 *
 * @example
 * ```ts
 * import { generatePuzzleSearch } from '@kit/sudoku-human';
 *
 * const search = generatePuzzleSearch({ seed: 1, stars: 4 });
 * search.next().value; // => { nodes: 0 }
 * search.next('stop').value; // => { status: 'limit' }
 * ```
 */
export function generatePuzzleSearch(options: GenerateOptions = {}): Search<GeneratedPuzzle> {
  const { layout } = checkGenerateOptions(options, generateOptionNames);
  const dealt = readDealing(options);
  const tables = dealt?.example ?? readTables(layout as Layout | undefined, 'options.layout');
  const isClassic = tables === classicTables;
  if (!isClassic) refuseRatings(options);
  const ids = techniques.map(({ id }) => id);
  const { cells, size } = tables;
  const wishes = readWishes(options, {
    techniques: ids,
    called: 'one of the default techniques',
    cells,
  });
  const judges = [...pathJudgeOf(options), ...erJudgeOf(options)];
  const isImpossible =
    areImpossible(wishes, techniques, tables) ||
    (isAboveSingles(options) && areForSingles(wishes, techniques)) ||
    areGivensImpossible(wishes, tables);
  const goal = isClassic ? goalOf(wishes, techniques) : layoutGoal(wishes, dealt === undefined);
  const { technique, minimal, symmetry } = wishes;
  const isFree = isClassic && !minimal && symmetry === 'none';
  const drawBuilt = isFree && technique !== undefined ? drawerFor(technique) : undefined;
  const drawPlain: DrawBoard = isClassic ? drawClassic : (random) => drawSomeBoard(tables, random);
  return dealPuzzle({
    size,
    wishes,
    drawBoard: dealt?.drawerFor(wishes, goal) ?? drawBuilt ?? drawPlain,
    goal: isImpossible ? undefined : (goal ?? anyPuzzle),
    judges,
    easily: !isClassic && wishes.stars === 1,
    // A pattern is built on each board anew.
    ...(drawBuilt !== undefined && { digs: 1 }),
    ...dealt?.workFor(wishes),
  });
}

/** Draws classic boards with a pattern, for a technique that is rare otherwise. */
function drawerFor(technique: TechniqueId): DrawBoard | undefined {
  const pattern = patterns[technique];
  if (pattern !== undefined) return drawerWith(pattern, technique);
  const build = held[technique];
  return build && drawerAround(build);
}

/** The same where the pattern is built in any grid. */
function drawerAround(build: Held): DrawBoard {
  return function* (random) {
    const drawn = yield* drawClassic(random);
    const { open, strike } = build(drawn.solution, random);
    const around = { open, held: strike.map(({ cell }) => cell) };
    return { ...drawn, dig: (known, orbits, random) => digAround(known, orbits, around, random) };
  };
}

/** HoDoKu and Sudoku Explainer rate the classic board alone. */
function refuseRatings(options: GenerateOptions): void {
  for (const name of ['score', 'level', 'er'] as const) {
    if (options[name] === undefined) continue;
    const message = `options.${name} is set: expected no layout beside it, the classic one alone has such a rating`;
    throw new InvalidInputError('contradictory-options', message, { name: `options.${name}` });
  }
}

/** The goal on a layout: the stars, and then that the solution comes to the technique. */
function layoutGoal({ stars, technique }: Wishes, guesses: boolean): Goal | undefined {
  const comesToIt = goalOf({ stars: undefined, technique }, techniques);
  if (stars === undefined) return comesToIt;
  const compare = starsOnLayout(stars, guesses);
  if (comesToIt === undefined) return rememberedGoal(compare);
  return function* (puzzle, solution) {
    const compared = yield* compare(puzzle, solution);
    if (compared.verdict !== 'met') return compared;
    const { verdict } = yield* comesToIt(puzzle, solution);
    return { verdict: verdict === 'met' ? 'met' : 'too-easy' };
  };
}
