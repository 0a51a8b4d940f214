/**
 * Stars: which technique is needed.
 *
 * HoDoKu's path, or any other solution, says which techniques are enough. If it has a step that an easier technique could
 * have replaced, the puzzle is solved again with the easier ones only, and so on down.
 */

import type { Slices } from '@kit/grid';
import type { Board } from '../board/read-position.js';
import type { Pace } from '../solver/search-steps.js';
import { solveChecked } from '../solver/solve-slices.js';
import { records } from '../techniques/technique-records.js';
import type { Stars, Technique, TechniqueId } from '../types.js';
import { fallsToSingles } from './falls-to-singles.js';

/** The stars of a puzzle with one solution that the used techniques solve. */
export function* starsNeeded(
  board: Board,
  used: Iterable<TechniqueId>,
  list: readonly Technique[],
  pace: Pace,
): Slices<Stars> {
  const most = Math.max(1, ...[...used].map((id) => records[id].stars)) as Stars;
  if (most === 1 || fallsToSingles(board)) return 1;
  const easier = list.filter(({ id }) => records[id].stars < most);
  const { status, steps } = yield* solveChecked(easier, board, pace);
  if (status !== 'solved') return most;
  const ids = steps.map(({ technique }) => technique);
  return yield* starsNeeded(board, ids, easier, pace);
}
