/** Stars on a layout: the hardest technique that is needed. HoDoKu's level and score are defined for the classic one alone. */

import type { Search, Slices } from '@kit/grid';
import { asSearch } from '../board/as-search.js';
import { type Board, readBoard } from '../board/read-position.js';
import type { PositionLike, Rating, Stars, Step } from '../types.js';
import { layoutStars } from './finders.js';
import { solveOnLayout, withinStars } from './solve.js';

/** As `rateSearch` of the classic layout, with stars alone. */
export function rateOnLayout(given: PositionLike): Search<Rating> {
  const board = readBoard(given);
  let nodes = 0;
  return asSearch(
    starsNeeded(board, () => nodes++),
    () => ({ nodes }),
    () => ({ status: 'limit', level: null, score: null, stars: null }),
  );
}

/** Techniques of ever more stars, in the end all of them, until they solve the board. */
function* starsNeeded(board: Board, onAsked: () => void): Slices<Rating> {
  const unrated = { level: null, score: null } as const;
  let rating: Rating = { status: 'stuck', ...unrated, stars: 5 };
  for (const asked of [...[1, 2, 3, 4].map(withinStars), undefined]) {
    const steps: Step[] = [];
    const { status } = yield* solveOnLayout(board, asked, steps, () => {}, onAsked);
    if (status === 'stuck') continue;
    // A board without an open cell needs nothing; that counts as one.
    const stars = Math.max(1, ...steps.map(({ technique }) => layoutStars(technique))) as Stars;
    rating = { status, ...unrated, stars: status === 'solved' ? stars : null };
    break;
  }
  return rating;
}
