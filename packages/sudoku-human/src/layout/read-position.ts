/** Positions on layouts: checked, with the marks that count, and changed as the player changes them. */

import { type Cell, checkInteger, describeValue, InvalidInputError, unexpected } from '@kit/grid';
import { isArray, isObject } from '../position/check-position.js';
import { withMarksLeft } from '../position/hidden-marks.js';
import type { Layout, Position, PositionLike } from '../types.js';
import { cellPlace } from './places.js';
import { readLayout } from './read-layout.js';
import { type LayoutTables, tablesOf } from './tables.js';

/** A checked position on a layout, which it surely has, and the layout's tables. */
export type Board = {
  /** The position. */
  readonly position: Position & { readonly layout: Layout };
  /** The tables of its layout. */
  readonly tables: LayoutTables;
};

/** The position as plain arrays of integers; throws the errors of the classic layout. */
export function readBoard(given: PositionLike): Board {
  if (!isObject(given)) {
    throw unexpected('bad-position', 'position', given, 'an object with givens, values and candidates');
  }
  const layout = readLayout(given.layout as Layout, 'position.layout');
  const tables = tablesOf(layout);
  const { size, full } = tables;
  const givens = readNumbers(given.givens, 'position.givens', size, size, 'bad-digit');
  const values = readNumbers(given.values, 'position.values', size, size, 'bad-digit');
  const candidates = readNumbers(given.candidates, 'position.candidates', size, full, 'bad-candidates');
  const hidden =
    given.hidden === undefined
      ? {}
      : { hidden: readNumbers(given.hidden, 'position.hidden', size, full, 'bad-candidates') };
  for (let cell = 0; cell < tables.cells; cell++) {
    if (values[cell] !== 0 && candidates[cell] !== 0) {
      refuseCell(
        'bad-candidates',
        'position.candidates',
        cell,
        size,
        candidates[cell],
        `the value ${values[cell]} stands there`,
      );
    }
    if (givens[cell] !== 0 && givens[cell] !== values[cell]) {
      refuseCell('given-mismatch', 'position.values', cell, size, values[cell], `the given there is ${givens[cell]}`);
    }
  }
  return { position: { givens, values, candidates, ...hidden, layout }, tables };
}

/** The position of these digits, with the marks that they leave. */
export function boardOfValues(
  values: ArrayLike<number>,
  givens: ArrayLike<number>,
  layout: Layout,
  at = 'options.layout',
): Board {
  const tables = tablesOf(readLayout(layout, at));
  const { size } = tables;
  const digits = readNumbers(values, 'values', size, size, 'bad-digit');
  const printed = readNumbers(givens, 'givens', size, size, 'bad-digit');
  for (let cell = 0; cell < tables.cells; cell++) {
    if (printed[cell] !== 0 && printed[cell] !== digits[cell]) {
      const { row, col } = cellPlace('givens', cell, size);
      const message = `givens[${cell}] is ${printed[cell]}, but the value there is ${digits[cell]}`;
      throw new InvalidInputError('given-mismatch', message, { name: 'givens', index: cell, row, col });
    }
  }
  const marked = withMarksLeft(printed, digits, (some) => marksLeft(tables, some));
  return { position: { ...marked, layout: tables.layout }, tables };
}

/** In each open cell every digit that no value rules out, 0 where a value stands. */
export function marksLeft(tables: LayoutTables, values: ArrayLike<number>): number[] {
  return Array.from({ length: tables.cells }, (_, cell) =>
    values[cell] === 0 ? tables.full & ~shownTo(tables, values, cell) : 0,
  );
}

/** The digits that the values in sight rule out of a cell. */
export function shownTo({ peers, neighbors, full }: LayoutTables, values: ArrayLike<number>, cell: Cell): number {
  let shown = 0;
  for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) shown |= (1 << values[peers.items[i]]) >> 1;
  for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) {
    const bit = (1 << values[neighbors.items[i]]) >> 1;
    shown |= (bit << 1) | (bit >> 1);
  }
  return shown & full;
}

/** By cell the digits that it can hold: the value where one stands. */
export function masksOf({ values, candidates }: Position): number[] {
  return values.map((value, cell) => (value === 0 ? candidates[cell] : 1 << (value - 1)));
}

/** By cell the digits that it can hold if only these are known. */
export function masksOfValues({ full }: LayoutTables, values: readonly number[]): number[] {
  return values.map((value) => (value === 0 ? full : 1 << (value - 1)));
}

/** Throws `bad-cell` unless it is a cell of the layout. */
export function checkLayoutCell({ cells }: LayoutTables, cell: Cell): void {
  checkInteger(cell, 'cell', 0, cells - 1, 'bad-cell');
}

function readNumbers(list: ArrayLike<number>, name: string, size: number, max: number, code: string): number[] {
  const cells = size * size;
  if (!isArray(list) && !(ArrayBuffer.isView(list) && 'length' in list)) {
    throw unexpected('bad-list', name, list, `a list of ${cells} numbers`, {
      name,
    });
  }
  if (list.length !== cells) {
    throw new InvalidInputError('bad-length', `${name} has length ${list.length}: expected ${cells}`, { name });
  }
  return Array.from({ length: cells }, (_, cell) => {
    const value: unknown = list[cell];
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > max) {
      refuseCell(code, name, cell, size, value, `expected an integer from 0 to ${max}`);
    }
    return (value as number) + 0;
  });
}

function refuseCell(code: string, list: string, cell: number, size: number, value: unknown, why: string): never {
  const { name, row, col } = cellPlace(list, cell, size);
  throw new InvalidInputError(code, `${name} is ${describeValue(value)}: ${why}`, {
    name: list,
    index: cell,
    row,
    col,
  });
}
