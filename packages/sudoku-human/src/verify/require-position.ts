/** Is it shaped like a position? */

import { describeValue, InvalidInputError } from '@kit/grid';

/** Three lists of 81: digits that agree, and masks that are 0 where a digit stands. Typed arrays will do. */
export function requirePosition(position: unknown): void {
  if (typeof position !== 'object' || position === null) {
    throw new InvalidInputError('bad-position', `position is ${describeValue(position)}, expected an object`);
  }
  const { givens, values, candidates } = position as Record<string, unknown>;
  requireCells(givens, 'givens', 9);
  requireCells(values, 'values', 9);
  requireCells(candidates, 'candidates', 511);

  for (let cell = 0; cell < 81; cell++) {
    const given = (givens as ArrayLike<number>)[cell];
    const value = (values as ArrayLike<number>)[cell];
    if (given !== 0 && given !== value) refuseCell('values', cell, value, `the given ${given}`);
    const mask = (candidates as ArrayLike<number>)[cell];
    if (value !== 0 && mask !== 0) refuseCell('candidates', cell, mask, '0 where a digit stands');
  }
}

function requireCells(list: unknown, name: string, most: number): void {
  if (!isList(list) || list.length !== 81) {
    throw new InvalidInputError('bad-position', `position.${name} is ${describeValue(list)}, expected a list of 81`, {
      name,
    });
  }
  for (let cell = 0; cell < 81; cell++) {
    const value = list[cell];
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) {
      refuseCell(name, cell, value, `an integer from 0 to ${most}`);
    }
  }
}

function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

function refuseCell(name: string, cell: number, value: unknown, expected: string): never {
  throw new InvalidInputError(
    'bad-position',
    `position.${name}[${cell}] is ${describeValue(value)}, expected ${expected}`,
    { name, index: cell },
  );
}
