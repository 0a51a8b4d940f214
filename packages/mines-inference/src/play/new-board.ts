import { runSlices } from '@kit/grid';
import { readField } from '../board/read-board.js';
import { createPace } from '../kernel/pace.js';
import { HIDDEN } from '../kernel/symbols.js';
import type { Board, FieldLike } from '../types.js';

/**
 * The board at the beginning of a game: everything hidden.
 *
 * @param field - where the mines are
 * @returns a board of the same size and topology that knows only the number of mines
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-list`, `bad-length`, `bad-cell`, `bad-choice`, `bad-neighbor`
 *
 * @example
 * ```ts
 * import { newBoard } from '@kit/mines-inference';
 *
 * newBoard({ rows: 1, cols: 3, mineCells: [2] }); // => { rows: 1, cols: 3, mines: 1, cells: [-1, -1, -1] }
 * ```
 */
export function newBoard(field: FieldLike): Board {
  const { rows, cols, mines } = runSlices(readField(field, createPace()));
  const board = { rows, cols, mines, cells: new Array<number>(rows * cols).fill(HIDDEN) };
  return field.topology === undefined ? board : { ...board, topology: field.topology };
}
