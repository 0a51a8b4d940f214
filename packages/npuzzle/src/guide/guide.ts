/** What a guide is, and how it follows: the live object behind `createGuide`. */
import { type Cell, type GridLike, InvalidInputError, runSync, type Search } from '@kit/grid';
import { labelBoard } from '../board/blank-and-labels.js';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { slideLine } from '../board/slide.js';
import { checkTask } from '../solve/check-solve.js';
import type { SolveOptions } from '../types.js';
import { checkPlan } from './check-plan.js';
import { findDetour } from './find-detour.js';
import { isEqual } from './is-equal.js';
import { joinWays } from './join-ways.js';
import { makePlan } from './make-plan.js';

/** A hint that follows the player. A live object. */
export type Guide = {
  /**
   * The next move from a board: the cell to tap, or `undefined` if the board is solved or cannot be solved.
   * O(cells) while {@link Guide.knows}; else a new plan is made. Throws as `createGuide` does.
   */
  readonly next: (board: GridLike) => Cell | undefined;
  /**
   * The same as a search, which shares the event loop where a new plan is made. Stopped before there is one, it returns
   * `undefined`, and the guide is as it was.
   */
  readonly nextSearch: (board: GridLike) => Search<Cell | undefined, GuideProgress<Cell | undefined>>;
  /** Is the board on the plan or a few moves off it, so that the answer needs no thinking? */
  readonly knows: (board: GridLike) => boolean;
  /**
   * Takes a plan for a board that was made elsewhere, in a worker say: moves as `solve` gives them. Throws
   * `InvalidInputError` `bad-plan` (with the index) for moves that can't be made or don't lead to the goal.
   */
  readonly usePlan: (board: GridLike, moves: ArrayLike<Cell>) => void;
  /** The moves from the last board that was asked about to the goal. */
  readonly plan: () => Cell[];
};

/** Options of `createGuide`. */
export type GuideOptions = SolveOptions & {
  /** The first plan, if it was made elsewhere (in a worker, say): moves to the goal, as `solve` gives them. */
  readonly plan?: ArrayLike<Cell> | undefined;
};

/** Progress of what makes a plan: that of the search for it, without a best. */
export type GuideProgress<R> = {
  /** Nodes so far. */
  readonly nodes: number;
  /** Not known. */
  readonly total?: number | undefined;
  /** None before the end. */
  readonly best?: R | undefined;
  /** The number of moves proven to be needed so far. */
  readonly depth: number;
};

/** Moves, and how many of them have been made. */
type Plan = { readonly moves: Cell[]; readonly made: number };

/** How many moves off the plan are repaired in place. */
const longestDetour = 8;

/** A guide without a plan, for boards of the size of `first`; all arguments are checked. */
export function startGuide(first: GridLike, options: SolveOptions): Guide {
  const metric = options.metric ?? 'single';
  const { rows, cols } = first;
  const goal = checkGoal(options.goal, first);
  // A copy, which the caller can't change.
  const settled = { ...options, goal };
  let cells = Int32Array.from(first.cells);
  let blank = cells.indexOf(0);
  let moves: Cell[] = [];
  // How many moves of the plan have been made.
  let made = 0;

  /** Does the plan lead from the board to the goal? Not before there is one. */
  const isPlanned = (): boolean =>
    made < moves.length || labelBoard({ rows, cols, cells }, goal).labels.every((label, cell) => label === cell);

  const stand = (board: GridLike, plan: Plan): void => {
    cells = Int32Array.from(board.cells);
    blank = cells.indexOf(0);
    ({ moves, made } = plan);
  };

  /** The plan from a board that is near the one known, without changing anything. */
  const planFrom = (wanted: GridLike): Plan | undefined => {
    if (wanted.rows !== rows || wanted.cols !== cols || !isPlanned()) return undefined;
    if (isEqual(cells, wanted.cells)) return { moves, made };
    if (made < moves.length) {
      const after = cells.slice();
      slideLine(after, blank, moves[made], cols);
      if (isEqual(after, wanted.cells)) return { moves, made: made + 1 };
    }
    const detour = findDetour(cells, wanted.cells, rows, cols, metric, longestDetour);
    if (!detour) return undefined;
    // Back over the detour's cells, then on as planned.
    const back = [blank, ...detour.slice(0, -1)].reverse();
    return { moves: joinWays(back, moves.slice(made), detour[detour.length - 1], cols, metric), made: 0 };
  };

  function* think(wanted: GridLike): Search<Cell | undefined, GuideProgress<Cell | undefined>> {
    let plan = planFrom(wanted);
    if (!plan) {
      const made = yield* makePlan(wanted, settled);
      if (!made) return undefined;
      plan = { moves: made, made: 0 };
    }
    if (wanted.rows === rows && wanted.cols === cols) stand(wanted, plan);
    return plan.moves[plan.made];
  }

  const asked = (board: GridLike): GridLike => {
    const wanted = checkBoard(board);
    checkTask(wanted, settled);
    return wanted;
  };

  return {
    next: (board) => runSync(think(asked(board))),
    nextSearch: (board) => think(asked(board)),
    knows: (board) => planFrom(asked(board)) !== undefined,
    usePlan: (board, plan) => {
      const wanted = asked(board);
      if (wanted.rows !== rows || wanted.cols !== cols) {
        const message = `board is ${wanted.cols}×${wanted.rows}: expected ${cols}×${rows}, as the guide's`;
        throw new InvalidInputError('bad-size', message, { name: 'board' });
      }
      stand(wanted, { moves: checkPlan(wanted, plan, goal, metric, 'moves'), made: 0 });
    },
    plan: () => moves.slice(made),
  };
}
