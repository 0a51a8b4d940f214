/** The orb game: the board, the paths found on it, and the swapping game with its score. */
import type { Grid } from '@kit/grid';
import {
  applyPath,
  applySwap,
  bestSwap,
  findMatches,
  findSwaps,
  type PathResult,
  parseOrbs,
  reshuffle,
  resolve,
  resolveSteps,
} from '@kit/orb-search';
import type { Game } from '../frame/game.js';
import { type History, push, type Travel, travel } from '../frame/history.js';
import { refusal } from '../frame/refusal.js';
import { deals, type Size, sizes } from './deals.js';
import { filmOfBoard, filmOfPath, filmOfWaves, nextFrame } from './film.js';
import { type Action, dealt, isSamePath, lastType, noAnswers, type Past, type Shown, type State } from './state.js';

/** So many boards are remembered. */
const mostPast = 200;

/** The game. */
export const game: Game<State, Action> = {
  reduce: (state, action) => remember(state, reduce(state, action), action),
  topic: ({ board }) => [board],
  keep: ({ mode, size, deal, diagonal, maxMoves, board, cleared, painted }) => ({
    mode,
    size,
    deal,
    diagonal,
    maxMoves,
    board,
    cleared,
    painted,
  }),
  restore,
  begins: (before, after) => after.deals !== before.deals,
  isUnderWay: ({ mode, board, cleared, painted }) =>
    painted || (mode === 'swap' && cleared > 0 && findSwaps(board).length > 0),
  replaces: (state, action) =>
    ['mode', 'size', 'deal', 'random'].includes(action.type) ||
    (action.type === 'load' && reduce(state, action).deals !== state.deals),
};

const pastOf = ({ board, cleared, painted, mode, size }: State): Past => ({ board, cleared, painted, mode, size });

/** The past and the present, as the frame's history. */
export function historyOf(state: State): History<Past> {
  return { past: state.past, present: pastOf(state), future: state.future };
}

/** Another board than before: the old one can be brought back. */
function remember(before: State, after: State, action: Action): State {
  if (after.board === before.board || action.type === 'undo' || action.type === 'redo') return after;
  const { past, future } = push(historyOf(before), pastOf(after));
  return { ...after, past: past.slice(-mostPast), future };
}

function goBack(state: State, action: Travel): State {
  const { past, present, future } = travel(historyOf(state), action);
  return { ...state, ...noAnswers, isAuto: false, ...present, past, future };
}

/** A board from elsewhere, of a size that the page has; a text that is none changes nothing but what is said. */
function load(state: State, text: string): State {
  try {
    const board = parseOrbs(text);
    const size = `${board.cols}×${board.rows}`;
    if (!Object.hasOwn(sizes, size) || board.cells.some((type) => type > lastType)) {
      return { ...state, said: ['noSize', Object.keys(sizes).join(', ')] };
    }
    const fresh = { board, cleared: 0, painted: false, deals: state.deals + 1 };
    return { ...state, ...noAnswers, isAuto: false, size: size as Size, ...fresh };
  } catch (error) {
    return { ...state, said: refusal(error, text) };
  }
}

function reduce(state: State, action: Action): State {
  const { mode, size, deal, board, chosen } = state;
  const next = { ...state, deals: state.deals + 1 };
  switch (action.type) {
    case 'mode': {
      const size = action.mode === 'swap' ? '8×8' : '6×5';
      return { ...next, mode: action.mode, size, isAuto: false, ...dealt(action.mode, size, deal, action.seed) };
    }
    case 'size':
      return { ...next, size: action.size, ...dealt(mode, action.size, deal, action.seed) };
    case 'deal':
      return { ...next, deal: action.deal, ...dealt(mode, size, action.deal, action.seed) };
    case 'random':
      return { ...next, ...dealt(mode, size, deal, action.seed) };
    case 'load':
      return load(state, action.text);
    case 'undo':
    case 'redo':
      return goBack(state, action);
    case 'mix':
      return mix(state, action.seed);
    case 'max moves':
      return { ...state, maxMoves: action.maxMoves };
    case 'paint':
      return { ...state, paint: action.paint };
    case 'tap':
      return tap(state, action.cell, action.seed);
    case 'grab':
      return mode === 'drag' && state.paint === null && board.cells[action.cell] >= 0
        ? { ...state, film: null, isDropped: false, chosen: null, path: [action.cell], drag: [action.cell], said: null }
        : state;
    case 'drag':
      return goOn(state, action.cell);
    case 'release':
      return release(state);
    case 'swipe':
      return mode === 'swap' && state.paint === null
        ? tap({ ...state, picked: action.from }, action.to, action.seed)
        : state;
    case 'forget':
      return { ...state, ...noAnswers };
    case 'diagonal':
      return { ...state, diagonal: !state.diagonal };
    case 'animate':
      return chosen ? { ...state, isDropped: false, film: filmOfPath(board, chosen) } : state;
    case 'drop':
      return drop(state);
    case 'hint': {
      const best = bestSwap(board);
      return best ? { ...state, path: [best.a, best.b], picked: best.a } : { ...state, said: ['deadlock'] };
    }
    case 'auto':
      return { ...state, isAuto: !state.isAuto };
    case 'step': {
      const best = bestSwap(board);
      return best ? swap(state, best.a, best.b, action.seed) : mix(state, action.seed);
    }
    case 'better':
      return show(note(state, action.result), action.result);
    case 'found':
      return { ...show(note(state, action.result), action.result), said: sayFound(action.result) };
    case 'choose':
      return { ...show(state, action.result), said: sayFound(action.result) };
    case 'all starts': {
      const results = action.results.toSorted(
        (a, b) => b.combos - a.combos || a.path.moves.length - b.path.moves.length,
      );
      return reduce({ ...state, results }, { type: 'choose', result: results[0] });
    }
    case 'tick':
      return { ...state, film: state.film && nextFrame(state.film) };
  }
}

