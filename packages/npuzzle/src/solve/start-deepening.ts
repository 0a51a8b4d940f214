import type { Deepening } from '../search/deepening.js';
import { deepenByIndices } from '../search/deepening-by-indices.js';
import { deepenByLines } from '../search/deepening-by-lines.js';
import { deepenByRanks } from '../search/deepening-by-ranks.js';
import { deepenByTracks } from '../search/deepening-by-tracks.js';
import { deepenByWalking } from '../search/deepening-by-walking.js';
import { prepareWalking } from '../search/prepare-walking.js';
import { patternReader } from '../tables/pattern-reader.js';
import { prepareTables } from '../tables/prepare-tables.js';
import { spreadTables } from '../tables/spread-values.js';
import { trackReader } from '../tables/track-reader.js';
import type { Sliced } from '../work/sliced.js';
import type { Problem } from './check-solve.js';

/** What {@link startDeepening} needs, ahead of it and in slices: it finds it made. */
export function* prepareDeepening({ board, tables }: Problem): Sliced<true> {
  return yield* tables ? prepareTables(tables) : prepareWalking(board.rows, board.cols, board.home);
}

/** The iterative-deepening search that suits a problem. */
export function startDeepening({ board, metric, tables }: Problem): Deepening {
  if (metric === 'line') return tables ? deepenByTracks(board, trackReader(tables)) : deepenByLines(board);
  if (!tables) return deepenByWalking(board);
  const spread = spreadTables(tables);
  return spread ? deepenByIndices(board, spread) : deepenByRanks(board, patternReader(tables));
}
