/**
 * The gate of every function that takes a position: reads it once, checks every number, and hands on plain arrays.
 *
 * What is checked is what makes the numbers a position at all: three or four lists of 81, digits 0–9, masks 0–511, a given
 * where it was printed, and no pencil marks below a value. What is *not* checked is whether the person plays well:
 * equal digits in a house, marks that a peer's value contradicts, and an open cell without a mark all occur in real
 * games.
 */

import { type Cell, checkInteger, describeValue, InvalidInputError, unexpected } from '@kit/grid';
import type { Digit, Position, PositionLike } from '../types.js';
import { ALL_DIGITS } from './digits.js';
import { CELLS, colOfCell, rowOfCell } from './geometry.js';

/** The position as plain arrays of integers, or an {@link InvalidInputError} that names what is wrong with it. */
export function checkPosition(position: PositionLike): Position {
  if (!isObject(position)) {
    throw unexpected('bad-position', 'position', position, 'an object with givens, values and candidates');
  }
  if (position.layout !== undefined) {
    throw unexpected('bad-layout', 'position.layout', position.layout, 'the classic layout here');
  }
  const givens = readNumbers(position.givens, 'position.givens', 9, 'bad-digit');
  const values = readNumbers(position.values, 'position.values', 9, 'bad-digit');
  const candidates = readNumbers(position.candidates, 'position.candidates', ALL_DIGITS, 'bad-candidates');
  const hidden =
    position.hidden === undefined
      ? {}
      : { hidden: readNumbers(position.hidden, 'position.hidden', ALL_DIGITS, 'bad-candidates') };
  for (let cell = 0; cell < CELLS; cell++) {
    const [given, value, marks] = [givens[cell], values[cell], candidates[cell]];
    if (value !== 0 && marks !== 0) {
      refuseCell('bad-candidates', 'position.candidates', cell, marks, `the value ${value} stands there`);
    }
    if (given !== 0 && given !== value) {
      refuseCell('given-mismatch', 'position.values', cell, value, `the given there is ${given}`);
    }
  }
  return { givens, values, candidates, ...hidden };
}

/** 81 integers 0…`max`, or an error that names the list and the place. */
export function readNumbers(list: ArrayLike<number>, name: string, max: number, code: string): number[] {
  if (!isArray(list) && !(ArrayBuffer.isView(list) && 'length' in list)) {
    throw unexpected('bad-list', name, list, 'a list of 81 numbers', {
      name,
    });
  }
  if (list.length !== CELLS) {
    throw new InvalidInputError('bad-length', `${name} has length ${list.length}: expected 81`, { name });
  }
  const numbers = new Array<number>(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const value: unknown = list[cell];
    if (typeof value !== 'number' || (value | 0) !== value || value < 0 || value > max) {
      refuseCell(code, name, cell, value, `expected an integer from 0 to ${max}`);
    }
    numbers[cell] = (value as number) | 0;
  }
  return numbers;
}

function refuseCell(code: string, name: string, cell: number, value: unknown, why: string): never {
  const [row, col] = [rowOfCell(cell), colOfCell(cell)];
  const message = `${name}[${cell}] (row ${row}, column ${col}) is ${describeValue(value)}: ${why}`;
  throw new InvalidInputError(code, message, { name, index: cell, row, col });
}

/** The cell, or `bad-cell` unless it is 0–80. */
export function checkCell(cell: Cell): Cell {
  return checkInteger(cell, 'cell', 0, 80, 'bad-cell');
}

/** The digit, or `bad-digit` unless it is `least`–9. */
export function checkDigit(digit: Digit, least: 0 | 1): Digit {
  return checkInteger(digit, 'digit', least, 9, 'bad-digit');
}

/** Is it an object, a list or not, whose members can be read? A revoked proxy refuses every question, also `Array.isArray`. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && asArray(value) !== undefined;
}

/** Is it an array that isn't a revoked proxy? */
export function isArray(value: unknown): value is readonly unknown[] {
  return asArray(value) === true;
}

function asArray(value: unknown): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}
