/** A player who opens what `deduce` proves safe, and nothing else. */
import { type Board, deduce, type Field, gameStatus, newBoard, openCell } from '../src/index.js';

/** The board where that player stops. */
export function clearByDeduction(field: Field, firstOpen: number): Board {
  let board = openCell(field, newBoard(field), firstOpen);
  for (;;) {
    const safe = deduce(board).filter(({ mine }) => !mine);
    if (safe.length === 0) return board;
    for (const { cells } of safe) for (const cell of cells) board = openCell(field, board, cell);
    if (gameStatus(field, board) !== 'playing') return board;
  }
}
