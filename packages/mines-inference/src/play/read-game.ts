/** A field and a board of it, from outside. */
import { cellPlace, cellSubject, InvalidInputError } from '@kit/grid';
import { type ReadBoard, type ReadField, readBoard, readField } from '../board/read-board.js';
import { isSameList } from '../kernel/constraints.js';
import { EXPLODED, FLAG, HIDDEN } from '../kernel/symbols.js';
import type { BoardLike, FieldLike } from '../types.js';
import { countAround } from './open-in-place.js';

/** Both, checked. */
export type Game = { readonly field: ReadField; readonly board: ReadBoard };

/** Throws `field-mismatch` where the board shows what the field doesn't hold, besides the codes of both. */
export function readGame(field: FieldLike, board: BoardLike): Game {
  const readF = readField(field);
  const readB = readBoard(board, readF);
  const { mined, table } = readF;
  if (readF.rows !== readB.rows || readF.cols !== readB.cols || readF.mines !== readB.mines) {
    const sizeOf = (game: { rows: number; cols: number; mines: number }) =>
      `${game.cols}×${game.rows} with ${game.mines} mines`;
    const message = `board is ${sizeOf(readB)}: expected ${sizeOf(readF)}, like field`;
    throw new InvalidInputError('field-mismatch', message, { name: 'board' });
  }
  if (!isSameList(readF.holes, readB.holes)) {
    const ofField = new Set(readF.holes);
    const ofBoard = new Set(readB.holes);
    const cell = readF.holes.find((hole) => !ofBoard.has(hole)) ?? readB.holes.find((hole) => !ofField.has(hole))!;
    const message = `${cellSubject(readB, cell, 'board')} is ${board.cells[cell]}: expected holes like field`;
    throw new InvalidInputError('field-mismatch', message, cellPlace(readB, cell, 'board'));
  }
  for (let cell = 0; cell < mined.length; cell++) {
    const shown = readB.cells[cell];
    if (shown === HIDDEN || shown === FLAG) continue;
    const holds = mined[cell] === 1 ? EXPLODED : countAround(mined, table, cell);
    if (shown === holds) continue;
    const expected = holds === EXPLODED ? '-3, since field has a mine there' : `${holds}, the mines of field around it`;
    const message = `${cellSubject(readB, cell, 'board')} is ${shown}: expected ${expected}`;
    throw new InvalidInputError('field-mismatch', message, cellPlace(readB, cell, 'board'));
  }
  return { field: readF, board: readB };
}
