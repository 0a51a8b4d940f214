import type { Deepening } from '../search/deepening.js';
import { deepenByLines } from '../search/deepening-by-lines.js';
import { deepenByTables } from '../search/deepening-by-tables.js';
import { deepenByWalking } from '../search/deepening-by-walking.js';
import { mirrorOf } from '../tables/mirror.js';
import type { Problem } from './check-solve.js';

/** The iterative-deepening search that suits a problem. */
export function startDeepening({ board, metric, tables }: Problem): Deepening {
  if (metric === 'line') return deepenByLines(board);
  if (!tables) return deepenByWalking(board);
  const { patterns, values } = tables;
  return deepenByTables(board, { patterns, values, mirror: mirrorOf(board.rows, board.cols, board.home) });
}
