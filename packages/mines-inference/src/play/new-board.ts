import { type Cell, checkInteger, checkObject, checkShape, type Shape } from '@kit/grid';
import { withCells } from '../board/plain.js';
import { readField, readHoles } from '../board/read-board.js';
import { HIDDEN } from '../kernel/symbols.js';
import { maxCells, neighborsOf } from '../topology/neighbors-of.js';
import type { Board, FieldLike, Topology } from '../types.js';

/**
 * The board at the beginning of a game: everything hidden. There need be no field yet, so that it can be dealt once the
 * first cell is chosen: the size and the number of mines are enough.
 *
 * @param field - where the mines are, or the size with `mines`, how many
 * @returns a board of the same size and topology that knows only the number of mines
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-list`, `bad-length`, `bad-cell`, `bad-mines`,
 * `bad-options`, `bad-choice`, `bad-neighbor`
 *
 * @example
 * ```ts
 * import { newBoard } from '@kit/mines-inference';
 *
 * newBoard({ rows: 1, cols: 3, mineCells: [2] }); // => { rows: 1, cols: 3, mines: 1, cells: [-1, -1, -1] }
 * newBoard({ rows: 1, cols: 2, mines: 1 }); // => { rows: 1, cols: 2, mines: 1, cells: [-1, -1] }
 * ```
 */
export function newBoard(
  field:
    | FieldLike
    | (Shape & {
        readonly mines: number;
        readonly topology?: Topology | undefined;
        readonly holes?: ArrayLike<Cell> | undefined;
      }),
): Board {
  checkObject(field, 'field');
  const size = 'mineCells' in field ? readField(field) : readSize(field);
  return withCells(size, field.topology, new Array<number>(size.rows * size.cols).fill(HIDDEN));
}

function readSize(size: Exclude<Parameters<typeof newBoard>[0], FieldLike>) {
  const { rows, cols } = checkShape(size, 'field', { maxCells });
  neighborsOf({ rows, cols }, size.topology, 'field.topology');
  const holes = readHoles(size.holes, rows * cols, 'field.holes');
  const mines = checkInteger(size.mines, 'field.mines', 0, rows * cols - holes.length, 'bad-mines');
  return { rows, cols, holes, mines };
}
