/** Stars alone: for who needs no score, so that HoDoKu's path isn't bundled. */

import { runSlices, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { type Board, readPosition } from '../board/read-position.js';
import { inOneGo, inSlices, type Pace } from '../solver/search-steps.js';
import { solveChecked } from '../solver/solve-slices.js';
import { techniques } from '../techniques/techniques.js';
import type { PositionLike, StarRating, Technique } from '../types.js';
import { starsNeeded } from './stars.js';

/**
 * The stars of a puzzle, as {@link rate} gives them, without level and score: a smaller bundle, and less time.
 *
 * @param position - any position
 * @returns the stars; about the time of a `solve`
 * @throws {@link InvalidInputError} the codes of a malformed position: `bad-position`, `bad-list`, `bad-length`,
 * `bad-digit`, `bad-candidates`, `given-mismatch`
 *
 * @example
 * ```ts
 * import { parsePuzzle, rateStars } from '@kit/sudoku-human';
 *
 * rateStars(parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006')); // => { status: 'solved', stars: 4 }
 * rateStars(parsePuzzle('.'.repeat(81))); // => { status: 'multiple', stars: null }
 * ```
 */
export function rateStars(position: PositionLike): StarRating {
  return runSlices(starSlices(readPosition(position), inOneGo));
}

/**
 * {@link rateStars} as a search, for `runAsync`.
 *
 * @param position - any position
 * @returns a search; its `nodes` are the techniques that were asked, and stopping it gives `limit`
 * @throws {@link InvalidInputError} as {@link rateStars}, at once
 *
 * @example
 * ```ts
 * import { parsePuzzle, rateStarsSearch, runSync } from '@kit/sudoku-human';
 *
 * runSync(rateStarsSearch(parsePuzzle('.'.repeat(81)))); // => { status: 'multiple', stars: null }
 * ```
 */
export function rateStarsSearch(position: PositionLike): Search<StarRating> {
  const board = readPosition(position);
  let nodes = 0;
  return asSearch(
    starSlices(
      board,
      inSlices(() => nodes++),
    ),
    () => ({ nodes }),
    () => ({ status: 'limit', stars: null }),
  );
}

/** The stars of a board by a list of techniques. */
export function* starSlices(board: Board, pace: Pace, list: readonly Technique[] = techniques): Slices<StarRating> {
  const { status, steps } = yield* solveChecked(list, board, pace);
  if (status === 'stuck') return { status, stars: 5 };
  if (status !== 'solved') return { status, stars: null };
  const used = steps.map(({ technique }) => technique);
  return { status, stars: yield* starsNeeded(board, used, list, pace) };
}
