import { cellPlace, cellSubject, describeValue, InvalidInputError } from '@kit/grid';
import { EXPLODED } from '../kernel/symbols.js';

/** Throws `bad-value` where a cell, which is no hole, holds what it can't show; `most` are its neighbours. */
export function checkValueAt(value: unknown, cell: number, cols: number, most: number): void {
  if (Number.isInteger(value) && (value as number) >= EXPLODED && (value as number) <= most) return;
  const expected = `expected 0 to ${most} (its neighbours), -1 hidden, -2 flag, -3 exploded or -4 hole`;
  const message = `${cellSubject({ cols }, cell, 'board')} is ${describeValue(value)}: ${expected}`;
  throw new InvalidInputError('bad-value', message, cellPlace({ cols }, cell, 'board'));
}
