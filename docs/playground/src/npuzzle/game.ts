/** The sliding puzzle as a game: the board and its past, the solution that is followed, and what is said. */
import type { Grid } from '@kit/grid';
import {
  applyMoves,
  type DealtBoard,
  isSolvable,
  isSolved,
  parseTiles,
  type Quality,
  type Solution,
  shuffle,
  slide,
} from '@kit/npuzzle';
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
import { refusal } from '../frame/refusal.js';
import type { Said } from '../frame/said.js';
import { bounds, type Deal, isDeal, type Wish } from './deals.js';
import type { Words } from './words.js';

/** A board, the deal that it comes from unless it was typed, and how many moves were made since. */
export type Played = { readonly board: Grid; readonly deal: Deal | null; readonly made: number };

/** Everything that the page shows; plain data. */
export type State = {
  /** What the next deal is to be like. */
  readonly wish: Wish;
  readonly quality: Quality;
  /** How many boards were dealt or typed. */
  readonly deals: number;
  /** Undo reaches back over a new deal. */
  readonly history: History<Played>;
  /** The rest of the known solution: the cells to tap. */
  readonly plan: readonly number[];
  /** How long the solutions were that were found one after the other, each shorter than the one before. */
  readonly lengths: readonly number[];
  /** Is the plan played back by itself? */
  readonly isPlaying: boolean;
  /** How many moves it is to the goal at least; null while nobody knows. */
  readonly bound: number | null;
  readonly said: Said<Words> | null;
};

/** The ways of a tile beside the gap. */
export type Way = 'up' | 'down' | 'left' | 'right';

/** What can happen. */
export type Action =
  | Travel
  | { readonly type: 'wish'; readonly wish: Partial<Wish> }
  /** A fair deal. */
  | { readonly type: 'deal'; readonly deal: Deal }
  /** What came of a deal at a depth. */
  | { readonly type: 'dealt'; readonly deal: Deal; readonly made: DealtBoard }
  /** A board from elsewhere. */
  | { readonly type: 'load'; readonly text: string }
  | { readonly type: 'quality'; readonly quality: Quality }
  | { readonly type: 'tap'; readonly cell: number }
  /** The tile that can go this way goes. */
  | { readonly type: 'push'; readonly way: Way }
  | { readonly type: 'forget' }
  /** A search that goes on has found a shorter solution. */
  | { readonly type: 'shorter'; readonly moves: readonly number[] }
  | { readonly type: 'solved'; readonly solution: Pick<Solution, 'status' | 'moves'> }
  | { readonly type: 'bounded'; readonly bound: number }
  /** The next move of the plan. */
  | { readonly type: 'follow' }
  | { readonly type: 'play' };

/** The game. */
export const game: Game<State, Action> = {
  reduce,
  topic: ({ history }) => [history.present],
  keep: ({ quality, history }) => ({ quality, ...history.present }),
  restore,
  keepPast: ({ history }) => keepHistory(history, (played) => played),
  restorePast: (kept, state) => ({
    ...state,
    history: restoreHistory(kept as KeptHistory, state.history.present, playedOf),
  }),
  begins: (before, after) => after.deals !== before.deals,
  isUnderWay: ({ history }) => history.present.made > 0 && !isSolved(history.present.board),
  replaces: (state, action) =>
    action.type === 'deal' || (action.type === 'load' && reduce(state, action).history !== state.history),
};

const noAnswers = { plan: [], lengths: [], isPlaying: false, bound: null, said: null };

/** The first state. */
export function first(deal: Deal): State {
  const { rows, cols, depth } = deal;
  const board = fairBoard(deal);
  const quality = usual(board, 'optimal');
  return { wish: { rows, cols, depth }, quality, deals: 0, history: begin({ board, deal, made: 0 }), ...noAnswers };
}

