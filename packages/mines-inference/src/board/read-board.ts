/** Boards and fields from outside: checked once, whole, at the front door; what lies behind trusts them. */

import {
  checkGridShape,
  checkInteger,
  checkList,
  checkShape,
  InvalidInputError,
  type NeighborTable,
  runSlices,
  type Shape,
  type Slices,
} from '@kit/grid';
import { createPace, type Pace, spend } from '../kernel/pace.js';
import { HOLE } from '../kernel/symbols.js';
import { mostCells } from '../topology/most-cells.js';
import { neighborsOf } from '../topology/neighbors-of.js';
import { withoutHoles } from '../topology/without-holes.js';
import type { BoardLike, FieldLike, Topology } from '../types.js';
import { checkValueAt } from './check-value-at.js';

/** A checked board with its neighbours. */
export type ReadBoard = {
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  /** What is shown; holes look like open cells that nobody sees, so nothing behind has to know of them. */
  readonly cells: ArrayLike<number>;
  readonly table: NeighborTable;
  /** Places where there is no cell, in rising order. */
  readonly holes: readonly number[];
};

/** A checked field: which cells are mined, and how many mines each cell touches. */
export type ReadField = {
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  readonly mined: Uint8Array;
  readonly table: NeighborTable;
  readonly holes: readonly number[];
};

/** Throws `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-mines`, and the codes of a topology. */
export function* readBoard(board: BoardLike, pace: Pace, field?: ReadField): Slices<ReadBoard> {
  const { rows, cols, cells: given } = checkGridShape(board, 'board', { maxCells: mostCells });
  const size = rows * cols;
  const holes = yield* findHoles(given, size, pace);
  const mines = checkInteger(board.mines, 'board.mines', 0, size - holes.length, 'bad-mines');
  const isKnown = field !== undefined && isSameList(field.holes, holes);
  const table = isKnown ? field.table : yield* tableOf(board, holes, 'board.topology', pace);
  const cells = yield* withoutHoleMarks(given, holes, pace);
  for (let from = 0; from < size; from += piece) {
    const to = Math.min(size, from + piece);
    checkValues(cells, table, cols, from, to);
    if (spend(pace, 2 * (to - from))) yield;
  }
  return { rows, cols, mines, cells, table, holes };
}

/** The neighbours of every cell. */
function* tableOf(
  { rows, cols, topology }: Shape & { readonly topology?: Topology | undefined },
  holes: readonly number[],
  subject: string,
  pace: Pace,
): Slices<NeighborTable> {
  const table = yield* neighborsOf({ rows, cols }, topology, subject, pace);
  return holes.length === 0 ? table : yield* withoutHoles(table, holes, pace);
}

/** The places without a cell. */
export function* findHoles(cells: ArrayLike<number>, size: number, pace: Pace): Slices<number[]> {
  const holes: number[] = [];
  for (let cell = 0; cell < size; cell++) if (cells[cell] === HOLE) holes.push(cell);
  if (spend(pace, size / 4)) yield;
  return holes;
}

/** What is shown, holes as open cells; the list itself where there are none. */
export function* withoutHoleMarks(
  cells: ArrayLike<number>,
  holes: readonly number[],
  pace: Pace,
): Slices<ArrayLike<number>> {
  if (holes.length === 0) return cells;
  const shown = Array.from(cells);
  for (const hole of holes) shown[hole] = 0;
  if (spend(pace, cells.length)) yield;
  return shown;
}

/** Two lists of one order. */
export function isSameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
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
    checkValueAt(value, cell, cols, starts[cell + 1] - starts[cell]);
  }
}

/** {@link readBoard} in one go. */
export function readBoardNow(board: BoardLike): ReadBoard {
  return runSlices(readBoard(board, createPace()));
}

/** Throws `bad-grid`, `bad-size`, `bad-list`, `bad-length`, `bad-cell`, and the codes of a topology. */
export function* readField(field: FieldLike, pace: Pace): Slices<ReadField> {
  const { rows, cols } = checkShape(field, 'field', { maxCells: mostCells });
  const holes = yield* readHoles(field.holes, rows * cols, 'field.holes', pace);
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
  const mines = mineCells.length;
  if (spend(pace, 2 * mines + 2 * holes.length)) yield;
  const table = yield* tableOf({ rows, cols, topology: field.topology }, holes, 'field.topology', pace);
  return { rows, cols, mines, mined, table, holes };
}

/** Throws `bad-list`, `bad-length`, `bad-cell`; in rising order. */
export function* readHoles(
  given: ArrayLike<number> | undefined,
  size: number,
  name: string,
  pace: Pace,
): Slices<readonly number[]> {
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
  const holes: number[] = [];
  for (let cell = 0; cell < size; cell++) if (isHole[cell] === 1) holes.push(cell);
  if (spend(pace, size + 4 * holes.length)) yield;
  return holes;
}

function badMineAt(cell: number, index: number, size: number, listed: Uint8Array): InvalidInputError {
  const place = `field.mineCells[${index}]`;
  checkInteger(cell, place, 0, size - 1, 'bad-cell');
  const why = listed[cell] === 2 ? 'a hole' : 'listed twice';
  return new InvalidInputError('bad-cell', `${place} is ${cell}: ${why}`, { name: place, index });
}
