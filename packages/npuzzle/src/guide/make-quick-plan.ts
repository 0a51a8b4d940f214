import { type Cell, type GridLike, runSlices } from '@kit/grid';
import { isReachable } from '../board/is-reachable.js';
import { labelBoard } from '../board/label-board.js';
import { findNear } from '../deepening/find-near.js';
import { joinSlides } from '../lines/join-slides.js';
import { solveByLines } from '../lines/solve-by-lines.js';
import type { SolveOptions } from '../types.js';

/** A plan at once: the shortest of a board that is near its goal, else line by line; empty if it is solved or can't be. */
export function makeQuickPlan(board: GridLike, { goal, metric }: SolveOptions): Cell[] {
  const labelled = labelBoard(board, goal);
  if (!isReachable(labelled)) return [];
  const byLines = runSlices(solveByLines(labelled)).moves ?? [];
  const moves = runSlices(findNear(labelled, byLines.length, 2)).path ?? byLines;
  return metric === 'line' ? runSlices(joinSlides(moves, labelled.blank, board.cols)) : moves;
}
