import { pack } from '../pack.js';
import type { Packing, PackOptions, RectInput } from '../types.js';

/**
 * The simplest packer: a binary tree of free rectangles that is always split the same way.
 *
 * A rectangle goes into the first free one, in tree order, that is large enough; the part on the right keeps its height,
 * the part below gets the full width. What does not fit opens another page. Rectangles are taken as given unless an
 * order is named.
 *
 * @param rects - the rectangles
 * @param options - as for {@link pack}
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
export function guillotineFixedSplit(rects: readonly RectInput[], options: PackOptions): Packing {
  return pack(rects, { order: 'given', ...options, method: 'guillotine-fixed-split' });
}
