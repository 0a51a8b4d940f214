/** What searches with tables keep between them, ahead of the first and in slices: it finds it made. */
import type { Pace, Slices } from '@kit/grid';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import type { Tables } from '../types.js';
import { prepareCompactReader } from './compact-reader.js';
import { prepareExpanded } from './expand-tables.js';
import { prepareLineReader } from './line-reader.js';

/** Makes the form of the tables that is searched, and what else such a search takes. */
export function* prepareTables(tables: Tables, pace: Pace): Slices<void> {
  if (tables.metric === 'line') {
    yield* prepareLineReader(tables, pace);
    return;
  }
  if (!(yield* prepareExpanded(tables, pace))) yield* prepareCompactReader(tables, pace);
  yield* prepareWalking(tables, pace);
}
