/** A field and a board of it, from outside. */
import { InvalidInputError } from '@kit/grid';
import { type ReadBoard, type ReadField, readBoard, readField } from '../board/read-board.js';
import type { BoardLike, FieldLike } from '../types.js';
import { countAround } from './open-in-place.js';

/** Throws `field-mismatch` where the board shows what the field doesn't hold, besides the codes of both. */
export function readGame(field: FieldLike, board: BoardLike): { field: ReadField; board: ReadBoard } {
  const readF = readField(field);
  const readB = readBoard(board, sameTopology(field, board) ? readF.table : undefined);
  const { mined, table } = readF;
  if (readF.rows !== readB.rows || readF.cols !== readB.cols || readF.mines !== readB.mines) {
    const message = `the field has ${readF.rows} * ${readF.cols} cells with ${readF.mines} mines, the board ${readB.rows} * ${readB.cols} with ${readB.mines}`;
    throw new InvalidInputError('field-mismatch', message, { name: 'field' });
  }
  for (let cell = 0; cell < mined.length; cell++) {
    const shown = readB.cells[cell]!;
    if (shown === -1 || shown === -2) continue;
    const holds = mined[cell] === 1 ? -3 : countAround(mined, table, cell);
    if (shown === holds) continue;
    const message = `board.cells[${cell}] shows ${shown}, but the field holds ${holds === -3 ? 'a mine' : holds} there`;
    throw new InvalidInputError('field-mismatch', message, { name: 'board', index: cell });
  }
  return { field: readF, board: readB };
}

function sameTopology(field: FieldLike, board: BoardLike): boolean {
  const same = (field.topology ?? 'square8') === (board?.topology ?? 'square8');
  return same && field.rows === board?.rows && field.cols === board?.cols;
}