/** The game that was kept, if it is one of the page's. */
function restore(kept: unknown, state: State): State {
  const { mode, size, deal, diagonal, maxMoves, board, cleared, painted } = kept as State;
  const isOurs =
    Object.hasOwn(sizes, size) &&
    Object.hasOwn(deals, deal) &&
    ['drag', 'swap'].includes(mode) &&
    size === `${board.cols}×${board.rows}` &&
    maxMoves >= 1 &&
    maxMoves <= 100 &&
    cleared >= 0;
  if (!isOurs) throw new RangeError('no such game');
  findMatches(board);
  const switches = { diagonal: diagonal === true, painted: painted === true };
  return { ...state, ...noAnswers, ...switches, mode, size, deal, maxMoves, board, cleared };
}

function tap(state: State, cell: number, seed: number): State {
  const { mode, board, paint, picked, film } = state;
  if (paint !== null) {
    if (board.cells[cell] === paint) return state;
    return { ...change(state, { ...board, cells: board.cells.with(cell, paint) }), painted: true };
  }
  if (mode !== 'swap' || film) return state;
  const legal = findSwaps(board).find(({ a, b }) => (a === picked && b === cell) || (a === cell && b === picked));
  if (legal) return swap(state, legal.a, legal.b, seed);
  return { ...state, picked: picked === cell ? null : cell };
}

/** The cells from one to another, step by step: a quick finger skips some. */
function cellsBetween(from: number, to: number, cols: number, diagonal: boolean): number[] {
  const cells: number[] = [];
  for (let at = from; at !== to; ) {
    const down = Math.floor(to / cols) - Math.floor(at / cols);
    const right = (to % cols) - (at % cols);
    const isDown = Math.abs(down) >= Math.abs(right);
    if (diagonal || isDown) at += Math.sign(down) * cols;
    if (diagonal || !isDown) at += Math.sign(right);
    cells.push(at);
  }
  return cells;
}

/** The dragged orb goes on to another cell. */
function goOn(state: State, cell: number): State {
  const { board, drag, diagonal } = state;
  const last = drag.at(-1);
  if (last === undefined || cell === last) return state;
  const longer = [...drag, ...cellsBetween(last, cell, board.cols, diagonal)];
  return { ...state, drag: longer, path: longer };
}

/** The orb is let go: what the board makes of it, against the best that was found. */
function release(state: State): State {
  const { board, drag, diagonal, results } = state;
  const [start, ...moves] = drag;
  if (start === undefined || moves.length === 0) return { ...state, drag: [], path: [] };
  const path = { start, moves };
  const rules = { directions: diagonal ? 8 : 4 } as const;
  const after = applyPath(board, path);
  const { combos } = resolve(after, { rules });
  const film = filmOfWaves(after, resolveSteps(after, { rules }), true) ?? filmOfBoard(after);
  const best = Math.max(-1, ...results.map((result) => result.combos));
  return {
    ...state,
    drag: [],
    chosen: { path, combos },
    isDropped: true,
    film,
    said: best < 0 ? ['dragged', combos, moves.length] : ['draggedOf', combos, moves.length, best],
  };
}

/** Another board: what was known of the old one goes. */
function change(state: State, board: Grid): State {
  const isStuck = state.mode === 'swap' && findSwaps(board).length === 0;
  return { ...state, ...noAnswers, board, said: isStuck ? ['deadlock'] : null };
}

/** Swaps, clears and drops; from above comes what this deal deals. */
function swap(state: State, a: number, b: number, seed: number): State {
  const swapped = applySwap(state.board, a, b);
  const steps = resolveSteps(swapped, { refillSeed: seed, types: [...deals[state.deal]] });
  const gone = steps.flatMap(({ matches }) => matches).reduce((sum, { cells }) => sum + cells.length, 0);
  return {
    ...change(state, steps.at(-1)?.board ?? swapped),
    cleared: state.cleared + gone,
    film: filmOfWaves(swapped, steps, false),
  };
}

function mix(state: State, seed: number): State {
  const mixed = reshuffle(state.board, { seed });
  if (mixed.status === 'found') return change(state, mixed.board);
  return { ...state, ...noAnswers, isAuto: false, said: ['noShuffle'] };
}

/** The waves after the drag; the board that is left stays until it is put back. */
function drop(state: State): State {
  const { board, chosen, diagonal, isDropped } = state;
  if (!chosen || isDropped) return { ...state, isDropped: false, film: null };
  const after = applyPath(board, chosen.path);
  const steps = resolveSteps(after, { rules: { directions: diagonal ? 8 : 4 } });
  return { ...state, isDropped: true, film: filmOfWaves(after, steps, true) };
}

/** Puts a path at the head of the list, once. */
function note(state: State, result: PathResult): State {
  const isKnown = state.results.some((known) => isSamePath(known, result));
  return isKnown ? state : { ...state, results: [result, ...state.results] };
}

function show(state: State, chosen: Shown): State {
  const { start, moves } = chosen.path;
  return { ...state, film: null, isDropped: false, chosen, path: [start, ...moves] };
}

function sayFound({ combos, path, provenShortest }: PathResult): State['said'] {
  return ['found', combos, path.moves.length, provenShortest];
}
