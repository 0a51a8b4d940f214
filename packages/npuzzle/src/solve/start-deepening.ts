import type { Deepening } from '../search/deepening.js';
import { deepenByLines } from '../search/deepening-by-lines.js';
import { deepenByWalking } from '../search/deepening-by-walking.js';
import type { Problem } from './check-solve.js';

/** The iterative-deepening search that suits a problem. */
export function startDeepening({ board, metric }: Problem): Deepening {
  return metric === 'line' ? deepenByLines(board) : deepenByWalking(board);
}
