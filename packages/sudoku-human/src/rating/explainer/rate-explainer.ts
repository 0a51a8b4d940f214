/**
 * Sudoku Explainer's rating: the path that version 1.2.1 takes, and the three numbers that the Sudoku world reads from it.
 *
 * The path is its own (`producers.ts`): of all instances of a rule the first in its order is taken, of all chains the one
 * it would rate lowest, and a chain is rated by the nodes it has when laid in its order, which isn't always the shortest
 * way. None of that is shared with this package's solver, which looks for the shortest chains and for all eliminations.
 */

import { checkInteger, checkOptions, defineSearch, runSlices, type Search, type Slices } from '@kit/grid';
import { masksOf, readClassic } from '../../board/read-position.js';
import { solutionSlices } from '../../count/classic/search-solutions.js';
import type { ExplainerOptions, ExplainerRating, ExplainerStep, Position, PositionLike } from '../../types.js';
import { withParts } from '../parts.js';
import { type Board, createBoard, setDigit } from './board.js';
import { asCandidate, type Hint } from './hint.js';
import { nextHint } from './producers.js';
import { shownRating } from './ratings.js';
import { strike } from './units.js';
import { newWork, type Work } from './work.js';

/** The limit on nodes if the options name none. */
const MOST_NODES = 1_000_000_000;

/**
 * Rates a puzzle as Sudoku Explainer 1.2.1 does: ER, EP and ED, and the path that gives them.
 *
 * ER is the rating of the hardest step, EP that of the hardest step up to the first one that sets a digit, ED that of the
 * first step. Judged from the position as it stands, values and pencil marks; so a puzzle of struck candidates (sukaku) is
 * rated too. Rate `positionFromValues(position.givens)` for the puzzle as it was printed.
 *
 * @param position - any position
 * @param options - `maxNodes`: how many nodes of chains and nets may be looked at, 1 or more; default a thousand million.
 * A puzzle up to 9 takes some hundred thousand, one of 10.9 some tens of millions
 * @returns the rating; some milliseconds for puzzles without chains, a tenth of a second up to 9, seconds around 11
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-number`, and the codes of a malformed position:
 * `bad-position`, `bad-list`, `bad-length`, `bad-digit`, `bad-candidates`, `given-mismatch`
 * @see {@link https://github.com/SudokuMonster/SukakuExplainer | Sudoku Explainer}, whose ratings these are
 *
 * @example
 * ```ts
 * import { parsePuzzle, rateExplainer } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * const { status, er, ep, ed, steps } = rateExplainer(puzzle, { maxNodes: 1_000_000 });
 * [status, er, ep, ed]; // => ['solved', 7.1, 1.2, 1.2]
 * steps[0]?.technique; // => 'hidden-single'
 * Math.max(...steps.map(({ rating }) => rating)); // => 7.1
 * rateExplainer(parsePuzzle('.'.repeat(81))); // => { status: 'multiple', er: null, ep: null, ed: null, steps: [] }
 * ```
 */
export function rateExplainer(position: PositionLike, options: ExplainerOptions = {}): ExplainerRating {
  return runSlices(ratingSlices(readClassic(position), readOptions(options), newPath()));
}

/**
 * {@link rateExplainer} as a search, for `runAsync`.
 *
 * @param position - any position
 * @param options - as for {@link rateExplainer}
 * @returns a search; its `nodes` are those of chains and nets, its `best` is the rating so far, and stopping it gives that
 * as `limit`
 * @throws {@link InvalidInputError} as {@link rateExplainer}, at once
 *
 * @example
 * ```ts
 * import { parsePuzzle, rateExplainerSearch, runSync } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
 * runSync(rateExplainerSearch(puzzle)).er; // => 7.1
 * const search = rateExplainerSearch(puzzle);
 * search.next();
 * search.next('stop').value; // => { status: 'limit', er: 0, ep: 0, ed: 0, steps: [] }
 * ```
 */
export function rateExplainerSearch(position: PositionLike, options: ExplainerOptions = {}): Search<ExplainerRating> {
  return start(position, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (given: PositionLike, options: ExplainerOptions) => ({
    position: readClassic(given),
    maxNodes: readOptions(options),
    path: newPath(),
  }),
  work: ({ position, maxNodes, path }) => ratingSlices(position, maxNodes, path),
  report: ({ path }) => ({ nodes: path.work.nodes, best: ratingOf(path, 'limit') }),
  stopped: ({ path }) => ratingOf(path, 'limit'),
});

function readOptions(options: ExplainerOptions): number {
  const { maxNodes = MOST_NODES } = checkOptions(options, ['maxNodes']);
  return checkInteger(maxNodes, 'options.maxNodes', 1, Number.MAX_SAFE_INTEGER);
}

/** The path so far, and what is read from it. */
type Path = {
  readonly work: Work;
  readonly steps: ExplainerStep[];
  er: number;
  ep: number;
  ed: number;
  /** Has a step set a digit? */
  hasPlaced: boolean;
};

/** A path before its first step. */
export function newPath(): Path {
  return { work: newWork(), steps: [], er: 0, ep: 0, ed: 0, hasPlaced: false };
}

function ratingOf({ er, ep, ed, steps }: Path, status: 'solved' | 'stuck' | 'limit'): ExplainerRating {
  return { status, er: shownRating(er), ep: shownRating(ep), ed: shownRating(ed), steps: [...steps] };
}

/** The rating where there is no step any more. */
const NO_STEP = 20;

/** Rates a checked position. */
function* ratingSlices(position: Position, maxNodes: number, path: Path): Slices<ExplainerRating> {
  yield;
  const count = yield* solutionSlices(masksOf(position), 2);
  if (count !== 1) {
    return { status: count === 0 ? 'invalid' : 'multiple', er: null, ep: null, ed: null, steps: [] };
  }
  return yield* followPath(createBoard(position.values, position.candidates), maxNodes, path);
}

/** Takes step after step on a board; the path takes them as they come. */
export function* followPath(board: Board, maxNodes: number, path: Path): Slices<ExplainerRating> {
  while (board.values.includes(0)) {
    const looking = nextHint(board, path.work);
    let looked = looking.next();
    for (; looked.done !== true; looked = looking.next()) {
      if (path.work.nodes > maxNodes) return ratingOf(path, 'limit');
      yield;
    }
    const hint = looked.value;
    if (hint === undefined) {
      path.er = NO_STEP;
      return ratingOf(path, 'stuck');
    }
    takeStep(path, hint);
    for (const removal of hint.removals) strike(board.marks, removal);
    if (hint.placement >= 0) setDigit(board, hint.placement);
  }
  return ratingOf(path, 'solved');
}

function takeStep(path: Path, hint: Hint): void {
  const { technique, rating, complexity, placement } = hint;
  if (path.steps.length === 0) path.ed = rating;
  path.er = Math.max(path.er, rating);
  if (!path.hasPlaced) path.ep = path.er;
  path.hasPlaced ||= placement >= 0;
  const placements = placement >= 0 ? [asCandidate(placement)] : [];
  const why = hint.why();
  const step = withParts(why, why.key, placements, hint.removals.map(asCandidate));
  path.steps.push({ technique, rating: shownRating(rating), complexity, ...step });
}
