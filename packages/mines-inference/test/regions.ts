/** Regions by hand: the cells of each box, the boxes that each number sees, and what it needs. */
import type { Region } from '../src/kernel/regions.js';

export function region(
  sizes: readonly number[],
  seen: readonly (readonly number[])[],
  needs: readonly number[],
): Region {
  const lists: number[][] = sizes.map(() => []);
  for (const [id, boxes] of seen.entries()) for (const box of boxes) lists[box]!.push(id);
  const startsOf = (parts: readonly (readonly number[])[]) => {
    const starts = new Int32Array(parts.length + 1);
    for (const [at, part] of parts.entries()) starts[at + 1] = starts[at]! + part.length;
    return starts;
  };
  return {
    sizes: Int32Array.from(sizes),
    boxStarts: startsOf(lists),
    boxConstraints: Int32Array.from(lists.flat()),
    needs: Int32Array.from(needs),
    constraintStarts: startsOf(seen),
    constraintBoxes: Int32Array.from(seen.flat()),
  };
}
