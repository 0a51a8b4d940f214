import { defineSearch, type GridLike, type Search, type Slices } from '@kit/grid';
import type { Guide, GuideOptions, GuideProgress } from '../types.js';
import { prepareGuide } from './prepare-guide.js';

/**
 * Makes a guide whose first plan is as good as the options ask for, as a search, to share the event loop by `runAsync` while
 * it is made; the arguments are checked by the call itself.
 *
 * @param board - the board to start from
 * @param options - as for `createGuide`
 * @returns a generator that returns the guide; stopped, it has the best plan so far, or makes one when it is first asked
 * @throws {@link InvalidInputError} as `createGuide`
 *
 * @example
 * ```ts
 * import { createGuideSearch, runAsync, shuffle } from '@kit/npuzzle';
 *
 * const board = shuffle({ rows: 4, cols: 4, seed: 2 });
 * const guide = await runAsync(createGuideSearch(board, { quality: 'fast' }));
 * guide.next(board) === guide.plan()[0]; // => true
 * ```
 */
export function createGuideSearch(board: GridLike, options: GuideOptions = {}): Search<Guide, GuideProgress<Guide>> {
  return search(board, options);
}

const search = /* @__PURE__ */ defineSearch({
  read: (board: GridLike, options: GuideOptions) => {
    const { guide, thinking, first, isPlanned } = prepareGuide(board, options);
    return { guide, thinking, thought: thinking.read(first), isPlanned };
  },
  *work({ guide, thinking, thought, isPlanned }, pace): Slices<Guide> {
    if (!isPlanned) yield* thinking.work(thought, pace);
    return guide;
  },
  report: ({ thinking, thought }, pace): GuideProgress<Guide> => {
    const { nodes, depth } = thinking.report(thought, pace);
    return { nodes, depth };
  },
  stopped: ({ guide, thinking, thought }, pace) => {
    thinking.stopped(thought, pace);
    return guide;
  },
});
