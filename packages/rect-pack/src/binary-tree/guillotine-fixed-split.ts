import { runSync, type Search } from '@kit/grid';
import type { ArticleOptions, PackingOf, RectInput } from '../types.js';
import { articleSearch } from './binary-tree-search.js';

/**
 * The simplest packer: a binary tree of free rectangles that is always split the same way.
 *
 * A rectangle goes into the first free one, in tree order, that is large enough; the part on the right keeps its height,
 * the part below gets the full width. What does not fit opens another page. Rectangles are taken as given unless an
 * order is named.
 *
 * @param rects - the rectangles
 * @param options - as for {@link pack}, without `method`
 * @returns the packing
 * @throws {@link InvalidInputError} as {@link pack}
 * @see {@link https://codeincomplete.com/articles/bin-packing/ | Gordon, Binary tree bin packing}
 *
 * @example
 * ```ts
 * import { guillotineFixedSplit } from '@kit/rect-pack';
 *
 * const rects = [{ width: 4, height: 6 }, { width: 6, height: 10 }, { width: 4, height: 4 }];
 * const { pages } = guillotineFixedSplit(rects, { width: 10, height: 10 });
 * pages.length; // => 2
 * pages[0]?.placed[1]; // => { id: 2, x: 4, y: 0, width: 4, height: 4, rotated: false }
 * ```
 */
export function guillotineFixedSplit<R extends RectInput>(rects: readonly R[], options: ArticleOptions): PackingOf<R> {
  return runSync(guillotineFixedSplitSearch(rects, options));
}

/**
 * {@link guillotineFixedSplit} as a search that reports its progress and can be stopped.
 *
 * @param rects - the rectangles
 * @param options - as for `guillotineFixedSplit`
 * @returns a search; `nodes` counts evaluations, see `maxEvaluations`
 * @throws {@link InvalidInputError} as `pack`
 *
 * @example
 * ```ts
 * import { guillotineFixedSplitSearch, runSync } from '@kit/rect-pack';
 *
 * const rects = [{ width: 4, height: 6 }, { width: 6, height: 10 }, { width: 4, height: 4 }];
 * runSync(guillotineFixedSplitSearch(rects, { width: 10, height: 10 })).value; // => 2
 * ```
 */
export function guillotineFixedSplitSearch<R extends RectInput>(
  rects: readonly R[],
  options: ArticleOptions,
): Search<PackingOf<R>> {
  return articleSearch(rects, options, 'guillotine-fixed-split');
}
