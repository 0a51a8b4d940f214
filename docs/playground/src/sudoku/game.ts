/** Sudoku as a game: the position and its past, what is chosen, and what hints and the solution show. */
import type { FoundSteps, GeneratedPuzzle, Hint, Layout, Position, ProgressReport, Step } from '@kit/sudoku-human';
import type { Game } from '../frame/game.js';
import { begin, type History, push, type Travel, travel } from '../frame/history.js';
import { refusal } from '../frame/refusal.js';
import type { Said } from '../frame/said.js';
import { mistakesOf, pointsAtBoard, saidOfHint, saidOfReport } from './hints.js';
import { type KeptGame, keepPlayed, restorePlayed } from './kept-game.js';
import {
  emptyPosition,
  fillNotes,
  type Mode,
  moved,
  type Played,
  paint,
  positionOf,
  toggleMark,
  unplayed,
  writeDigit,
  writeNote,
} from './played.js';
import { linksOf, shownAtFirst } from './reveal.js';
import { rules } from './rules.js';
import { type AnyStep, type Grade, gradeOf, isExplained, type Solved } from './ways.js';
import type { Words } from './words.js';

/** Steps that are looked at: a solution, which is gone through, or all steps that a position has. */
export type Solution = {
  readonly start: Position;
  readonly steps: readonly AnyStep[];
  readonly at: number;
  /** What the way that was taken says of the puzzle. */
  readonly grade: Grade;
};

/** Everything that the page shows; plain data. */
export type State = Answers & {
  /** Undo reaches back over a new puzzle. */
  readonly history: History<Played>;
  /** The cell with the cursor. */
  readonly selected: number;
  /** The cells that are written into; the cursor is among them. */
  readonly chosen: readonly number[];
  /** What do digits write? */
  readonly mode: Mode;
  /** Are the automatic marks shown? Else the player's own notes are, and the pencil writes those. */
  readonly showMarks: boolean;
  /** The digit whose places are lit up; 0 for none. */
  readonly filter: number;
  /** Do digits write a puzzle? */
  readonly isEntering: boolean;
  /** How long it has been played, and how long it had been at the last move. */
  readonly seconds: number;
  readonly secondsKept: number;
  readonly isPaused: boolean;
  /** What is said of the puzzle as it was printed; null while nobody knows. */
  readonly verdict: Said<Words> | null;
};

/** What is shown of a position: all of it goes with the position. */
type Answers = {
  readonly hint: Hint | null;
  readonly solution: Solution | null;
  /** How many links of the step that is shown are drawn; null for all. */
  readonly revealed: number | null;
  /** Cells that are wrong. */
  readonly mistakes: readonly number[];
  readonly said: Said<Words> | null;
};

/** What can happen. */
export type Action =
  | Travel
  /** A cell instead of those chosen before; one more; one more or one less. */
  | { readonly type: 'select'; readonly cell: number; readonly how?: 'add' | 'toggle' }
  | { readonly type: 'move'; readonly by: number; readonly adds?: boolean }
  /** A digit into the chosen cells, as itself, a note or a colour; 0 clears. */
  | { readonly type: 'write'; readonly digit: number }
  | { readonly type: 'pencil' | 'showMarks' | 'fill' | 'tick' | 'pause' }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'filter'; readonly digit: number }
  /** A puzzle is typed in, on this layout; again, and it is played. */
  | { readonly type: 'enter'; readonly layout?: Layout | undefined }
  /** Digits alone are a puzzle on this layout. */
  | { readonly type: 'load'; readonly text: string; readonly layout?: Layout | undefined }
  | { readonly type: 'generated'; readonly made: GeneratedPuzzle }
  | { readonly type: 'hinted'; readonly hint: Hint }
  /** The step of the hint is done, or the one of the list of all steps. */
  | { readonly type: 'do' }
  | { readonly type: 'checked'; readonly report: ProgressReport }
  | { readonly type: 'solved'; readonly result: Solved }
  | { readonly type: 'listed'; readonly result: FoundSteps }
  | { readonly type: 'step'; readonly at: number }
  | { readonly type: 'reveal'; readonly count: number }
  | { readonly type: 'hide solution' }
  | { readonly type: 'judged'; readonly verdict: State['verdict'] }
  | { readonly type: 'shared'; readonly isCopied: boolean };

/** The game. */
export const game: Game<State, Action> = {
  reduce,
  topic: ({ history }) => [history.present],
  keep: ({ history, showMarks, isEntering, secondsKept }) => ({
    showMarks,
    isEntering,
    seconds: secondsKept,
    ...keepPlayed(history.present),
  }),
  restore,
  begins: (before, after) => !after.isEntering && nameOf(after) !== nameOf(before),
  isUnderWay,
  replaces: (state, action) =>
    (action.type === 'load' || (action.type === 'enter' && !state.isEntering)) &&
    reduce(state, action).history !== state.history,
};

