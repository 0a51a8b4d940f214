import { cellPlace, cellSubject, describeValue, InvalidInputError } from '@kit/grid';

/** The error for a cell that holds what no cell can show. */
export function badValueAt(value: unknown, cell: number, cols: number, most: number): InvalidInputError {
  const expected = `expected 0 to ${most} (its neighbours), -1 hidden, -2 flag, -3 exploded or -4 hole`;
  const message = `${cellSubject({ cols }, cell, 'board')} is ${describeValue(value)}: ${expected}`;
  return new InvalidInputError('bad-value', message, cellPlace({ cols }, cell, 'board'));
}
