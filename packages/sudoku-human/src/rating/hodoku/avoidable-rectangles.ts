/** Avoidable rectangles: a rectangle two or three of whose corners were filled in. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { type Found, striking } from './found.js';
import { otherCorners } from './rectangles.js';
import type { Path } from './search.js';
import { seenByBoth } from './single-digit.js';

/** A rectangle with cells that were filled in: 1 with three of them, 2 with two. */
export function avoidableRectangle({ board, givens }: Path, type: 1 | 2): Found | undefined {
  const { values, masks } = board;
  const isFilled = (cell: number): boolean => values[cell] !== 0 && givens[cell] === 0;
  const isPair = (cell: number, digit: number): boolean =>
    countBits(masks[cell]) === 2 && (masks[cell] & (1 << digit)) !== 0;
  for (const start of values.keys()) {
    if (!isFilled(start)) continue;
    const a = values[start] - 1;
    for (const [second, third, fourth] of otherCorners(start)) {
      if (!isFilled(second)) continue;
      const b = values[second] - 1;
      const corners = [start, second, third, fourth].sort((x, y) => x - y);
      if (type === 1) {
        for (const [filled, open, has, goes] of [
          [third, fourth, b, a],
          [fourth, third, a, b],
        ]) {
          if (!isFilled(filled) || values[filled] !== has + 1 || !isPair(open, goes)) continue;
          const effects = [open * 9 + goes];
          return striking('avoidable-rectangle-1', effects, { form: 'avoidable', corners, open: [effects[0]] });
        }
      } else if (isPair(third, b) && isPair(fourth, a)) {
        const further = masks[third] & ~(1 << b);
        if (further !== (masks[fourth] & ~(1 << a))) continue;
        const digit = lowestBit(further);
        const effects = seenByBoth(board, digit, third, fourth);
        if (effects.length === 0) continue;
        const open = [third * 9 + b, fourth * 9 + a].sort((x, y) => x - y);
        return striking('avoidable-rectangle-2', effects, { form: 'avoidable', corners, open });
      }
    }
  }
  return undefined;
}
