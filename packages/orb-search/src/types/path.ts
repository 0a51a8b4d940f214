/** Drag paths: the search for them, and a player's own. */

import type { Cell, Grid } from '@kit/grid';
import type { Goal } from './goal.js';
import type { Resolution } from './resolution.js';
import type { Rules } from './rules.js';

/** A drag: where the orb is picked up, and the cells that it enters one after the other; each step swaps. */
export type Path = {
  /** The cell where the orb is picked up. */
  readonly start: Cell;
  /** The cells that are entered, each a neighbour of the one before. */
  readonly moves: readonly Cell[];
};

/** Options of the path searches. */
export type PathOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What the path is for, default `{ kind: 'max-combos' }`. Then the shortest counts, then the fewest turns. */
  readonly goal?: Goal | undefined;
  /** The most moves, default 100, at most 250. */
  readonly maxMoves?: number | undefined;
  /** Where the orb may be picked up: a cell, or a list of cells; by default anywhere. */
  readonly start?: Cell | readonly Cell[] | undefined;
  /** Where the orb may be let go: a cell, or a list of cells; by default anywhere. */
  readonly end?: Cell | readonly Cell[] | undefined;
  /** The most that the touched burning cells may cost together; by default anything. */
  readonly maxCost?: number | undefined;
  /**
   * How many states are kept a move at the widest, 1 to 1,000,000. By default 40,000 on 6×5 with six types; 60,000 with
   * five, but only where the path that fewer find is long; 14,000 to 48,000 on other boards of up to 32 cells and in eight directions,
   * 8,000 on larger ones and 24,000 where those make too few combos, and 600 where the bit kernels can't help. From 100,000 on
   * 6×5 is searched twice, by other tables the second time, and beams begin on the path. A million takes 120 MB.
   */
  readonly beam?: number | undefined;
  /** The most boards to evaluate, default 8,000,000. */
  readonly maxEvaluations?: number | undefined;
  /** The most nodes for proving that no shorter path exists, default 20,000; see {@link certify} for long proofs. */
  readonly maxProofNodes?: number | undefined;
};

/** The answer of a path search. */
export type PathResult = {
  /**
   * `reached`: every goal is met. `unreachable`: proved that no path of at most `maxMoves`, within `start`, `end` and
   * `maxCost`, meets them all. `limit`: not met within the limits of the search (or a damage without a target, of which
   * nobody knows the greatest). The path is the best found in any case.
   */
  readonly status: 'reached' | 'unreachable' | 'limit';
  /** The best path found. */
  readonly path: Path;
  /** How many combos it makes. */
  readonly combos: number;
  /** Its damage: by the weights of the damage goal, else each orb weighs 1. */
  readonly score: number;
  /** What its burning cells cost. */
  readonly cost: number;
  /** The board after the drag, when nothing matches any more. */
  readonly board: Resolution['board'];
  /** Is it proved that no shorter path meets the goals? */
  readonly provenShortest: boolean;
  /** Proved: no path with fewer moves than this meets the goals. */
  readonly lowerBound: number;
};

/** Options of {@link findPaths}. */
export type FindPathsOptions = PathOptions & {
  /** How many different paths, 1 to 1000; default 5. */
  readonly count?: number | undefined;
};

/** Options of {@link scoreDrag}. */
export type ScoreDragOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What the drag is for, default `{ kind: 'max-combos' }`. */
  readonly goal?: Goal | undefined;
};

/** What a drag is worth. */
export type DragScore = {
  /** How many combos count. */
  readonly combos: number;
  /** Its damage: by the weights of the damage goal, else each orb weighs 1. */
  readonly score: number;
  /** What its burning cells cost. */
  readonly cost: number;
  /** How many moves it has. */
  readonly moves: number;
  /** How often it changes its direction. */
  readonly turns: number;
  /** Does it meet every goal? */
  readonly reached: boolean;
  /** The combos, wave by wave. */
  readonly waves: Resolution['waves'];
  /** The board when nothing matches any more. */
  readonly board: Grid;
};
