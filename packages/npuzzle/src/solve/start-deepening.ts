import type { Deepening } from '../search/deepening.js';
import { deepenByIndices } from '../search/deepening-by-indices.js';
import { deepenByLines } from '../search/deepening-by-lines.js';
import { deepenByRanks } from '../search/deepening-by-ranks.js';
import { deepenByWalking } from '../search/deepening-by-walking.js';
import { createLineSums } from '../search/line-sums.js';
import { patternReader } from '../tables/pattern-reader.js';
import { spreadTables } from '../tables/spread-values.js';
import type { Problem } from './check-solve.js';

/** The iterative-deepening search that suits a problem. */
export function startDeepening({ board, metric, tables }: Problem): Deepening {
  const spread = tables && spreadTables(tables);
  if (metric === 'line') {
    return deepenByLines(board, spread && createLineSums(board.rows, board.cols, board.home, spread));
  }
  if (!tables) return deepenByWalking(board);
  return spread ? deepenByIndices(board, spread) : deepenByRanks(board, patternReader(tables));
}
