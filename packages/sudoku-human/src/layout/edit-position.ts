/** What a player does on a layout: sets a digit, clears a cell, writes or rubs out a pencil mark. */

import { type Cell, checkChoice, checkInteger, InvalidInputError } from '@kit/grid';
import { withDigit } from '../position/hidden-marks.js';
import { checkMarkOptions } from '../position/marks.js';
import type { Digit, MarkOptions, Position, PositionLike } from '../types.js';
import { digitsOfMask } from './digits.js';
import { type Board, checkLayoutCell, marksLeft, readBoard, shownTo } from './read-position.js';
import type { LayoutTables } from './tables.js';

/** As `candidatesOf` of the classic layout. */
export function candidatesOnLayout(given: PositionLike, cell: Cell, options: MarkOptions): Digit[] {
  const board = readBoard(given);
  checkLayoutCell(board.tables, cell);
  return digitsOfMask(withLayoutMarks(board, checkMarkOptions(options)).position.candidates[cell]);
}

/** The board with the marks that count. */
export function withLayoutMarks(board: Board, { marks = 'trust' }: MarkOptions): Board {
  if (checkChoice(marks, 'options.marks', ['trust', 'ignore']) === 'trust') return board;
  return { ...board, position: { ...board.position, candidates: marksLeft(board.tables, board.position.values) } };
}

/** As `findConflicts` of the classic layout; neighbouring digits side by side conflict where they may not be. */
export function conflictsOnLayout(given: PositionLike): Cell[] {
  const { position, tables } = readBoard(given);
  return conflictsOf(tables, position.values);
}

/** The cells whose value a value in sight rules out, ascending. */
export function conflictsOf(tables: LayoutTables, values: readonly number[]): Cell[] {
  return values.flatMap((value, cell) =>
    value !== 0 && shownTo(tables, values, cell) & (1 << (value - 1)) ? [cell] : [],
  );
}

/** As `setValue` of the classic layout. */
export function setOnLayout(given: PositionLike, cell: Cell, digit: Digit): Position {
  const { position, tables } = readBoard(given);
  checkLayoutCell(tables, cell);
  const to = checkInteger(digit, 'digit', 0, tables.size, 'bad-digit');
  if (position.givens[cell] !== 0) {
    const message = `cell is ${cell}: the given ${position.givens[cell]} stands there and can't be changed`;
    throw new InvalidInputError('given-cell', message, placeOf(tables.size, cell));
  }
  return withDigit(position, cell, to, (values) => marksLeft(tables, values));
}

/** As `toggleCandidate` of the classic layout. */
export function toggleOnLayout(given: PositionLike, cell: Cell, digit: Digit): Position {
  const { position, tables } = readBoard(given);
  checkLayoutCell(tables, cell);
  checkInteger(digit, 'digit', 1, tables.size, 'bad-digit');
  if (position.values[cell] !== 0) {
    const message = `cell is ${cell}: the value ${position.values[cell]} stands there, so it takes no marks`;
    throw new InvalidInputError('filled-cell', message, placeOf(tables.size, cell));
  }
  return { ...position, candidates: position.candidates.with(cell, position.candidates[cell] ^ (1 << (digit - 1))) };
}

function placeOf(size: number, cell: Cell): { name: string; index: number; row: number; col: number } {
  return { name: 'cell', index: cell, row: Math.floor(cell / size), col: cell % size };
}
