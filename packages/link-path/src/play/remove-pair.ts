import { type Cell, checkCell, checkOptions, describeValue, InvalidInputError } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { marksOf } from '../board/marks.js';
import { gravityRule, modesAt } from '../rules/gravity-rule.js';
import type { BoardLike, Removed, RemoveOptions } from '../types.js';
import { afterPair } from './after-pair.js';

/**
 * The board without two tiles, after everything has fallen. Boards are values: keep the old one and you have undo.
 *
 * Whether the two may be matched is not checked here; `findLink` and `checkLink` do that. O(cells).
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param a - the cell of the first tile
 * @param b - the cell of the second tile
 * @param options - gravity
 * @returns a new board, and in `falls` where each tile went that fell, for an animation; frozen tiles beside the two are free
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-cell`, `bad-pair` (the same
 * cell twice, or a cell without a tile), `bad-options`, `unknown-option`, `bad-choice`
 *
 * @example
 * ```ts
 * import { parseGrid, removePair } from '@kit/link-path';
 *
 * const board = parseGrid('3 4\n1 1');
 * removePair(board, 2, 3).cells; // => [3, 4, 0, 0]
 * const after = removePair(board, 2, 3, { gravity: 'down' });
 * after.cells; // => [0, 0, 3, 4]
 * after.falls; // => [{ from: 0, to: 2 }, { from: 1, to: 3 }]
 * ```
 */
export function removePair(board: BoardLike, a: Cell, b: Cell, options: RemoveOptions = {}): Removed {
  const checked = checkBoard(board);
  const { cells } = checked;
  checkCell(board, a, 'a');
  checkCell(board, b, 'b');
  const modes = gravityRule(checkOptions(options, ['gravity']).gravity);
  for (const [name, cell] of [['a', a] as const, ['b', b] as const]) {
    if (cells[cell] > 0 && a !== b) continue;
    const fault = a === b ? 'a and b are the same cell' : `no tile stands there, but ${describeValue(cells[cell])}`;
    throw new InvalidInputError('bad-pair', `${name} is ${cell}: ${fault}`, { name, index: cell });
  }
  return afterPair(checked, marksOf(board), { a, b }, modesAt(modes, 0));
}
