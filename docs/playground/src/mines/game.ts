/** Minesweeper: the player's board and its past, the field below it, and what an answer shows on it. */
import type { Found } from '@kit/grid';
import {
  type Analysis,
  type Board,
  chord,
  countHint,
  type FairGame,
  type Field,
  formatMines,
  type GameMove,
  type GameReview,
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
import { type Level, levels, mostMines, type Rule, rules, type Size } from './levels.js';
import { type Shown, shownOfConflicts, shownOfHint, shownOfMove, shownOfReviewed } from './shown.js';
import type { Words } from './words.js';

/** What is played: the board as the player sees it, on its field. */
export type Played = {
  readonly board: Board;
  /** Where the mines are; null before the first tap, of a board from elsewhere, and while a fair game goes on. */
  readonly field: Field | null;
  /** What a fair game knows besides. */
  readonly fair: Omit<FairGame, 'board' | 'field'> | null;
  /** What the player did. */
  readonly moves: readonly GameMove[];
};

/** Everything that the page shows; plain data. */
export type State = {
  readonly level: Level;
  /** The size of a custom board. */
  readonly size: Size;
  readonly rule: Rule;
  /** Does each cell show its chance? */
  readonly chances: boolean;
  /** Does a tap set a flag? */
  readonly flagging: boolean;
  /** Does a tap write a number, on a position that is to be looked at? */
  readonly editing: boolean;
  /** Undo reaches back over a new game. */
  readonly history: History<Played>;
  /** The cell that the keys stand on. */
  readonly focus: number;
  readonly analysis: Analysis | null;
  readonly shown: Shown | null;
  readonly hints: HintStats;
  readonly review: Review | null;
  readonly said: Said<Words> | null;
};

/** The judged game, and the 3BV of its field. */
export type Review = { readonly game: GameReview; readonly threeBv: number };

/** What can happen. */
export type Action =
  | Travel
  | { readonly type: 'start'; readonly level: Level }
  | { readonly type: 'load'; readonly text: string; readonly mines: number }
  | { readonly type: 'resize'; readonly size: Partial<Size> }
  | { readonly type: 'rule'; readonly rule: Rule }
  | { readonly type: 'chances' | 'flagging' | 'edit' }
  /** A number, or a closed cell, on the position that is edited; its mines. */
  | { readonly type: 'write'; readonly cell: number; readonly content: number }
  | { readonly type: 'mines'; readonly mines: number }
  | { readonly type: 'move'; readonly by: number }
  /** A tap on a cell; the first one of a game waits for the deal. */
  | { readonly type: 'open' | 'flag'; readonly cell: number }
  | { readonly type: 'dealt'; readonly cell: number; readonly made: Found<{ readonly field: Field }> }
  /** A fair game went on. */
  | { readonly type: 'faired'; readonly move: GameMove; readonly game: FairGame }
  | { readonly type: 'reviewed'; readonly review: Review }
  /** A judged move is looked at. */
  | { readonly type: 'look'; readonly at: number }
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
  keep: ({ level, size, rule, chances, history }) => ({ level, size, rule, chances, ...history.present }),
  restore,
  begins: (before, after) => {
    const [old, now] = [before.history.present, after.history.present];
    return now.field !== old.field && old.board.cells.some((content) => content !== hidden);
  },
  isUnderWay(state) {
    const { board, moves } = state.history.present;
    const isWritten = state.editing && board.cells.some((content) => content >= 0);
    return isWritten || (moves.length > 0 && statusOf(state) === 'playing');
  },
  replaces: (state, action) =>
    ['start', 'resize', 'rule'].includes(action.type) ||
    (action.type === 'edit' && !state.editing) ||
    (action.type === 'load' && reduce(state, action).history !== state.history),
};

const hidden = -1;
const flag = -2;

/** The most that a number can say. */
const most = 8;

const noAnswers = {
  analysis: null,
  shown: null,
  hints: { mistakes: 0, unneeded: 0, given: 0 },
  review: null,
  said: null,
  editing: false,
};

