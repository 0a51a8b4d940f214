import { runSync } from '@kit/grid';
import type { PackingOf, RectInput, StripOptions } from '../types.js';
import { packStripSearch } from './pack-strip-search.js';

/**
 * Packs rectangles into a strip of fixed width, as low as possible: a roll of paper, a scrolling sheet, a free height.
 *
 * The answer has one page, as high as what lies on it; `value` is its height and `bound` what no packing can pass. For a
 * free width exchange width and height.
 *
 * @param rects - the rectangles
 * @param options - the width, and how to pack
 * @returns the strip as a packing of one page; `partial` where `maxHeight` leaves something out
 * @throws {@link InvalidInputError} as {@link pack}
 * @see Wei, Oon, Zhu, Lim, A skyline heuristic for the 2D rectangular packing and strip packing problems, 2011
 *
 * @example
 * ```ts
 * import { packStrip } from '@kit/rect-pack';
 *
 * const rects = [{ width: 3, height: 2 }, { width: 2, height: 4 }, { width: 3, height: 2 }];
 * const { pages, value, proven } = packStrip(rects, { width: 5 });
 * pages[0]?.height; // => 4
 * value; // => 4
 * proven; // => true
 * ```
 */
export function packStrip<R extends RectInput>(rects: readonly R[], options: StripOptions): PackingOf<R> {
  return runSync(packStripSearch(rects, options));
}
