import { runSync, type Search } from '@kit/grid';
import type { ArticleOptions, PackingOf, RectInput } from '../types.js';
import { articleSearch } from './binary-tree-search.js';

/**
 * The binary tree of free rectangles, split along the larger leftover.
 *
 * As {@link guillotineFixedSplit}, but of the two ways to cut the rest in two it takes the one that keeps the larger
 * leftover whole: with more left on the right, the part on the right gets the full height. In the given order it leaves a
 * fifth of what the fixed split leaves without a place.
 *
 * @param rects - the rectangles
 * @param options - as for {@link pack}, without `method`
 * @returns the packing
 * @throws {@link InvalidInputError} as {@link pack}
 * @see {@link https://blackpawn.com/texts/lightmaps/ | Scott, Packing lightmaps}
 *
 * @example
 * ```ts
 * import { guillotineLargerLeftover } from '@kit/rect-pack';
 *
 * const rects = [{ width: 4, height: 6 }, { width: 6, height: 10 }, { width: 4, height: 4 }];
 * const { pages } = guillotineLargerLeftover(rects, { width: 10, height: 10 });
 * pages.length; // => 1
 * pages[0]?.occupancy; // => 1
 * ```
 */
export function guillotineLargerLeftover<R extends RectInput>(
  rects: readonly R[],
  options: ArticleOptions,
): PackingOf<R> {
  return runSync(guillotineLargerLeftoverSearch(rects, options));
}

/**
 * {@link guillotineLargerLeftover} as a search that reports its progress and can be stopped.
 *
 * @param rects - the rectangles
 * @param options - as for `guillotineLargerLeftover`
 * @returns a search; `nodes` counts evaluations, see `maxEvaluations`
 * @throws {@link InvalidInputError} as `pack`
 *
 * @example
 * ```ts
 * import { guillotineLargerLeftoverSearch, runSync } from '@kit/rect-pack';
 *
 * const rects = [{ width: 4, height: 6 }, { width: 6, height: 10 }, { width: 4, height: 4 }];
 * runSync(guillotineLargerLeftoverSearch(rects, { width: 10, height: 10 })).value; // => 1
 * ```
 */
export function guillotineLargerLeftoverSearch<R extends RectInput>(
  rects: readonly R[],
  options: ArticleOptions,
): Search<PackingOf<R>> {
  return articleSearch(rects, options, 'guillotine-larger-leftover');
}
