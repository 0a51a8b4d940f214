/** Regions by hand: the cells of each box, the boxes that each number sees, and what it needs. */
import type { Region } from '../src/kernel/regions.js';

export function region(
  sizes: readonly number[],
  seen: readonly (readonly number[])[],
  needs: readonly number[],
): Region {
  const lists = sizes.map((_, box) => seen.flatMap((boxes, id) => (boxes.includes(box) ? [id] : [])));
  const startsOf = (parts: readonly (readonly number[])[]) =>
    Int32Array.from({ length: parts.length + 1 }, (_, at) => parts.slice(0, at).flat().length);
  return {
    sizes: Int32Array.from(sizes),
    boxStarts: startsOf(lists),
    boxConstraints: Int32Array.from(lists.flat()),
    needs: Int32Array.from(needs),
    constraintStarts: startsOf(seen),
    constraintBoxes: Int32Array.from(seen.flat()),
  };
}
