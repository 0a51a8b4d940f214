/**
 * Makes puzzles: a random full grid, digits taken away while the solution stays the only one, and then, if the puzzle
 * is too hard, digits put back one after the other until it isn't.
 *
 * A puzzle that doesn't come out as wanted is not thrown away: a part of it is filled again and dug in another order,
 * which costs a third of a new grid with a new puzzle. After some rounds a new grid takes its turn.
 */

import type { Slices } from '@kit/grid';
import {
  checkChoice,
  checkFlag,
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  describeValue,
  InvalidInputError,
  runSync,
  type Search,
  type Symmetry,
  symmetries,
  transformCell,
} from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { minimalSlices } from '../brute-force/is-minimal.js';
import { generateOptionNames } from '../layout-generate/option-names.js';
import { doorsFor } from '../position/layout-doors.js';
import { classicPosition } from '../position/position-from-values.js';
import { techniques } from '../techniques/techniques.js';
import type { FoundRating, GeneratedPuzzle, GenerateOptions, Position, Rating, Stars, TechniqueId } from '../types.js';
import { type Goal, goalOf, judgePath, levels, type PathGoal } from './difficulty-goal.js';
import { type Dig, digOn, fillSome, givensOf } from './dig.js';
import { type ErGoal, erGoalOf, judgeEr } from './explainer-goal.js';
import { randomGrid } from './random-grid.js';

/** The options with their defaults filled in; stars and technique may stay open. */
type Wanted = {
  readonly seed: number;
  readonly stars: Stars | undefined;
  readonly technique: TechniqueId | undefined;
  readonly symmetry: Symmetry | 'none';
  readonly minimal: boolean;
  readonly path: PathGoal | undefined;
  readonly er: ErGoal | undefined;
  readonly maxTries: number;
};

/**
 * How many puzzles are dug out of one grid before the next: from 10 to 100 it takes as many tries, with one a half
 * more (`scripts/limits.mjs`).
 */
const DIGS_A_GRID = 30;

/**
 * The share of the open orbits that is filled again in between: five stars take half the tries that 0.15 or 0.45 take,
 * and fewer stars about as many (`scripts/limits.mjs`).
 */
const FILLED_AGAIN = 0.3;

/**
 * A new puzzle with exactly one solution.
 *
 * @param options - seed, difficulty, symmetry; see {@link GenerateOptions}
 * @returns `{ status: 'found', position }`, or `{ status: 'limit' }` if no try met the wishes; some milliseconds up to
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
  const wanted = readOptions(options);
  let nodes = 0;
  return asSearch(
    puzzleSlices(wanted, (tries) => {
      nodes = tries;
    }),
    () => ({ nodes, total: wanted.maxTries }),
    () => ({ status: 'limit' }),
  );
}

function* puzzleSlices(wanted: Wanted, report: (tries: number) => void): Slices<GeneratedPuzzle> {
  const random = createRandom(wanted.seed);
  const orbits = orbitsOf(wanted.symmetry);
  const goal = goalOf(wanted.stars, wanted.technique);
  let dug: Dig | undefined;
  for (let tries = 0; tries < wanted.maxTries; tries++) {
    report(tries);
    yield;
    dug =
      dug === undefined || tries % DIGS_A_GRID === 0
        ? { solution: yield* randomGrid(random), kept: orbits, taken: [] }
        : fillSome(dug, FILLED_AGAIN, random);
    dug = yield* digOn(dug, random);
    const reached = yield* reach(dug, goal, wanted);
    if (reached !== undefined) return { status: 'found', ...reached };
  }
  return { status: 'limit' };
}

/** A puzzle, rated if that was asked for. */
type Reached = {
  readonly position: Position;
  readonly rating?: Pick<Rating, 'level' | 'score' | 'hardest'>;
  readonly explainer?: FoundRating;
};

/** The puzzle, with digits put back while it is too hard, or nothing if the goal isn't met that way. */
function* reach(dug: Dig, goal: Goal, { minimal, path, er }: Wanted): Slices<Reached | undefined> {
  const values = givensOf(dug);
  let position = classicPosition(values);
  if (minimal && !(yield* minimalSlices(values))) return undefined;
  for (let back = dug.taken.length; ; ) {
    let verdict = yield* goal(position);
    if (verdict === 'met') {
      let reached: Reached = { position };
      if (path !== undefined) {
        const { verdict: byPath, rating } = yield* judgePath(position, path);
        verdict = byPath;
        reached = { ...reached, rating };
      }
      if (verdict === 'met' && er !== undefined) {
        const { verdict: byEr, ...told } = yield* judgeEr(position, er);
        verdict = byEr;
        reached = { ...reached, ...told };
      }
      if (verdict === 'met') return reached;
    }
    if (verdict === 'too-easy' || minimal || back === 0) return undefined;
    back--;
    for (const cell of dug.taken[back]) values[cell] = dug.solution[cell];
    position = classicPosition(values);
  }
}

function readOptions(options: GenerateOptions): Wanted {
  checkOptions(options, generateOptionNames);
  const { seed = 0, stars, technique, symmetry = 'none', minimal = false, er, maxTries = 1000 } = options;
  checkSeed(seed, 'options.seed');
  if (stars !== undefined) checkInteger(stars, 'options.stars', 1, 5);
  checkChoice(symmetry, 'options.symmetry', ['none', ...symmetries]);
  checkFlag(minimal, 'options.minimal');
  checkInteger(maxTries, 'options.maxTries', 1, 1_000_000);
  if (technique !== undefined && !techniques.some(({ id }) => id === technique)) {
    const message = `options.technique is ${describeValue(technique)}: expected the name of one of the default techniques`;
    throw new InvalidInputError('unknown-technique', message, { name: 'options.technique' });
  }
  return {
    seed,
    stars,
    technique,
    symmetry,
    minimal,
    path: pathGoalOf(options),
    er: er === undefined ? undefined : erGoalOf(er),
    maxTries,
  };
}

/** The score and the level that are wanted, if any are. */
function pathGoalOf({ score, level }: GenerateOptions): PathGoal | undefined {
  if (level !== undefined) checkChoice(level, 'options.level', levels);
  if (score === undefined) return level && { min: 0, max: MOST, level };
  checkOptions(score, ['min', 'max'], 'options.score');
  const { min = 0, max = MOST } = score;
  checkInteger(min, 'options.score.min', 0, MOST);
  checkInteger(max, 'options.score.max', min, MOST);
  return { min, max, level };
}

/** No score is higher: 81 guesses. */
const MOST = 1_000_000;

const shape = { rows: 9, cols: 9 };

/** The cells that the symmetry leads through from one another, each cell in one list. */
export function orbitsOf(symmetry: Symmetry | 'none'): number[][] {
  const orbits: number[][] = [];
  const seen = new Set<number>();
  for (let cell = 0; cell < 81; cell++) {
    const orbit: number[] = [];
    for (let at = cell; !seen.has(at); at = symmetry === 'none' ? at : transformCell(shape, at, symmetry)) {
      seen.add(at);
      orbit.push(at);
    }
    if (orbit.length > 0) orbits.push(orbit);
  }
  return orbits;
}
