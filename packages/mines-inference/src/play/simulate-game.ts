/** A whole game played by the package itself: for win rates and for judging boards. */
import {
  checkCell,
  checkInteger,
  checkOptions,
  defineSearch,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { readField } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import { newEffort } from '../kernel/effort.js';
import { infer } from '../kernel/infer.js';
import { cellsWhere, FLAG, HIDDEN } from '../kernel/symbols.js';
import { chooseGuess, guessLimits } from '../move/choose-guess.js';
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
 * {@link simulateGame} as a search: stopped early its status is `limit`, with the moves so far. `nodes` are the open cells, of `total`.
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
  return start(field, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: readOptions,
  work: playGame,
  report: ({ open, total }) => ({ nodes: open, total }),
  stopped: (game) => recordOf('limit', game),
});

/** A game, and what it has come to so far. */
type Game = ReturnType<typeof readOptions>;

function readOptions(given: FieldLike, options: SimulateOptions) {
  checkOptions(options, ['firstOpen', 'maxStates']);
  const maxStates = checkInteger(options.maxStates ?? guessLimits.maxStates, 'options.maxStates', 1, 16_777_216);
  const field = readField(given);
  const firstOpen = checkCell(field, options.firstOpen ?? 0, 'options.firstOpen');
  const total = field.mined.length - field.mines - field.holes.length;
  const opened: number[] = [];
  return { field, firstOpen, limits: { ...guessLimits, maxStates }, guesses: 0, opened, open: 0, total };
}

function recordOf(status: GameRecord['status'], { guesses, opened }: Game): GameRecord {
  return { status, guesses, opened };
}

function* playGame(game: Game, pace: Pace): Slices<GameRecord> {
  const { firstOpen, limits } = game;
  const { mines, mined, table, holes } = game.field;
  const size = mined.length;
  const shown = closedCells(size, holes);
  const marked = new Int32Array(shown);
  const effort = newEffort(limits.maxStates, pace);
  let next: readonly number[] = [firstOpen];
  for (;;) {
    for (const cell of next) {
      if (shown[cell] !== HIDDEN) continue;
      game.opened.push(cell);
      if (!openInPlace(shown, mined, table, cell)) return recordOf('lost', game);
    }
    game.open = -holes.length;
    for (let cell = 0; cell < size; cell++) if (shown[cell] >= 0) game.open++;
    if (game.open === game.total) return recordOf('won', game);
    if (spend(pace, 4 * size)) yield;
    effort.cache.nextBoard();
    // What propagation proves to be a mine it would prove again: marked, it need not, and all else stays as it is.
    for (let cell = 0; cell < size; cell++) if (shown[cell] !== HIDDEN) marked[cell] = shown[cell];
    const constraints = collectConstraints(marked, table, mines, true);
    const inference = yield* infer(constraints, effort, (proven) => {
      for (let cell = 0; cell < size; cell++) if (proven[cell] === 1) marked[cell] = FLAG;
    });
    const { values } = inference;
    next = cellsWhere(size, (cell) => shown[cell] === HIDDEN && values[cell] === 0);
    if (spend(pace, 3 * size)) yield;
    if (next.length > 0) continue;
    game.guesses++;
    const { cell } = yield* chooseGuess({ cells: marked, table, mines, limits, effort }, inference);
    next = [cell];
  }
}
