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
  type Step,
  setValue,
  toggleCandidate,
} from '@kit/sudoku-human';
import type { Game } from '../frame/game.js';
import { begin, type History, push, type Travel, travel } from '../frame/history.js';
import { refusal } from '../frame/refusal.js';
import type { Said } from '../frame/said.js';
import { mistakesOf, pointsAtBoard, saidOfHint, saidOfReport } from './hints.js';
import { type AnyStep, type Grade, gradeOf, isExplained, type Solved } from './ways.js';
import type { Words } from './words.js';

/** A solution that is gone through: where it starts, and which step comes next. */
export type Solution = {
  readonly start: Position;
  readonly steps: readonly AnyStep[];
  readonly at: number;
  /** What the way that was taken says of the puzzle. */
  readonly grade: Grade;
};

/** What is played: the position with its automatic marks, and the player's own notes, nine bits a cell. */
export type Played = { readonly position: Position; readonly notes: readonly number[] };

/** Everything that the page shows; plain data. */
export type State = Answers & {
  /** Undo reaches back over a new puzzle. */
  readonly history: History<Played>;
  readonly selected: number;
  /** Do digits write pencil marks? */
  readonly pencil: boolean;
  /** Are the automatic marks shown? Else the player's own notes are, and the pencil writes those. */
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
  | { readonly type: 'solved'; readonly result: Solved }
  | { readonly type: 'step'; readonly at: number }
  | { readonly type: 'hide solution' }
  | { readonly type: 'judged'; readonly verdict: State['verdict'] }
  | { readonly type: 'shared'; readonly isCopied: boolean };

/** The game. */
export const game: Game<State, Action> = {
  reduce,
  topic: ({ history }) => [history.present],
  keep: ({ history, showMarks, isEntering }) => {
    const { position, notes } = history.present;
    const { givens, values, candidates } = position;
    return { showMarks, isEntering, givens: givens.join(''), values: values.join(''), candidates, notes };
  },
  restore,
  begins: (before, after) =>
    !after.isEntering && after.history.present.position.givens.join() !== before.history.present.position.givens.join(),
  isUnderWay,
  replaces: (state, action) =>
    (action.type === 'load' || (action.type === 'enter' && !state.isEntering)) &&
    reduce(state, action).history !== state.history,
};

const noAnswers: Answers = { hint: null, solution: null, mistakes: [], said: null };

/** The first state. */
export function first(position: Position, said: State['said'] = null): State {
  return {
    history: begin(unplayed(position)),
    selected: 0,
    pencil: false,
    showMarks: true,
    isEntering: false,
    verdict: null,
    ...noAnswers,
    said,
  };
}

/** The position that the board draws: its marks are the player's own notes where those are shown. */
export function drawnPosition(state: State): Position {
  const position = shownPosition(state);
  return state.showMarks || state.solution ? position : { ...position, candidates: state.history.present.notes };
}

/** The position that is shown: while a solution is gone through, the one before its step, at last its end. */
export function shownPosition({ history, solution }: State): Position {
  if (!solution) return history.present.position;
  return solution.steps
    .slice(0, solution.at)
    .reduce<Position>((position, step) => applyStep(position, stepToApply(step)), solution.start);
}

/** A step changes a position by what it sets and strikes out, whatever it is called. */
function stepToApply(step: AnyStep): Step {
  return isExplained(step) ? { ...step, technique: 'naked-single' } : step;
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
      return isWhole ? go(state, applyStep(history.present.position, hint.step)) : state;
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

/** Something was typed, pencilled or struck out, and the puzzle isn't solved. */
function isUnderWay({ history, isEntering }: State): boolean {
  const { position, notes } = history.present;
  const { givens, values, candidates } = position;
  if (isEntering) return values.some((digit) => digit > 0);
  if (isSolved(position)) return false;
  if (values.some((digit, cell) => digit !== givens[cell]) || notes.some((mask) => mask > 0)) return true;
  const printed = positionFromValues(givens).candidates;
  return candidates.some((mask, cell) => mask !== printed[cell]);
}

function isSolved(position: Position): boolean {
  return !position.values.includes(0) && findConflicts(position).length === 0;
}

function start(state: State, position: Position): State {
  return { ...state, ...noAnswers, history: push(state.history, unplayed(position)) };
}

const noNotes = new Array<number>(81).fill(0);

function unplayed(position: Position): Played {
  return { position, notes: noNotes };
}

/** Another position of the same game. A digit that was set takes its notes away, in its cell and in those that it sees. */
function go(state: State, position: Position, notes = state.history.present.notes): State {
  return {
    ...state,
    ...noAnswers,
    history: push(state.history, {
      position,
      notes: notesAfter(state.history.present.position.values, position, notes),
    }),
    said: isSolved(position) ? ['done'] : null,
  };
}

function write(state: State, digit: number): State {
  const { isEntering, pencil, selected, showMarks } = state;
  const { position, notes } = state.history.present;
  if (isEntering) return go(state, positionFromValues(position.values.with(selected, digit)));
  if (position.givens[selected] !== 0) return state;
  if (!pencil || digit === 0) {
    return go(state, setValue(position, selected, position.values[selected] === digit ? 0 : digit));
  }
  if (position.values[selected] !== 0) return state;
  if (showMarks) return go(state, toggleCandidate(position, selected, digit));
  return go(state, position, notes.with(selected, notes[selected] ^ (1 << (digit - 1))));
}

/** The notes after digits were set: none where one stands, and none of the same digit in the cells that see it. */
function notesAfter(before: readonly number[], { values }: Position, notes: readonly number[]): readonly number[] {
  const set = values.flatMap((digit, cell) => (digit !== 0 && digit !== before[cell] ? [{ cell, digit }] : []));
  if (set.length === 0) return notes;
  return notes.map((mask, cell) =>
    set.reduce((left, { cell: at, digit }) => {
      if (at === cell) return 0;
      return sees(cell, at) ? left & ~(1 << (digit - 1)) : left;
    }, mask),
  );
}

function sees(a: number, b: number): boolean {
  const box = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  return Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b);
}

/** The game that was kept; what is no position is refused by those who read it. */
function restore(kept: unknown, state: State): State {
  const { showMarks, isEntering, givens, values, candidates, notes } = kept as {
    readonly showMarks: boolean;
    readonly isEntering: boolean;
    readonly givens: string;
    readonly values: string;
    readonly candidates: readonly number[];
    readonly notes: readonly number[];
  };
  const position = { givens: [...givens].map(Number), values: [...values].map(Number), candidates };
  findConflicts(position);
  const isMask = (mask: number) => Number.isInteger(mask) && mask >= 0 && mask < 512;
  if (notes.length !== 81 || !notes.every(isMask)) throw new RangeError('no such notes');
  const history = begin({ position, notes });
  return { ...state, ...noAnswers, showMarks: showMarks === true, isEntering: isEntering === true, history };
}

/** A puzzle from elsewhere; a text that is none changes nothing but what is said. */
function load(state: State, text: string): State {
  try {
    return { ...start(state, parsePuzzle(text)), isEntering: false };
  } catch (error) {
    return { ...state, said: refusal(error, text) };
  }
}

function checked(state: State, report: ProgressReport): State {
  const mistakes = [...report.wrong, ...report.lost].map(({ cell }) => cell);
  return { ...state, hint: null, mistakes, said: saidOfReport(report) };
}

function solved(state: State, result: Solved): State {
  const { status, steps } = result;
  if (status === 'invalid') return { ...state, said: ['none'] };
  if (status === 'multiple') return { ...state, said: ['several'] };
  const grade = gradeOf(result);
  const { position } = state.history.present;
  // The programs rate what is printed.
  const start = grade.way === 'short' ? position : positionFromValues(position.givens);
  return {
    ...state,
    ...noAnswers,
    solution: { start, steps, at: steps.length, grade },
    said: status === 'solved' ? ['solved', steps.length, grade] : [status],
  };
}

function goTo(state: State, solution: Solution, at: number): State {
  const { steps, grade } = solution;
  return {
    ...state,
    solution: { ...solution, at },
    said: at < steps.length ? ['explained', steps[at]] : ['solved', steps.length, grade],
  };
}
