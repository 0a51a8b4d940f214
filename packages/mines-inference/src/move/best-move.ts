/** What to open next: a safe cell if there is one, else the guess that wins most. */
import {
  checkInteger,
  checkOptions,
  defineSearch,
  type Pace,
  type Progress,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { known } from '../board/plain.js';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import { newEffort, stepsOf } from '../kernel/effort.js';
import { infer } from '../kernel/infer.js';
import type { BoardLike, Move, MoveOptions, MoveReason } from '../types.js';
import { chooseGuess, type Guess, type GuessLimits, guessLimits } from './choose-guess.js';

/**
 * The cell to open next. Flags count as mines.
 *
 * A proven safe cell where there is one. Else, with few layouts left, best play by exact search; else the cell that is
 * most likely to survive this move and the next, those that open the way to safe moves preferred.
 *
 * @param board - what the player sees
 * @param options - how much thought it may take
 * @returns the move with its reason
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board, `bad-options`, `unknown-option`,
 * `bad-number`
 *
 * @example
 * ```ts
 * import { bestMove, parseMines } from '@kit/mines-inference';
 *
 * const { cell, survival, winChance, reason } = bestMove(parseMines('mines 1\n# 1 #'));
 * cell; // => 0
 * survival; // => 0.5
 * winChance; // => 0.5
 * reason.key; // => 'endgame'
 * ```
 */
export function bestMove(board: BoardLike, options: MoveOptions = {}): Move {
  return runSync(bestMoveSearch(board, options));
}

/**
 * {@link bestMove} as a search: stopped early it gives the best guess so far (the progress shows it, too), or no cell and the reason `limit`.
 * `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { bestMoveSearch, parseMines, runAsync } from '@kit/mines-inference';
 *
 * (await runAsync(bestMoveSearch(parseMines('mines 1\n# 1 #')), { timeLimitMs: 1000 })).survival; // => 0.5
 * ```
 */
export function bestMoveSearch(board: BoardLike, options: MoveOptions = {}): Search<Move> {
  return start(board, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (board: BoardLike, options: MoveOptions): Job => {
    const limits = readMoveOptions(options);
    return { limits, board: readBoard(board), best: undefined };
  },
  work: (job, pace) =>
    chooseMove(job.board, job.limits, pace, (better) => {
      job.best = better;
    }),
  report: (job, pace): Progress<Move> =>
    job.best === undefined ? stepsOf(job, pace) : { ...stepsOf(job, pace), best: job.best },
  stopped: ({ board, best }) => best ?? unknownMove(board),
});

type Job = { readonly limits: GuessLimits; readonly board: ReadBoard; best: Move | undefined };

function unknownMove({ cols }: ReadBoard): Move {
  return { cell: null, safe: [], survival: 0, reason: { key: 'limit', params: { cols, chance: 0 } } };
}

/** Throws `bad-options`, `unknown-option`, `bad-number`. */
export function readMoveOptions(options: MoveOptions): GuessLimits {
  checkOptions(options, ['maxStates', 'maxLayouts', 'maxEndgameNodes']);
  const { maxStates, maxLayouts, maxEndgameNodes } = options;
  return {
    maxStates: checkInteger(maxStates ?? guessLimits.maxStates, 'options.maxStates', 1, 16_777_216),
    maxLayouts: checkInteger(maxLayouts ?? guessLimits.maxLayouts, 'options.maxLayouts', 0, 65_535),
    maxEndgameNodes: checkInteger(
      maxEndgameNodes ?? guessLimits.maxEndgameNodes,
      'options.maxEndgameNodes',
      0,
      1_000_000_000,
    ),
  };
}

/** {@link bestMove} behind the checks; `whenBetter` receives the best guess so far, and its cell. */
export function* chooseMove(
  { cells: shown, table, mines, cols }: ReadBoard,
  limits: GuessLimits,
  pace: Pace,
  whenBetter: (best: Move, cell: number) => void,
): Slices<Move> {
  const cells = new Int32Array(shown);
  const constraints = collectConstraints(cells, table, mines, true);
  const effort = newEffort(limits.maxStates, pace);
  const inference = yield* infer(constraints, effort);
  const { status, values, chances } = inference;
  const safe: number[] = [];
  let isOpen = false;
  for (let cell = 0; cell < cells.length; cell++) {
    if (constraints.unknown[cell] === 0) continue;
    if (values[cell] === 0) safe.push(cell);
    if (values[cell] !== 1) isOpen = true;
  }
  if (spend(pace, cells.length)) yield;
  const move = (cell: number | null, key: MoveReason['key'], survival: number, guess?: Guess): Move => {
    const { winChance, progress } = guess ?? {};
    const params = known({ cols, chance: winChance ?? survival, progress });
    return known({ cell, safe, survival, winChance, reason: { key, params } });
  };
  const guessed = (guess: Guess): Move =>
    move(guess.cell, guess.reason, chances[guess.cell] < 0 ? 0 : 1 - chances[guess.cell], guess);
  if (status === 'inconsistent' || !isOpen) return move(null, 'none', 0);
  if (safe.length > 0) return move(safe[0], 'safe', 1);
  const guess = yield* chooseGuess({ cells, table, mines, limits, effort }, inference, (better) => {
    whenBetter(guessed(better), better.cell);
  });
  return guessed(guess);
}
