/** Boards and fields from outside: checked once, whole, at the front door; what lies behind trusts them. */

import { checkGridShape, checkInteger, checkList, checkShape, InvalidInputError, type NeighborTable } from '@kit/grid';
import { neighborsOf } from '../topology/neighbors-of.js';
import type { BoardLike, FieldLike } from '../types.js';
import { badValueAt } from './bad-value-at.js';

/** A checked board with its neighbours. */
export type ReadBoard = {
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  readonly cells: ArrayLike<number>;
  readonly table: NeighborTable;
};

/** A checked field: which cells are mined, and how many mines each cell touches. */
export type ReadField = {
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  readonly mined: Uint8Array;
  readonly table: NeighborTable;
};

/** Throws `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-mines`, and the codes of a topology. */
export function readBoard(board: BoardLike, knownTable?: NeighborTable): ReadBoard {
  const { rows, cols, cells } = checkGridShape(board, 'board');
  const mines = checkInteger(board.mines, 'board.mines', 0, rows * cols, 'bad-mines');
  const table = knownTable ?? neighborsOf({ rows, cols }, board.topology);
  const { starts } = table;
  for (let cell = 0; cell < rows * cols; cell++) {
    const value = cells[cell]!;
    const most = starts[cell + 1]! - starts[cell]!;
    if (value >= -3 && value <= most && Number.isInteger(value)) continue;
    throw badValueAt(value, cell, cols, most);
  }
  return { rows, cols, mines, cells, table };
}

/** Throws `bad-grid`, `bad-size`, `bad-list`, `bad-length`, `bad-cell`, and the codes of a topology. */
export function readField(field: FieldLike, name = 'field'): ReadField {
  const { rows, cols } = checkShape(field, name);
  const mineCells = checkList(field.mineCells, `${name}.mineCells`, 0, rows * cols);
  const mined = new Uint8Array(rows * cols);
  for (let index = 0; index < mineCells.length; index++) {
    const cell = mineCells[index]!;
    // 0 for a cell of the board that was not listed before: the names of what is wrong are made only where it is.
    if (!Number.isInteger(cell) || mined[cell] !== 0) throw badMineAt(cell, index, name, rows * cols);
    mined[cell] = 1;
  }
  return { rows, cols, mines: mineCells.length, mined, table: neighborsOf({ rows, cols }, field.topology) };
}

function badMineAt(cell: number, index: number, name: string, size: number): InvalidInputError {
  const place = `${name}.mineCells[${index}]`;
  checkInteger(cell, place, 0, size - 1, 'bad-cell');
  return new InvalidInputError('bad-cell', `${place} is ${cell}: listed twice`, { name, index });
}
