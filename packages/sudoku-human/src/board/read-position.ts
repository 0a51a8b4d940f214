/**
 * Positions as callers give them: checked, as plain arrays of integers, with the tables of their board.
 *
 * A position whose layout is the classic one by value is a classic position: it leaves the member `layout` out.
 */

import { type Cell, checkInteger, describeValue, type InputPlace, InvalidInputError, unexpected } from '@kit/grid';
import { classicTables } from '../kernel/geometry.js';
import { shownTo } from '../kernel/state.js';
import type { Tables } from '../kernel/tables.js';
import { isArray, isObject } from '../layout/guards.js';
import { cellPlace } from '../layout/places.js';
import { readTables } from '../layout/tables.js';
import type { Digit, Layout, Position, PositionLike } from '../types.js';
import { withMarksLeft } from './hidden-marks.js';

/** A checked position, and the tables of its board. */
export type Board = {
  /** The position. */
  readonly position: Position;
  /** The tables. */
  readonly tables: Tables;
};

/** The position as plain arrays of integers, or an {@link InvalidInputError} that names what is wrong with it. */
export function readPosition(given: PositionLike): Board {
  if (!isObject(given)) {
    throw unexpected('bad-position', 'position', given, 'an object with givens, values and candidates');
  }
  const tables = readTables(given.layout, 'position.layout');
  const { size, full } = tables;
  const givens = readNumbers(tables, given.givens, 'position.givens', size, 'bad-digit');
  const values = readNumbers(tables, given.values, 'position.values', size, 'bad-digit');
  const candidates = readNumbers(tables, given.candidates, 'position.candidates', full, 'bad-candidates');
  const hidden =
    given.hidden === undefined
      ? {}
      : { hidden: readNumbers(tables, given.hidden, 'position.hidden', full, 'bad-candidates') };
  for (let cell = 0; cell < tables.cells; cell++) {
    const value = values[cell];
    const marks = candidates[cell];
    const printed = givens[cell];
    if (value !== 0 && marks !== 0) {
      refuseCell(tables, 'bad-candidates', 'position.candidates', cell, marks, `the value ${value} stands there`);
    }
    if (printed !== 0 && printed !== value) {
      refuseCell(tables, 'given-mismatch', 'position.values', cell, value, `the given there is ${printed}`);
    }
  }
  return { position: { givens, values, candidates, ...hidden, ...layoutOf(tables) }, tables };
}

/** A classic position; for what is defined on the classic board alone. */
export function readClassic(given: PositionLike): Position {
  const { position } = readPosition(given);
  if (position.layout === undefined) return position;
  throw unexpected('bad-layout', 'position.layout', position.layout, 'the classic layout here');
}

/** The position of these digits, with the marks that they leave. */
export function boardOfValues(
  values: ArrayLike<number>,
  givens: ArrayLike<number>,
  layout?: Layout,
  at = 'options.layout',
): Board {
  const tables = readTables(layout, at);
  const { size } = tables;
  const digits = readNumbers(tables, values, 'values', size, 'bad-digit');
  const printed = readNumbers(tables, givens, 'givens', size, 'bad-digit');
  for (let cell = 0; cell < tables.cells; cell++) {
    if (printed[cell] === 0 || printed[cell] === digits[cell]) continue;
    const message = `givens[${cell}] is ${printed[cell]}, but the value there is ${digits[cell]}`;
    throw new InvalidInputError('given-mismatch', message, placeOf(tables, cell, 'givens'));
  }
  const marked = withMarksLeft(printed, digits, (some) => marksLeft(tables, some));
  return { position: { ...marked, ...layoutOf(tables) }, tables };
}

/** The member `layout` of positions and steps on this board. */
export function layoutOf({ layout }: Tables): { readonly layout?: Layout } {
  return layout === undefined ? {} : { layout };
}

/** In each open cell every digit that no value in sight rules out, 0 where a value stands. */
export function marksLeft(tables: Tables, values: ArrayLike<number>): number[] {
  const marks = new Array<number>(tables.cells);
  for (let cell = 0; cell < tables.cells; cell++) {
    marks[cell] = values[cell] === 0 ? tables.full & ~shownTo(tables, values, cell) : 0;
  }
  return marks;
}

/** By cell the digits that it can hold, a value being a mask of one digit. */
export function masksOf({ values, candidates }: Pick<Position, 'values' | 'candidates'>): number[] {
  const masks = candidates.slice();
  for (let cell = 0; cell < values.length; cell++) if (values[cell] !== 0) masks[cell] = 1 << (values[cell] - 1);
  return masks;
}

/** The same of digits alone, with every candidate that they leave. */
export function masksOfValues(tables: Tables, values: readonly number[]): number[] {
  return masksOf({ values, candidates: marksLeft(tables, values) });
}

/** The cell, or `bad-cell` unless it is one of the board. */
export function checkCell({ cells }: Tables, cell: Cell): Cell {
  return checkInteger(cell, 'cell', 0, cells - 1, 'bad-cell');
}

/** The digit, or `bad-digit` unless it is `least` or more and one of the board. */
export function checkDigit({ size }: Tables, digit: Digit, least: 0 | 1): Digit {
  return checkInteger(digit, 'digit', least, size, 'bad-digit');
}

/** Where a cell stands, for errors. */
export function placeOf({ size }: Tables, cell: Cell, name: string): InputPlace {
  return { name, index: cell, row: Math.floor(cell / size), col: cell % size };
}

/** The tables of the classic board, for callers that need no layout. */
export { classicTables };

function readNumbers(tables: Tables, list: ArrayLike<number>, name: string, max: number, code: string): number[] {
  const { cells } = tables;
  if (!isArray(list) && !(ArrayBuffer.isView(list) && 'length' in list)) {
    throw unexpected('bad-list', name, list, `a list of ${cells} numbers`, { name });
  }
  if (list.length !== cells) {
    throw new InvalidInputError('bad-length', `${name} has length ${list.length}: expected ${cells}`, { name });
  }
  const numbers = new Array<number>(cells);
  for (let cell = 0; cell < cells; cell++) {
    const value: unknown = list[cell];
    if (typeof value !== 'number' || (value | 0) !== value || value < 0 || value > max) {
      refuseCell(tables, code, name, cell, value, `expected an integer from 0 to ${max}`);
    }
    numbers[cell] = value | 0;
  }
  return numbers;
}

function refuseCell(tables: Tables, code: string, name: string, cell: Cell, value: unknown, why: string): never {
  const message = `${cellPlace(name, cell, tables.size).name} is ${describeValue(value)}: ${why}`;
  throw new InvalidInputError(code, message, placeOf(tables, cell, name));
}
