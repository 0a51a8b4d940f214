import {
  checkChoice,
  checkGrid,
  checkInteger,
  checkNumber,
  checkOptions,
  checkSeed,
  checkShape,
  createRandom,
  defineSearch,
  type Found,
  InvalidInputError,
  type Pace,
  type Random,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { checkTurnsFit, maxSmallBoard } from '../board/check-board.js';
import { empty, stone } from '../rules/cell-values.js';
import { gravityRule, type MoveModes, settleStart } from '../rules/gravity-rule.js';
import { linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { Certified, GenerateOptions } from '../types.js';
import { CertifiedDealer, type DealOrder } from './deal-certified.js';
import { levelFilter, readDifficulty } from './deal-level.js';
import { DeadEndFilter, type DeadEndRange } from './has-dead-ends.js';
import type { Layout } from './layout.js';
import { moveStuck } from './move-stuck.js';
import { shapeOf } from './shape-of.js';
import { type AskedTiles, tileCounts } from './tile-counts.js';

const optionNames = [
  ...linkOptionNames,
  'rows',
  'cols',
  'kinds',
  'copies',
  'leftover',
  'seed',
  'gravity',
  'shape',
  'frozen',
  'tied',
  'deadEnds',
  'difficulty',
  'maxTries',
] as const;

/** Options that say nothing about what a plain deal is like. */
const notDealt: readonly string[] = ['seed', 'difficulty', 'deadEnds', 'maxTries'];

/** So many times leftover cells are drawn anew where no deal fits the last ones. */
const maxDrawn = 8;

/**
 * A board that can be cleared, with the moves that prove it.
 *
 * Deals at random; without gravity the solver looks for the moves first; where they are not found, what random play
 * leaves is dealt again so that it can go. The moves are replayed on the board before it is returned.
 *
 * `difficulty` asks for a fifth of such boards by the `score` of {@link rateBoard}, from the easiest, 1, to the hardest, 5: others
 * are dealt anew. Where the fifths part is measured on a hundred to a thousand deals when such boards are first asked for, and remembered.
 *
 * @param options - size, kinds, copies, seed, gravity, shape, ice, ties, difficulty, rules
 * @returns the board and its moves; `impossible` if no deal on this shape can be cleared, `limit` after the most deals
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-number`, `bad-count` (kinds that can't
 * be paired, or tiles that don't fit the cells to fill), `bad-seed`, `bad-choice`, `bad-flag`, `bad-groups`, and for the
 * shape `bad-grid`, `bad-length`, `bad-value`, `bad-text`, `ragged-rows`; for a list of copies `bad-list`
 *
 * @example
 * ```ts
 * import { generateBoard, rateBoard } from '@kit/link-path';
 *
 * const made = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed: 7, gravity: 'down' });
 * made.status === 'found' && made.moves.length; // => 72
 *
 * generateBoard({ rows: 3, cols: 3, kinds: 2, copies: 2, shape: 'o.o\n.#.\no.o' }).status; // => 'found'
 * // 50 pairs of 12 kinds: two kinds have ten tiles, the others eight.
 * const uneven = generateBoard({ rows: 10, cols: 10, kinds: 12 });
 * uneven.status === 'found' && uneven.board.cells.filter((kind) => kind === 2).length; // => 10
 * const icy = generateBoard({ rows: 6, cols: 6, kinds: 9, copies: 4, frozen: 5, tied: 2 });
 * icy.status === 'found' && [icy.board.frozen?.length, icy.board.tied?.length]; // => [5, 2]
 * const [easy, hard] = ([1, 5] as const).map((difficulty) => generateBoard({ rows: 6, cols: 8, kinds: 12, difficulty }));
 * easy?.status === 'found' && hard?.status === 'found' && rateBoard(easy.board).score < rateBoard(hard.board).score; // => true
 * ```
 */
export function generateBoard(options: GenerateOptions): Found<Certified> {
  return runSync(generateBoardSearch(options));
}

/**
 * {@link generateBoard} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the deals: `nodes` of at most `total`.
 *
 * @param options - size, kinds, copies, seed, gravity, shape, difficulty, rules
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link generateBoard}
 *
 * @example
 * ```ts
 * import { generateBoardSearch, runAsync } from '@kit/link-path';
 *
 * const search = generateBoardSearch({ rows: 50, cols: 50, kinds: 625, copies: 4, seed: 1 });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'found'
 * ```
 */
export function generateBoardSearch(options: GenerateOptions): Search<Found<Certified>> {
  return search(options);
}

/** What is to be dealt, and how many deals there have been. */
type Job = ReturnType<typeof readJob>;
type Limits = Pick<DealOrder, 'rules' | 'modes' | 'maxTries' | 'styles' | 'marks' | 'isWanted'>;

function readJob(options: GenerateOptions) {
  const rules = linkRules(checkOptions(options, optionNames), optionNames);
  const shape = checkShape(options, 'options');
  checkTurnsFit(shape, rules.maxTurns, 'options');
  const { rows, cols } = shape;
  const kinds = checkInteger(options.kinds, 'options.kinds', 1, rows * cols);
  const { copies } = options;
  if (typeof copies === 'number') checkInteger(copies, 'options.copies', 1, rows * cols);
  const leftover =
    options.leftover === undefined ? undefined : checkChoice(options.leftover, 'options.leftover', ['empty', 'stone']);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  const modes = gravityRule(options.gravity);
  const deadEnds = deadEndRange(options.deadEnds);
  const difficulty = readDifficulty(options);
  const marks = {
    frozen: checkInteger(options.frozen ?? 0, 'options.frozen', 0, rows * cols),
    tied: checkInteger(options.tied ?? 0, 'options.tied', 0, rows * cols),
  };
  if (typeof copies === 'number' && copies % 2 === 1) {
    const message = `options.copies is ${copies}: expected an even number`;
    throw new InvalidInputError('bad-count', message, { name: 'options.copies' });
  }
  const isMarked = marks.frozen + marks.tied > 0;
  if (isMarked && rows * cols > maxSmallBoard) {
    const message = `options is ${cols} × ${rows}: expected at most ${maxSmallBoard} cells with frozen or tied tiles`;
    throw new InvalidInputError('bad-size', message, { name: 'options' });
  }
  const told = options.shape;
  const given = typeof told === 'string' ? shapeOf(told, shape) : told;
  const isPlace = new Int8Array(rows * cols).fill(1);
  if (given !== undefined) {
    checkGrid(given, 'options.shape', { minRows: rows, maxRows: rows, minCols: cols, maxCols: cols, min: stone });
    for (let cell = 0; cell < isPlace.length; cell++) isPlace[cell] = Math.min(given.cells[cell], 1);
  }
  let places = 0;
  for (const value of isPlace) if (value > 0) places += 1;
  const counts = tileCounts({ kinds, copies, leftover }, places, rules);
  const asked = { rows, cols, isPlace, places, counts, leftover, rules, modes, random };
  // Without gravity any order is as good as another where only two tiles match, so a board is either lost or safe.
  const isSafe = modes.length === 0 && copies === 2 && rules.classes === undefined;
  const styles = dealStyles(modes, deadEnds);
  const limits: Limits = { rules, modes, maxTries, styles, marks: isMarked ? marks : undefined };
  const isImpossible = isSafe && deadEnds.min > 0;
  // All options that say what a plain deal is like.
  const key = JSON.stringify(optionNames.filter((name) => !notDealt.includes(name)).map((name) => options[name]));
  return { asked, limits, marks, deadEnds, difficulty, key, isImpossible, tries: (): number => 0 };
}

const search = /* @__PURE__ */ defineSearch({
  read: readJob,
  *work(job, pace): Slices<Found<Certified>> {
    const { asked, limits, deadEnds, difficulty } = job;
    const filter = new DeadEndFilter(limits, deadEnds, pace);
    const accepts = (deal: Certified) => filter.accepts(deal.board);
    if (difficulty === undefined) return yield* dealBoard(job, limits, asked.random, accepts, pace);
    const sample = { ...job };
    const plain = (random: Random) => dealBoard(sample, limits, random, undefined, pace);
    const isWanted = yield* levelFilter(difficulty, job.key, plain, limits, pace);
    return yield* dealBoard(job, { ...limits, isWanted }, asked.random, accepts, pace);
  },
  report: ({ tries, limits }) => ({ nodes: tries(), total: limits.maxTries }),
  stopped: (): Found<Certified> => ({ status: 'limit' }),
});

/** Deals until a board is accepted. */
function* dealBoard(
  job: Job,
  limits: Limits,
  random: Random,
  accepts: ((deal: Certified) => Slices<boolean | undefined>) | undefined,
  pace: Pace,
): Slices<Found<Certified>> {
  const { asked, marks, isImpossible } = job;
  for (let drawn = 1; ; drawn++) {
    const { isDrawn, ...what } = yield* fill({ ...asked, random }, pace);
    // The first pair can't be frozen, and a tie takes two tiles.
    const tiles = what.kinds.length;
    if (isImpossible || marks.frozen > Math.max(0, tiles - 2) || 2 * marks.tied > tiles)
      return { status: 'impossible' };
    const dealer = new CertifiedDealer({ ...what, ...limits }, random, pace);
    job.tries = () => dealer.tries;
    const found = yield* dealer.deal(accepts);
    // That nothing can be dealt beside leftover cells that were drawn says nothing of others.
    if (found.status !== 'impossible' || !isDrawn) return found;
    if (drawn === maxDrawn) return { status: 'limit' };
  }
}

type Asked = Pick<DealOrder, 'rules' | 'modes'> & {
  readonly rows: number;
  readonly cols: number;
  /** 1 for a cell that is to be filled, 0 for one that stays empty, -1 for a stone. */
  readonly isPlace: Int8Array;
  /** How many cells are to be filled. */
  readonly places: number;
  /** How many tiles there are to be of each kind. */
  readonly counts: readonly number[];
  readonly leftover: AskedTiles['leftover'];
  readonly random: Random;
};
type Filled = { readonly layout: Layout; readonly kinds: Float64Array; readonly isDrawn: boolean };

/** The layout, the kinds for its tiles, and whether leftover cells were drawn. */
function* fill(asked: Asked, pace: Pace): Slices<Filled> {
  const { rows, cols, isPlace, places, counts, random, leftover, modes } = asked;
  const cells = isPlace.slice();
  const kinds = new Float64Array(places);
  let tiles = 0;
  for (const [index, count] of counts.entries()) {
    kinds.fill(index + 1, tiles, tiles + count);
    tiles += count;
    if (spend(pace, count + 4)) yield;
  }
  const isDrawn = tiles < places;
  if (isDrawn) {
    yield* clearCells(cells, places, places - tiles, leftover === 'stone' ? stone : empty, random, pace);
    if (leftover === 'stone') yield* moveStuck({ rows, cols, cells }, isPlace, asked.rules, modes, random, pace);
  }
  // What is left out has left gaps: the deal begins at rest.
  if (isDrawn) yield* settleStart(cells, { rows, cols }, modes, pace);
  return { layout: { rows, cols, cells }, kinds: kinds.subarray(0, tiles), isDrawn };
}

/** Puts something else in so many of the cells to fill, by chance. */
function* clearCells(
  cells: Int8Array,
  places: number,
  wanted: number,
  value: number,
  random: Random,
  pace: Pace,
): Slices<void> {
  let [left, seen] = [wanted, places];
  for (const [cell, filled] of cells.entries()) {
    if (left === 0) return;
    if (filled <= 0) continue;
    if (random.int(seen--) < left) {
      cells[cell] = value;
      left -= 1;
    }
    if (spend(pace, 4)) yield;
  }
}

/** In which ways to deal: what is easy is dealt in turns with what is left to chance, and so is what is hard. */
function dealStyles(modes: MoveModes, { min, max }: DeadEndRange): DealOrder['styles'] {
  const first = modes.length === 0 ? 'random' : 'mixed';
  if (max < 1) return [first, 'near'];
  if (min === 0) return [first];
  return modes.length === 0 ? ['traps', 'far', first] : ['far', first];
}

function deadEndRange(asked: GenerateOptions['deadEnds']): DeadEndRange {
  if (asked === undefined) return { min: 0, max: 1 };
  checkOptions(asked, ['min', 'max'], 'options.deadEnds');
  const min = checkNumber(asked.min ?? 0, 'options.deadEnds.min', 0, 1);
  const max = checkNumber(asked.max ?? 1, 'options.deadEnds.max', 0, 1);
  if (min <= max) return { min, max };
  const message = `options.deadEnds.min is ${min} and max is ${max}: no share is both at least min and at most max`;
  throw new InvalidInputError('bad-number', message, { name: 'options.deadEnds' });
}
