/**
 * HoDoKu's rating with the path that gives it.
 *
 * The path is a profile of its own. The default solver takes shortest chains and strikes out all that a pattern rules
 * out; HoDoKu's path is what it is by the order of its queues, lists and sums, which `found.ts`, `board.ts` and each search
 * here say.
 */

import { defineSearch, runSlices, type Search, type Slices } from '@kit/grid';
import { readClassic } from '../../board/read-position.js';
import type { HodokuRating, HodokuStep, Level, Position, PositionLike } from '../../types.js';
import { describe, stepOf } from './describe.js';
import { describeForcing } from './describe-forcing.js';
import { levelOfPath } from './levels.js';
import { hodokuPath } from './path.js';

/**
 * HoDoKu's level and score of a puzzle, and its path to the solution, step by step.
 *
 * Level, score and every step are those of HoDoKu 2.2.0 with its default settings: of 284 paths of hard puzzles that were
 * measured there, all are the same, each elimination in its place. Where its techniques end it takes a digit from the
 * solution, a step of `'brute-force'` that counts 10,000. The steps have patterns and messages of the package's own
 * techniques; forcing chains and nets are proved as a supposition that contradicts itself.
 *
 * Judged from the position as it stands, values and pencil marks. HoDoKu has no positions without its own pencil marks, so
 * for those with others the order of singles that wait already is that of marks struck out by cell and digit.
 *
 * @param position - any position
 * @returns the rating; some thirty milliseconds for hard puzzles, half a second for the hardest known
 * @throws {@link InvalidInputError} the codes of a malformed position: `bad-position`, `bad-list`, `bad-length`,
 * `bad-digit`, `bad-candidates`, `given-mismatch`
 * @see {@link https://hodoku.sourceforge.net/en/docs_solv.php | HoDoKu, solver settings}
 *
 * @example
 * ```ts
 * import { parsePuzzle, rateHodoku } from '@kit/sudoku-human';
 *
 * const { level, score, steps } = rateHodoku(
 *   parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006'),
 * );
 * [level, score]; // => ['hard', 1368]
 * steps.reduce((sum, step) => sum + step.score, 0) === score; // => true
 * rateHodoku(parsePuzzle('.'.repeat(81))); // => { status: 'multiple', level: null, score: null, steps: [] }
 * ```
 */
export function rateHodoku(position: PositionLike): HodokuRating {
  return runSlices(hodokuSlices(readClassic(position), []));
}

/**
 * {@link rateHodoku} as a search, for `runAsync`.
 *
 * @param position - any position
 * @returns a search; its `nodes` are the steps so far, and stopping it gives `limit` with these
 * @throws {@link InvalidInputError} as {@link rateHodoku}, at once
 *
 * @example
 * ```ts
 * import { parsePuzzle, rateHodokuSearch, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(rateHodokuSearch(puzzle)).score; // => 1368
 * const search = rateHodokuSearch(puzzle);
 * search.next();
 * search.next('stop').value; // => { status: 'limit', level: null, score: null, steps: [] }
 * ```
 */
export function rateHodokuSearch(position: PositionLike): Search<HodokuRating> {
  return start(position);
}

const start = /* @__PURE__ */ defineSearch({
  read: (given: PositionLike) => ({ position: readClassic(given), path: [] as RatedStep[] }),
  work: ({ position, path }) => hodokuSlices(position, path),
  report: ({ path }) => ({ nodes: path.length }),
  stopped: ({ path }): HodokuRating => ({ status: 'limit', ...(path.length === 0 ? unrated : rated(path)) }),
});

/** A step with the level of its entry. */
type RatedStep = { readonly step: HodokuStep; readonly level: Level };

const unrated = { level: null, score: null, steps: [] } as const;

function* hodokuSlices(position: Position, path: RatedStep[]): Slices<HodokuRating> {
  const status = yield* hodokuPath(position, function* (found, board) {
    const { shape } = found;
    const parts =
      shape.form === 'forcing'
        ? yield* describeForcing(board, found.effects[0] ?? found.placed, found.effects.length === 0)
        : describe(board, found, shape);
    path.push({ step: { ...stepOf(found, parts), score: found.score }, level: found.level });
  });
  return { status, ...(status === 'solved' ? rated(path) : unrated) };
}

function rated(path: readonly RatedStep[]): { level: Level; score: number; steps: HodokuStep[] } {
  const score = path.reduce((sum, { step }) => sum + step.score, 0);
  const level = levelOfPath(
    path.map((one) => one.level),
    score,
  );
  return { level, score, steps: path.map(({ step }) => step) };
}
