import type { InputPlace } from '../errors/invalid-input-error.js';
import type { Cell, Shape } from '../types.js';

/**
 * Where a cell of a board stands, for the `at` of an error.
 *
 * @param shape - the board's size
 * @param cell - a cell of it
 * @param name - the name of the argument
 * @returns name, index, row and column, counted from 0
 * @internal
 *
 * @example
 * ```ts
 * import { cellPlace } from '@kit/grid';
 *
 * cellPlace({ cols: 3 }, 4, 'board'); // => { name: 'board', index: 4, row: 1, col: 1 }
 * ```
 */
export function cellPlace({ cols }: Pick<Shape, 'cols'>, cell: Cell, name: string): InputPlace {
  return { name, index: cell, row: Math.floor(cell / cols), col: cell % cols };
}

/**
 * A cell's value as the subject of a message, named as every package names it.
 *
 * @param shape - the board's size
 * @param cell - a cell of it
 * @param name - the name of the argument
 * @returns such as `board.cells[4] (row 1, column 1)`
 * @internal
 *
 * @example
 * ```ts
 * import { cellSubject } from '@kit/grid';
 *
 * cellSubject({ cols: 3 }, 4, 'board'); // => 'board.cells[4] (row 1, column 1)'
 * ```
 */
export function cellSubject(shape: Pick<Shape, 'cols'>, cell: Cell, name: string): string {
  const { row, col } = cellPlace(shape, cell, name);
  return `${name}.cells[${cell}] (row ${row}, column ${col})`;
}
