import { checkOptions, checkSeed, checkShape, createRandom, type Grid } from '@kit/grid';
import { isReachable } from '../board/is-reachable.js';
import { labelBoard } from '../board/label-board.js';
import type { ShuffleOptions } from '../types.js';

/**
 * A random board, every board that can be solved to 1, 2, …, blank equally likely.
 *
 * All cells are shuffled; if the parity is wrong, two tiles change places. That maps the unsolvable boards one to one
 * onto the solvable ones, so the deal stays uniform. In a single row or column only the blank has a choice. O(cells).
 *
 * @param options - size and seed
 * @returns the board; it may be the solved one
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-seed`
 *
 * @example
 * ```ts
 * import { isSolvable, shuffle } from '@kit/npuzzle';
 *
 * const board = shuffle({ rows: 4, cols: 4, seed: 7 });
 * isSolvable(board); // => true
 * ```
 */
export function shuffle(options: ShuffleOptions): Grid {
  const { rows, cols } = checkShape(checkOptions(options, ['rows', 'cols', 'seed']), 'options', { minCells: 2 });
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const size = rows * cols;
  if (rows === 1 || cols === 1) {
    const cells = Array.from({ length: size - 1 }, (_, index) => index + 1);
    cells.splice(random.int(size), 0, 0);
    return { rows, cols, cells };
  }
  const cells = random.shuffle(Array.from({ length: size }, (_, tile) => tile));
  if (!isReachable(labelBoard({ rows, cols, cells }))) {
    const one = cells.indexOf(1);
    const two = cells.indexOf(2);
    cells[one] = 2;
    cells[two] = 1;
  }
  return { rows, cols, cells };
}
