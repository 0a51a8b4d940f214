/** The words of the package: metrics, qualities, options and answers. */
import type { Cell, GridLike, Progress } from '@kit/grid';
import type { Tables } from './tables/tables.js';

/** What counts as one move: a `single` tile, or a whole `line` of tiles between the tapped cell and the blank. */
export type Metric = 'single' | 'line';

/**
 * What kind of solution is asked for: `optimal` is proven shortest, `bounded` proven to be at most `weight` times the
 * shortest, `fast` is any good solution at once, for boards of every size.
 */
export type Quality = 'bounded' | 'optimal' | 'fast';

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
  /** Most nodes to look at: default 400 million for `optimal`, 20 million for `bounded`. */
  readonly maxNodes?: number | undefined;
};

/** What `solve` answers. */
export type Solution = {
  /**
   * - `optimal`: `moves` is a shortest solution, proven.
   * - `bounded`: `moves` is a solution and proven to be at most `weight` times the shortest.
   * - `found`: `moves` is a solution; only `lowerBound` is proven about the shortest. Of `fast` nothing else was asked; of
   *   `bounded` and `optimal` it means that the proof is out of reach: of the limit of nodes, or of any search.
   * - `unsolvable`: no moves lead to the goal, proven.
   * - `limit`: no solution came within the limit of nodes, and `moves` is empty; or the search was told to stop, and `moves`
   *   is the best solution so far, if there is one.
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