function reduce(state: State, action: Action): State {
  const { history, plan } = state;
  const { board } = history.present;
  switch (action.type) {
    case 'wish':
      return { ...state, wish: { ...state.wish, ...action.wish } };
    case 'deal':
      return enter(state, fairBoard(action.deal), action.deal);
    case 'dealt':
      return action.made.status === 'found'
        ? enter(state, action.made.board, action.deal)
        : { ...state, said: [action.made.status === 'limit' ? 'depthUnknown' : 'noSuchDepth', action.deal.depth] };
    case 'load':
      return load(state, action.text);
    case 'quality':
      return { ...state, quality: action.quality };
    case 'tap': {
      const next = slide(board, action.cell);
      if (!next) return state;
      const gone = { ...go(state, next), isPlaying: false };
      // The plan stays if this was its move.
      return plan[0] === action.cell ? { ...gone, plan: plan.slice(1) } : { ...gone, plan: [], lengths: [] };
    }
    case 'push': {
      const cell = cellThatGoes(board, action.way);
      return cell === undefined ? state : reduce(state, { type: 'tap', cell });
    }
    case 'forget':
      return { ...state, plan: [], lengths: [], isPlaying: false, said: null };
    case 'shorter':
      return isShorter(action.moves, state) ? planned(state, action.moves) : state;
    case 'solved': {
      const { status, moves } = action.solution;
      const next = isShorter(moves, state) ? planned(state, moves) : { ...state, plan: moves };
      return { ...next, said: ['answer', status, moves.length] };
    }
    case 'bounded':
      return { ...state, bound: action.bound };
    case 'follow': {
      const [cell, ...rest] = plan;
      if (cell === undefined) return { ...state, isPlaying: false };
      const next = applyMoves(board, [cell]);
      // What was said of the solution stays until its end.
      return { ...go(state, next, state.said), plan: rest, isPlaying: state.isPlaying && rest.length > 0 };
    }
    case 'play':
      return { ...state, isPlaying: !state.isPlaying };
    case 'undo':
    case 'redo':
      return withSize({ ...state, ...noAnswers, history: travel(history, action) });
  }
}

function fairBoard({ rows, cols, seed }: Deal): Grid {
  return shuffle({ rows, cols, seed });
}

/** Another board to play on. */
function enter(state: State, board: Grid, deal: Deal | null, said: State['said'] = null): State {
  return withSize({
    ...state,
    ...noAnswers,
    said,
    quality: isSameShape(board, state.history.present.board) ? state.quality : usual(board, state.quality),
    deals: state.deals + 1,
    history: push(state.history, { board, deal, made: 0 }),
  });
}

/** A typed board; one that can't be solved is told to be one. */
function load(state: State, text: string): State {
  try {
    const board = parseTiles(text);
    if (!isInBounds(board)) return { ...state, said: ['badSize', bounds.min, bounds.max] };
    return enter(state, board, null, isSolvable(board) ? null : ['unsolvable']);
  } catch (error) {
    return { ...state, said: refusal(error, text) };
  }
}

/** The sides that are wished for are those of the board, to which undo may have come back. */
function withSize(state: State): State {
  const { rows, cols } = state.history.present.board;
  return { ...state, wish: { ...state.wish, rows, cols } };
}

/** The game that was kept, if it is one of the page's sizes. */
function restore(kept: unknown, state: State): State {
  const { quality } = kept as Pick<State, 'quality'>;
  if (!['optimal', 'bounded', 'short', 'fast'].includes(quality)) throw new RangeError('no such quality');
  return withSize({ ...state, ...noAnswers, quality, history: begin(playedOf(kept)) });
}

function playedOf(kept: unknown): Played {
  const { board, deal, made } = kept as Played;
  // Throws what isn't a board.
  isSolvable(board);
  if (!isInBounds(board)) throw new RangeError('no such board');
  return {
    board,
    deal: isDeal(deal) ? deal : null,
    made: countOf(made),
  };
}

function isSameShape(a: Grid, b: Grid): boolean {
  return a.rows === b.rows && a.cols === b.cols;
}

function isInBounds({ rows, cols }: Grid): boolean {
  return Math.min(rows, cols) >= bounds.min && Math.max(rows, cols) <= bounds.max;
}

/** The shortest solution of a larger board takes longer than anybody waits. */
function usual({ rows, cols }: Grid, quality: Quality): Quality {
  return rows * cols > 16 && quality === 'optimal' ? 'short' : quality;
}

function isShorter(moves: readonly number[], { lengths }: State): boolean {
  const known = lengths.at(-1);
  return moves.length > 0 && (known === undefined || moves.length < known);
}

function planned(state: State, moves: readonly number[]): State {
  return { ...state, plan: moves, lengths: [...state.lengths, moves.length] };
}

function go(state: State, next: Grid, said: State['said'] = null): State {
  const { deal, made } = state.history.present;
  const history = push(state.history, { board: next, deal, made: made + 1 });
  return { ...state, bound: null, history, said: isSolved(next) ? ['solved'] : said };
}

/** The tile beside the gap that can go this way: up goes the one below the gap. */
function cellThatGoes({ rows, cols, cells }: Grid, way: Way): number | undefined {
  const gap = cells.indexOf(0);
  const [row, col] = [Math.floor(gap / cols), gap % cols];
  if (way === 'up') return row + 1 < rows ? gap + cols : undefined;
  if (way === 'down') return row > 0 ? gap - cols : undefined;
  if (way === 'left') return col + 1 < cols ? gap + 1 : undefined;
  return col > 0 ? gap - 1 : undefined;
}
