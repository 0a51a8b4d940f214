import { cellPlace, cellSubject, describeValue, InvalidInputError } from '@kit/grid';

/** The error for a cell that holds what no cell can show. */
export function badValueAt(value: unknown, cell: number, cols: number, most: number): InvalidInputError {
  const expected = `expected 0 to ${most} (its neighbours), -1 hidden, -2 flag or -3 exploded`;
  const message = `${cellSubject({ cols }, cell, 'board')} is ${describeValue(value)}: ${expected}`;
  return new InvalidInputError('bad-value', message, cellPlace({ cols }, cell, 'board'));
}
