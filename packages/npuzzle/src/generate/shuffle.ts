import {
  checkChoice,
  checkOptions,
  checkSeed,
  checkShape,
  createRandom,
  type Grid,
  type GridLike,
  type OptionName,
  type Random,
} from '@kit/grid';
import { checkGoal, shapeLimits } from '../board/check-board.js';
import { goalBoard } from '../board/goal-board.js';
import { isReachable } from '../board/is-reachable.js';
import { labelBoard } from '../board/label-board.js';
import type { ShuffleOptions } from '../types.js';
import { manhattanDistance, rangeOfLevel } from './difficulty.js';

/**
 * A random board, every board that can be solved (to 1, 2, …, blank, or to a goal of yours) equally likely.
 *
 * All cells are shuffled; if the parity is wrong, two tiles change places. That maps the unsolvable boards one to one
 * onto the solvable ones, so the deal stays uniform. In a single row or column only the blank has a choice. O(cells).
 *
 * With a `difficulty` it is a random board of that fifth of all: level 1 has the least Manhattan distances, 5 the greatest. Of sizes
 * with so few distances that a level has none it is a board near it.
 *
 * @param options - size, seed, goal and difficulty
 * @returns the board; it may be the solved one
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-seed`, `bad-choice`, `goal-mismatch` and what else a
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
  const { rows, cols } = checkShape(checkOptions(options, optionNames), 'options', shapeLimits());
  const goal = checkGoal(options.goal, goalBoard({ rows, cols }), 'options.goal');
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const { difficulty } = options;
  if (difficulty === undefined) return deal(rows, cols, goal, random);
  checkChoice(difficulty, 'options.difficulty', [1, 2, 3, 4, 5]);
  return dealOfLevel(rows, cols, goal, random, difficulty);
}

const optionNames: readonly OptionName<ShuffleOptions>[] = ['rows', 'cols', 'seed', 'goal', 'difficulty'];

/** Boards that are dealt at most to find one of a level; one of five is. Of the smallest sizes some levels have none. */
const maxDeals = 300;

/** A board of a level, or the nearest to it that was dealt. */
function dealOfLevel(rows: number, cols: number, goal: GridLike | undefined, random: Random, level: number): Grid {
  const home = goal ? Array.from(goal.cells).indexOf(0) : rows * cols - 1;
  const { least, most } = rangeOfLevel({ rows, cols, home }, level);
  let nearest = deal(rows, cols, goal, random);
  let off = Number.POSITIVE_INFINITY;
  for (let deals = 1, board = nearest; ; deals++, board = deal(rows, cols, goal, random)) {
    const labelled = labelBoard(board, goal);
    const distance = manhattanDistance(labelled);
    const here = Math.max(least - distance, distance - most, 0);
    if (here < off) {
      nearest = board;
      off = here;
    }
    if (off === 0 || deals === maxDeals) return nearest;
  }
}

function deal(rows: number, cols: number, goal: GridLike | undefined, random: Random): Grid {
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
