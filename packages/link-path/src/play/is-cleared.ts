import type { GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';

/**
 * Is the game won: has every tile gone? Stones may be left.
 *
 * `isDeadlocked` is true of a cleared board as well as of one that is stuck, since nothing can be matched on either; ask
 * this first. O(cells).
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @returns true if no tile is left
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { isCleared, parseGrid } from '@kit/link-path';
 *
 * isCleared(parseGrid('0 0\n0 #', { '0': 0, '#': -1 })); // => true
 * isCleared(parseGrid('0 1\n1 0')); // => false
 * ```
 */
export function isCleared(board: GridLike): boolean {
  const { rows, cols, cells } = checkBoard(board);
  for (let cell = 0; cell < rows * cols; cell++) if (cells[cell] > 0) return false;
  return true;
}
