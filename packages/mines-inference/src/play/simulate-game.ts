/** A whole game played by the package itself: for win rates and for judging boards. */
import { checkCell, checkInteger, checkOptions, runSync, type Search, type Slices } from '@kit/grid';
import { type ReadField, readField } from '../board/read-board.js';
import { asSearch } from '../kernel/as-search.js';
import { collectConstraints } from '../kernel/constraints.js';
import { infer } from '../kernel/infer.js';
import { createPace, type Pace, spend } from '../kernel/pace.js';
import { createRegionCache } from '../kernel/region-cache.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';
import { chooseGuess, type GuessLimits, guessLimits } from '../move/choose-guess.js';
import type { FieldLike, GameRecord, SimulateOptions } from '../types.js';
import { closedCells, openInPlace } from './open-in-place.js';

/**
 * Plays a game to its end: what is safe is opened, else the guess of {@link bestMove}. Deterministic.
 *
 * @param field - where the mines are; only what is opened is looked at
 * @param options - where to begin
 * @returns the outcome and the moves
 * @throws {@link InvalidInputError} the codes of {@link newBoard} for the field, `bad-cell`, `bad-number`, `bad-options`,
 * `unknown-option`
 *
 * @example
 * ```ts
 * import { simulateGame } from '@kit/mines-inference';
 *
 * simulateGame({ rows: 3, cols: 3, mineCells: [8] }); // => { status: 'won', guesses: 0, opened: [0] }
 * ```
 */
export function simulateGame(field: FieldLike, options: SimulateOptions = {}): GameRecord {
  return runSync(simulateGameSearch(field, options));
}

/**
 * {@link simulateGame} as a search. Stopped early its status is `limit`, with the moves so far. `nodes` are the open cells,
 * of `total`.
 *
 * @param field - where the mines are; only what is opened is looked at
 * @param options - where to begin
 * @returns a search for `runSync` or `runAsync`
 * @throws {@link InvalidInputError} the codes of {@link simulateGame}
 *
 * @example
 * ```ts
 * import { runAsync, simulateGameSearch } from '@kit/mines-inference';
 *
 * const field = { rows: 3, cols: 3, mineCells: [8] };
 * (await runAsync(simulateGameSearch(field), { timeLimitMs: 5000 })).status; // => 'won'
 * ```
 */
export function simulateGameSearch(field: FieldLike, options: SimulateOptions = {}): Search<GameRecord> {
  checkOptions(options, ['firstOpen', 'maxStates']);
  const maxStates = checkInteger(options.maxStates ?? guessLimits.maxStates, 'options.maxStates', 1, 16_777_216);
  const read = readField(field);
  const firstOpen = checkCell(read, options.firstOpen ?? 0, 'options.firstOpen');
  const game: Game = { guesses: 0, opened: [], open: 0, total: read.mined.length - read.mines - read.holes.length };
  return asSearch(
    playGame(read, firstOpen, { ...guessLimits, maxStates }, game, createPace()),
    () => ({ nodes: game.open, total: game.total }),
    () => recordOf('limit', game),
  );
}

/** What a game has come to so far. */
type Game = { guesses: number; readonly opened: number[]; open: number; readonly total: number };

function recordOf(status: GameRecord['status'], { guesses, opened }: Game): GameRecord {
  return { status, guesses, opened };
}

function* playGame(
  { mines, mined, table, holes }: ReadField,
  firstOpen: number,
  limits: GuessLimits,
  game: Game,
  pace: Pace,
): Slices<GameRecord> {
  const size = mined.length;
  const shown = closedCells(size, holes);
  const marked = new Int32Array(shown);
  const cache = createRegionCache();
  let next: readonly number[] = [firstOpen];
  for (;;) {
    for (const cell of next) {
      if (spend(pace, 1)) yield;
      if (shown[cell] !== HIDDEN) continue;
      game.opened.push(cell);
      if (!(yield* openInPlace(shown, mined, table, cell, pace))) return recordOf('lost', game);
    }
    game.open = -holes.length;
    for (let cell = 0; cell < size; cell++) if (shown[cell] >= 0) game.open++;
    if (game.open === game.total) return recordOf('won', game);
    if (spend(pace, size)) yield;
    cache.nextBoard();
    // What propagation proves to be a mine it would prove again: marked, it need not, and all else stays as it is.
    for (let cell = 0; cell < size; cell++) if (shown[cell] !== HIDDEN) marked[cell] = shown[cell];
    const constraints = yield* collectConstraints(marked, table, mines, true, pace);
    const inference = yield* infer(constraints, limits.maxStates, pace, cache, (values) => {
      for (let cell = 0; cell < size; cell++) if (values[cell] === 1) marked[cell] = FLAG;
    });
    const safe: number[] = [];
    for (let cell = 0; cell < size; cell++) if (shown[cell] === HIDDEN && inference.values[cell] === 0) safe.push(cell);
    if (spend(pace, 3 * size)) yield;
    next = safe;
    if (safe.length > 0) continue;
    game.guesses++;
    const { cell } = yield* chooseGuess(marked, table, mines, inference, limits, pace, cache);
    next = [cell];
  }
}
