import { checkCell } from '@kit/grid';
import { FLAG } from '../kernel/symbols.js';
import type { Board, BoardLike, FieldLike } from '../types.js';
import { openInPlace } from './open-in-place.js';
import { readGame } from './read-game.js';
import { withCells } from './with-cells.js';

/**
 * Opens all hidden neighbours of an open number that has as many flags (and exploded mines) around it as it counts. A
 * wrong flag may set off mines. Otherwise nothing happens.
 *
 * @param field - where the mines are
 * @param board - what the player sees
 * @param cell - the open number
 * @returns the new board
 * @throws {@link InvalidInputError} the codes of {@link openCell}
 *
 * @example
 * ```ts
 * import { chord } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 4, mineCells: [0] };
 * chord(field, { rows: 1, cols: 4, mines: 1, cells: [-2, 1, -1, -1] }, 1).cells; // => [-2, 1, 0, 0]
 * ```
 */
export function chord(field: FieldLike, board: BoardLike, cell: number): Board {
  const game = readGame(field, board);
  checkCell(game.board, cell);
  const cells = Array.from(game.board.cells);
  const { mined, table } = game.field;
  const around = table.cells.subarray(table.starts[cell], table.starts[cell + 1]);
  if (cells[cell] >= 0 && around.filter((other) => cells[other] <= FLAG).length === cells[cell]) {
    for (const other of around) openInPlace(cells, mined, table, other);
  }
  return withCells(game.board, board.topology, cells);
}
