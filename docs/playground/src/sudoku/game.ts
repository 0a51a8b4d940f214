/** Sudoku as a game: the position and its past, what is chosen, and what hints and the solution show. */
import {
  applyStep,
  findConflicts,
  type GeneratedPuzzle,
  type Hint,
  type Position,
  type ProgressReport,
  parsePuzzle,
  positionFromValues,
  type SolveResult,
  type Step,
  setValue,
  toggleCandidate,
} from '@kit/sudoku-human';
import type { Game } from '../frame/game.js';
import { begin, type History, push, type Travel, travel } from '../frame/history.js';
import { refusal } from '../frame/refusal.js';
import type { Said } from '../frame/said.js';
import { mistakesOf, pointsAtBoard, saidOfHint, saidOfReport } from './hints.js';
import type { Words } from './words.js';

/** A solution that is gone through: where it starts, and which step comes next. */
export type Solution = { readonly start: Position; readonly steps: readonly Step[]; readonly at: number };

/** Everything that the page shows; plain data. */
export type State = Answers & {
  readonly history: History<Position>;
  readonly selected: number;
  /** Do digits write pencil marks? */
  readonly pencil: boolean;
  readonly showMarks: boolean;
  /** Do digits write a puzzle? */
  readonly isEntering: boolean;
  /** What is said of the puzzle as it was printed; null while nobody knows. */
  readonly verdict: Said<Words> | null;
};

/** What is shown of a position: all of it goes with the position. */
type Answers = {
  readonly hint: Hint | null;
  readonly solution: Solution | null;
  /** Cells that are wrong. */
  readonly mistakes: readonly number[];
  readonly said: Said<Words> | null;
};

/** What can happen. */
export type Action =
  | Travel
  | { readonly type: 'select'; readonly cell: number }
  | { readonly type: 'move'; readonly by: number }
  /** A digit into the chosen cell; 0 clears it. */
  | { readonly type: 'write'; readonly digit: number }
  | { readonly type: 'pencil' | 'showMarks' | 'enter' }
  | { readonly type: 'load'; readonly text: string }
  | { readonly type: 'generated'; readonly made: GeneratedPuzzle }
  | { readonly type: 'hinted'; readonly hint: Hint }
  /** The step of the hint is done. */
  | { readonly type: 'do' }
  | { readonly type: 'checked'; readonly report: ProgressReport }
  | { readonly type: 'solved'; readonly result: SolveResult }
  | { readonly type: 'step'; readonly at: number }
  | { readonly type: 'hide solution' }
  | { readonly type: 'judged'; readonly verdict: State['verdict'] }
  | { readonly type: 'shared'; readonly isCopied: boolean };

/** The game. */
export const game: Game<State, Action> = { reduce, topic: ({ history }) => [history.present] };

const noAnswers: Answers = { hint: null, solution: null, mistakes: [], said: null };

/** The first state. */
export function first(position: Position, said: State['said'] = null): State {
  return {
    history: begin(position),
    selected: 0,
    pencil: false,
    showMarks: true,
    isEntering: false,
    verdict: null,
    ...noAnswers,
    said,
  };
}

/** The position that is shown: while a solution is gone through, the one before its step, at last its end. */
export function shownPosition({ history, solution }: State): Position {
  if (!solution) return history.present;
  return solution.steps
    .slice(0, solution.at)
    .reduce<Position>((position, step) => applyStep(position, step), solution.start);
}

function reduce(state: State, action: Action): State {
  const { history, solution } = state;
  switch (action.type) {
    case 'select':
      return { ...state, selected: action.cell };
    case 'move':
      return { ...state, selected: (state.selected + action.by + 81) % 81 };
    case 'write':
      return solution ? state : write(state, action.digit);
    case 'pencil':
    case 'showMarks':
      return { ...state, [action.type]: !state[action.type] };
    case 'enter': {
      const empty = state.isEntering ? state : start(state, positionFromValues(new Array<number>(81).fill(0)));
      return { ...empty, isEntering: !state.isEntering };
    }
    case 'load':
      return load(state, action.text);
    case 'generated': {
      const { made } = action;
      if (made.status !== 'found') return { ...state, said: ['noPuzzle'] };
      return { ...start(state, made.position), isEntering: false };
    }
    case 'hinted': {
      const { hint } = action;
      return { ...state, hint: pointsAtBoard(hint) ? hint : null, mistakes: mistakesOf(hint), said: saidOfHint(hint) };
    }
    case 'do': {
      const { hint } = state;
      const isWhole = hint?.kind === 'step' && hint.level === 'full';
      return isWhole ? go(state, applyStep(history.present, hint.step)) : state;
    }
    case 'checked':
      return checked(state, action.report);
    case 'solved':
      return solved(state, action.result);
    case 'step':
      return solution ? goTo(state, solution, action.at) : state;
    case 'hide solution':
      return { ...state, ...noAnswers };
    case 'judged':
      return { ...state, verdict: action.verdict };
    case 'shared':
      return { ...state, said: [action.isCopied ? 'shared' : 'address'] };
    case 'undo':
    case 'redo':
      return solution ? state : { ...state, ...noAnswers, history: travel(history, action) };
  }
}

function start(state: State, position: Position): State {
  return { ...state, ...noAnswers, history: begin(position) };
}

function go(state: State, position: Position): State {
  const isDone = !position.values.includes(0) && findConflicts(position).length === 0;
  return { ...state, ...noAnswers, history: push(state.history, position), said: isDone ? ['done'] : null };
}

function write(state: State, digit: number): State {
  const { isEntering, pencil, selected } = state;
  const { present } = state.history;
  if (isEntering) return go(state, positionFromValues(present.values.with(selected, digit)));
  if (present.givens[selected] !== 0) return state;
  if (!pencil || digit === 0) {
    return go(state, setValue(present, selected, present.values[selected] === digit ? 0 : digit));
  }
  return present.values[selected] === 0 ? go(state, toggleCandidate(present, selected, digit)) : state;
}

/** A puzzle from elsewhere; a text that is none changes nothing but what is said. */
function load(state: State, text: string): State {
  try {
    return { ...start(state, parsePuzzle(text)), isEntering: false };
  } catch (error) {
    return { ...state, said: refusal(error) };
  }
}

function checked(state: State, report: ProgressReport): State {
  const mistakes = [...report.wrong, ...report.lost].map(({ cell }) => cell);
  return { ...state, hint: null, mistakes, said: saidOfReport(report) };
}

function solved(state: State, { status, steps }: SolveResult): State {
  if (status === 'invalid') return { ...state, said: ['none'] };
  if (status === 'multiple') return { ...state, said: ['several'] };
  return {
    ...state,
    ...noAnswers,
    solution: { start: state.history.present, steps, at: steps.length },
    said: status === 'solved' ? ['solved', steps.length] : [status],
  };
}

function goTo(state: State, solution: Solution, at: number): State {
  const { steps } = solution;
  return {
    ...state,
    solution: { ...solution, at },
    said: at < steps.length ? ['explained', steps[at]] : ['solved', steps.length],
  };
}