const noAnswers: Answers = { hint: null, solution: null, revealed: null, mistakes: [], said: null };

/** The first state. */
export function first(position: Position, said: State['said'] = null): State {
  return {
    history: begin(unplayed(position)),
    selected: 0,
    chosen: [0],
    mode: 'digit',
    showMarks: true,
    filter: 0,
    isEntering: false,
    seconds: 0,
    secondsKept: 0,
    isPaused: false,
    verdict: null,
    ...noAnswers,
    said,
  };
}

/** The puzzle that is played, as a text that no other one has. */
export function nameOf({ history }: State): string {
  const { givens, layout } = history.present.position;
  return JSON.stringify([givens, layout]);
}

/** The position that the board draws: its marks are the player's own notes where those are shown. */
export function drawnPosition(state: State): Position {
  const position = shownPosition(state);
  if (state.showMarks || state.solution) return position;
  const { corner, centre } = state.history.present;
  return { ...position, candidates: corner.map((mask, cell) => mask | centre[cell]) };
}

/** The position that is shown: while a solution is gone through, the one before its step, at last its end. */
export function shownPosition({ history, solution }: State): Position {
  if (!solution) return history.present.position;
  if (solution.grade.way === 'all') return solution.start;
  return solution.steps
    .slice(0, solution.at)
    .reduce<Position>((position, step) => rules().applyStep(position, stepToApply(step)), solution.start);
}

/** The step that is drawn, if one is. */
export function shownStep({ solution, hint }: Pick<State, 'solution' | 'hint'>): AnyStep | undefined {
  if (solution) return solution.steps[solution.at];
  return hint?.kind === 'step' && hint.level === 'full' ? hint.step : undefined;
}

/** Does the clock run? */
export function isRunning({ history, isEntering, isPaused, solution }: State): boolean {
  const { givens, values } = history.present.position;
  const isTouched = values.some((digit, cell) => digit !== givens[cell]);
  return isTouched && values.includes(0) && !isEntering && !isPaused && !solution;
}

/** A step changes a position by what it sets and strikes out, whatever it is called. */
function stepToApply(step: AnyStep): Step {
  return isExplained(step) ? { ...step, technique: 'naked-single' } : step;
}

function reduce(state: State, action: Action): State {
  const { history, solution } = state;
  const size = history.present.position.values.length;
  switch (action.type) {
    case 'select':
      return select(state, action.cell, action.how);
    case 'move':
      return select(state, (state.selected + action.by + size) % size, action.adds ? 'add' : undefined);
    case 'write':
      return solution || state.isPaused ? state : write(state, action.digit);
    case 'pencil':
      return { ...state, mode: state.mode === 'digit' ? 'corner' : 'digit' };
    case 'mode':
      return { ...state, mode: action.mode };
    case 'showMarks':
      return { ...state, showMarks: !state.showMarks };
    case 'fill':
      return solution ? state : { ...go(state, fillNotes(history.present)), showMarks: false };
    case 'filter':
      return { ...state, filter: action.digit === state.filter ? 0 : action.digit };
    case 'tick':
      return isRunning(state) ? { ...state, seconds: state.seconds + 1 } : state;
    case 'pause':
      return { ...state, isPaused: !state.isPaused, secondsKept: state.seconds };
    case 'enter': {
      const empty = state.isEntering ? state : start(state, emptyPosition(action.layout));
      return { ...empty, isEntering: !state.isEntering };
    }
    case 'load':
      return load(state, action.text, action.layout);
    case 'generated': {
      const { made } = action;
      if (made.status !== 'found') return { ...state, said: ['noPuzzle'] };
      return { ...start(state, made.position), isEntering: false };
    }
    case 'hinted': {
      const { hint } = action;
      const shown = { ...state, hint: pointsAtBoard(hint) ? hint : null };
      return reveal({
        ...shown,
        mistakes: mistakesOf(hint),
        said: saidOfHint(hint, history.present.position.layout ?? null),
      });
    }
    case 'do': {
      const step = solution && solution.grade.way !== 'all' ? undefined : shownStep(state);
      if (!step) return state;
      return go(state, moved(history.present, rules().applyStep(history.present.position, stepToApply(step))));
    }
    case 'checked':
      return checked(state, action.report);
    case 'solved':
      return solved(state, action.result);
    case 'listed':
      return listed(state, action.result);
    case 'step':
      return solution ? goTo(state, solution, action.at) : state;
    case 'reveal':
      return { ...state, revealed: action.count };
    case 'hide solution':
      return { ...state, ...noAnswers };
    case 'judged':
      return { ...state, verdict: action.verdict };
    case 'shared':
      return { ...state, said: [action.isCopied ? 'shared' : 'address'] };
    case 'undo':
    case 'redo':
      return solution ? state : fitted({ ...state, ...noAnswers, history: travel(history, action) });
  }
}

