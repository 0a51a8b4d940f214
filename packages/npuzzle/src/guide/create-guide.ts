import { type GridLike, runSync } from '@kit/grid';
import type { Guide, GuideOptions } from '../types.js';
import { createGuideSearch } from './create-guide-search.js';

/**
 * A guide that makes a plan once and keeps to it: it goes on while the player follows, repairs the plan in place when
 * they leave it by a few moves, and only makes a new one if the board is quite another.
 *
 * A repaired plan leads back to the old one by the shortest path, steps that undo each other cancelled out; so the player
 * sees the hints they know, and nothing is searched again. Where a plan as the options ask for it is out of reach, any good
 * one serves, so that a hint is missing only where there is none.
 *
 * @param board - the board to start from
 * @param options - as for {@link solve}; they serve for every later plan too
 * @returns the guide
 * @throws {@link InvalidInputError} as {@link solve}; `bad-plan` (with the index) for a plan whose moves can't be made or
 * don't lead to the goal
 *
 * @example
 * ```ts
 * import { createGuide, slide } from '@kit/npuzzle';
 *
 * const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 0, 6, 7, 5, 8] };
 * const guide = createGuide(board);
 * guide.plan(); // => [7, 8]
 * // The player slides 4 instead: first back again.
 * guide.next(slide(board, 3) ?? board); // => 4
 * guide.plan(); // => [4, 7, 8]
 * ```
 */
export function createGuide(board: GridLike, options: GuideOptions = {}): Guide {
  return runSync(createGuideSearch(board, options));
}
