/** The sliding puzzle as a game: the board and its past, the solution that is followed, and what is said. */
import type { Grid } from '@kit/grid';
import { applyMoves, isSolvable, isSolved, type Quality, type Solution, shuffle, slide } from '@kit/npuzzle';
import type { Game } from '../frame/game.js';
import { begin, type History, push, type Travel, travel } from '../frame/history.js';
import type { Said } from '../frame/said.js';
import type { Words } from './words.js';

/** A board, and how many moves were made since its deal. */
export type Played = { readonly board: Grid; readonly made: number };

/** Everything that the page shows; plain data. */
export type State = {
  readonly size: number;
  readonly quality: Quality;
  /** How many boards were dealt. */
  readonly deals: number;
  /** Undo reaches back over a new deal. */
  readonly history: History<Played>;
  /** The rest of the known solution: the cells to tap. */
  readonly plan: readonly number[];
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
  | { readonly type: 'deal'; readonly size: number; readonly seed: number }
  | { readonly type: 'quality'; readonly quality: Quality }
  | { readonly type: 'tap'; readonly cell: number }
  /** The tile that can go this way goes. */
  | { readonly type: 'push'; readonly way: Way }
  | { readonly type: 'forget' }
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
  begins: (before, after) => after.deals !== before.deals,
};

const noAnswers = { plan: [], isPlaying: false, bound: null, said: null };

/** The first state. */
export function first(seed: number): State {
  const board = shuffle({ rows: 3, cols: 3, seed });
  return { size: 3, quality: 'optimal', deals: 0, history: begin({ board, made: 0 }), ...noAnswers };
}

function reduce(state: State, action: Action): State {
  const { history, plan, quality } = state;
  const { board } = history.present;
  switch (action.type) {
    case 'deal':
      return {
        ...state,
        ...noAnswers,
        size: action.size,
        quality: action.size === state.size ? quality : usual(action.size, quality),
        deals: state.deals + 1,
        history: push(history, {
          board: shuffle({ rows: action.size, cols: action.size, seed: action.seed }),
          made: 0,
        }),
      };
    case 'quality':
      return { ...state, quality: action.quality };
    case 'tap': {
      const next = slide(board, action.cell);
      // The plan stays if this was its move.
      return next
        ? { ...go(state, next), plan: plan[0] === action.cell ? plan.slice(1) : [], isPlaying: false }
        : state;
    }
    case 'push': {
      const cell = cellThatGoes(board, action.way);
      return cell === undefined ? state : reduce(state, { type: 'tap', cell });
    }
    case 'forget':
      return { ...state, plan: [], isPlaying: false, said: null };
    case 'solved': {
      const { status, moves } = action.solution;
      return { ...state, plan: moves, said: ['answer', status, moves.length] };
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

/** The size is that of the board, to which undo may have come back. */
function withSize(state: State): State {
  return { ...state, size: state.history.present.board.rows };
}

/** The game that was kept, if it is one of the page's sizes and can be solved. */
function restore(kept: unknown, state: State): State {
  const { quality, board, made } = kept as Played & Pick<State, 'quality'>;
  const isOurs = board.rows === board.cols && board.rows >= 2 && board.rows <= 10 && isSolvable(board);
  if (!isOurs || !['optimal', 'bounded', 'short', 'fast'].includes(quality)) throw new RangeError('no such game');
  const played = { board, made: Number.isSafeInteger(made) && made > 0 ? made : 0 };
  return withSize({ ...state, ...noAnswers, quality, history: begin(played) });
}

/** The shortest solution of a larger board takes longer than anybody waits. */
function usual(size: number, quality: Quality): Quality {
  return size > 4 && quality === 'optimal' ? 'fast' : quality;
}

function go(state: State, next: Grid, said: State['said'] = null): State {
  const { made } = state.history.present;
  const history = push(state.history, { board: next, made: made + 1 });
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
