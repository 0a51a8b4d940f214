/** What the position still allows, asked one candidate at a time. */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, Position } from '../types.js';
import { cellsIn } from './geometry.js';

/** Is the digit still possible in the cell? */
export function isPossible(position: Position, cell: Cell, digit: Digit): boolean {
  return (position.candidates[cell] & (1 << (digit - 1))) !== 0;
}

/** The digits still possible in a cell, ascending. */
export function digitsAt(position: Position, cell: Cell): Digit[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => isPossible(position, cell, digit));
}

/** The cells of a house where the digit is still possible. */
export function placesFor(position: Position, digit: Digit, house: House): Cell[] {
  return cellsIn(house).filter((cell) => isPossible(position, cell, digit));
}

/**
 * Must one of the house's candidates of the digit come true? Not if the digit stands there already: then candidates
 * that are left over prove nothing.
 */
export function needs(position: Position, house: House, digit: Digit): boolean {
  return cellsIn(house).every((cell) => position.values[cell] !== digit);
}

/** All candidates of some cells. */
export function candidatesAt(position: Position, cells: readonly Cell[]): Candidate[] {
  return cells.flatMap((cell) => digitsAt(position, cell).map((digit) => ({ cell, digit })));
}
