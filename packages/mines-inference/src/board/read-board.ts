/** Boards and fields from outside: checked once, whole, at the front door; what lies behind trusts them. */
import {
  cellPlace,
  cellSubject,
  checkGridShape,
  checkInteger,
  checkList,
  checkShape,
  describeValue,
  InvalidInputError,
  type NeighborTable,
  type Shape,
} from '@kit/grid';
import { isSameList } from '../kernel/constraints.js';
import { cellsWhere, EXPLODED, HOLE } from '../kernel/symbols.js';
import { maxCells, neighborsOf, withoutHoles } from '../topology/neighbors-of.js';
import type { BoardLike, FieldLike, Topology } from '../types.js';

/** The size of a board or a field, and its neighbours. */
export type ReadShape = {
  readonly rows: number;
  readonly cols: number;
  readonly topology: Topology;
  readonly table: NeighborTable;
  /** Places where there is no cell, in rising order. */
  readonly holes: readonly number[];
};

/** A checked board. */
export type ReadBoard = ReadShape & {
  readonly mines: number;
  /** What is shown; holes look like open cells that nobody sees, so nothing behind has to know of them. */
  readonly cells: Int32Array;
};

/** A checked field: which cells are mined. */
export type ReadField = ReadShape & {
  readonly mines: number;
  readonly mined: Uint8Array;
};

/**
 * Throws `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-mines`, and the codes of a topology. The neighbours are those
 * of `known` where the board has the same shape.
 */
export function readBoard(board: BoardLike, known?: ReadShape): ReadBoard {
  const { rows, cols, cells: given } = checkGridShape(board, 'board', { maxCells });
  const size = rows * cols;
  const holes = cellsWhere(size, (cell) => given[cell] === HOLE);
  const mines = checkInteger(board.mines, 'board.mines', 0, size - holes.length, 'bad-mines');
  const { topology = 'square8' } = board;
  const isKnown =
    known?.rows === rows && known.cols === cols && known.topology === topology && isSameList(known.holes, holes);
  const table = isKnown ? known.table : tableOf({ rows, cols }, topology, holes, 'board.topology');
  const { starts } = table;
  const cells = new Int32Array(size);
  for (let cell = 0; cell < size; cell++) {
    const value = given[cell];
    if (value === HOLE) continue;
    checkValueAt(value, cell, cols, starts[cell + 1] - starts[cell]);
    cells[cell] = value;
  }
  return { rows, cols, topology, mines, cells, table, holes };
}

/** The neighbours of every cell. */
function tableOf(shape: Shape, topology: Topology, holes: readonly number[], subject: string): NeighborTable {
  return withoutHoles(neighborsOf(shape, topology, subject), holes);
}

/** Throws `bad-grid`, `bad-size`, `bad-list`, `bad-length`, `bad-cell`, and the codes of a topology. */
export function readField(field: FieldLike): ReadField {
  const { rows, cols } = checkShape(field, 'field', { maxCells });
  const holes = readHoles(field.holes, rows * cols, 'field.holes');
  const mineCells = checkList(field.mineCells, 'field.mineCells', 0, rows * cols);
  const mined = new Uint8Array(rows * cols);
  for (const hole of holes) mined[hole] = 2;
  for (let index = 0; index < mineCells.length; index++) {
    const cell = mineCells[index];
    // 0 for a cell of the board that was not listed before: the names of what is wrong are made only where it is.
    if (!Number.isInteger(cell) || mined[cell] !== 0) throw badMineAt(cell, index, rows * cols, mined);
    mined[cell] = 1;
  }
  for (const hole of holes) mined[hole] = 0;
  const { topology = 'square8' } = field;
  const table = tableOf({ rows, cols }, topology, holes, 'field.topology');
  return { rows, cols, topology, mines: mineCells.length, mined, table, holes };
}

/** Throws `bad-list`, `bad-length`, `bad-cell`; in rising order. */
export function readHoles(given: ArrayLike<number> | undefined, size: number, name: string): readonly number[] {
  if (given === undefined) return [];
  const list = checkList(given, name, 0, size);
  const isHole = new Uint8Array(size);
  for (let index = 0; index < list.length; index++) {
    const hole = checkInteger(list[index], `${name}[${index}]`, 0, size - 1, 'bad-cell');
    if (isHole[hole] === 1) {
      throw new InvalidInputError('bad-cell', `${name}[${index}] is ${hole}: listed twice`, { name, index });
    }
    isHole[hole] = 1;
  }
  return cellsWhere(size, (cell) => isHole[cell] === 1);
}

function badMineAt(cell: number, index: number, size: number, listed: Uint8Array): InvalidInputError {
  const place = `field.mineCells[${index}]`;
  checkInteger(cell, place, 0, size - 1, 'bad-cell');
  const why = listed[cell] === 2 ? 'a hole' : 'listed twice';
  return new InvalidInputError('bad-cell', `${place} is ${cell}: ${why}`, { name: place, index });
}

/** Throws `bad-value` where a cell, which is no hole, holds what it can't show; `most` are its neighbours. */
export function checkValueAt(value: unknown, cell: number, cols: number, most: number): void {
  if (Number.isInteger(value) && (value as number) >= EXPLODED && (value as number) <= most) return;
  const expected = `expected 0 to ${most} (its neighbours), -1 hidden, -2 flag, -3 exploded or -4 hole`;
  const message = `${cellSubject({ cols }, cell, 'board')} is ${describeValue(value)}: ${expected}`;
  throw new InvalidInputError('bad-value', message, cellPlace({ cols }, cell, 'board'));
}
