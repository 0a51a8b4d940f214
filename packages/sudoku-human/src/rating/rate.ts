/**
 * How hard a puzzle is: HoDoKu's level and score, and stars.
 *
 * The score is what solving in HoDoKu's order costs by its table, so that the numbers mean what players know; the techniques
 * that HoDoKu doesn't look for have no part in it. Stars ask
 * another question, which technique is *needed*: if the solution in HoDoKu's order has a step that an easier technique
 * could have replaced, the puzzle is solved a second time with the easier techniques only.
 */

import { runSlices, runSync, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { checkPosition } from '../position/check-position.js';
import { doorsFor } from '../position/layout-doors.js';
import { inOneGo, inSlices, type Pace } from '../solver/search-steps.js';
import { solveChecked } from '../solver/solve-slices.js';
import type { Finder } from '../technique/technique.js';
import { records } from '../techniques/techniques.js';
import type { Position, PositionLike, Rating, Stars, Step, Technique } from '../types.js';
import { guessScore, withGuess } from './guess.js';
import { levelOf } from './level-of.js';
import { type ProfileTechniques, profileTechniques } from './profile-techniques.js';

/**
 * Rates a puzzle: HoDoKu's level and score, and one to five stars.
 *
 * The score is that of HoDoKu 2.2 for nearly all puzzles below extreme and for a quarter of the extreme ones, whose long
 * solutions hang on the choice at every step; their level agrees. Where HoDoKu's techniques end and it would guess a digit, that counts 10,000 as it does there.
 * Stars by the hardest technique that is needed: 1 singles, 2 locked candidates, 3 subsets, 4 fish (up to four lines,
 * with or without fins), wings, colours, uniqueness and X-Chains, 5 all above. Judged from the position as it stands,
 * values and pencil marks; rate `positionFromValues(position.givens)` for the puzzle as it was printed.
 *
 * @param position - any position
 * @returns the rating; one to three times the time of a `solve`, about a second for the hardest puzzles known
 * @throws {@link InvalidInputError} the codes of a malformed position: `bad-position`, `bad-list`, `bad-length`,
 * `bad-digit`, `bad-candidates`, `given-mismatch`
 * @see {@link https://hodoku.sourceforge.net/en/docs_solv.php | HoDoKu}, whose levels and scores these are
 *
 * @example
 * ```ts
 * import { parsePuzzle, rate } from '@kit/sudoku-human';
 *
 * rate(parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006')).stars; // => 4
 * rate(parsePuzzle('.'.repeat(81))); // => { status: 'multiple', level: null, score: null, stars: null }
 * ```
 */
export function rate(position: PositionLike): Rating {
  const doors = doorsFor(position);
  if (doors) return runSync(doors.rateSearch(position));
  return runSlices(rateSlices(checkPosition(position), inOneGo));
}

/**
 * {@link rate} as a search, for `runAsync`.
 *
 * @param position - any position
 * @returns a search; its `nodes` are the techniques that were asked, and stopping it gives `limit`
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
export function rateSearch(position: PositionLike): Search<Rating> {
  const doors = doorsFor(position);
  if (doors) return doors.rateSearch(position);
  const checked = checkPosition(position);
  let nodes = 0;
  return asSearch(
    rateSlices(
      checked,
      inSlices(() => nodes++),
    ),
    () => ({ nodes }),
    () => ({ status: 'limit', ...unrated }),
  );
}

const unrated = { level: null, score: null, stars: null } as const;

/** The rating of a checked position, by what the techniques of a profile and those beyond it solve. */
export function* rateSlices(
  position: Position,
  pace: Pace,
  { own, beyond }: ProfileTechniques = profileTechniques(),
): Slices<Rating> {
  const { status, steps, position: rest } = yield* solveChecked(own, position, pace);
  if (status === 'invalid' || status === 'multiple') return { status, ...unrated };
  const score = scoreOf(steps);
  const all = [...own, ...beyond];
  if (status === 'solved') {
    return { status, level: levelOf(steps, score), score, stars: yield* starsNeeded(position, all, steps, pace) };
  }
  const guessed = score + (yield* scoreWithGuesses(own, rest, pace));
  const further = yield* solveChecked(all, position, pace);
  if (further.status === 'stuck') return { status: 'stuck', level: 'extreme', score: guessed, stars: 5 };
  const stars = yield* starsNeeded(position, all, further.steps, pace);
  return { status: 'solved', level: 'extreme', score: guessed, stars };
}

function scoreOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { technique }) => sum + records[technique].score, 0);
}

/** What the rest of a solution costs where the techniques end: a guess, and steps until the next one. */
function* scoreWithGuesses(list: readonly Finder[], stuck: Position, pace: Pace): Slices<number> {
  let score = 0;
  for (let status = 'stuck', position = stuck; status === 'stuck'; ) {
    const result = yield* solveChecked(list, yield* withGuess(position), pace);
    score += guessScore + scoreOf(result.steps);
    ({ status, position } = result);
  }
  return score;
}

/** The stars of the hardest technique without which the puzzle isn't solved; `steps` is its solution with the list. */
function* starsNeeded(position: Position, list: readonly Finder[], steps: readonly Step[], pace: Pace): Slices<Stars> {
  const used = new Set(steps.map(({ technique }) => technique));
  const most = Math.max(1, ...[...used].map((id) => records[id].stars)) as Stars;
  const first = list.findIndex(({ id }) => used.has(id) && records[id].stars === most);
  const isEasier = ({ id }: Technique) => records[id].stars < most;
  if (!list.slice(first + 1).some(isEasier)) return most;
  const easier = list.filter(isEasier);
  const { status, steps: without } = yield* solveChecked(easier, position, pace);
  return status === 'solved' ? yield* starsNeeded(position, easier, without, pace) : most;
}
