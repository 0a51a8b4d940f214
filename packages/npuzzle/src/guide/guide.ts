/** What a guide is, and how it follows: the live object behind `createGuide`. */
import { type Cell, defineSearch, type GridLike, InvalidInputError, type SearchParts, type Slices } from '@kit/grid';
import { checkBoard, checkGoal } from '../board/check-board.js';
import { labelBoard } from '../board/label-board.js';
import { slideLine, unitOf } from '../kernel/slide-line.js';
import { checkTask } from '../search/check-solve.js';
import type { Guide, GuideProgress, SolveOptions } from '../types.js';
import { checkPlan } from './check-plan.js';
import { findDetour } from './find-detour.js';
import { isEqual } from './is-equal.js';
import { joinPaths } from './join-paths.js';
import { makePlan, type Planning, planSoFar, startPlanning } from './make-plan.js';
import { knownRoute, moveAt, quickRoute, type Route } from './route.js';

/** What leads to the goal; never changed, but that its route is written on. */
type Plan = {
  /** The moves back to the route, if the player has left it. */
  readonly back: readonly Cell[];
  readonly route: Route;
  /** How many moves of the route have been made, or won't be. */
  readonly made: number;
  /** Is it as good as the options ask for? */
  readonly isThought: boolean;
};

/** How many moves off the plan are repaired in place. */
const longestDetour = 8;

/** Moves of a plan that a way back may cancel out with: more than it has itself. */
const joinable = 32;

/** A guide that looks for a good plan: the one it has, if any, and the one it is making. */
type Thinking = { readonly wanted: GridLike; readonly planning: Planning; known: Plan | undefined };

/** A guide, and how it thinks. */
export type StartedGuide = {
  readonly guide: Guide;
  readonly thinking: SearchParts<[GridLike], Thinking, Cell | undefined, GuideProgress<Cell | undefined>>;
};

/** A guide without a plan, for boards of the size of `first`; all arguments are checked. */
export function startGuide(first: GridLike, options: SolveOptions): StartedGuide {
  const metric = options.metric ?? 'single';
  const { rows, cols } = first;
  const goal = checkGoal(options.goal, first);
  // A copy, which the caller can't change.
  const settled = { ...options, goal };
  let cells = Int32Array.from(first.cells);
  let blank = cells.indexOf(0);
  let plan = planOf(knownRoute([]), false);

  /** Does the plan lead from the board to the goal? Not before there is one. */
  const isPlanned = (): boolean =>
    nextMove(plan) !== undefined ||
    labelBoard({ rows, cols, cells }, goal).labels.every((label, cell) => label === cell);

  const stand = (board: GridLike, taken: Plan): void => {
    cells = Int32Array.from(board.cells);
    blank = cells.indexOf(0);
    plan = taken;
  };

  /** The plan from a board that is near the one known, without changing anything. */
  const planFrom = (wanted: GridLike): Plan | undefined => {
    if (wanted.rows !== rows || wanted.cols !== cols || !isPlanned()) return undefined;
    if (isEqual(cells, wanted.cells)) return plan;
    const move = nextMove(plan);
    if (move !== undefined) {
      const after = cells.slice();
      slideLine(after, blank, move, unitOf(blank, move, cols));
      if (isEqual(after, wanted.cells)) return withoutFirst(plan);
    }
    const detour = findDetour(cells, wanted.cells, rows, cols, metric, longestDetour);
    if (!detour) return undefined;
    // Back over the detour's cells, then on as planned.
    const way = [blank, ...detour.slice(0, -1)].reverse();
    const { back, route, made, isThought } = plan;
    const until = made + Math.max(joinable - back.length, 0);
    moveAt(route, until - 1);
    const next = route.moves.slice(made, until);
    const joined = joinPaths(way, [...back, ...next], detour[detour.length - 1], cols, metric);
    return { back: joined, route, made: made + next.length, isThought };
  };

  const take = (wanted: GridLike, taken: Plan): Cell | undefined => {
    if (wanted.rows === rows && wanted.cols === cols) stand(wanted, taken);
    return nextMove(taken);
  };

  /** The answer at once: by the plan there is, or a quick one. */
  const answer = (wanted: GridLike): Cell | undefined =>
    take(wanted, planFrom(wanted) ?? planOf(quickRoute(wanted, settled), false));

  const asked = (board: GridLike): GridLike => {
    const wanted = checkBoard(board);
    checkTask(wanted, settled);
    return wanted;
  };

  /** The answer as the options ask for it; a plan that there is gives way to a shorter one. */
  const thinking: StartedGuide['thinking'] = {
    read: (board) => {
      const wanted = checkBoard(board);
      return { wanted, planning: startPlanning(checkTask(wanted, settled)), known: undefined };
    },
    *work(job, pace) {
      const { wanted, planning } = job;
      const known = planFrom(wanted);
      job.known = known;
      if (known?.isThought) return take(wanted, known);
      const moves = yield* makePlan(planning, pace);
      const isKept = known && (!moves || (yield* isShorter(known, moves.length)));
      if (isKept) return take(wanted, { ...known, isThought: true });
      return moves && take(wanted, planOf(knownRoute(moves), true));
    },
    report: ({ planning: { solving } }) => ({ nodes: solving.nodes, depth: solving.bound }),
    stopped: ({ wanted, planning, known }) => {
      const moves = planSoFar(planning);
      if (known && (!moves || lengthOf(known) < moves.length)) return take(wanted, known);
      return moves && take(wanted, planOf(knownRoute(moves), planning.isOver));
    },
  };

  const guide: Guide = {
    next: (board) => answer(asked(board)),
    nextSearch: defineSearch(thinking),
    knows: (board) => planFrom(asked(board)) !== undefined,
    usePlan: (board, moves) => {
      const wanted = asked(board);
      if (wanted.rows !== rows || wanted.cols !== cols) {
        const message = `board is ${wanted.cols}×${wanted.rows}: expected ${cols}×${rows}, as the guide's`;
        throw new InvalidInputError('bad-size', message, { name: 'board' });
      }
      stand(wanted, planOf(knownRoute(checkPlan(wanted, moves, goal, metric, 'moves')), true));
    },
    plan: () => allMoves(plan),
  };
  return { guide, thinking };
}

const planOf = (route: Route, isThought: boolean): Plan => ({ back: [], route, made: 0, isThought });

const nextMove = ({ back, route, made }: Plan): Cell | undefined => (back.length > 0 ? back[0] : moveAt(route, made));

/** The plan when its next move has been made. */
const withoutFirst = (plan: Plan): Plan =>
  plan.back.length > 0 ? { ...plan, back: plan.back.slice(1) } : { ...plan, made: plan.made + 1 };

/** All moves of a plan, which may take a while to be written. */
function allMoves({ back, route, made }: Plan): Cell[] {
  while (route.extend());
  return back.concat(route.moves.slice(made));
}

/** How many moves of a plan are left, as far as it is written. */
const lengthOf = ({ back, route, made }: Plan): number => back.length + route.moves.length - made;

/** Has a plan fewer moves left than so many? It is written on until that is known. */
function* isShorter(plan: Plan, length: number): Slices<boolean> {
  while (lengthOf(plan) < length) {
    if (!plan.route.extend()) return true;
    yield;
  }
  return false;
}
