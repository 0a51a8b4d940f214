/** The orb game: the board, the paths found on it, and the swapping game with its score. */
import type { Grid } from '@kit/grid';
import { applySwap, bestSwap, findSwaps, gameStatus, parseOrbs, reshuffle, resolveSteps } from '@kit/orb-search';
import type { Game } from '../frame/game.js';
import { type History, push, type Travel, travel } from '../frame/history.js';
import { refusal } from '../frame/refusal.js';
import { deals, type Size, sizes } from './deals.js';
import { choose, drop, goOn, grab, listStarts, note, release, show } from './drag.js';
import { filmOfPath, filmOfWaves, nextFrame } from './film.js';
import { aimAt } from './goals.js';
import { keep, keepPast, restore, restorePast } from './kept-game.js';
import { moveTo, putBack, take } from './keyboard.js';
import { type Level, type LevelAction, newLevel, reduceLevel } from './level/level.js';
import { type Mark, noMarks, rulesOf, withMark } from './marks.js';
import { type Action, boardsOf, dealt, lastType, noAnswers, pastOf, type State } from './state.js';

/** So many boards are remembered. */
const mostPast = 200;

/** The game. */
export const game: Game<State, Action> = {
  reduce: (state, action) => focused(remember(state, reduce(state, action), action)),
  topic: ({ board, marks, aim, diagonal, level }) => [board, marks, aim, diagonal, level?.games.present],
  keep,
  restore,
  keepPast,
  restorePast,
  begins: (before, after) => after.deals !== before.deals,
  isUnderWay: ({ mode, board, cleared, painted, level }) =>
    mode === 'level' && level
      ? level.games.past.length > 0 && gameStatus(level.games.present) === 'playing'
      : painted || (mode === 'swap' && cleared > 0 && findSwaps(board).length > 0),
  replaces: (state, action) =>
    ['mode', 'size', 'deal', 'random'].includes(action.type) ||
    (action.type === 'level' && action.action.type === 'new') ||
    (action.type === 'load' && reduce(state, action).deals !== state.deals),
};

/** The past and the present, as the frame's history. */
export function historyOf(state: State): History<unknown> {
  return state.mode === 'level' && state.level ? state.level.games : boardsOf(state);
}

/** The keys stand on a cell of the board. */
function focused(state: State): State {
  const { length } = (state.mode === 'level' && state.level?.games.present.cells) || state.board.cells;
  return state.focus < length ? state : { ...state, focus: 0 };
}

/** What Enter does: what a tap does, or in the dragging game it takes an orb and lets it go. */
function press(state: State, seed: number): State {
  if (state.mode !== 'drag' || state.paint !== null) return tap(state, state.focus, seed);
  return state.drag.length > 0 ? release(state) : take(state);
}

/** Another board than before: the old one can be brought back. */
function remember(before: State, after: State, action: Action): State {
  const isSame = after.board === before.board && after.marks === before.marks;
  if (isSame || action.type === 'undo' || action.type === 'redo') return after;
  const { past, future } = push(boardsOf(before), pastOf(after));
  return { ...after, past: past.slice(-mostPast), future };
}

function goBack(state: State, action: Travel): State {
  if (state.mode === 'level') return goOnWith(state, action);
  const { past, present, future } = travel(boardsOf(state), action);
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
    const fresh = { board, marks: noMarks, cleared: 0, painted: false, deals: state.deals + 1 };
    return { ...state, ...noAnswers, isAuto: false, size: size as Size, ...fresh };
  } catch (error) {
    return { ...state, said: refusal(error, text) };
  }
}

/** Something happens in the game of a level; what is said is how that stands. */
function goOnWith(state: State, action: LevelAction): State {
  if (!state.level) return state;
  const level = reduceLevel(state.level, action);
  return { ...state, level, deals: state.deals + Number(action.type === 'new'), said: verdictOn(level) };
}

function verdictOn({ games: { present }, film }: Level): State['said'] {
  const status = gameStatus(present);
  if (film.length > 0 || status === 'playing') return null;
  return status === 'won' ? ['levelWon', present.movesLeft ?? 0] : [status === 'lost' ? 'levelLost' : 'levelStuck'];
}

function reduce(state: State, action: Action): State {
  const { mode, size, deal, board, chosen } = state;
  const next = { ...state, deals: state.deals + 1 };
  switch (action.type) {
    case 'level':
      return goOnWith(state, action.action);
    case 'mode': {
      if (action.mode === 'level') {
        const level = state.level ?? newLevel('collect', 'striped', action.seed);
        return { ...next, ...noAnswers, mode: 'level', level, paint: null, isAuto: false, said: verdictOn(level) };
      }
      const size = action.mode === 'swap' ? '8×8' : '6×5';
      return {
        ...next,
        mode: action.mode,
        size,
        paint: null,
        isAuto: false,
        ...dealt(action.mode, size, deal, action.seed),
      };
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
    case 'move':
      return moveTo(state, action.cell);
    case 'press':
      return press(state, action.seed);
    case 'put back':
      return putBack(state);
    case 'grab':
      return grab(state, action.cell);
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
      return { ...state, ...noAnswers, diagonal: !state.diagonal };
    case 'goal':
      return { ...state, ...noAnswers, aim: aimAt(action.name) };
    case 'goal count':
      return { ...state, ...noAnswers, aim: { ...state.aim, count: action.count } };
    case 'animate':
      return chosen
        ? { ...state, isDropped: false, film: filmOfPath(board, chosen, rulesOf(state.marks, state.diagonal)) }
        : state;
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
      return choose(note(state, action.result), action.result);
    case 'choose':
      return choose(state, action.result);
    case 'all starts':
      return listStarts(state, action.results);
    case 'tick':
      return { ...state, film: state.film && nextFrame(state.film) };
  }
}

function tap(state: State, cell: number, seed: number): State {
  const { mode, board, paint, picked, film } = state;
  if (typeof paint === 'string') return mark(state, cell, paint === 'free' ? undefined : paint);
  if (paint !== null) {
    if (board.cells[cell] === paint) return state;
    return { ...change(state, { ...board, cells: board.cells.with(cell, paint) }), painted: true };
  }
  if (mode !== 'swap' || film) return state;
  const legal = findSwaps(board).find(({ a, b }) => (a === picked && b === cell) || (a === cell && b === picked));
  if (legal) return swap(state, legal.a, legal.b, seed);
  return { ...state, picked: picked === cell ? null : cell };
}

/** Marks a cell, or frees it: what was known of the board goes. */
function mark(state: State, cell: number, name: Mark | undefined): State {
  const marks = withMark(state.marks, cell, name);
  return marks === state.marks ? state : { ...state, ...noAnswers, marks, painted: true };
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
