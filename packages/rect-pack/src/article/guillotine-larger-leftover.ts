import { pack } from '../pack.js';
import type { Packing, PackOptions, RectInput } from '../types.js';

/**
 * The binary tree of free rectangles, split along the larger leftover.
 *
 * As {@link guillotineFixedSplit}, but of the two ways to cut the rest in two it takes the one that keeps the larger
 * leftover whole: with more left on the right, the part on the right gets the full height. In the given order it leaves a
 * fifth of what the fixed split leaves without a place.
 *
 * @param rects - the rectangles
 * @param options - as for {@link pack}
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
export function guillotineLargerLeftover(rects: readonly RectInput[], options: PackOptions): Packing {
  return pack(rects, { order: 'given', ...options, method: 'guillotine-larger-leftover' });
}
