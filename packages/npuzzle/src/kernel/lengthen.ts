/**
 * Room for a deeper search: what the kernels remember by depth is as long as the limit of the search, not as the deepest
 * that any could be, so that the many short searches behind a frontier stay within the cache.
 */

/** Depths of reserve, so that the next few limits need no longer array. */
const reserve = 32;

/** The array, or a longer one with the same first frame, if a search of `limit` moves needs it. */
export function lengthen(numbers: Int32Array, limit: number, frame: number): Int32Array {
  if ((limit + 2) * frame <= numbers.length) return numbers;
  const longer = new Int32Array((limit + reserve) * frame);
  longer.set(numbers.subarray(0, frame));
  return longer;
}
