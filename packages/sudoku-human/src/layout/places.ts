/** Cells of a layout in options, and where a bad one stands. */

import { type Cell, checkInteger, checkList, type InputPlace, InvalidInputError, unexpected } from '@kit/grid';

/** Different cells of a grid, so many, ascending. */
export function readCells(list: readonly Cell[], name: string, size: number, least: number, most: number): Cell[] {
  const given = checkList(list, name);
  const found = new Set<Cell>();
  for (let index = 0; index < given.length && index <= size * size; index++) {
    const cell = checkInteger(given[index], `${name}[${index}]`, 0, size * size - 1, 'bad-cell');
    if (found.has(cell)) refuse('bad-cell', { name: `${name}[${index}]`, index }, cell, 'no cell twice');
    found.add(cell);
  }
  if (given.length < least || given.length > most) {
    const expected = least === most ? `${least}` : `${least} to ${most}`;
    throw new InvalidInputError('bad-length', `${name} has length ${given.length}: expected ${expected}`, { name });
  }
  return [...found].sort((a, b) => a - b);
}

/** Where a cell of a list stands. */
export function cellPlace(name: string, index: number, size: number): InputPlace {
  const [row, col] = [Math.floor(index / size), index % size];
  return { name: `${name}[${index}] (row ${row}, column ${col})`, index, row, col };
}

/** Throws in the sentence that all packages share. */
export function refuse(code: string, at: InputPlace, value: unknown, expected: string): never {
  throw unexpected(code, `${at.name}`, value, expected, at);
}
