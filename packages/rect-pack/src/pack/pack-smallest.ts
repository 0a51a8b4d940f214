import { runSync } from '@kit/grid';
import type { PackingOf, RectInput, SmallestOptions } from '../types.js';
import { packPlain } from './pack-plain.js';
import { packSmallestSearch } from './pack-smallest-search.js';
import { readJob } from './smallest-job.js';

/**
 * Packs rectangles into the smallest page.
 *
 * The page may be asked to be square, to have sides that are powers of two or multiples of something, to keep a ratio,
 * or not to pass maximum sides; `value` is its area and `bound` the area that no allowed page can pass.
 *
 * @param rects - the rectangles
 * @param options - what the page has to be like, and how to pack
 * @returns a packing of one page; `partial` where the maximum sides leave something out
 * @throws {@link InvalidInputError} as {@link pack}
 * @see {@link https://github.com/TeamHypersomnia/rectpack2D | rectpack2D: search over the sides of the bin}
 *
 * @example
 * ```ts
 * import { packSmallest } from '@kit/rect-pack';
 *
 * const rects = [{ width: 60, height: 40 }, { width: 60, height: 60 }, { width: 40, height: 100 }];
 * packSmallest(rects).value; // => 10000
 * const { width, height } = packSmallest(rects, { powerOfTwo: true }).pages[0]!;
 * width * height; // => 16384
 * ```
 */
export function packSmallest<R extends RectInput>(rects: readonly R[], options: SmallestOptions = {}): PackingOf<R> {
  const plain = packPlain(readJob(rects, options)) as PackingOf<R> | undefined;
  return plain ?? runSync(packSmallestSearch(rects, options));
}
