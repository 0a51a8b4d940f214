/** What searches with tables keep between them, ahead of the first and in slices: it finds it made. */
import { prepareWalking } from '../search/prepare-walking.js';
import type { Sliced } from '../work/sliced.js';
import { preparePatternReader } from './pattern-reader.js';
import { prepareSpread } from './spread-values.js';
import type { Tables } from './tables.js';
import { prepareTrackReader } from './track-reader.js';

/** Makes the form of the tables that is searched, and what else such a search takes. */
export function* prepareTables(tables: Tables): Sliced<true> {
  if (tables.metric === 'line') {
    yield* prepareTrackReader(tables);
    return true;
  }
  if (!(yield* prepareSpread(tables))) yield* preparePatternReader(tables);
  return yield* prepareWalking(tables.rows, tables.cols, tables.home);
}
