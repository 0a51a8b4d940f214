/** Minesweeper: the player's board and its past, the field below it, and what an answer shows on it. */
import type { Found } from '@kit/grid';
import {
  type Analysis,
  type Board,
  chord,
  countHint,
  type Field,
  formatMines,
  type GameStatus,
  gameStatus,
  type Hint,
  type HintStats,
  type Move,
  newBoard,
  openCell,
  parseMines,
  toggleFlag,
} from '@kit/mines-inference';
import type { Game } from '../frame/game.js';
import { begin, type History, push, type Travel, travel } from '../frame/history.js';
import { refusal } from '../frame/refusal.js';
import type { Said } from '../frame/said.js';
import { type Level, levels } from './levels.js';
import { type Shown, shownOfConflicts, shownOfHint, shownOfMove } from './shown.js';
import type { Words } from './words.js';

/** What is played: the board as the player sees it, on its field. */
export type Played = {
  readonly board: Board;
  /** Where the mines are; null before the first tap, and of a board that came from elsewhere. */
  readonly field: Field | null;
};

/** Everything that the page shows; plain data. */
export type State = {
  readonly level: Level;
  readonly noGuess: boolean;
  /** Does each cell show its chance? */
  readonly chances: boolean;
  /** Does a tap set a flag? */
  readonly flagging: boolean;
  /** Undo reaches back over a new game. */
  readonly history: History<Played>;
  /** The cell that the keys stand on. */
  readonly focus: number;
  readonly analysis: Analysis | null;
  readonly shown: Shown | null;
  readonly hints: HintStats;
  readonly said: Said<Words> | null;
};

/** What can happen. */
export type Action =
  | Travel
  | { readonly type: 'start'; readonly level: Level }
  | { readonly type: 'load'; readonly text: string; readonly mines: number }
  | { readonly type: 'noGuess' | 'chances' | 'flagging' }
  | { readonly type: 'move'; readonly by: number }
  /** A tap on a cell; the first one of a game waits for the deal. */
  | { readonly type: 'open' | 'flag'; readonly cell: number }
  | { readonly type: 'dealt'; readonly cell: number; readonly made: Found<{ readonly field: Field }> }
  | { readonly type: 'analyzed'; readonly analysis: Analysis }
  | { readonly type: 'hinted'; readonly hint: Hint }
  /** An answer about one cell, which a person chose. */
  | { readonly type: 'told'; readonly hint: Hint; readonly cell: number }
  /** A cell was to be told that isn't hidden. */
  | { readonly type: 'open cell chosen' }
  | { readonly type: 'advised'; readonly move: Move }
  /** Nothing is open yet. */
  | { readonly type: 'first click advised' };

/** The game. */
export const game: Game<State, Action> = {
  reduce,
  topic: ({ history, chances }) => [history.present, chances],
  keep: ({ level, noGuess, chances, history }) => ({ level, noGuess, chances, ...history.present }),
  restore,
  begins: (before, after) => {
    const [old, now] = [before.history.present, after.history.present];
    return now.field !== old.field && old.board.cells.some((content) => content !== hidden);
  },
};

const hidden = -1;
const flag = -2;

const noAnswers = { analysis: null, shown: null, hints: { mistakes: 0, unneeded: 0, given: 0 }, said: null };

/** The first state. */
export const first: State = {
  level: 'beginner',
  noGuess: true,
  chances: false,
  flagging: false,
  ...noAnswers,
  focus: 0,
  history: begin({ board: closed('beginner'), field: null }),
};

/** How the game stands. Nobody knows what lies under a board from elsewhere. */
export function statusOf({ history: { present } }: Pick<State, 'history'>): GameStatus {
  return present.field ? gameStatus(present.field, present.board) : 'playing';
}

/** Does opening this cell need a deal first? Not on a board from elsewhere, which has open cells. */
export function needsDeal({ history, flagging }: State, cell: number): boolean {
  const { board, field } = history.present;
  const { cells } = board;
  return !field && !cells.some((state) => state >= 0) && !(flagging && cells[cell] < 0);
}

/** How many mines have no flag. */
export function minesLeft({ cells, mines }: Board): number {
  return mines - cells.filter((state) => state === flag).length;
}

