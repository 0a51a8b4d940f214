/** Sudoku as a game: the position and its past, what is chosen, and what hints and the solution show. */
import { applyStep, type FoundSteps, findConflicts, type Position, type ProgressReport } from '@kit/sudoku-human';
import type { Game } from '../frame/game.js';
import { begin, type KeptHistory, keepHistory, push, restoreHistory, travel } from '../frame/history.js';
import { countOf } from '../frame/kept.js';
import { mistakesOf, pointsAtBoard, saidOfReport } from './hints.js';
import { type KeptGame, keepPlayed, restorePlayed } from './kept-game.js';
import {
  emptyPosition,
  fillNotes,
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
import {
  type Action,
  isRunning,
  nameOf,
  noAnswers,
  type Solution,
  type State,
  shownStep,
  stepToApply,
} from './state.js';
import { gradeOf, type Solved } from './ways.js';

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
  keepPast: ({ history, seconds }) => ({ ...keepHistory(history, keepPlayed), seconds }),
  restorePast(kept, state) {
    const { seconds, ...history } = kept as KeptHistory & Pick<State, 'seconds'>;
    return {
      ...state,
      seconds: countOf(seconds),
      history: restoreHistory(history, state.history.present, (one) => restorePlayed(one as KeptGame)),
    };
  },
  begins: (before, after) => !after.isEntering && nameOf(after) !== nameOf(before),
  isUnderWay,
  replaces: (state, action) => action.type === 'load' || (action.type === 'enter' && !state.isEntering),
};

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
      return { ...start(state, action.position), isEntering: false };
    case 'refused':
      return { ...state, said: action.said };
    case 'generated': {
      const { made } = action;
      if (made.status !== 'found') return { ...state, said: ['noPuzzle'] };
      return { ...start(state, made.position), isEntering: false };
    }
    case 'hinted': {
      const { hint } = action;
      const shown = { ...state, hint: pointsAtBoard(hint) ? hint : null };
      return reveal({ ...shown, mistakes: mistakesOf(hint), said: ['hinted', hint] });
    }
    case 'do': {
      const step = solution && solution.grade.way !== 'all' ? undefined : shownStep(state);
      if (!step) return state;
      return go(state, moved(history.present, applyStep(history.present.position, stepToApply(step))));
    }
    case 'checked':
      return checked(state, action.report);
    case 'unsolvable':
      return unsolvable(state, action.report);
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
  return !position.values.includes(0) && findConflicts(position).length === 0;
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
  const history = begin(restorePlayed(kept as KeptGame));
  const played = countOf(seconds);
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

function checked(state: State, report: ProgressReport): State {
  const mistakes = [...report.wrong, ...report.lost].map(({ cell }) => cell);
  return { ...state, hint: null, mistakes, said: saidOfReport(report) };
}

/** Who is to blame that there is no solution: the player's mistakes, or else what the report of the printed puzzle says. */
function unsolvable(state: State, report: ProgressReport): State {
  const { status, wrong, lost } = report;
  if (status === 'mistakes') return { ...checked(state, report), said: ['correctFirst', wrong.length, lost.length] };
  return { ...state, said: [status === 'invalid' ? 'none' : 'deadEnd'] };
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
