/**
 * Help as a teacher gives it: first the player's own mistakes; then, where the player could go on alone, only that (with
 * the reason, if the game wants to show it); and an answer only where nothing is certain.
 */
import { type Cell, checkCell, checkObject, InvalidInputError } from '@kit/grid';
import { analyzeRead, defaultMaxStates } from '../analyze/analyze.js';
import { type Analyzer, knowledgeOf } from '../analyze/create-analyzer.js';
import { type ReadBoard, type ReadField, readBoard } from '../board/read-board.js';
import { findConflicts, flaggedCells } from '../conflicts/find-conflicts.js';
import { simplestDeduction } from '../deduce/deduce.js';
import { collectConstraints } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import { bestMoveRead } from '../move/best-move.js';
import { guessLimits } from '../move/choose-guess.js';
import { readGame } from '../play/read-game.js';
import type { BoardLike, Deduction, FieldLike, Hint } from '../types.js';

/** Options of `hint`. */
export type HintOptions = {
  /**
   * Where the mines are. Then flags that are wrong though nothing on the board says so are named too, and what is given is
   * told, so that no chance is left.
   */
  readonly field?: FieldLike | undefined;
  /** The hidden cell that the player wants to know. */
  readonly cell?: Cell | undefined;
  /** An analyser that follows this game: then a hint after a click reads only what the click changed. */
  readonly analyzer?: Analyzer | undefined;
};

/**
 * Help for the player: a mistake, that no help is needed, or a cell.
 *
 * Not needed means: the chosen cell is certain, or else some cell is proven safe. With a field a given cell says what it
 * is; without a chosen cell it is then a safe one.
 *
 * @param board - what the player sees
 * @param options - the field, and the cell that the player chose
 * @returns the hint; count it with {@link countHint}
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board and of {@link newBoard} for the field,
 * `field-mismatch`, `bad-cell` (also if the chosen cell is open or flagged), `bad-options`
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
  checkObject(options, 'options');
  const game = options.field === undefined ? undefined : readGame(options.field, board);
  const knowledge = options.analyzer === undefined ? undefined : knowledgeOf(options.analyzer);
  const read = game?.board ?? readBoard(board);
  const chosen = options.cell === undefined ? undefined : chosenCell(read, options.cell);
  const inference = knowledge ? knowledge('trust', board) : inferRead(read, true);
  const mistakes = game
    ? wrongFlags(read, game.field)
    : visibleMistakes(read, inference, () => (knowledge ? knowledge('ignore', board) : inferRead(read, false)));
  if (mistakes.length > 0) return { kind: 'mistake', cells: mistakes };
  const deduction =
    (chosen === undefined ? undefined : simplestDeduction(read, inference, chosen)) ??
    simplestDeduction(read, inference, undefined);
  if (deduction) return { kind: 'not-needed', deduction };
  return given(read, game?.field, chosen);
}

function inferRead({ cells, table, mines }: ReadBoard, flagsAreMines: boolean): Inference {
  return infer(collectConstraints(cells, table, mines, flagsAreMines), defaultMaxStates);
}

function chosenCell(board: ReadBoard, cell: Cell): Cell {
  checkCell(board, cell, 'options.cell');
  if (board.cells[cell] === -1) return cell;
  const message = `options.cell is ${cell}: expected a hidden cell without a flag`;
  throw new InvalidInputError('bad-cell', message, { name: 'options.cell' });
}

function wrongFlags({ cells }: ReadBoard, { mined }: ReadField): Cell[] {
  return Array.from(mined.keys()).filter((cell) => cells[cell] === -2 && mined[cell] === 0);
}

/** Flags that can't be right; without such, the numbers of an inconsistent board. */
function visibleMistakes(board: ReadBoard, trusting: Inference, ignoring: () => Inference): readonly Cell[] {
  const flags = flaggedCells(board.cells);
  const doubting = flags.length === 0 ? trusting : ignoring();
  if (doubting.status === 'inconsistent') return findConflicts(board, false, defaultMaxStates).core;
  const wrong = flags.filter((cell) => doubting.values[cell] === 0);
  if (wrong.length > 0 || trusting.status !== 'inconsistent') return wrong;
  const { flags: together, core } = findConflicts(board, true, defaultMaxStates);
  return together.length > 0 ? together : core;
}

function given(board: ReadBoard, field: ReadField | undefined, chosen: Cell | undefined): Hint {
  if (chosen !== undefined) return tell(chosen, field);
  const { cell } = bestMoveRead(board, guessLimits);
  if (cell === null) return { kind: 'not-needed', deduction: finished(board) };
  if (field === undefined || field.mined[cell] === 0) return tell(cell, field);
  const { probabilities } = analyzeRead(board, 'trust', defaultMaxStates);
  const safe = Array.from(field.mined.keys()).filter((other) => board.cells[other] === -1 && field.mined[other] === 0);
  safe.sort((a, b) => (probabilities[a] ?? 1) - (probabilities[b] ?? 1) || a - b);
  return tell(safe[0] ?? cell, field);
}

function tell(cell: Cell, field: ReadField | undefined): Hint {
  return field === undefined ? { kind: 'given', cell } : { kind: 'given', cell, mine: field.mined[cell] === 1 };
}

function finished({ cols, mines }: ReadBoard): Deduction {
  const message = { key: 'finished', params: { cols, numbers: [], mines } } as const;
  return { cells: [], mine: false, from: [], usesTotal: false, message };
}
