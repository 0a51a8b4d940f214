import type { GridLike } from '@kit/grid';
import type { Guide, GuideOptions } from '../types.js';
import { prepareGuide } from './prepare-guide.js';

/**
 * A guide that makes a plan once and keeps to it: it goes on while the player follows, repairs the plan in place when
 * they leave it by a few moves, and only makes a new one if the board is quite another.
 *
 * A repaired plan leads back to the old one by the shortest path, steps that undo each other cancelled out; so the player
 * sees the hints they know, and nothing is searched again.
 *
 * The plan is made at once: the shortest of a board that is near its goal, else line by line, of which no more is written than
 * the next hints need: some ten milliseconds on boards of any size. `guide.plan()` writes it to its end, which takes a tenth of a
 * second on 30×30 and a second or two on 100×100, where it has 1.7 million moves.
 * A plan as the options ask for it comes of `guide.nextSearch`, run whenever there is time: it replaces the quick plan where
 * the player is by then, and is there at the next hint. `createGuideSearch` makes such a plan first.
 *
 * @param board - the board to start from
 * @param options - as for {@link solve}: what the plans of `nextSearch` are like; or a plan, which is taken as such
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
  const { guide, first, isPlanned } = prepareGuide(board, options);
  if (!isPlanned) guide.next(first);
  return guide;
}
