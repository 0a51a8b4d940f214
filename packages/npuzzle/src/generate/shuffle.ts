import { checkOptions, checkSeed, checkShape, createRandom, type Grid } from '@kit/grid';
import { checkGoal, shapeLimits } from '../board/check-board.js';
import { goalBoard } from '../board/goal-board.js';
import { isReachable } from '../board/is-reachable.js';
import { labelBoard } from '../board/label-board.js';
import type { ShuffleOptions } from '../types.js';

/**
 * A random board, every board that can be solved (to 1, 2, …, blank, or to a goal of yours) equally likely.
 *
 * All cells are shuffled; if the parity is wrong, two tiles change places. That maps the unsolvable boards one to one
 * onto the solvable ones, so the deal stays uniform. In a single row or column only the blank has a choice. O(cells).
 *
 * @param options - size, seed and goal
 * @returns the board; it may be the solved one
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-seed`, `goal-mismatch` and what else a
 * goal can be wrong in (`bad-grid`, `bad-length`, `bad-value`, `no-blank`, `two-blanks`, `duplicate-tile`)
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
  const { rows, cols } = checkShape(checkOptions(options, ['rows', 'cols', 'seed', 'goal']), 'options', shapeLimits());
  const goal = checkGoal(options.goal, goalBoard({ rows, cols }), 'options.goal');
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const size = rows * cols;
  if (rows === 1 || cols === 1) {
    const cells = Array.from((goal ?? goalBoard({ rows, cols })).cells).filter((tile) => tile !== 0);
    cells.splice(random.int(size), 0, 0);
    return { rows, cols, cells };
  }
  const cells = random.shuffle(Array.from({ length: size }, (_, tile) => tile));
  if (!isReachable(labelBoard({ rows, cols, cells }, goal))) {
    const one = cells.indexOf(1);
    const two = cells.indexOf(2);
    cells[one] = 2;
    cells[two] = 1;
  }
  return { rows, cols, cells };
}
