import type { Cell } from '@kit/grid';
import type { Goal } from '../goals/goal.js';
import type { Path, Resolution, Rules } from '../types.js';

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
   * How many states are kept a move at the widest, 1 to 1,000,000; default 14,000, with few types or cells 24,000 or
   * 48,000, on boards of more than 32 cells 12,000, and 600 where the bit kernels can't help. A million takes 120 MB.
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
   * `reached`: every goal is met. `unreachable`: proved that no path meets them all. `limit`: not met within the limits
   * (or a damage without a target, of which nobody knows the greatest). The path is the best found in any case.
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
