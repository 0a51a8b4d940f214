/**
 * Help as a teacher gives it: first the player's own mistakes; then, where the player could go on alone, only that (with
 * the reason, if the game wants to show it); and an answer only where nothing is certain.
 */
import {
  type Cell,
  checkCell,
  checkChoice,
  checkInteger,
  checkObject,
  checkOptions,
  defineSearch,
  InvalidInputError,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { type Knowledge, knowledgeOf } from '../analyze/create-analyzer.js';
import { type ReadBoard, type ReadField, readBoard } from '../board/read-board.js';
import { findConflicts, flaggedCells } from '../conflicts/find-conflicts.js';
import { simplestDeduction } from '../deduce/deduce.js';
import { collectConstraints } from '../kernel/constraints.js';
import { defaultMaxStates, newEffort, stepsOf } from '../kernel/effort.js';
import { type Inference, infer } from '../kernel/infer.js';
import { cellsWhere, FLAG, HIDDEN } from '../kernel/symbols.js';
import { chooseMove } from '../move/best-move.js';
import { guessLimits } from '../move/choose-guess.js';
import { readGame } from '../play/read-game.js';
import type { BoardLike, Deduction, Hint, HintOptions, HintStats } from '../types.js';

/**
 * Help for the player: a mistake, that no help is needed, or a cell; or that the board is an impossible one.
 *
 * Not needed means: the chosen cell is certain, or else some cell is proven safe. With a field a given cell says what it
 * is; without a chosen cell it is then a safe one.
 *
 * @param board - what the player sees
 * @param options - the field, and the cell that the player chose
 * @returns the hint; count it with {@link countHint}
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board and of {@link newBoard} for the field,
 * `field-mismatch`, `bad-cell` (also if the chosen cell is open or flagged), `bad-options`, `unknown-option`
 *
 * @example
 * ```ts
 * import { hint, parseMines } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 3, mineCells: [0] };
 * hint(parseMines('mines 1\n# 1 #')).kind; // => 'given'
 * hint(parseMines('mines 1\n# 1 #'), { field, cell: 0 }); // => { kind: 'given', cell: 0, mine: true }
 * hint(parseMines('mines 1\n# 1 F'), { field }); // => { kind: 'mistake', cells: [2] }
 * hint(parseMines('mines 1\nF 1 #'), { field }).kind; // => 'not-needed'
 * ```
 */
export function hint(board: BoardLike, options: HintOptions = {}): Hint {
  return runSync(hintSearch(board, options));
}

/**
 * {@link hint} as a search: stopped early it gives the best guess so far, or the kind `limit`. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { hintSearch, parseMines, runAsync } from '@kit/mines-inference';
 *
 * (await runAsync(hintSearch(parseMines('mines 1\n# 1 #')), { timeLimitMs: 1000 })).kind; // => 'given'
 * ```
 */
export function hintSearch(board: BoardLike, options: HintOptions = {}): Search<Hint> {
  return start(board, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (board: BoardLike, options: HintOptions): Job => {
    checkOptions(options, ['field', 'cell', 'analyzer']);
    const { field, cell, analyzer } = options;
    const knowledge = analyzer === undefined ? undefined : knowledgeOf(analyzer);
    const game = field === undefined ? undefined : readGame(field, board);
    const read = game?.board ?? (knowledge?.read ?? readBoard)(board);
    const chosen = cell === undefined ? undefined : chosenCell(read, cell);
    return { board: read, field: game?.field, chosen, knowledge, best: undefined };
  },
  work: hintWork,
  report: stepsOf,
  stopped: ({ best }): Hint => best ?? { kind: 'limit' },
});

type Job = {
  readonly board: ReadBoard;
  readonly field: ReadField | undefined;
  readonly chosen: Cell | undefined;
  readonly knowledge: Knowledge | undefined;
  best: Hint | undefined;
};

function* hintWork(job: Job, pace: Pace): Slices<Hint> {
  const { board: read, field, chosen, knowledge } = job;
  const { cells, table, mines } = read;
  const ask = (flags: 'trust' | 'ignore') =>
    knowledge?.infer(flags, read, pace) ??
    infer(collectConstraints(cells, table, mines, flags === 'trust'), newEffort(defaultMaxStates, pace));
  const inference = yield* ask('trust');
  const fault = field ? wrongFlags(read, field) : yield* visibleFault(read, inference, ask, pace);
  if (fault !== undefined) return fault;
  const deduction =
    (chosen === undefined ? undefined : yield* simplestDeduction(read, inference, chosen, pace)) ??
    (yield* simplestDeduction(read, inference, undefined, pace));
  if (deduction) return { kind: 'not-needed', deduction };
  return yield* given(job, inference, pace);
}

function chosenCell(board: ReadBoard, given: Cell): Cell {
  const cell = checkCell(board, given, 'options.cell');
  if (board.cells[cell] === HIDDEN) return cell;
  const message = `options.cell is ${cell}: expected a hidden cell without a flag`;
  throw new InvalidInputError('bad-cell', message, { name: 'options.cell' });
}

function wrongFlags({ cells }: ReadBoard, { mined }: ReadField): Hint | undefined {
  const wrong = cellsWhere(mined.length, (cell) => cells[cell] === FLAG && mined[cell] === 0);
  return wrong.length > 0 ? { kind: 'mistake', cells: wrong } : undefined;
}

/** A board that no layout fits whatever is flagged, or flags that can't be right. */
function* visibleFault(
  board: ReadBoard,
  trusting: Inference,
  ask: (flags: 'trust' | 'ignore') => Slices<Inference>,
  pace: Pace,
): Slices<Hint | undefined> {
  // An analyser answers the next question in the same arrays.
  const isTrustedImpossible = trusting.status === 'inconsistent';
  const flags = flaggedCells(board.cells);
  if (spend(pace, board.cells.length)) yield;
  const doubting = flags.length === 0 ? trusting : yield* ask('ignore');
  if (doubting.status === 'inconsistent') {
    return { kind: 'inconsistent', conflicts: yield* findConflicts(board, false, defaultMaxStates, pace) };
  }
  const wrong = flags.filter((cell) => doubting.values[cell] === 0);
  if (spend(pace, flags.length)) yield;
  if (wrong.length > 0) return { kind: 'mistake', cells: wrong };
  if (!isTrustedImpossible) return undefined;
  const { flags: together } = yield* findConflicts(board, true, defaultMaxStates, pace);
  return { kind: 'mistake', cells: together };
}

function* given(job: Job, inference: Inference, pace: Pace): Slices<Hint> {
  const { board, field, chosen } = job;
  if (chosen !== undefined) return tell(chosen, field);
  const safest = field && safestOfField(board, inference, field);
  if (safest !== undefined) job.best = tell(safest, field);
  const move = yield* chooseMove(board, guessLimits, pace, (_, cell) => {
    if (field === undefined) job.best = tell(cell, undefined);
  });
  if (move.cell === null) return { kind: 'not-needed', deduction: finished(board) };
  if (field === undefined || field.mined[move.cell] === 0) return tell(move.cell, field);
  return tell(safest ?? move.cell, field);
}

/** Of the hidden cells without a mine the one that looks safest. */
function safestOfField({ cells }: ReadBoard, { chances }: Inference, { mined }: ReadField): Cell | undefined {
  let safest: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < mined.length; cell++) {
    if (cells[cell] !== HIDDEN || mined[cell] === 1) continue;
    const chance = chances[cell] < 0 ? 1 : chances[cell];
    if (chance >= least) continue;
    least = chance;
    safest = cell;
  }
  return safest;
}

