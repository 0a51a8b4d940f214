/** The linking game: the board and its past, what is chosen and shown on it, and a play that clears it, if one is known. */
import { type Found, type Grid, gravityModes } from '@kit/grid';
import { findLink, findPairs, removePair, type Solution } from '@kit/link-path';
import type { Game } from '../frame/game.js';
import {
  begin,
  type History,
  type KeptHistory,
  keepHistory,
  push,
  restoreHistory,
  type Travel,
  travel,
} from '../frame/history.js';
import { countOf } from '../frame/kept.js';
import type { Said } from '../frame/said.js';
import { type Choices, difficulties, shapes, sizes } from './rules.js';
import type { Words } from './words.js';

/** Two cells that are taken together. */
export type Pair = { readonly a: number; readonly b: number };

/** A line on the board: its corners in cells (the margin is −1 and `rows` or `cols`), and whether it stays. */
export type Line = {
  readonly points: readonly { readonly row: number; readonly col: number }[];
  readonly isLasting: boolean;
};

/** Everything that the page shows; plain data. */
export type State = Choices & {
  /** Do the tiles show pictures? */
  readonly pictures: boolean;
  /** How many tiles this game began with. */
  readonly dealt: number;
  /** How many boards were dealt. */
  readonly deals: number;
  /** How long this game has been played. */
  readonly seconds: number;
  /** Undo reaches back over a new deal. */
  readonly history: History<Grid>;
  /** The cell that the keys stand on. */
  readonly focus: number;
  readonly picked: number | null;
  /** The cells of the pair that a hint shows. */
  readonly hinted: readonly number[];
  readonly line: Line | null;
  /** A play that clears the board from here on, as far as one is known. */
  readonly plan: readonly Pair[];
  readonly said: Said<Words> | null;
};

/** A board, and a play that clears it. */
export type Clearable = Found<{ readonly board: Grid; readonly moves?: readonly Pair[] | undefined }>;

/** What can happen. */
export type Action =
  | Travel
  | { readonly type: 'choose'; readonly choice: Partial<Choices> }
  | { readonly type: 'pictures' | 'tick' }
  | { readonly type: 'dealt' | 'mixed'; readonly made: Clearable }
  | { readonly type: 'move'; readonly by: number }
  /** A tap on a cell; without one, on the cell that the keys stand on. */
  | { readonly type: 'pick'; readonly cell?: number }
  /** A hint, as far as it is known without a search. */
  | { readonly type: 'hint' }
  /** The answer to a hint's search, or to a person's question. */
  | { readonly type: 'hinted' | 'answered'; readonly answer: Solution };

/** The game. */
export const game: Game<State, Action> = {
  reduce,
  topic: ({ history }) => [history.present],
  keep: ({ size, gravity, shape, difficulty, pictures, history, plan, dealt }) => ({
    ...{ size, gravity, shape, difficulty, pictures },
    board: history.present,
    plan,
    dealt,
  }),
  restore,
  keepPast: ({ history, seconds }) => ({ ...keepHistory(history, (board) => board), seconds }),
  restorePast(kept, state) {
    const { seconds, ...history } = kept as KeptHistory & Pick<State, 'seconds'>;
    return {
      ...state,
      seconds: countOf(seconds),
      history: restoreHistory(history, state.history.present, checkedBoard),
    };
  },
  begins: (before, after) => after.deals !== before.deals && tilesOf(before.history.present) > 0,
  // A deal comes from a search, before which it is asked.
  isUnderWay: ({ history, dealt }) => tilesOf(history.present) > 0 && tilesOf(history.present) < dealt,
};

/** The first state: an empty table, before the first deal. */
export const first: State = {
  size: 'middle',
  gravity: 'none',
  shape: 'full',
  difficulty: 'any',
  pictures: false,
  dealt: 0,
  deals: 0,
  seconds: 0,
  history: begin<Grid>({ rows: 8, cols: 10, cells: new Array<number>(80).fill(0) }),
  focus: 0,
  picked: null,
  hinted: [],
  line: null,
  plan: [],
  said: null,
};

/** How many tiles are left. */
export function tilesOf({ cells }: Grid): number {
  return cells.filter((kind) => kind > 0).length;
}

/** Can a hint be given without a search? */
export function knowsHint({ history, plan }: State): boolean {
  return plan.length > 0 || findPairs(history.present).length === 0;
}

function reduce(state: State, action: Action): State {
  const { history, focus, plan } = state;
  const board = history.present;
  switch (action.type) {
    case 'choose':
      return { ...state, ...action.choice };
    case 'pictures':
      return { ...state, pictures: !state.pictures };
    case 'tick':
      return tilesOf(board) > 0 ? { ...state, seconds: state.seconds + 1 } : state;
    case 'dealt':
    case 'mixed':
      return take(state, action.made, action.type);
    case 'move':
      return { ...state, focus: (focus + action.by + board.cells.length) % board.cells.length };
    case 'pick':
      return pick(state, action.cell ?? focus);
    case 'hint':
      if (plan.length > 0) return { ...show(state, plan[0]), said: ['goodPair'] };
      return { ...state, said: sayRest(board) };
    case 'hinted':
      return hinted(state, action.answer);
    case 'answered': {
      const { answer } = action;
      if (answer.status === 'solved') return { ...state, plan: answer.moves, said: ['yes', answer.moves.length] };
      return { ...state, said: [answer.status === 'unsolvable' ? 'no' : 'unknown'] };
    }
    case 'undo':
    case 'redo':
      return goBack(state, action);
  }
}

