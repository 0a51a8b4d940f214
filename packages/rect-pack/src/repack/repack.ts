import { runSync } from '@kit/grid';
import type { Packing, RectInput } from '../types.js';
import { repackSearch } from './repack-search.js';
import type { Repacking, RepackOptions } from './repacking.js';

/**
 * Packs a changed list and leaves where it was whatever can stay, so that a texture is patched and not uploaded anew.
 *
 * A rectangle stays if it has its size and rim still and its place is allowed by the options; all rectangles of a `tag` stay
 * or go together. The others go into the holes, then onto further pages. Only where that leaves something without a place,
 * and a packing from scratch would not, everything may move. Pages keep their `image` and their `turn`.
 *
 * @param rects - all rectangles, with the ids that they had
 * @param former - the packing to stay close to, of at most 65,536 rectangles
 * @param options - as for {@link pack}, without `tags` and `crop`
 * @returns the packing, what stays, moves, comes and goes, and how many pixels are to be drawn
 * @throws {@link InvalidInputError} as {@link pack}, and `bad-length` for a larger packing
 *
 * @example
 * ```ts
 * import { pack, repack } from '@kit/rect-pack';
 *
 * const page = { width: 8, height: 8 };
 * const former = pack([{ id: 'a', width: 4, height: 4 }, { id: 'b', width: 4, height: 4 }], page);
 * const rects = [{ id: 'b', width: 4, height: 4 }, { id: 'c', width: 8, height: 4 }];
 * const { kept, added, removed, pixels } = repack(rects, former, page);
 * [kept, added, removed]; // => [['b'], ['c'], ['a']]
 * pixels; // => 32
 * ```
 */
export function repack<R extends RectInput>(
  rects: readonly R[],
  former: Packing,
  options: RepackOptions,
): Repacking<R> {
  return runSync(repackSearch(rects, former, options));
}
