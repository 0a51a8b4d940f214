import {
  type Analysis,
  chord,
  countHint,
  type FairGame,
  formatMines,
  type GameMove,
  gameStatus,
  type Hint,
  newBoard,
  openCell,
  parseMines,
  toggleFlag,
} from '@kit/mines-inference';
import type { Game } from '../frame/game.js';
import { begin, type KeptHistory, keepHistory, push, restoreHistory, travel } from '../frame/history.js';
import { countOf } from '../frame/kept.js';
import { refusal } from '../frame/refusal.js';
import { levels, mostMines, rules } from './levels.js';
import { shownOfConflicts, shownOfHint, shownOfMove, shownOfReviewed } from './shown.js';
import { type Action, hidden, noAnswers, type Played, type State, sizeOf, statusOf, untouched } from './state.js';

/** The game. */
export const game: Game<State, Action> = {
  reduce: (state, action) => timed(reduce(state, action)),
  topic: ({ history, chances }) => [history.present, chances],
  keep: ({ level, size, rule, chances, history }) => ({ level, size, rule, chances, ...history.present }),
  restore,
  keepPast: ({ history, seconds, hints }) => ({ ...keepHistory(history, (played) => played), seconds, hints }),
  restorePast(kept, state) {
    const { seconds, hints, ...history } = kept as KeptHistory & Pick<State, 'seconds' | 'hints'>;
    const { mistakes, unneeded, given } = hints;
    return {
      ...state,
      seconds: countOf(seconds),
      hints: { mistakes: countOf(mistakes), unneeded: countOf(unneeded), given: countOf(given) },
      history: restoreHistory(history, state.history.present, playedOf),
    };
  },
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

/** Before the first move of a game no time has passed. */
function timed(state: State): State {
  return state.seconds > 0 && state.history.present.moves.length === 0 ? { ...state, seconds: 0 } : state;
}

/** Does the clock run? */
export function isTimed(state: State): boolean {
  return state.history.present.moves.length > 0 && statusOf(state) === 'playing';
}

/** The most that a number can say. */
const most = 8;

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
    case 'tick':
      return isTimed(state) ? { ...state, seconds: state.seconds + 1 } : state;
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
  const { level, size, rule, chances } = kept as Pick<State, 'level' | 'size' | 'rule' | 'chances'>;
  if (level !== 'custom' && !Object.hasOwn(levels, level)) throw new RangeError('no such level');
  if (!rules.includes(rule)) throw new RangeError('no such rule');
  const { rows, cols, mines } = size;
  newBoard({ rows, cols, mines });
  return {
    ...state,
    level,
    size: { rows, cols, mines },
    rule,
    chances: chances === true,
    history: begin(playedOf(kept)),
  };
}

function playedOf(kept: unknown): Played {
  const { board, field, fair, moves } = kept as Played;
  if (field === null) parseMines(formatMines(board));
  else gameStatus(field, board);
  return {
    board,
    field,
    fair: fair === null ? null : fairOf(fair),
    moves: moves.map(({ kind, cell }): GameMove => ({ kind, cell })),
  };
}

/** The rest is refused by the first question to the worker. */
function fairOf({ needless, firstIs, anywhere, random, status }: Omit<FairGame, 'board' | 'field'>): Played['fair'] {
  if (!['playing', 'won', 'lost', 'limit'].includes(status)) throw new RangeError('no such status');
  return { needless, firstIs, anywhere, random: random.map(Number), status };
}
