/** Choices of cells, for the finders of layouts. */

import { countBits } from '../kernel/bits.js';
import { sees, type View } from './view.js';

/** Do the cells that share a digit see each other? */
export function sharersSee(view: View, cells: readonly number[]): boolean {
  return cells.every((a, i) =>
    cells.slice(i + 1).every((b) => (view.masks[a] & view.masks[b]) === 0 || sees(view, a, b)),
  );
}

/** The choices of so many items whose masks together have `most` bits at most. */
export function unionsOf(
  items: readonly number[],
  count: number,
  maskOf: (item: number) => number,
  most: number = count,
): number[][] {
  const found: number[][] = [];
  const chosen: number[] = [];
  const masks = items.map(maskOf);
  function extend(from: number, union: number): void {
    if (chosen.length === count) {
      found.push([...chosen]);
      return;
    }
    for (let at = from; at <= items.length - (count - chosen.length); at++) {
      const wider = union | masks[at];
      if (countBits(wider) > most) continue;
      chosen.push(items[at]);
      extend(at + 1, wider);
      chosen.pop();
    }
  }
  extend(0, 0);
  return found;
}