function reduce(state: State, action: Action): State {
  const { history, focus } = state;
  const { board } = history.present;
  switch (action.type) {
    case 'start':
      return { ...start(state, { board: closed(action.level), field: null }), level: action.level };
    case 'load':
      return load(state, action.text, action.mines);
    case 'noGuess':
    case 'flagging':
      return { ...state, [action.type]: !state[action.type] };
    case 'chances':
      return { ...state, chances: !state.chances, analysis: null, said: null };
    case 'move':
      return { ...state, focus: (focus + action.by + board.cells.length) % board.cells.length };
    case 'open':
      return open({ ...state, focus: action.cell }, action.cell);
    case 'flag':
      return toggle({ ...state, focus: action.cell }, action.cell);
    case 'dealt': {
      const { cell, made } = action;
      if (made.status !== 'found') return { ...state, said: ['noDeal'] };
      return go(state, { field: made.field, board: openCell(made.field, newBoard(made.field), cell) });
    }
    case 'analyzed':
      return analyzed(state, action.analysis);
    case 'hinted': {
      const { hint } = action;
      return {
        ...state,
        hints: countHint(state.hints, hint),
        shown: shownOfHint(hint) ?? state.shown,
        said: sayHint(hint),
      };
    }
    case 'told': {
      const { hint, cell } = action;
      const next = reduce(state, { type: 'hinted', hint });
      const isElsewhere = hint.kind === 'not-needed' && !hint.deduction.cells.includes(cell);
      return isElsewhere ? { ...next, said: ['otherFirst', cell, board.cols, hint.deduction] } : next;
    }
    case 'first click advised':
      return { ...state, said: ['firstIsFree'] };
    case 'open cell chosen':
      return { ...state, said: ['chooseHidden'] };
    case 'advised': {
      const { move } = action;
      const shown = shownOfMove(move);
      return { ...state, ...(shown ? { shown, focus: move.cell ?? focus } : {}), said: ['move', move] };
    }
    case 'undo':
    case 'redo':
      return { ...state, history: travel(history, action), analysis: null, shown: null, said: null };
  }
}

/** Another game. An untouched board is no past that anybody wants back. */
function start(state: State, played: Played): State {
  const { history } = state;
  const isTouched = history.present.board.cells.some((content) => content !== hidden);
  const next = isTouched ? push(history, played) : { ...history, present: played, future: [] };
  return { ...state, ...noAnswers, focus: 0, history: next };
}

function closed(level: Level): Board {
  const { rows, cols, mines } = levels[level];
  return { rows, cols, mines, cells: new Array<number>(rows * cols).fill(hidden) };
}

/** A board from elsewhere, with its chances; a text that is none changes nothing. */
function load(state: State, text: string, mines: number): State {
  try {
    return { ...start(state, { board: parseMines(text, { mines }), field: null }), chances: true };
  } catch (error) {
    return { ...state, said: refusal(error) };
  }
}

function open(state: State, cell: number): State {
  const { flagging } = state;
  const { board, field } = state.history.present;
  if (flagging && board.cells[cell] < 0) return toggle(state, cell);
  if (!field || statusOf(state) !== 'playing') return state;
  const next = board.cells[cell] >= 0 ? chord(field, board, cell) : openCell(field, board, cell);
  return next.cells.some((content, at) => content !== board.cells[at]) ? go(state, { board: next, field }) : state;
}

function toggle(state: State, cell: number): State {
  const { board, field } = state.history.present;
  const isHidden = board.cells[cell] < 0 && statusOf(state) === 'playing';
  return isHidden ? go(state, { board: toggleFlag(board, cell), field }) : state;
}

function go(state: State, played: Played): State {
  const next = { ...state, history: push(state.history, played), analysis: null, shown: null };
  return { ...next, said: sayStatus(next) };
}

function analyzed(state: State, analysis: Analysis): State {
  const next = { ...state, analysis };
  if (analysis.status === 'inconsistent') {
    return { ...next, shown: shownOfConflicts(analysis.conflicts), said: ['inconsistent'] };
  }
  const { flags } = analysis.conflicts;
  if (flags.length > 0)
    return { ...next, shown: shownOfConflicts(analysis.conflicts), said: ['wrongFlags', flags.length] };
  return { ...next, said: analysis.status === 'limit' ? ['limit'] : sayStatus(state) };
}

function sayStatus(state: Pick<State, 'history'>): State['said'] {
  const status = statusOf(state);
  return status === 'playing' ? null : [status];
}

function sayHint(hint: Hint): State['said'] {
  switch (hint.kind) {
    case 'not-needed':
      return ['notNeeded', hint.deduction];
    case 'given':
      return [hint.mine === undefined ? 'given' : hint.mine ? 'givenMine' : 'givenSafe'];
    default:
      return [hint.kind];
  }
}

/** The game that was kept; its board and its field are read as strictly as anybody's. */
function restore(kept: unknown, state: State): State {
  const { level, noGuess, chances, board, field } = kept as Played & Pick<State, 'level' | 'noGuess' | 'chances'>;
  if (!Object.hasOwn(levels, level)) throw new RangeError('no such level');
  if (field === null) parseMines(formatMines(board));
  else gameStatus(field, board);
  return { ...state, level, noGuess: noGuess === true, chances: chances === true, history: begin({ board, field }) };
}
