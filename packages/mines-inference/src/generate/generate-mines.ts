/** Seeded fields: uniform, or such that no guess is needed. */
import {
  checkCell,
  checkChoice,
  checkDifficulty,
  checkInteger,
  checkOptions,
  checkSeed,
  checkShape,
  createRandom,
  defineSearch,
  type Found,
  fifthsOf,
  InvalidInputError,
  levelOf as levelIn,
  type Pace,
  runSync,
  type Search,
  type Shape,
  type Slices,
  type Symmetry,
  spend,
  symmetries,
} from '@kit/grid';
import { fieldOf, known } from '../board/plain.js';
import { readHoles } from '../board/read-board.js';
import { fullLogic, type Logic } from '../deduce/easiest-step.js';
import { cellsWhere } from '../kernel/symbols.js';
import { maxCells, neighborsOf, withoutHoles } from '../topology/neighbors-of.js';
import type { FieldRating, GenerateOptions, MadeField } from '../types.js';
import { levelOf } from './level-thresholds.js';
import { allowedCells, leastCell, randomMines, symmetricMines, turnsOf } from './random-mines.js';
import { beginPlay, playByLogic } from './rate-field.js';
import { meetsTargets, readNoGuess, readTargets } from './read-no-guess.js';
import { mixField, noRepairs, repairField } from './repair.js';

/**
 * A field of mines, of any shape: `holes` are places without a cell.
 *
 * Without `noGuess` every field that keeps the first cell clear is equally likely. With `'exact'` fields are drawn until one
 * is cleared from the start by deduction alone: every such field is equally likely, and it takes as many draws as they are
 * rare. With `'quick'` (or true) a field that isn't cleared is repaired where only a guess would go on, which is quick at any
 * density, and makes fields a little easier; `swaps` moves of mines then take that away, the more of it the more they are (the
 * method page has the figures). `noGuess: { counter: false, maxNumbers: 2 }` allows no more than that: a field that is cleared without
 * the number of mines, by deductions from two numbers at most, for a player who marks every proven mine. `needed` says what a
 * field without guesses needs of those that are allowed, as {@link rateField} does. `difficulty` asks for a fifth of the fields of
 * this size by the score of {@link rateField}, from the easiest, 1, to the hardest, 5: others are drawn anew. With `noGuess` it is a
 * fifth of the fields without guesses, measured on up to 400 when such fields are first asked for. `metrics` are targets for {@link boardMetrics}: what misses them is drawn anew.
 *
 * @param options - size, mines, seed, first cell
 * @returns the field; `impossible` if the mines don't fit beside the first cell and the holes, or not
 * in this symmetry, `limit` if none was found in
 * `maxTries`
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-grid`, `bad-size`, `bad-mines`, `bad-seed`, `bad-cell`,
 * `bad-choice`, `bad-flag`, `bad-number`, `bad-list`, `bad-length`, `contradictory-options`, and the codes of a topology
 *
 * @example
 * ```ts
 * import { generateMines, simulateGame } from '@kit/mines-inference';
 *
 * const made = generateMines({ rows: 9, cols: 9, mines: 10, seed: 7, firstOpen: 40, firstIs: 'zero', noGuess: true });
 * made.status; // => 'found'
 * made.status === 'found' && simulateGame(made.field, { firstOpen: 40 }).guesses; // => 0
 * ```
 */
export function generateMines(options: GenerateOptions): Found<MadeField> {
  return runSync(generateMinesSearch(options));
}

/**
 * {@link generateMines} as a search: stopped early its status is `limit`. `nodes` are the fields that were begun with, of at most `total`.
 *
 * @example
 * ```ts
 * import { generateMinesSearch, runAsync } from '@kit/mines-inference';
 *
 * const search = generateMinesSearch({ rows: 16, cols: 30, mines: 99, seed: 2, firstOpen: 200, noGuess: true });
 * (await runAsync(search, { timeLimitMs: 10_000 })).status; // => 'found'
 * ```
 */
export function generateMinesSearch(options: GenerateOptions): Search<Found<MadeField>> {
  return start(options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (options: GenerateOptions): Job => ({ request: readRequest(options), tries: 0 }),
  work: generateWork,
  report: ({ request, tries }) => ({
    nodes: tries,
    total: request.noGuess || request.metrics || request.difficulty ? request.maxTries : 1,
  }),
  stopped: (): Found<MadeField> => ({ status: 'limit' }),
});

/** The default of `maxTries`. */
const usualTries = 200;

