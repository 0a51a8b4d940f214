import { describeValue, InvalidInputError } from '@kit/grid';

/** The error for a cell that holds what no cell can show. */
export function badValueAt(value: unknown, cell: number, cols: number, most: number): InvalidInputError {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  const message = `board.cells[${cell}] (row ${row}, column ${col}) is ${describeValue(value)}: expected 0 to ${most} (its neighbours), -1 hidden, -2 flag or -3 exploded`;
  return new InvalidInputError('bad-value', message, { name: 'board', index: cell, row, col });
}