/** The first state. */
export const first: State = {
  level: 'beginner',
  size: { rows: 12, cols: 18, mines: 40 },
  rule: 'noGuess',
  chances: false,
  flagging: false,
  ...noAnswers,
  focus: 0,
  history: begin(untouched(levels.beginner)),
};

/** How the game stands. Nobody knows what lies under a board from elsewhere. */
export function statusOf({ history: { present } }: Pick<State, 'history'>): GameStatus {
  const { board, field, fair } = present;
  if (fair) return fair.status === 'limit' ? 'playing' : fair.status;
  return field ? gameStatus(field, board) : 'playing';
}

/** The size that a new game has. */
export function sizeOf({ level, size }: Pick<State, 'level' | 'size'>): Size {
  return level === 'custom' ? size : levels[level];
}

/**
 * What must be asked before this cell is opened: for a deal on the first tap, for each number of a fair game; nothing on a
 * board from elsewhere, which has open cells.
 */
export function needs(state: State, cell: number): 'deal' | 'fair' | undefined {
  const { history, flagging, editing, rule } = state;
  const { board, field, fair } = history.present;
  const content = board.cells[cell];
  if (editing || (flagging && content < 0)) return undefined;
  if (fair) return statusOf(state) === 'playing' && (content === hidden || content > 0) ? 'fair' : undefined;
  if (field || board.cells.some((other) => other >= 0)) return undefined;
  return content === flag ? undefined : rule === 'fair' ? 'fair' : 'deal';
}

/** How many mines have no flag. */
export function minesLeft({ cells, mines }: Board): number {
  return mines - cells.filter((state) => state === flag).length;
}