function tell(cell: Cell, field: ReadField | undefined): Hint {
  return field === undefined ? { kind: 'given', cell } : { kind: 'given', cell, mine: field.mined[cell] === 1 };
}

function finished({ cols, mines }: ReadBoard): Deduction {
  const message = { key: 'finished', params: { cols, numbers: [], mines } } as const;
  return { cells: [], mine: false, from: [], usesTotal: false, message };
}

const hintKinds = ['mistake', 'inconsistent', 'not-needed', 'given', 'limit'] as const satisfies Hint['kind'][];

/**
 * Adds a hint to the player's account: unneeded ones may cost points. Where there was no help (the board is impossible, or
 * the search was stopped) the account stays as it is.
 *
 * @param stats - the account so far; for a new game `{ mistakes: 0, unneeded: 0, given: 0 }`
 * @param hint - what `hint` gave
 * @returns a new account
 * @throws {@link InvalidInputError} `bad-options`, `bad-number`, `bad-choice`
 *
 * @example
 * ```ts
 * import { countHint, hint, parseMines } from '@kit/mines-inference';
 *
 * const easy = hint(parseMines('mines 1\nF 1 #'));
 * countHint({ mistakes: 0, unneeded: 0, given: 0 }, easy); // => { mistakes: 0, unneeded: 1, given: 0 }
 * ```
 */
export function countHint(stats: HintStats, hint: Hint): HintStats {
  checkObject(stats, 'stats');
  checkObject(hint, 'hint');
  const kind = checkChoice(hint.kind, 'hint.kind', hintKinds);
  const count = (name: keyof HintStats, counted: boolean): number =>
    checkInteger(stats[name], `stats.${name}`, 0, Number.MAX_SAFE_INTEGER - 1) + (counted ? 1 : 0);
  return {
    mistakes: count('mistakes', kind === 'mistake'),
    unneeded: count('unneeded', kind === 'not-needed'),
    given: count('given', kind === 'given'),
  };
}
