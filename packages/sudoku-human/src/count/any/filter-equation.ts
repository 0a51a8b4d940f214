/**
 * What an equation leaves of its cells' candidates.
 *
 * Where all digits differ: the union of the combinations that fit, each of which has every digit that stands, only
 * digits that some cell can hold, and for each open cell one of its digits. Else bounds: a digit stays in a cell if the
 * others can make up the rest.
 */

import { combinations } from '../../layout/combinations.js';
import type { Equation } from '../../layout/equations.js';

/** The digits that an equation of different digits allows in its open cells, over the masks from `base` on; 0 if none. */
export function allowedDigits({ plus, total }: Equation, masks: Uint16Array, base: number, size: number): number {
  let fixed = 0;
  let any = 0;
  for (const cell of plus) {
    const mask = masks[base + cell];
    any |= mask;
    if ((mask & (mask - 1)) === 0) fixed |= mask;
  }
  let allowed = 0;
  const sets = combinations(size, plus.length, total);
  for (let at = 0; at < sets.length; at++) {
    const set = sets[at];
    if ((set & any) !== set || (set & fixed) !== fixed) continue;
    const rest = set & ~fixed;
    let fits = true;
    for (const cell of plus) {
      const mask = masks[base + cell];
      if ((mask & (mask - 1)) !== 0 && (mask & rest) === 0) {
        fits = false;
        break;
      }
    }
    if (fits) allowed |= set;
  }
  return allowed;
}

/** The digits of a mask that lie from `least` to `most`. */
export function between(least: number, most: number, size: number): number {
  const high = most >= size ? (1 << size) - 1 : most < 1 ? 0 : (1 << most) - 1;
  return least <= 1 ? high : least > size ? 0 : high & ~((1 << (least - 1)) - 1);
}
