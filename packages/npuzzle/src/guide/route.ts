/**
 * The moves of a plan, which need not all be known: a route that is made at once has its first moves when they are asked for,
 * and is written on as the player gets on. So a hint doesn't wait for all moves, of which 100×100 takes 1.7 million.
 */
import { type Cell, createPace, type GridLike, runSlices } from '@kit/grid';
import { isReachable } from '../board/is-reachable.js';
import { type Labelled, labelBoard } from '../board/label-board.js';
import { findNear } from '../deepening/find-near.js';
import { createField } from '../lines/field.js';
import { joinSlides } from '../lines/join-slides.js';
import { appendCells } from '../lines/long-path.js';
import { solveField, straightPath } from '../lines/solve-by-lines.js';
import type { Metric, SolveOptions } from '../types.js';

/** Moves to the goal. Live: they only ever grow at the end. */
export type Route = {
  readonly moves: Cell[];
  /** Writes on for a slice; false if that was the end. */
  readonly extend: () => boolean;
};

/** Nodes for a short way home: about four milliseconds. */
const nearNodes = 10_000;

/** Slides of a line that a step back may still change, kept until more is known. A way hardly goes back by one or two. */
const unsettled = 16;

/** A route all of whose moves are known. */
export const knownRoute = (moves: Cell[]): Route => ({ moves, extend: () => false });

/** A route at once: the shortest of a board that is near its goal, else line by line; empty if it is solved or can't be. */
export function quickRoute(board: GridLike, { goal, metric = 'single' }: SolveOptions): Route {
  const labelled = labelBoard(board, goal);
  if (!isReachable(labelled)) return knownRoute([]);
  const path = runSlices(findNear(labelled, nearNodes, createPace()));
  const isLine = board.rows === 1 || board.cols === 1;
  if (!path && !isLine) return routeByLines(labelled, metric);
  const moves = path ?? straightPath(labelled);
  return knownRoute(metric === 'line' ? runSlices(joinSlides(moves, labelled.blank, board.cols, createPace())) : moves);
}

/** A route line by line. */
function routeByLines(board: Labelled, metric: Metric): Route {
  const field = createField(board);
  const solving = solveField(field, createPace());
  const moves: Cell[] = [];
  let isWritten = false;
  let read = 0;
  // Slides of lines that are not settled yet.
  let last: Cell[] = [];

  const extend = (): boolean => {
    if (isWritten) return false;
    isWritten = solving.next().done === true;
    const before = last.at(-1) ?? moves.at(-1) ?? board.blank;
    appendCells(last, field.path, read, field.path.count, before);
    read = field.path.count;
    if (metric === 'line') last = runSlices(joinSlides(last, moves.at(-1) ?? board.blank, board.cols, createPace()));
    const settled = metric === 'line' && !isWritten ? last.length - unsettled : last.length;
    for (const move of last.splice(0, Math.max(settled, 0))) moves.push(move);
    return true;
  };
  return { moves, extend };
}

/** A move of a route; `undefined` behind its end. */
export function moveAt(route: Route, index: number): Cell | undefined {
  while (index >= route.moves.length && route.extend());
  return route.moves[index];
}
