import { checkCell } from '@kit/grid';
import { withCells } from '../board/plain.js';
import { readBoard } from '../board/read-board.js';
import { EXPLODED, FLAG, HIDDEN } from '../kernel/symbols.js';
import type { Board, BoardLike, FieldLike, GameStatus } from '../types.js';
import { openInPlace } from './open-in-place.js';
import { readGame } from './read-game.js';

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

/**
 * Flags a hidden cell, or takes the flag away. An open cell stays as it is.
 *
 * @param board - what the player sees
 * @param cell - the cell
 * @returns the new board
 * @throws {@link InvalidInputError} `bad-cell`, and the codes of {@link analyze} for the board
 *
 * @example
 * ```ts
 * import { toggleFlag } from '@kit/mines-inference';
 *
 * toggleFlag({ rows: 1, cols: 2, mines: 1, cells: [-1, 1] }, 0).cells; // => [-2, 1]
 * ```
 */
export function toggleFlag(board: BoardLike, cell: number): Board {
  const read = readBoard(board);
  checkCell(read, cell);
  const cells = Array.from(read.cells);
  if (cells[cell] === HIDDEN) cells[cell] = FLAG;
  else if (cells[cell] === FLAG) cells[cell] = HIDDEN;
  return withCells(read, board.topology, cells);
}

/**
 * How a game stands: lost if a mine went off, won if every cell without a mine is open (flags don't matter).
 *
 * @param field - where the mines are
 * @param board - what the player sees
 * @returns `'playing'`, `'won'` or `'lost'`
 * @throws {@link InvalidInputError} the codes of {@link openCell}
 *
 * @example
 * ```ts
 * import { gameStatus, newBoard, openCell } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 3, mineCells: [2] };
 * gameStatus(field, newBoard(field)); // => 'playing'
 * gameStatus(field, openCell(field, newBoard(field), 0)); // => 'won'
 * ```
 */
export function gameStatus(field: FieldLike, board: BoardLike): GameStatus {
  const { board: read, field: mines } = readGame(field, board);
  let hidden = 0;
  for (let cell = 0; cell < read.cells.length; cell++) {
    if (read.cells[cell] === EXPLODED) return 'lost';
    if (read.cells[cell] < 0) hidden++;
  }
  // No mine is open, so as many hidden cells as mines are the mines.
  return hidden === mines.mines ? 'won' : 'playing';
}
