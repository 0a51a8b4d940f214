/** Parts solved anew by walking distance, without tables: see renew-parts.ts. */
import { spend } from '@kit/grid';
import { deepenByWalkingDistance } from '../deepening/walking-distance.js';
import { estimateBoard } from '../heuristics/estimate-board.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import type { PartSolver } from './renew-parts.js';

/** Nodes between two looks at the pace, and what one takes. */
const stretch = 2_000;
const nodeWork = 25;

/** A solver that spends at most about so many nodes for a part. */
export function partByWalking(maxNodes: number): PartSolver {
  return function* (part, longest, tally, until, pace) {
    yield* prepareWalking(part, pace);
    const search = deepenByWalkingDistance(part, estimateBoard(part));
    const before = tally.nodes;
    const limit = Math.min(until - before, maxNodes);
    while (search.bound() <= longest && search.nodes() < limit) {
      const isFound = search.run(stretch);
      tally.nodes = before + search.nodes();
      if (isFound) return search.path();
      if (spend(pace, stretch * nodeWork)) yield;
    }
    return undefined;
  };
}
