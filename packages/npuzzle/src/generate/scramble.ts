import { checkInteger, checkOptions, checkSeed, checkShape, createRandom, type Grid } from '@kit/grid';
import { checkGoal, shapeLimits } from '../board/check-board.js';
import { goalBoard } from '../board/goal-board.js';
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';
import type { ScrambleOptions } from '../types.js';

/**
 * The board after a number of random slides from the solved one, none of them taken straight back.
 *
 * The blank ends on the colour of the checkerboard that the number of moves says; deal with even and odd numbers (or
 * with {@link shuffle}) to reach both. In a single row or column the blank must turn round at the ends. O(cells + moves).
 *
 * @param options - size, seed, number of moves and goal
 * @returns the board; its shortest solution is at most `moves` long, and as even or odd as `moves`
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-seed`, `bad-number`, `goal-mismatch`
 * and what else a goal can be wrong in (`bad-grid`, `bad-length`, `bad-value`, `no-blank`, `two-blanks`, `duplicate-tile`)
 *
 * @example
 * ```ts
 * import { scramble, solve } from '@kit/npuzzle';
 *
 * const board = scramble({ rows: 3, cols: 3, moves: 9, seed: 4 });
 * const { length } = solve(board, { quality: 'optimal' }).moves;
 * length <= 9 && length % 2 === 1; // => true
 * ```
 */
export function scramble(options: ScrambleOptions): Grid {
  const { rows, cols } = checkShape(
    checkOptions(options, ['rows', 'cols', 'seed', 'moves', 'goal']),
    'options',
    shapeLimits(),
  );
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const moves = checkInteger(options.moves, 'options.moves', 0, 10_000_000);
  const usual = goalBoard({ rows, cols });
  const cells = Array.from((checkGoal(options.goal, usual, 'options.goal') ?? usual).cells);
  let blank = cells.indexOf(0);
  let cameFrom = -1;
  for (let made = 0; made < moves; made++) {
    const choices = neighborsOfCell(blank, rows, cols).filter((cell) => cell !== cameFrom);
    const next = choices.length > 0 ? random.pick(choices) : cameFrom;
    cells[blank] = cells[next];
    cells[next] = 0;
    cameFrom = blank;
    blank = next;
  }
  return { rows, cols, cells };
}