type Job = { readonly request: Request; tries: number };

type Request = ReturnType<typeof readRequest>;

function readRequest(options: GenerateOptions) {
  const names = [
    ...(['rows', 'cols', 'mines', 'holes', 'topology', 'seed', 'firstOpen', 'firstIs'] as const),
    ...(['noGuess', 'difficulty', 'metrics', 'symmetry', 'maxTries', 'swaps'] as const),
  ];
  checkOptions(options, names);
  const { rows, cols } = checkShape(options, 'options', { maxCells });
  const noGuess = readNoGuess(options.noGuess);
  const holes = readHoles(options.holes, rows * cols, 'options.holes');
  return {
    rows,
    cols,
    holes,
    table: withoutHoles(neighborsOf({ rows, cols }, options.topology, 'options.topology'), holes),
    symmetry: readSymmetry(options.symmetry ?? 'identity', rows, cols, noGuess?.how === 'quick'),
    mines: checkInteger(options.mines, 'options.mines', 0, rows * cols, 'bad-mines'),
    seed: checkSeed(options.seed ?? 0, 'options.seed'),
    firstOpen: readFirstOpen(options.firstOpen, { rows, cols }, holes),
    isZero: checkChoice(options.firstIs ?? 'safe', 'options.firstIs', ['safe', 'zero']) === 'zero',
    noGuess,
    metrics: readTargets(options.metrics),
    maxTries: checkInteger(options.maxTries ?? usualTries, 'options.maxTries', 1, 1_000_000),
    swaps: checkInteger(options.swaps ?? 40, 'options.swaps', 0, 1_000_000),
    topology: options.topology,
    difficulty: readDifficulty(options, holes),
    /** All options that say what a field without guesses is like; with a difficulty it has the usual topology and no holes. */
    key: JSON.stringify({ ...options, ...{ seed: 0, difficulty: 0, metrics: 0, maxTries: 0, topology: 0, holes: 0 } }),
  };
}

/** The levels are those of plain boards. */
function readDifficulty(
  { difficulty, topology = 'square8' }: GenerateOptions,
  holes: readonly number[],
): number | undefined {
  const level = checkDifficulty(difficulty);
  if (level === undefined) return undefined;
  if (topology === 'square8' && holes.length === 0) return level;
  const message = `options.difficulty is ${level}: expected a board of squares without holes, whose levels are known`;
  throw new InvalidInputError('contradictory-options', message, { name: 'options.difficulty' });
}

function readFirstOpen(given: number | undefined, shape: Shape, holes: readonly number[]): number | undefined {
  if (given === undefined) return undefined;
  const firstOpen = checkCell(shape, given, 'options.firstOpen');
  if (!holes.includes(firstOpen)) return firstOpen;
  const message = `options.firstOpen is ${firstOpen}: expected a cell, not one of options.holes`;
  throw new InvalidInputError('bad-cell', message, { name: 'options.firstOpen' });
}

function readSymmetry(value: unknown, rows: number, cols: number, isRepaired: boolean): Symmetry {
  const symmetry = checkChoice(value, 'options.symmetry', symmetries);
  const isTurned = !['identity', 'rotate180', 'flipHorizontal', 'flipVertical'].includes(symmetry);
  const expected =
    isTurned && rows !== cols
      ? `as many rows as columns, not ${cols}×${rows}`
      : symmetry !== 'identity' && isRepaired
        ? "options.noGuess 'exact': repairs would break it"
        : undefined;
  if (expected === undefined) return symmetry;
  const message = `options.symmetry is ${symmetry}: expected ${expected}`;
  throw new InvalidInputError('contradictory-options', message, { name: 'options.symmetry' });
}

/**
 * Fields that the quick way draws before it repairs one: those that pass are as likely as in the exact way. Of expert fields
 * that begin with a clear cell in the middle 16 % pass, from a corner that is only safe 5 %; at a density of 26 % none does, and
 * the draws cost some four times as much as the repair.
 */
const plainDraws = 40;

/** Fields that levels are measured on: as many as take half a second of counted work, but not fewer than the least. */
const maxSample = 400;
const minSample = 60;
const maxSampleWork = 50_000_000;

