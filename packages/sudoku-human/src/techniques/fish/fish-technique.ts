/**
 * Fish by name: the engine of `fish-search.ts` with a size, a shape and a kind of fins.
 *
 * The search knows bases, covers and fins; whether a fish is one of the name is asked afterwards. Shape and fins are values
 * that bring their own code, so that a bundle with an X-Wing alone has no franken and no Siamese fish.
 */

import { sizeOf } from '../../kernel/cell-sets.js';
import { cellsChanged, isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { Tables } from '../../kernel/tables.js';
import type { FishId, Step } from '../../types.js';
import { type Finder, slicedTechnique } from '../shared/technique.js';
import { countCoverSets } from './cover-sets.js';
import { possibleBases } from './fish-bases.js';
import type { FishFins } from './fish-fins.js';
import { kindsOf, listed } from './fish-houses.js';
import { createFishSearch, type Fish, type FishSearch } from './fish-search.js';
import type { FishShape } from './fish-shapes.js';
import { fishStep } from './fish-step.js';

/**
 * The most sets of N − 1 covers for a fish of N bases (`fish-bases.ts`): each set takes work for each candidate. The classic
 * board has 296,010 for a mutant leviathan. 36 houses have 376,992 for a whale and 1,947,792 for a leviathan; 48 houses have
 * 194,580 for a squirmbag and 1,712,304 for a whale.
 */
const MOST_COVER_SETS = 1_000_000;

/** The technique of a size, shape and kind of fins. */
export function fish(id: FishId, size: number, shape: FishShape, fins: FishFins): Finder {
  const holdsOn = (tables: Tables) =>
    shape.sides(tables).every(({ covers }) => countCoverSets(covers.length, size - 1) <= MOST_COVER_SETS);
  return slicedTechnique(
    id,
    function* (context, emit) {
      const { state, limits, memory } = context;
      const { tables, digitSets } = state;
      if (size > limits.maxFishSize) return false;
      const possible = yield* possibleBases(context, size, shape);
      const inVain = recall(memory, id, () => noDigitSets(tables));
      const maxFins = fins.pairs === undefined ? 0 : limits.maxFins;
      const searches: FishSearch[] = [];
      const fits = (found: Fish) => fins.fit(found, shape, tables);
      for (let digit = 0; digit < tables.size; digit++) {
        if (isAsSeen(inVain, state, digit)) continue;
        const cells = cellsChanged(inVain, state, digit);
        const pairing = fins.pairs?.always || limits.siamese ? fins.pairs?.make(digit) : undefined;
        let any = false;
        const hand = (step: Step): boolean => {
          any = true;
          return emit(step);
        };
        const visit = (found: Fish): boolean => {
          if (!shape.has(kindsOf(tables, found.bases), kindsOf(tables, found.covers))) return false;
          if (sizeOf(found.fins) > 0) pairing?.add(found);
          return fits(found) && hand(fishStep(id, digit, found));
        };
        for (const [side, houses] of shape.sides(tables).entries()) {
          const changed = listed(tables, houses.bases, cells);
          const among = possible[digit][side].filter((mask) => (mask & changed) !== 0);
          if (among.length === 0) continue;
          searches[side] ??= createFishSearch(tables, { ...houses, size, maxFins });
          if (yield* searches[side](digitSets, digit * tables.words, among, changed, visit)) return true;
        }
        const ofKind = fins.pairs?.always ? () => true : fits;
        if (pairing && (yield* pairing.emitPairs(ofKind, hand))) return true;
        if (!any) noteSeen(inVain, state, digit);
      }
      return false;
    },
    { holdsOn },
  );
}
