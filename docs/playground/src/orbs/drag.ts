/** The dragging game: an orb taken through the others by hand, and the paths that a search found, shown and played. */
import { applyPath, type PathResult, resolveSteps, scoreDrag } from '@kit/orb-search';
import { filmOfBoard, filmOfWaves } from './film.js';
import { goalOf } from './goals.js';
import { markOf, rulesOf } from './marks.js';
import { isSamePath, type Shown, type State } from './state.js';

/** The finger takes an orb, unless it may not be touched. */
export function grab(state: State, cell: number): State {
  const isFree = state.board.cells[cell] >= 0 && markOf(state.marks, cell) === undefined;
  if (state.mode !== 'drag' || state.paint !== null || !isFree) return state;
  return { ...state, film: null, isDropped: false, chosen: null, path: [cell], drag: [cell], said: null };
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

/** The dragged orb goes on to another cell; before one that may not be touched it stays. */
export function goOn(state: State, cell: number): State {
  const { board, drag, diagonal, marks } = state;
  const last = drag.at(-1);
  if (last === undefined || cell === last) return state;
  const way = cellsBetween(last, cell, board.cols, diagonal);
  const stop = way.findIndex((next) => markOf(marks, next) !== undefined);
  if (stop === 0) return state;
  const longer = [...drag, ...(stop < 0 ? way : way.slice(0, stop))];
  return { ...state, drag: longer, path: longer };
}

/** The orb is let go: what the board makes of it, against the goal and the best that was found. */
export function release(state: State): State {
  const { board, drag, diagonal, marks, aim } = state;
  const [start, ...moves] = drag;
  if (start === undefined || moves.length === 0) return { ...state, drag: [], path: [] };
  const path = { start, moves };
  const rules = rulesOf(marks, diagonal);
  const after = applyPath(board, path, { rules });
  const { combos, score, reached } = scoreDrag(board, path, { rules, goal: goalOf(aim, board) });
  const film = filmOfWaves(after, resolveSteps(after, { rules }), true) ?? filmOfBoard(after);
  const said = sayDragged(state, { combos, score, reached, moves: moves.length });
  return { ...state, drag: [], chosen: { path, combos }, isDropped: true, film, said };
}

type Dragged = { readonly combos: number; readonly score: number; readonly reached: boolean; readonly moves: number };

function sayDragged({ aim, results }: State, { combos, score, reached, moves }: Dragged): State['said'] {
  if (aim.name === 'damage') {
    const best = results.length === 0 ? null : Math.max(...results.map((result) => result.score));
    return ['draggedDamage', score, combos, moves, best];
  }
  if (aim.name !== 'max-combos') return ['draggedGoal', reached, combos, moves];
  const best = Math.max(-1, ...results.map((result) => result.combos));
  return best < 0 ? ['dragged', combos, moves] : ['draggedOf', combos, moves, best];
}

/** The waves after the drag; the board that is left stays until it is put back. */
export function drop(state: State): State {
  const { board, chosen, diagonal, marks, isDropped } = state;
  if (!chosen || isDropped) return { ...state, isDropped: false, film: null };
  const rules = rulesOf(marks, diagonal);
  const after = applyPath(board, chosen.path, { rules });
  return { ...state, isDropped: true, film: filmOfWaves(after, resolveSteps(after, { rules }), true) };
}

/** Puts a path at the head of the list, once. */
export function note(state: State, result: PathResult): State {
  const isKnown = state.results.some((known) => isSamePath(known, result));
  return isKnown ? state : { ...state, results: [result, ...state.results] };
}

export function show(state: State, chosen: Shown): State {
  const { start, moves } = chosen.path;
  return { ...state, film: null, isDropped: false, chosen, path: [start, ...moves] };
}

/** A path with what there is to say about it. */
export function choose(state: State, result: PathResult): State {
  return { ...show(state, result), said: sayFound(state, result) };
}

/** The best path of each start in order: what reaches the goal, then the damage if that is it, the combos, the moves. */
export function listStarts(state: State, results: readonly PathResult[]): State {
  const worth = ({ status, score }: PathResult) => (state.aim.name === 'damage' ? score : Number(status === 'reached'));
  const sorted = results.toSorted(
    (a, b) =>
      (state.aim.name === 'max-combos' ? 0 : worth(b) - worth(a)) ||
      b.combos - a.combos ||
      a.path.moves.length - b.path.moves.length,
  );
  return choose({ ...state, results: sorted }, sorted[0]);
}

function sayFound(
  { aim, maxMoves }: State,
  { combos, path, provenShortest, score, status }: PathResult,
): State['said'] {
  const moves = path.moves.length;
  if (aim.name === 'max-combos') return ['found', combos, moves, provenShortest];
  if (aim.name === 'damage') return ['damage', score, combos, moves];
  if (status === 'reached') return ['reached', combos, moves, provenShortest];
  return status === 'unreachable' ? ['unreachable', maxMoves, combos, moves] : ['notReached', combos, moves];
}
