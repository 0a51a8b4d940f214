/**
 * Fish by name: the engine of `fish-search.ts` with a size, a shape and a kind of fins.
 *
 * The search knows bases, covers and fins; whether a fish is one of the name is asked afterwards. Shape and fins are values
 * that bring their own code, so that who wants an X-Wing bundles no franken and no Siamese fish.
 */

import { sizeOf } from '../../kernel/cell-sets.js';
import { housesChanged, isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { FishId, Step } from '../../types.js';
import { type Finder, slicedTechnique } from '../shared/technique.js';
import type { FishFins } from './fish-fins.js';
import { createFishSearch, type Fish, type FishSearch } from './fish-search.js';
import type { FishShape } from './fish-shapes.js';
import { fishStep } from './fish-step.js';

/** The technique of a size, shape and kind of fins. */
export function fish(id: FishId, size: number, shape: FishShape, fins: FishFins): Finder {
  const basesIn = fins.bases(size, shape);
  return slicedTechnique(id, function* (context, emit) {
    const { state, limits, memory } = context;
    if (size > limits.maxFishSize) return false;
    const maxFins = fins.pairs === undefined ? 0 : limits.maxFins;
    const possible = yield* basesIn(context);
    const seenInVain = recall(memory, id, noDigitSets);
    const searches: FishSearch[] = [];
    const fits = (found: Fish) => fins.fit(found, shape);
    for (let digit = 0; digit < 9; digit++) {
      if (isAsSeen(seenInVain, state, digit)) continue;
      const changed = housesChanged(seenInVain, state, digit);
      const pairing = fins.pairs?.always || limits.siamese ? fins.pairs?.make(digit) : undefined;
      let any = false;
      const hand = (step: Step): boolean => {
        any = true;
        return emit(step);
      };
      const visit = (found: Fish): boolean => {
        if (!shape.has(found.bases, found.covers)) return false;
        if (sizeOf(found.fins) > 0) pairing?.add(found);
        return fits(found) && hand(fishStep(id, digit, found));
      };
      for (const [side, [bases, covers]] of shape.sides.entries()) {
        const among = possible[digit][side].filter((mask) => (mask & changed) !== 0);
        if (among.length === 0) continue;
        searches[side] ??= createFishSearch({ size, bases, covers, maxFins });
        if (yield* searches[side](state.digitSets, digit * 3, among, changed, visit)) return true;
      }
      const ofKind = fins.pairs?.always ? () => true : fits;
      if (pairing && (yield* pairing.emitPairs(ofKind, hand))) return true;
      if (!any) noteSeen(seenInVain, state, digit);
    }
    return false;
  });
}
