/** What a solver is asked, and what it answers. */
import type { Cell, GridLike, Progress } from '@kit/grid';
import type { Metric } from './play.js';
import type { ShortTables, Tables } from './tables.js';

/**
 * What kind of solution is asked for: `optimal` is proven shortest, `bounded` proven to be at most `weight` times the
 * shortest, `short` the shortest that comes of a number of nodes, `fast` any good solution at once, for boards of every size.
 * Boards of up to 12 cells, and those that need at most 30 single slides as far as `lowerBound` says, are solved by a proven
 * shortest solution in every quality.
 */
export type Quality = 'bounded' | 'optimal' | 'short' | 'fast';

/** What a lower bound depends on. */
export type BoundOptions = {
  /** The goal, a board of the same size; by default 1, 2, … and the blank last. */
  readonly goal?: GridLike | undefined;
  /** What counts as one move, default `'single'`. */
  readonly metric?: Metric | undefined;
  /** Tables made by `buildTables` for this size, goal and metric; by default walking distance is used. */
  readonly tables?: Tables | undefined;
};

/** Options of `solve`. */
export type SolveOptions = BoundOptions & {
  /** What kind of solution, default `'bounded'`. */
  readonly quality?: Quality | undefined;
  /** For `bounded`: the solution is at most so many times the shortest, from 1 to 1000, default 1.5. */
  readonly weight?: number | undefined;
  /**
   * Most nodes to look at: default 400 million for `optimal` (none on boards of up to 16 cells with tables, which all come to
   * their end), 20 million for `bounded` and `fast`, 10 million for `short`. Boards of up to 12 cells have the default of
   * `optimal` in every quality; three quarters of their nodes are for the proof, the rest is for a solution without one.
   */
  readonly maxNodes?: number | undefined;
  /**
   * For `short` and `bounded`: tables made by `buildShortTables` for this size. They make `bounded` several times quicker, and
   * its solutions shorter from 5×5 to 7×7; the other qualities don't read them.
   */
  readonly shortTables?: ShortTables | undefined;
};

/** What `solve` answers. */
export type Solution = {
  /**
   * - `optimal`: `moves` is a shortest solution, proven.
   * - `bounded`: `moves` is a solution and proven to be at most `weight` times the shortest.
   * - `found`: `moves` is a solution; only `lowerBound` is proven about the shortest. `fast` and `short` ask for no more.
   *   From `bounded` and `optimal` it means that the proof is out of reach: of the limit of nodes, or of any search.
   * - `unsolvable`: no moves lead to the goal, proven.
   * - `limit`: `optimal` came to the limit of nodes before the proof, or the search was told to stop. `moves` is the best
   *   solution so far, or empty if there is none yet. On boards of up to 12 cells there always is one.
   */
  readonly status: 'optimal' | 'bounded' | 'found' | 'unsolvable' | 'limit';
  /** The cells to tap, one after the other. */
  readonly moves: Cell[];
  /** Proven: no solution has fewer moves. 0 for an unsolvable board. */
  readonly lowerBound: number;
};

/** Progress of `solveSearch`. */
export type SolveProgress = Progress<Solution> & {
  /** The number of moves proven to be needed so far: the depth that is being searched. */
  readonly depth: number;
};