/** The board before or after. Of another game than this one nobody knows how many tiles it began with: all that it has. */
function goBack(state: State, action: Travel): State {
  const history = travel(state.history, action);
  const [from, to] = [state.history.present, history.present];
  const isOther = from.rows !== to.rows || from.cols !== to.cols || tilesOf(to) > state.dealt;
  const dealt = isOther ? tilesOf(to) : state.dealt;
  return { ...cleaned(state), history, dealt, plan: [], said: null };
}

/** A dealt board starts a game; shuffled tiles go on with this one. */
function take(state: State, made: Clearable, how: 'dealt' | 'mixed'): State {
  if (made.status !== 'found') return { ...state, said: [made.status === 'limit' ? 'unknown' : 'impossible'] };
  const { board, moves = [] } = made;
  const next = { ...cleaned(state), plan: moves };
  return how === 'dealt'
    ? {
        ...next,
        focus: 0,
        dealt: tilesOf(board),
        deals: state.deals + 1,
        seconds: 0,
        history: dealOver(state.history, board),
        said: ['guaranteed'],
      }
    : { ...next, history: push(state.history, board), said: ['mixed'] };
}

/** A cleared board is no past that anybody wants back. */
function dealOver(history: History<Grid>, board: Grid): History<Grid> {
  return tilesOf(history.present) > 0 ? push(history, board) : begin(board);
}

/** The game that was kept; a plan counts only if it clears the board. */
function restore(kept: unknown, state: State): State {
  const { size, gravity, shape, difficulty, pictures, board, plan, dealt } = kept as Choices &
    Pick<State, 'plan' | 'pictures' | 'dealt'> & { readonly board: Grid };
  const isOurs =
    Object.hasOwn(sizes, size) &&
    Object.hasOwn(difficulties, difficulty) &&
    shapes.includes(shape) &&
    (gravity === 'none' || gravityModes.includes(gravity));
  if (!isOurs) throw new RangeError('no such game');
  const choices = { size, gravity, shape, difficulty, pictures: pictures === true };
  return {
    ...state,
    ...choices,
    history: begin(checkedBoard(board)),
    plan: clears(board, plan, gravity) ? plan : [],
    // Links from before this was kept name none.
    dealt: Number.isSafeInteger(dealt) ? dealt : tilesOf(board),
  };
}

/** What is no board is refused by those who read it. */
function checkedBoard(kept: unknown): Grid {
  findPairs(kept as Grid);
  return kept as Grid;
}

function clears(board: Grid, plan: readonly Pair[], gravity: Choices['gravity']): boolean {
  let left = board;
  for (const { a, b } of plan) {
    if (!findLink(left, a, b)) return false;
    left = removePair(left, a, b, { gravity });
  }
  return tilesOf(left) === 0;
}

function pick(state: State, cell: number): State {
  const { picked } = state;
  const { cells } = state.history.present;
  const next: State = { ...state, focus: cell, hinted: [], picked: cell };
  if (cells[cell] <= 0 || cell === picked) return { ...next, picked: null };
  if (picked === null) return { ...next, line: null };
  if (findLink(state.history.present, picked, cell)) return remove(next, { a: picked, b: cell });
  return { ...next, said: [cells[picked] === cells[cell] ? 'unlinked' : 'different'] };
}

function remove(state: State, pair: Pair): State {
  const board = state.history.present;
  const next = removePair(board, pair.a, pair.b, { gravity: state.gravity });
  return {
    ...cleaned(state),
    history: push(state.history, next),
    line: lineOf(board, pair, false),
    plan: isPair(state.plan[0], pair) ? state.plan.slice(1) : [],
    said: sayRest(next),
  };
}

/** A pair of a play that clears the board, where one was found; else any pair, and what is known about the rest. */
function hinted(state: State, answer: Solution): State {
  const any = findPairs(state.history.present)[0];
  if (answer.status === 'solved') {
    return { ...show(state, answer.moves[0] ?? any), plan: answer.moves, said: ['goodPair'] };
  }
  return { ...show(state, any), said: [answer.status === 'unsolvable' ? 'lastPair' : 'anyPair'] };
}

function show(state: State, pair: Pair): State {
  return { ...state, picked: null, hinted: [pair.a, pair.b], line: lineOf(state.history.present, pair, true) };
}

function lineOf(board: Grid, { a, b }: Pair, isLasting: boolean): Line | null {
  const link = findLink(board, a, b);
  return link ? { points: link.points, isLasting } : null;
}

function cleaned(state: State): State {
  return { ...state, picked: null, hinted: [], line: null };
}

function sayRest(board: Grid): State['said'] {
  if (tilesOf(board) === 0) return ['cleared'];
  return findPairs(board).length === 0 ? ['deadlock'] : null;
}

function isPair(known: Pair | undefined, { a, b }: Pair): boolean {
  return known !== undefined && ((known.a === a && known.b === b) || (known.a === b && known.b === a));
}
