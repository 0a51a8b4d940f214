/** Boards and fields from outside: checked once, whole, at the front door; what lies behind trusts them. */

import {
  checkGridShape,
  checkInteger,
  checkList,
  checkShape,
  InvalidInputError,
  type NeighborTable,
  runSlices,
  type Slices,
} from '@kit/grid';
import { createPace, type Pace, spend } from '../kernel/pace.js';
import { EXPLODED } from '../kernel/symbols.js';
import { mostCells } from '../topology/most-cells.js';
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
export function* readBoard(board: BoardLike, pace: Pace, knownTable?: NeighborTable): Slices<ReadBoard> {
  const { rows, cols, cells } = checkGridShape(board, 'board', { maxCells: mostCells });
  const mines = checkInteger(board.mines, 'board.mines', 0, rows * cols, 'bad-mines');
  const table = knownTable ?? (yield* neighborsOf({ rows, cols }, board.topology, 'board.topology', pace));
  for (let from = 0; from < rows * cols; from += piece) {
    const to = Math.min(rows * cols, from + piece);
    checkValues(cells, table, cols, from, to);
    if (spend(pace, 2 * (to - from))) yield;
  }
  return { rows, cols, mines, cells, table };
}

/** Cells that are checked in one go. */
const piece = 16_384;

function checkValues(
  cells: ArrayLike<number>,
  { starts }: NeighborTable,
  cols: number,
  from: number,
  to: number,
): void {
  for (let cell = from; cell < to; cell++) {
    const value = cells[cell];
    const most = starts[cell + 1] - starts[cell];
    if (!(Number.isInteger(value) && value >= EXPLODED && value <= most)) throw badValueAt(value, cell, cols, most);
  }
}

/** {@link readBoard} in one go. */
export function readBoardNow(board: BoardLike): ReadBoard {
  return runSlices(readBoard(board, createPace()));
}

/** Throws `bad-grid`, `bad-size`, `bad-list`, `bad-length`, `bad-cell`, and the codes of a topology. */
export function* readField(field: FieldLike, pace: Pace): Slices<ReadField> {
  const { rows, cols } = checkShape(field, 'field', { maxCells: mostCells });
  const mineCells = checkList(field.mineCells, 'field.mineCells', 0, rows * cols);
  const mined = new Uint8Array(rows * cols);
  for (let index = 0; index < mineCells.length; index++) {
    const cell = mineCells[index];
    // 0 for a cell of the board that was not listed before: the names of what is wrong are made only where it is.
    if (!Number.isInteger(cell) || mined[cell] !== 0) throw badMineAt(cell, index, rows * cols);
    mined[cell] = 1;
  }
  const mines = mineCells.length;
  if (spend(pace, 2 * mines)) yield;
  return {
    rows,
    cols,
    mines,
    mined,
    table: yield* neighborsOf({ rows, cols }, field.topology, 'field.topology', pace),
  };
}

function badMineAt(cell: number, index: number, size: number): InvalidInputError {
  const place = `field.mineCells[${index}]`;
  checkInteger(cell, place, 0, size - 1, 'bad-cell');
  return new InvalidInputError('bad-cell', `${place} is ${cell}: listed twice`, { name: place, index });
}
