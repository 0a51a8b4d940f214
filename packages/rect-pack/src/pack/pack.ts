import { runSync } from '@kit/grid';
import type { PackingOf, PackOptions, RectInput } from '../types.js';
import { packSearch } from './pack-search.js';

/**
 * Packs rectangles into pages of fixed sizes.
 *
 * Nothing overlaps, nothing is lost: what has no place is listed with its reason. Effort `fast` is one pass in
 * O(n log n), `good` (default) a portfolio with a short search, `best` a search of `maxEvaluations` packings. Equal input
 * gives the equal answer, and unless the order is `given` the order of the list does not matter.
 *
 * Pages are filled in their order. In efforts `good` and `best` nothing without a tag lies on a later page, or has no place,
 * while an earlier page has room for it, unless tags are exclusive; `fast` looks only so far, lists of more than 20,000
 * rectangles are not looked through for it, and a named `method` packs as it packs.
 *
 * @param rects - the rectangles; sides are whole numbers from 1 to 65,535 with the padding
 * @param options - the pages, and how to pack
 * @returns the pages, and how far from optimal they are
 * @throws {@link InvalidInputError} `bad-list`, `bad-length`, `bad-rect`, `bad-size` (zero, negative, fractional or too
 * large), `bad-id`, `duplicate-id`, `bad-tag`, `bad-flag`, `bad-options`, `bad-choice`, `bad-number`, `bad-seed`
 * @see {@link https://github.com/juj/RectangleBinPack/blob/master/RectangleBinPack.pdf | Jylänki, A Thousand Ways to Pack the Bin}
 *
 * @example
 * ```ts
 * import { pack } from '@kit/rect-pack';
 *
 * const rects = [
 *   { id: 'hero', width: 60, height: 40 },
 *   { id: 'tree', width: 60, height: 60 },
 *   { id: 'wall', width: 40, height: 100 },
 * ];
 * const { status, pages, proven } = pack(rects, { width: 100, height: 100 });
 * status; // => 'complete'
 * pages.length; // => 1
 * pages[0]?.occupancy; // => 1
 * proven; // => true
 * ```
 */
export function pack<R extends RectInput>(rects: readonly R[], options: PackOptions): PackingOf<R> {
  return runSync(packSearch(rects, options));
}
