/** The definition, tried out: every layout of the hidden cells, kept if all numbers and the total are right. */

import type { Board } from '../src/index.js';
import { neighborsOfCell } from './neighbors.js';

/** All layouts, each as its set of mined hidden cells (as a bit mask over `hidden`). */
export function allLayouts(board: Board): { hidden: number[]; layouts: number[] } {
  const open = board.cells.flatMap((value, cell) => (value >= 0 ? [cell] : []));
  return layoutsOf(board, open, true);
}

/** All layouts that these numbers, and perhaps the total, allow. */
export function layoutsOf(
  board: Board,
  from: readonly number[],
  usesTotal: boolean,
): { hidden: number[]; layouts: number[] } {
  const hidden = board.cells.flatMap((value, cell) => (value === -1 ? [cell] : []));
  const marked = board.cells.filter((value) => value <= -2).length;
  // Each number with the bits of the hidden cells around it, and what the marked mines leave of it.
  const numbers = from.map((cell) => {
    const around = neighborsOfCell(board, cell);
    const seen = around.reduce((bits, other) => bits | (board.cells[other] === -1 ? 1 << hidden.indexOf(other) : 0), 0);
    return { seen, need: board.cells[cell] - around.filter((other) => board.cells[other] <= -2).length };
  });
  const layouts: number[] = [];
  for (let mask = 0; mask < 2 ** hidden.length; mask++) {
    if (usesTotal && bitsOf(mask) + marked !== board.mines) continue;
    if (numbers.every(({ seen, need }) => bitsOf(mask & seen) === need)) layouts.push(mask);
  }
  return { hidden, layouts };
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
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
