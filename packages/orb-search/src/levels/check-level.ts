import { checkInteger, checkList, checkOptions, checkShape, describeValue, InvalidInputError } from '@kit/grid';
import { type CheckedGame, type CheckedPosition, checkPosition, maxGameSide } from '../match3/check-game.js';
import type { SwapLevel } from './types.js';

/** A level in the form of the kernels. */
export type CheckedLevel = CheckedGame & CheckedPosition;

/** Checks a level. */
export function checkLevel(level: SwapLevel): CheckedLevel {
  checkShape(level, 'level', { maxRows: maxGameSide, maxCols: maxGameSide });
  const names: readonly (keyof SwapLevel)[] = [
    'rows',
    'cols',
    'shape',
    'cells',
    'pieces',
    'blockers',
    'rules',
    'goals',
    'moves',
  ];
  const given = checkOptions(level, names, 'level');
  const { rows, cols, shape } = given;
  if (shape !== undefined && given.cells !== undefined) {
    const message = 'level.shape is given beside cells: expected one of them';
    throw new InvalidInputError('contradictory-options', message, { name: 'level.shape' });
  }
  const cells = shape === undefined ? given.cells : shapeCells(shape, rows, cols);
  return {
    ...checkPosition({ ...given, cells }, 'level', true),
    movesLeft: given.moves === undefined ? Number.POSITIVE_INFINITY : checkInteger(given.moves, 'level.moves', 1, 1000),
    score: 0,
    random: undefined,
  };
}

function shapeCells(shape: readonly string[], rows: number, cols: number): number[] {
  const lines = checkList(shape, 'level.shape', rows, rows);
  return Array.from({ length: rows }, (_, row) => {
    const line: unknown = lines[row];
    if (typeof line === 'string' && line.length === cols && /^[.#]*$/.test(line)) {
      return Array.from(line, (sign) => (sign === '#' ? -1 : 0));
    }
    const message = `level.shape[${row}] is ${describeValue(line)}: expected ${cols} signs, "." for a cell and "#" for a hole`;
    throw new InvalidInputError('bad-text', message, { name: `level.shape[${row}]`, index: row });
  }).flat();
}