function* generateWork(job: Job, pace: Pace): Slices<Found<MadeField>> {
  const { request } = job;
  const { difficulty, noGuess } = request;
  if (difficulty === undefined) return yield* dealField(job, request.seed, undefined, pace);
  // Plain fields have a table. Fields without guesses are measured: few of the hard ones have none.
  const fifths = noGuess
    ? yield* fifthsOf(`generateMines ${request.key}`, () => sampleScores(request, pace))
    : undefined;
  const level = (score: number) => (fifths ? levelIn(score, fifths) : levelOf(score, request));
  return yield* dealField(job, request.seed, { level, difficulty }, pace);
}

/** The scores of fields of the first seeds. */
function* sampleScores(given: Request, pace: Pace): Slices<readonly number[]> {
  const request = { ...given, metrics: undefined, maxTries: usualTries };
  const lastWork = pace.work + maxSampleWork;
  const scores: number[] = [];
  for (let seed = 0; seed < maxSample && (seed < minSample || pace.work < lastWork); seed++) {
    let last = 0;
    const level = (score: number) => {
      last = score;
      return 1;
    };
    const made = yield* dealField({ request, tries: 0 }, seed, { level, difficulty: 1 }, pace);
    if (made.status !== 'found') break;
    scores.push(last);
  }
  return scores;
}

/** Which fields are wanted: those of a level, by their score. */
type Wanted = { readonly level: (score: number) => number; readonly difficulty: number };

function* dealField(job: Job, seed: number, wanted: Wanted | undefined, pace: Pace): Slices<Found<MadeField>> {
  const { request } = job;
  const { rows, cols, mines, topology, holes, table } = request;
  const size = rows * cols;
  const firstOpen = request.firstOpen ?? leastCell(holes);
  if (firstOpen === size) return { status: 'impossible' };
  const allowed = allowedCells(size, table, holes, firstOpen, request.isZero);
  if (mines > allowed.length) return { status: 'impossible' };
  if (spend(pace, 2 * size)) yield;
  const random = createRandom(seed);
  const { symmetry } = request;
  const turns = symmetry === 'identity' ? undefined : turnsOf(rows, cols, allowed, symmetry);
  if (spend(pace, 32 * size)) yield;
  const { noGuess } = request;
  const draws = noGuess?.how === 'quick' ? plainDraws : 0;
  for (let drawn = 0; job.tries < request.maxTries; drawn++) {
    const mined = turns ? symmetricMines(size, turns, mines, random) : randomMines(size, allowed, mines, random);
    if (mined === undefined) return { status: 'impossible' };
    const isRepaired = noGuess?.how === 'quick' && drawn >= draws;
    if (drawn >= draws) job.tries++;
    if (spend(pace, size + 16 * mines)) yield;
    if (noGuess) {
      const draft = { mined, table, holes, first: firstOpen, random, pace, logic: noGuess.logic };
      if (!(yield* repairField(draft, isRepaired ? undefined : noRepairs))) continue;
      if (isRepaired) yield* mixField(draft, allowed, request.swaps);
    }
    if (request.metrics && !(yield* meetsTargets(mined, request, request.metrics, pace))) continue;
    const needed = yield* ratedFor(request, mined, firstOpen, wanted, pace);
    if (needed === 'other-level') {
      // The next field is dealt as the first was, so that it is of each level as often.
      if (drawn < draws) job.tries++;
      drawn = -1;
      continue;
    }
    const mineCells = cellsWhere(size, (cell) => mined[cell] === 1);
    return known({ status: 'found', field: fieldOf(request, mineCells, holes, topology), needed });
  }
  return { status: 'limit' };
}

/** What a field needs, where that is asked for. */
function* ratedFor(
  { noGuess, holes, table, mines }: Request,
  mined: Uint8Array,
  firstOpen: number,
  wanted: Wanted | undefined,
  pace: Pace,
): Slices<FieldRating | 'other-level' | undefined> {
  if (noGuess === undefined && wanted === undefined) return undefined;
  if (spend(pace, 16 * mined.length)) yield;
  const isTooHigh = wanted && ((score: number) => wanted.level(score) > wanted.difficulty);
  const rate = (logic: Logic, isEnough?: typeof isTooHigh) =>
    playByLogic(beginPlay({ mined, table, mines, holes }, [firstOpen]), logic, pace, isEnough);
  const own = noGuess?.logic ?? fullLogic;
  if (wanted !== undefined) {
    // A field that is cleared without the number of mines is played in the same way by all logic, the easiest first.
    const used = own.counter ? fullLogic : own;
    const rating = yield* rate(used, isTooHigh);
    if (wanted.level(rating.score) !== wanted.difficulty) return 'other-level';
    if (used === own) return rating;
  }
  return yield* rate(own);
}
