import type { GridLike, Search } from '@kit/grid';
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
  const { guide, first, isPlanned } = prepareGuide(board, options);
  return isPlanned ? planned(guide) : thinkFirst(guide, first);
}

// biome-ignore lint/correctness/useYield: the plan is there, and nothing to think about
function* planned(guide: Guide): Search<Guide, GuideProgress<Guide>> {
  return guide;
}

function* thinkFirst(guide: Guide, first: GridLike): Search<Guide, GuideProgress<Guide>> {
  // The checks of a large board were a slice.
  if ((yield { nodes: 0, depth: 0 }) === 'stop') return guide;
  const thinking = guide.nextSearch(first);
  for (let step = thinking.next(); !step.done; ) {
    const { nodes, depth } = step.value;
    step = thinking.next(yield { nodes, depth });
  }
  return guide;
}
