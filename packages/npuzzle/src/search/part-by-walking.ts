/** Parts solved anew by walking distance, without tables: see renew-parts.ts. */
import { runSlices, shareSlices } from '@kit/grid';
import { deepenByWalkingDistance } from '../deepening/deepen-by-estimates.js';
import { estimateBoard } from '../heuristics/estimate-board.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import type { PartSolver } from './renew-parts.js';

/** A solver that spends at most about so many nodes for a part. */
export function partByWalking(maxNodes: number): PartSolver {
  return function* (part, longest, most) {
    if (!(yield* shareSlices(prepareWalking(part.rows, part.cols, part.home), () => 0)))
      return { path: undefined, nodes: 0 };
    const search = deepenByWalkingDistance(part, runSlices(estimateBoard(part)));
    const limit = Math.min(most, maxNodes);
    let worked = 0;
    while (search.bound() <= longest && search.nodes() < limit) {
      if (search.run(2000)) return { path: search.path(), nodes: search.nodes() };
      worked += 2000;
      if (worked % search.slice === 0 && (yield search.nodes()) === 'stop') break;
    }
    return { path: undefined, nodes: search.nodes() };
  };
}
