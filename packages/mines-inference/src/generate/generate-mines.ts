/** Seeded fields: uniform, or such that no guess is needed. */
import {
  checkCell,
  checkChoice,
  checkFlag,
  checkInteger,
  checkOptions,
  checkSeed,
  checkShape,
  createRandom,
  type Found,
  runSync,
  type Search,
  type Slices,
  shareSlices,
} from '@kit/grid';
import { createPace, type Pace, spend } from '../kernel/pace.js';
import { mostCells } from '../topology/most-cells.js';
import { neighborsOf } from '../topology/neighbors-of.js';
import type { GenerateOptions, MadeField } from '../types.js';
import { allowedCells, randomMines } from './random-mines.js';
import { repairField } from './repair.js';

/**
 * A field of mines.
 *
 * Without `noGuess` every field that keeps the first cell clear is equally likely. With it, play is simulated and the
 * field repaired where only a guess would go on; the result has been cleared from the start by deduction alone.
 *
 * @param options - size, mines, seed, first cell
 * @returns the field; `impossible` if the mines don't fit beside the first cell, `limit` if no field without guesses was
 * found in `maxTries`
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-grid`, `bad-size`, `bad-mines`, `bad-seed`, `bad-cell`,
 * `bad-choice`, `bad-flag`, `bad-number`, and the codes of a topology
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
 * {@link generateMines} as a search. Stopped early its status is `limit`. `nodes` are the fields that were begun with, of
 * at most `total`.
 *
 * @param options - as for {@link generateMines}
 * @returns a search for `runSync` or `runAsync`; malformed options are refused at its first step
 * @throws {@link InvalidInputError} the codes of {@link generateMines}
 *
 * @example
 * ```ts
 * import { generateMinesSearch, runAsync } from '@kit/mines-inference';
 *
 * const search = generateMinesSearch({ rows: 16, cols: 30, mines: 99, seed: 2, firstOpen: 200, noGuess: true });
 * (await runAsync(search, { timeLimitMs: 10_000 })).status; // => 'found'
 * ```
 */
export function* generateMinesSearch(options: GenerateOptions): Search<Found<MadeField>> {
  const request = readRequest(options);
  const pace = createPace();
  const account = { tries: 0 };
  const report = () => ({ nodes: account.tries, total: request.noGuess ? request.maxTries : 1 });
  return (yield* shareSlices(work(request, account, pace), report)) ?? { status: 'limit' };
}

type Request = ReturnType<typeof readRequest>;

function readRequest(options: GenerateOptions) {
  const names = ['rows', 'cols', 'mines', 'seed', 'firstOpen', 'firstIs', 'noGuess', 'topology', 'maxTries'] as const;
  checkOptions(options, names);
  const { rows, cols } = checkShape(options, 'options', { maxCells: mostCells });
  return {
    rows,
    cols,
    mines: checkInteger(options.mines, 'options.mines', 0, rows * cols, 'bad-mines'),
    seed: checkSeed(options.seed ?? 0, 'options.seed'),
    firstOpen: checkCell({ rows, cols }, options.firstOpen ?? 0, 'options.firstOpen'),
    isZero: checkChoice(options.firstIs ?? 'safe', 'options.firstIs', ['safe', 'zero']) === 'zero',
    noGuess: checkFlag(options.noGuess ?? false, 'options.noGuess'),
    maxTries: checkInteger(options.maxTries ?? 200, 'options.maxTries', 1, 1_000_000),
    topology: options.topology,
  };
}

function* work(request: Request, account: { tries: number }, pace: Pace): Slices<Found<MadeField>> {
  const { rows, cols, mines, firstOpen, topology } = request;
  const size = rows * cols;
  const table = yield* neighborsOf({ rows, cols }, topology, 'options.topology', pace);
  const allowed = allowedCells(size, table, firstOpen, request.isZero);
  if (spend(pace, size)) yield;
  if (mines > allowed.length) return { status: 'impossible' };
  const random = createRandom(request.seed);
  for (; account.tries < request.maxTries; account.tries++) {
    const mined = yield* randomMines(size, allowed, mines, random, pace);
    if (request.noGuess && !(yield* repairField(mined, table, allowed, firstOpen, random, pace))) continue;
    const mineCells: number[] = [];
    for (let cell = 0; cell < size; cell++) if (mined[cell] === 1) mineCells.push(cell);
    if (spend(pace, size)) yield;
    const field = { rows, cols, mineCells };
    return { status: 'found', field: topology === undefined ? field : { ...field, topology } };
  }
  return { status: 'limit' };
}
