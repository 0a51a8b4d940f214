/**
 * The gate of every function that takes a position: reads it once, checks every number, and hands on plain arrays.
 *
 * What is checked is what makes the numbers a position at all: three lists of 81, digits 0–9, masks 0–511, a given
 * where it was printed, and no pencil marks below a value. What is *not* checked is whether the person plays well:
 * equal digits in a house, marks that a peer's value contradicts, and an open cell without a mark all occur in real
 * games.
 */

import { describeValue, InvalidInputError } from '@kit/grid';
import type { Position, PositionLike } from '../types.js';
import { ALL_DIGITS } from './digits.js';
import { CELLS, colOfCell, rowOfCell } from './geometry.js';
import { isArray, isObject } from './is-object.js';

/** The position as plain arrays of integers, or an {@link InvalidInputError} that names what is wrong with it. */
export function checkPosition(position: PositionLike): Position {
  if (!isObject(position)) {
    throw new InvalidInputError(
      'not-a-position',
      `expected a position { givens, values, candidates }, got ${describeValue(position)}`,
    );
  }
  const givens = readNumbers(position.givens, 'givens', 9, 'bad-digit');
  const values = readNumbers(position.values, 'values', 9, 'bad-digit');
  const candidates = readNumbers(position.candidates, 'candidates', ALL_DIGITS, 'bad-candidates');
  for (let cell = 0; cell < CELLS; cell++) {
    if (values[cell] !== 0 && candidates[cell] !== 0) {
      throw badCell(
        'bad-candidates',
        'candidates',
        cell,
        `is ${candidates[cell]}, but the value ${values[cell]} stands there`,
      );
    }
    if (givens[cell] !== 0 && givens[cell] !== values[cell]) {
      throw badCell('given-mismatch', 'values', cell, `is ${values[cell]}, but the given there is ${givens[cell]}`);
    }
  }
  return { givens, values, candidates };
}

/** 81 integers 0…`max`, or an error that names the list and the place. */
export function readNumbers(list: ArrayLike<number>, name: string, max: number, code: string): number[] {
  if (!isArray(list) && !(ArrayBuffer.isView(list) && 'length' in list)) {
    throw new InvalidInputError('not-a-list', `${name} must be a list of 81 numbers, got ${describeValue(list)}`, {
      name,
    });
  }
  if (list.length !== CELLS) {
    throw new InvalidInputError('bad-length', `${name} must have 81 entries, got ${list.length}`, { name });
  }
  const numbers = new Array<number>(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const value: unknown = list[cell];
    if (typeof value !== 'number' || (value | 0) !== value || value < 0 || value > max) {
      throw badCell(code, name, cell, `must be an integer 0–${max}, got ${describeValue(value)}`);
    }
    numbers[cell] = value | 0;
  }
  return numbers;
}

function badCell(code: string, name: string, cell: number, what: string): InvalidInputError {
  const row = rowOfCell(cell);
  const col = colOfCell(cell);
  return new InvalidInputError(code, `${name}[${cell}] (row ${row + 1}, column ${col + 1}) ${what}`, {
    name,
    index: cell,
    row,
    col,
  });
}