function select(state: State, cell: number, how?: 'add' | 'toggle'): State {
  const { chosen } = state;
  const has = chosen.includes(cell);
  if (how === 'toggle' && has) {
    const left = chosen.filter((other) => other !== cell);
    return left.length === 0 ? state : { ...state, selected: left[left.length - 1], chosen: left };
  }
  if (how === undefined) return { ...state, selected: cell, chosen: [cell] };
  return { ...state, selected: cell, chosen: has ? chosen : [...chosen, cell] };
}

/** What is chosen lies on the board. */
function fitted(state: State): State {
  const { length } = state.history.present.position.values;
  return state.selected < length && state.chosen.every((cell) => cell < length)
    ? state
    : { ...state, selected: 0, chosen: [0], filter: 0 };
}

/** Something was typed, pencilled or struck out, and the puzzle isn't solved. */
function isUnderWay({ history, isEntering }: State): boolean {
  const { position, corner, centre } = history.present;
  const { givens, values, candidates } = position;
  if (isEntering) return values.some((digit) => digit > 0);
  if (isSolved(position)) return false;
  if (values.some((digit, cell) => digit !== givens[cell])) return true;
  if ([...corner, ...centre].some((mask) => mask > 0)) return true;
  const printed = positionOf(givens, position.layout).candidates;
  return candidates.some((mask, cell) => mask !== printed[cell]);
}

function isSolved(position: Position): boolean {
  return !position.values.includes(0) && rules().findConflicts(position).length === 0;
}

function start(state: State, position: Position): State {
  const clock = { seconds: 0, secondsKept: 0, isPaused: false };
  const chosen = { chosen: [state.selected], filter: 0 };
  return fitted({ ...state, ...noAnswers, ...clock, ...chosen, history: push(state.history, unplayed(position)) });
}

/** The next state of the same game. */
function go(state: State, played: Played): State {
  if (played === state.history.present) return state;
  return {
    ...state,
    ...noAnswers,
    secondsKept: state.seconds,
    history: push(state.history, played),
    said: isSolved(played.position) ? ['done'] : null,
  };
}

function write(state: State, digit: number): State {
  const { isEntering, mode, chosen, selected, showMarks, filter } = state;
  const played = state.history.present;
  const { values, layout } = played.position;
  if (isEntering) return go(state, unplayed(positionOf(values.with(selected, digit), layout)));
  if (mode === 'color') return go(state, paint(played, chosen, digit, filter));
  if (mode === 'digit' || (digit === 0 && showMarks)) return go(state, writeDigit(played, chosen, digit));
  return go(state, showMarks ? toggleMark(played, chosen, digit) : writeNote(played, mode, chosen, digit));
}

/** The game that was kept; what is no position is refused by those who read it. */
function restore(kept: unknown, state: State): State {
  const { showMarks, isEntering, seconds } = kept as KeptGame;
  const history = restorePlayed(kept as KeptGame);
  const played = Number.isInteger(seconds) && seconds > 0 ? seconds : 0;
  return fitted({
    ...state,
    ...noAnswers,
    showMarks: showMarks === true,
    isEntering: isEntering === true,
    seconds: played,
    secondsKept: played,
    isPaused: false,
    history,
  });
}

/** A puzzle from elsewhere; a text that is none changes nothing but what is said. */
function load(state: State, text: string, layout: Layout | undefined): State {
  try {
    return { ...start(state, readPuzzle(text, layout)), isEntering: false };
  } catch (error) {
    return { ...state, said: refusal(error, text) };
  }
}

/** Digits alone are a puzzle on the layout where their number fits; other texts say themselves what they are. */
function readPuzzle(text: string, layout: Layout | undefined): Position {
  const { parsePuzzle } = rules();
  if (layout && [...text.replace(/\s/g, '')].length === layout.size ** 2) return parsePuzzle(text, { layout });
  return parsePuzzle(text);
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
  const start = grade.way === 'short' ? position : positionOf(position.givens, position.layout);
  return {
    ...state,
    ...noAnswers,
    solution: { start, steps, at: steps.length, grade },
    said: status === 'solved' ? ['solved', steps.length, grade] : [status],
  };
}

function listed(state: State, { steps }: FoundSteps): State {
  if (steps.length === 0) return { ...state, said: ['stuck'] };
  const start = state.history.present.position;
  const solution: Solution = { start, steps, at: 0, grade: { way: 'all' } };
  return goTo({ ...state, ...noAnswers }, solution, 0);
}

function goTo(state: State, solution: Solution, at: number): State {
  const { steps, grade } = solution;
  return reveal({
    ...state,
    solution: { ...solution, at },
    said: at < steps.length ? ['explained', steps[at]] : ['solved', steps.length, grade],
  });
}

/** A long chain begins with its first link. */
function reveal(state: State): State {
  const step = shownStep(state);
  return { ...state, revealed: step ? shownAtFirst(linksOf(step.pattern).length) : null };
}