function reduce(state: State, action: Action): State {
  const { history, focus } = state;
  const { board } = history.present;
  switch (action.type) {
    case 'start': {
      const { level } = action;
      return { ...start(state, untouched(sizeOf({ ...state, level }))), level };
    }
    case 'resize': {
      const size = { ...state.size, ...action.size };
      return reduce({ ...state, size: { ...size, mines: Math.min(size.mines, mostMines(size)) } }, custom);
    }
    case 'rule':
      return reduce({ ...state, rule: action.rule }, { type: 'start', level: state.level });
    case 'edit':
      return edit(state);
    case 'write':
      return write({ ...state, focus: action.cell }, action.cell, action.content);
    case 'mines':
      return go(state, { ...history.present, board: { ...board, mines: action.mines } });
    case 'load':
      return load(state, action.text, action.mines);
    case 'flagging':
      return { ...state, flagging: !state.flagging };
    case 'chances':
      return { ...state, chances: !state.chances, analysis: null, said: null };
    case 'move':
      return { ...state, focus: (focus + action.by + board.cells.length) % board.cells.length };
    case 'open':
      return open({ ...state, focus: action.cell }, action.cell);
    case 'flag':
      return state.editing
        ? write({ ...state, focus: action.cell }, action.cell, before(board.cells[action.cell]))
        : toggle({ ...state, focus: action.cell }, action.cell);
    case 'dealt': {
      const { cell, made } = action;
      if (made.status !== 'found') return { ...state, said: ['noDeal'] };
      const opened = openCell(made.field, newBoard(made.field), cell);
      return go(state, { field: made.field, board: opened, fair: null, moves: [{ kind: 'open', cell }] });
    }
    case 'faired': {
      const { board: next, field = null, ...fair } = action.game;
      if (fair.status === 'limit') return { ...state, said: ['limit'] };
      const isSame = next.cells.every((content, at) => content === board.cells[at]);
      return isSame ? state : go(state, { board: next, field, fair, moves: [...history.present.moves, action.move] });
    }
    case 'reviewed':
      return { ...state, review: action.review, said: ['reviewed', action.review] };
    case 'look': {
      const move = state.review?.game.moves[action.at];
      return move ? { ...state, focus: move.cell, shown: shownOfReviewed(move), said: ['judged', move] } : state;
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
      return { ...state, history: travel(history, action), analysis: null, shown: null, review: null, said: null };
  }
}

/** Another game. An untouched board is no past that anybody wants back. */
function start(state: State, played: Played): State {
  const { history } = state;
  const isTouched = history.present.board.cells.some((content) => content !== hidden);
  const next = isTouched ? push(history, played) : { ...history, present: played, future: [] };
  return { ...state, ...noAnswers, focus: 0, history: next };
}

const custom: Action = { type: 'start', level: 'custom' };

function untouched({ rows, cols, mines }: Size): Played {
  const cells = new Array<number>(rows * cols).fill(hidden);
  return { board: { rows, cols, mines, cells }, field: null, fair: null, moves: [] };
}

/** A position is looked at without a field below it; what is played goes on being a position where that ends. */
function edit(state: State): State {
  if (state.editing) return { ...state, editing: false };
  const { present } = state.history;
  const next = start(state, { board: present.board, field: null, fair: null, moves: [] });
  return { ...next, editing: true, chances: true, said: ['editHelp'] };
}

function write(state: State, cell: number, content: number): State {
  const { present } = state.history;
  const cells = present.board.cells.with(cell, content);
  return go(state, { ...present, board: { ...present.board, cells } });
}

/** What a tap makes of a cell of a position, and a tap that flags: closed, 0, 1, to 8, and closed again. */
const after = (content: number): number => (content < 0 ? 0 : content === most ? hidden : content + 1);
const before = (content: number): number => (content < 0 ? most : content - 1);

/** A board from elsewhere, with its chances; a text that is none changes nothing. */
function load(state: State, text: string, mines: number): State {
  try {
    return {
      ...start(state, { board: parseMines(text, { mines }), field: null, fair: null, moves: [] }),
      chances: true,
    };
  } catch (error) {
    return { ...state, said: refusal(error, text) };
  }
}

function open(state: State, cell: number): State {
  const { flagging, editing } = state;
  const { board, field, fair, moves } = state.history.present;
  const content = board.cells[cell];
  if (editing) return write(state, cell, after(content));
  if (flagging && content < 0) return toggle(state, cell);
  if (!field || fair || statusOf(state) !== 'playing') return state;
  const kind = content >= 0 ? 'chord' : 'open';
  const next = kind === 'chord' ? chord(field, board, cell) : openCell(field, board, cell);
  if (next.cells.every((other, at) => other === board.cells[at])) return state;
  return go(state, { board: next, field, fair, moves: [...moves, { kind, cell }] });
}

function toggle(state: State, cell: number): State {
  const { present } = state.history;
  const { board, moves } = present;
  if (board.cells[cell] >= 0 || statusOf(state) !== 'playing') return state;
  return go(state, { ...present, board: toggleFlag(board, cell), moves: [...moves, { kind: 'flag', cell }] });
}

function go(state: State, played: Played): State {
  const next = { ...state, history: push(state.history, played), analysis: null, shown: null, review: null };
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
  const { level, size, rule, chances, board, field, fair, moves } = kept as Played &
    Pick<State, 'level' | 'size' | 'rule' | 'chances'>;
  if (level !== 'custom' && !Object.hasOwn(levels, level)) throw new RangeError('no such level');
  if (!rules.includes(rule)) throw new RangeError('no such rule');
  const { rows, cols, mines } = size;
  newBoard({ rows, cols, mines });
  if (field === null) parseMines(formatMines(board));
  else gameStatus(field, board);
  const past = moves.map(({ kind, cell }): GameMove => ({ kind, cell }));
  const history = begin({ board, field, fair: fair === null ? null : fairOf(fair), moves: past });
  return { ...state, level, size: { rows, cols, mines }, rule, chances: chances === true, history };
}

/** The rest is refused by the first question to the worker. */
function fairOf({ needless, firstIs, anywhere, random, status }: Omit<FairGame, 'board' | 'field'>): Played['fair'] {
  if (!['playing', 'won', 'lost', 'limit'].includes(status)) throw new RangeError('no such status');
  return { needless, firstIs, anywhere, random: random.map(Number), status };
}
