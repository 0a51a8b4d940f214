import { checkCell } from '@kit/grid';
import type { Board, BoardLike, FieldLike } from '../types.js';
import { openInPlace } from './open-in-place.js';
import { readGame } from './read-game.js';
import { withCells } from './with-cells.js';

/**
 * Opens a cell; one without mines around opens its surroundings. A mine shows as exploded. Open and flagged cells stay as
 * they are.
 *
 * @param field - where the mines are
 * @param board - what the player sees
 * @param cell - the cell to open
 * @returns the new board
 * @throws {@link InvalidInputError} `field-mismatch` if the board is not of this field, `bad-cell`, and the codes of
 * {@link analyze} and {@link newBoard}
 *
 * @example
 * ```ts
 * import { newBoard, openCell } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 5, mineCells: [3] };
 * openCell(field, newBoard(field), 0).cells; // => [0, 0, 1, -1, -1]
 * openCell(field, newBoard(field), 3).cells; // => [-1, -1, -1, -3, -1]
 * ```
 */
export function openCell(field: FieldLike, board: BoardLike, cell: number): Board {
  const game = readGame(field, board);
  checkCell(game.board, cell);
  const cells = Array.from(game.board.cells);
  openInPlace(cells, game.field.mined, game.field.table, cell);
  return withCells(game.board, board.topology, cells);
}
