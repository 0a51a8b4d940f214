/** What a guide is, and how it follows: the live object behind `createGuide`. */
import { type Cell, type GridLike, InvalidInputError, type Search } from '@kit/grid';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { labelBoard } from '../board/label-board.js';
import { slideLine, unitOf } from '../kernel/slide-line.js';
import { checkTask } from '../search/check-solve.js';
import type { Guide, GuideProgress, SolveOptions } from '../types.js';
import { checkPlan } from './check-plan.js';
import { findDetour } from './find-detour.js';
import { isEqual } from './is-equal.js';
import { joinPaths } from './join-paths.js';
import { makePlan } from './make-plan.js';
import { makeQuickPlan } from './make-quick-plan.js';

/** Moves, how many of them have been made, and whether they are as good as the options ask for. */
type Plan = { readonly moves: Cell[]; readonly made: number; readonly isThought: boolean };

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
  // Was the plan thought out, or made at once?
  let isThought = false;

  /** Does the plan lead from the board to the goal? Not before there is one. */
  const isPlanned = (): boolean =>
    made < moves.length || labelBoard({ rows, cols, cells }, goal).labels.every((label, cell) => label === cell);

  const stand = (board: GridLike, plan: Plan): void => {
    cells = Int32Array.from(board.cells);
    blank = cells.indexOf(0);
    ({ moves, made, isThought } = plan);
  };

  /** The plan from a board that is near the one known, without changing anything. */
  const planFrom = (wanted: GridLike): Plan | undefined => {
    if (wanted.rows !== rows || wanted.cols !== cols || !isPlanned()) return undefined;
    if (isEqual(cells, wanted.cells)) return { moves, made, isThought };
    if (made < moves.length) {
      const after = cells.slice();
      slideLine(after, blank, moves[made], unitOf(blank, moves[made], cols));
      if (isEqual(after, wanted.cells)) return { moves, made: made + 1, isThought };
    }
    const detour = findDetour(cells, wanted.cells, rows, cols, metric, longestDetour);
    if (!detour) return undefined;
    // Back over the detour's cells, then on as planned.
    const back = [blank, ...detour.slice(0, -1)].reverse();
    const joined = joinPaths(back, moves.slice(made), detour[detour.length - 1], cols, metric);
    return { moves: joined, made: 0, isThought };
  };

  const take = (wanted: GridLike, plan: Plan): Cell | undefined => {
    if (wanted.rows === rows && wanted.cols === cols) stand(wanted, plan);
    return plan.moves[plan.made];
  };

  /** The answer at once: by the plan there is, or a quick one. */
  const answer = (wanted: GridLike): Cell | undefined =>
    take(wanted, planFrom(wanted) ?? { moves: makeQuickPlan(wanted, settled), made: 0, isThought: false });

  /** The answer as the options ask for it; a plan that there is gives way to a shorter one. */
  function* think(wanted: GridLike): Search<Cell | undefined, GuideProgress<Cell | undefined>> {
    const known = planFrom(wanted);
    if (known?.isThought) return take(wanted, known);
    const { moves: found, isStopped } = yield* makePlan(wanted, settled);
    const left = known ? known.moves.length - known.made : Number.POSITIVE_INFINITY;
    if (found && found.length <= left) return take(wanted, { moves: found, made: 0, isThought: !isStopped });
    return known && take(wanted, { ...known, isThought: !isStopped });
  }

  const asked = (board: GridLike): GridLike => {
    const wanted = checkBoard(board);
    checkTask(wanted, settled);
    return wanted;
  };

  return {
    next: (board) => answer(asked(board)),
    nextSearch: (board) => think(asked(board)),
    knows: (board) => planFrom(asked(board)) !== undefined,
    usePlan: (board, plan) => {
      const wanted = asked(board);
      if (wanted.rows !== rows || wanted.cols !== cols) {
        const message = `board is ${wanted.cols}×${wanted.rows}: expected ${cols}×${rows}, as the guide's`;
        throw new InvalidInputError('bad-size', message, { name: 'board' });
      }
      stand(wanted, { moves: checkPlan(wanted, plan, goal, metric, 'moves'), made: 0, isThought: true });
    },
    plan: () => moves.slice(made),
  };
}
