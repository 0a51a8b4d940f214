/**
 * How hard a puzzle is: HoDoKu's level and score, and stars.
 *
 * The score is what HoDoKu's own path costs (`hodoku/`), so that the numbers are those that players know; techniques that
 * HoDoKu doesn't look for have no part in it. Stars ask another question, which technique is *needed*: see `stars.ts`.
 */

import { checkFlag, checkOptions, runSlices, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { type Board, classicTables, readPosition } from '../board/read-position.js';
import { inOneGo, inSlices, type Pace } from '../solver/search-steps.js';
import { solveChecked } from '../solver/solve-slices.js';
import { techniques } from '../techniques/techniques.js';
import type { PositionLike, RateOptions, Rating, Technique, TechniqueId } from '../types.js';
import { byCost, hardestOf, type PathTotal, pathTotal } from './hodoku/path-total.js';
import { starSlices } from './rate-stars.js';
import { starsNeeded } from './stars.js';

/**
 * Rates a puzzle: HoDoKu's level and score, and one to five stars.
 *
 * Level and score are those of HoDoKu 2.2.0; {@link rateHodoku} has the path that gives them. Where HoDoKu's techniques end
 * and it takes a digit from the solution, that counts 10,000 as it does there.
 * Stars by the hardest technique that is needed: 1 singles, 2 locked candidates, 3 subsets, 4 fish (up to four lines,
 * with or without fins), wings, colours, uniqueness and X-Chains, 5 all above. Judged from the position as it stands,
 * values and pencil marks; rate `positionFromValues(position.givens)` for the puzzle as it was printed.
 *
 * @param position - any position
 * @param options - `techniques: true` adds the hardest technique of HoDoKu's path, and how often it takes each
 * @returns the rating; one or two times the time of a `solve`, about half a second for the hardest puzzles known
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-flag`, and the codes of a malformed position:
 * `bad-position`, `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`, `given-mismatch`
 * @see {@link https://hodoku.sourceforge.net/en/docs_solv.php | HoDoKu}, whose levels and scores these are
 *
 * @example
 * ```ts
 * import { parsePuzzle, rate } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * rate(puzzle); // => { status: 'solved', level: 'hard', score: 1368, stars: 4 }
 * rate(puzzle, { techniques: true }).hardest; // => 'w-wing'
 * rate(puzzle, { techniques: true }).needed?.slice(-2); // => [{ technique: 'two-string-kite', count: 1 }, { technique: 'w-wing', count: 4 }]
 * rate(parsePuzzle('.'.repeat(81))); // => { status: 'multiple', level: null, score: null, stars: null }
 * ```
 */
export function rate(position: PositionLike, options: RateOptions = {}): Rating {
  const wantsNeeded = readOptions(options);
  return runSlices(rateSlices(readPosition(position), inOneGo, wantsNeeded));
}

/**
 * {@link rate} as a search, for `runAsync`.
 *
 * @param position - any position
 * @param options - as for {@link rate}
 * @returns a search; its `nodes` are the steps and the techniques that were asked, and stopping it gives `limit`
 * @throws {@link InvalidInputError} as {@link rate}, at once
 *
 * @example
 * ```ts
 * import { parsePuzzle, rateSearch, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(rateSearch(puzzle)).stars; // => 4
 * const search = rateSearch(puzzle);
 * search.next();
 * search.next('stop').value; // => { status: 'limit', level: null, score: null, stars: null }
 * ```
 */
export function rateSearch(position: PositionLike, options: RateOptions = {}): Search<Rating> {
  const wantsNeeded = readOptions(options);
  const board = readPosition(position);
  let nodes = 0;
  const onAsked = (): void => void nodes++;
  return asSearch(
    rateSlices(board, inSlices(onAsked), wantsNeeded, techniques, onAsked),
    () => ({ nodes }),
    () => ({ status: 'limit', ...unrated }),
  );
}

function readOptions(options: RateOptions): boolean {
  checkOptions(options, ['techniques']);
  const { techniques: wantsNeeded = false } = options;
  checkFlag(wantsNeeded, 'options.techniques');
  return wantsNeeded;
}

const unrated = { level: null, score: null, stars: null } as const;

/** The rating of a board; `list` is what stars are judged by. */
export function* rateSlices(
  board: Board,
  pace: Pace,
  wantsNeeded = false,
  list: readonly Technique[] = techniques,
  onStep?: () => void,
): Slices<Rating> {
  if (board.tables !== classicTables) return { ...unrated, ...(yield* starSlices(board, pace, list)) };
  const total = yield* pathTotal(board.position, onStep);
  if (total.status !== 'solved') return { status: total.status, ...unrated };
  const { level, score } = total;
  const needed = wantsNeeded ? neededIn(total) : {};
  let used: Iterable<TechniqueId> = total.counts.keys();
  if (total.counts.has('brute-force')) {
    const { status, steps } = yield* solveChecked(list, board, pace);
    if (status === 'stuck') return { status, level, score, stars: 5, ...needed };
    used = steps.map(({ technique }) => technique);
  }
  return { status: 'solved', level, score, stars: yield* starsNeeded(board, used, list, pace), ...needed };
}

function neededIn(total: PathTotal): Pick<Rating, 'hardest' | 'needed'> {
  const needed = byCost(total).map((technique) => ({ technique, count: total.counts.get(technique) as number }));
  return { hardest: hardestOf(total), needed };
}
