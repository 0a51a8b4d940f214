/** The definition, tried out: every layout of the hidden cells, kept if all numbers and the total are right. */

import type { Board } from '../src/index.js';
import { neighborsOfCell } from './neighbors.js';

/** All layouts, each as its set of mined hidden cells (as a bit mask over `hidden`). */
export function allLayouts(board: Board): { hidden: number[]; layouts: number[] } {
  const hidden = board.cells.flatMap((value, cell) => (value === -1 ? [cell] : []));
  const marked = board.cells.filter((value) => value <= -2).length;
  const layouts: number[] = [];
  for (let mask = 0; mask < 2 ** hidden.length; mask++) {
    const mines = new Set(hidden.filter((_, bit) => (mask >> bit) & 1));
    if (mines.size + marked !== board.mines) continue;
    const fits = board.cells.every(
      (value, cell) =>
        value < 0 ||
        neighborsOfCell(board, cell).filter((other) => mines.has(other) || board.cells[other] <= -2).length === value,
    );
    if (fits) layouts.push(mask);
  }
  return { hidden, layouts };
}

/** The chance of a mine in each hidden cell by counting layouts; undefined if there is none. */
export function bruteForce(board: Board): { count: number; chances: Map<number, number> } {
  const { hidden, layouts } = allLayouts(board);
  const chances = new Map<number, number>();
  hidden.forEach((cell, bit) => {
    chances.set(cell, layouts.filter((mask) => (mask >> bit) & 1).length / layouts.length);
  });
  return { count: layouts.length, chances };
}
