/** What the page of Sudoku shows, what can happen there, and what follows from what is shown. */
import {
  applyStep,
  type FoundSteps,
  type GeneratedPuzzle,
  type Hint,
  type Layout,
  type Position,
  type ProgressReport,
  type Step,
} from '@kit/sudoku-human';
import { begin, type History, type Travel } from '../frame/history.js';
import type { Said } from '../frame/said.js';
import { type Mode, type Played, unplayed } from './played.js';
import { type AnyStep, type Grade, isExplained, type Solved } from './ways.js';
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
  | { readonly type: 'load'; readonly position: Position }
  | { readonly type: 'refused'; readonly said: Said<Words> }
  | { readonly type: 'generated'; readonly made: GeneratedPuzzle }
  | { readonly type: 'hinted'; readonly hint: Hint }
  /** The step of the hint is done, or the one of the list of all steps. */
  | { readonly type: 'do' }
  /** The player's grid was checked: because that was asked for, or because no solution goes on from it. */
  | { readonly type: 'checked' | 'unsolvable'; readonly report: ProgressReport }
  | { readonly type: 'solved'; readonly result: Solved }
  | { readonly type: 'listed'; readonly result: FoundSteps }
  | { readonly type: 'step'; readonly at: number }
  | { readonly type: 'reveal'; readonly count: number }
  | { readonly type: 'hide solution' }
  | { readonly type: 'judged'; readonly verdict: State['verdict'] }
  | { readonly type: 'shared'; readonly isCopied: boolean };

export const noAnswers: Answers = { hint: null, solution: null, revealed: null, mistakes: [], said: null };

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
    .reduce<Position>((position, step) => applyStep(position, stepToApply(step)), solution.start);
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
export function stepToApply(step: AnyStep): Step {
  return isExplained(step) ? { ...step, technique: 'naked-single' } : step;
}
