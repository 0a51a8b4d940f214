/** A guide with its options and progress. */
import type { Cell, GridLike, Search } from '@kit/grid';
import type { SolveOptions } from './solve.js';

/** A hint that follows the player. A live object. */
export type Guide = {
  /**
   * The next move from a board: the cell to tap, or `undefined` if the board is solved or cannot be solved. At once: by the
   * plan there is while it `knows` the board, else by a quick one. Throws as `createGuide` does.
   */
  readonly next: (board: GridLike) => Cell | undefined;
  /**
   * The next move of a plan as the options ask for it, as a search, which shares the event loop: a quick plan is thought out
   * and gives way to a shorter one; a plan that was thought out answers at once. Stopped, it keeps the best plan there is;
   * without any it returns `undefined`, and the guide is as it was.
   */
  readonly nextSearch: (board: GridLike) => Search<Cell | undefined, GuideProgress<Cell | undefined>>;
  /** Is the board on the plan or a few moves off it, so that the answer needs no thinking? */
  readonly knows: (board: GridLike) => boolean;
  /**
   * Takes a plan for a board that was made elsewhere, in a worker say: moves as `solve` gives them. Throws
   * `InvalidInputError` `bad-plan` (with the index) for moves that can't be made or don't lead to the goal.
   */
  readonly usePlan: (board: GridLike, moves: ArrayLike<Cell>) => void;
  /**
   * The moves from the last board that was asked about to the goal, all of them: a quick plan is written to its end, which takes
   * longer than a hint on large boards.
   */
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
