import type { Cell, GridLike } from '@kit/grid';
import { labelBoard } from '../board/blank-and-labels.js';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { slideLine } from '../board/slide.js';
import { checkTask } from '../solve/check-solve.js';
import { solve } from '../solve/solve.js';
import type { SolveOptions } from '../types.js';
import { findDetour } from './find-detour.js';
import { joinWays } from './join-ways.js';

/** A hint that follows the player. A live object. */
export type Guide = {
  /**
   * The next move from a board: the cell to tap, or `undefined` if the board is solved or cannot be solved.
   * O(cells) while the player follows the plan or is a few moves off it. Throws as {@link createGuide} does.
   */
  readonly next: (board: GridLike) => Cell | undefined;
  /** The moves from the last board that was asked about to the goal. */
  readonly plan: () => Cell[];
};

/** How many moves off the plan are repaired in place. */
const longestDetour = 8;

/**
 * A guide that makes a plan once and keeps to it: it goes on while the player follows, repairs the plan in place when
 * they leave it by a few moves, and only makes a new one if the board is quite another.
 *
 * A repaired plan leads back to the old one by the shortest way, steps that undo each other cancelled out; so the player
 * sees the hints they know, and nothing is searched again.
 *
 * @param board - the board to start from
 * @param options - as for {@link solve}; they serve for every later plan too
 * @returns the guide
 * @throws {@link InvalidInputError} as {@link solve}
 *
 * @example
 * ```ts
 * import { createGuide, slide } from '@kit/npuzzle';
 *
 * const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 0, 6, 7, 5, 8] };
 * const guide = createGuide(board);
 * guide.plan(); // => [7, 8]
 * // The player slides 4 instead: first back again.
 * guide.next(slide(board, 3)!); // => 4
 * guide.plan(); // => [4, 7, 8]
 * ```
 */
export function createGuide(board: GridLike, options: SolveOptions = {}): Guide {
  checkTask(board, options);
  const metric = options.metric ?? 'single';
  const settled = { ...options, goal: options.goal === undefined ? undefined : copyOf(options.goal) };
  const start = checkBoard(board);
  const { rows, cols } = start;
  const goal = checkGoal(settled.goal, start);
  const cells = Int32Array.from(start.cells);
  let blank = cells.indexOf(0);
  let moves: Cell[] = solve(board, settled).moves;
  // How many moves of the plan have been made.
  let made = 0;

  const advance = (to: Cell): void => {
    slideLine(cells, blank, to, cols);
    blank = to;
  };

  const follow = (wanted: GridLike): void => {
    if (isEqual(cells, wanted.cells)) return;
    if (made < moves.length) {
      const before = blank;
      advance(moves[made]);
      if (isEqual(cells, wanted.cells)) {
        made++;
        return;
      }
      advance(before);
    }
    const detour =
      wanted.rows === rows && wanted.cols === cols
        ? findDetour(cells, wanted.cells, rows, cols, metric, longestDetour)
        : undefined;
    if (detour && isPlanned()) {
      // Back over the detour's cells, then on as planned.
      const back = [blank, ...detour.slice(0, -1)].reverse();
      for (const to of detour) advance(to);
      moves = joinWays(back, moves.slice(made), blank, cols, metric);
    } else {
      cells.set(Int32Array.from(wanted.cells));
      blank = cells.indexOf(0);
      moves = solve(wanted, settled).moves;
    }
    made = 0;
  };

  /** Does the plan lead to the goal? Not if the first board was unsolvable or the limit came before a plan. */
  const isPlanned = (): boolean =>
    made < moves.length || labelBoard({ rows, cols, cells }, goal).labels.every((label, cell) => label === cell);

  return {
    next: (asked) => {
      const wanted = checkBoard(asked);
      checkTask(wanted, { ...settled, goal });
      if (wanted.rows === rows && wanted.cols === cols) {
        follow(wanted);
        return moves[made];
      }
      return solve(wanted, settled).moves[0];
    },
    plan: () => moves.slice(made),
  };
}

function copyOf({ rows, cols, cells }: GridLike): GridLike {
  return { rows, cols, cells: Array.from(cells) };
}

function isEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}
