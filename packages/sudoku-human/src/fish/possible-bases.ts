/** The possible bases of fish, shared by all kinds of fins and kept for as long as their digit stays as it is. */

import type { Slices } from '@kit/grid';
import { isAsSeen, noDigitSets, noteSeen, recall } from '../kernel/memory.js';
import type { Context } from '../technique/technique.js';
import { createBaseFinder } from './fish-bases.js';
import { type FishShape, fishSides } from './fish-sides.js';

/** By digit and side: masks of houses, of which the bases of every fish of the size are a subset of one. */
export type PossibleBases = (context: Context) => Slices<readonly number[][][]>;

/** The possible bases of fish of a size and shape, as a function of the position. */
export function possibleBases(size: number, shape: FishShape): PossibleBases {
  const name = `bases-${shape}-${size}`;
  return (context) => basesOf(context, name, size, shape);
}

function* basesOf(
  { state, memory }: Context,
  name: string,
  size: number,
  shape: FishShape,
): Slices<readonly number[][][]> {
  const kept = recall(memory, name, () => ({
    seen: noDigitSets(),
    finders: fishSides[shape].map(([bases, covers]) => createBaseFinder(size, bases, covers)),
    bases: Array.from({ length: 9 }, (): number[][] => []),
  }));
  for (let digit = 0; digit < 9; digit++) {
    if (isAsSeen(kept.seen, state, digit)) continue;
    const bases: number[][] = [];
    for (const find of kept.finders) bases.push(yield* find(state.digitSets, digit * 3));
    kept.bases[digit] = bases;
    noteSeen(kept.seen, state, digit);
  }
  return kept.bases;
}
