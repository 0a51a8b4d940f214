/**
 * Fish by kind: the engine of `fish-search.ts` with a size, its kinds of houses, and what counts as a fish of the name.
 *
 * The search knows bases, covers and fins; the name is given afterwards. Siamese fish are pairs of finned fish with the
 * same bases, taken from all that one digit has.
 */

import type { Slices } from '@kit/grid';
import { intersection, isSubset, setAt, sizeOf } from '../kernel/cell-sets.js';
import { houseSets } from '../kernel/geometry.js';
import { isAsSeen, noDigitSets, noteSeen, recall } from '../kernel/memory.js';
import { type Emit, type Finder, slicedTechnique } from '../technique/technique.js';
import type { FishId, Step } from '../types.js';
import { createFishSearch, type Fish, type FishSearch } from './fish-search.js';
import { type FishShape, fishSides } from './fish-sides.js';
import { fishStep, siameseStep } from './fish-steps.js';
import { possibleBases } from './possible-bases.js';

/** No fins; fins; fins that leave a base with fewer than two other places; any fins, but in pairs of fish only. */
export type FishFins = 'none' | 'finned' | 'sashimi' | 'siamese';

/** How many fish are paired with others between two yields. */
const FISH_A_SLICE = 20;

/** The technique of a size, shape and kind of fins. */
export function fish(id: FishId, size: number, shape: FishShape, fins: FishFins): Finder {
  const basesIn = possibleBases(size, shape);
  return slicedTechnique(id, function* (context, emit) {
    const { state, limits, memory } = context;
    if (size > limits.maxFishSize) return false;
    const maxFins = fins === 'none' ? 0 : limits.maxFins;
    const possible = yield* basesIn(context);
    const seenInVain = recall(memory, id, noDigitSets);
    const searches: FishSearch[] = [];
    const wantsPairs = fins === 'siamese' || (limits.siamese && fins !== 'none');
    for (let digit = 0; digit < 9; digit++) {
      if (isAsSeen(seenInVain, state, digit)) continue;
      const kept: Fish[] = [];
      let any = false;
      const hand = (step: Step): boolean => {
        any = true;
        return emit(step);
      };
      const visit = (found: Fish): boolean => {
        if (!isOfShape(found, shape)) return false;
        if (wantsPairs && sizeOf(found.fins) > 0) kept.push(copyOf(found));
        return hasFins(found, shape, fins) && hand(fishStep(id, digit, found));
      };
      for (const [side, [bases, covers]] of fishSides[shape].entries()) {
        const among = possible[digit][side];
        if (among.length === 0) continue;
        searches[side] ??= createFishSearch({ size, bases, covers, maxFins });
        if (yield* searches[side](state.digitSets, digit * 3, among, visit)) return true;
      }
      if (wantsPairs && (yield* emitPairs(kept, size, digit, shape, fins, hand))) return true;
      if (!any) noteSeen(seenInVain, state, digit);
    }
    return false;
  });
}

/**
 * Pairs with the same bases, neither of which strikes out all that the other does, one of them at least with such fins.
 */
function* emitPairs(
  kept: readonly Fish[],
  size: number,
  digit: number,
  shape: FishShape,
  fins: FishFins,
  emit: Emit,
): Slices<boolean> {
  const listed = new Set<string>();
  for (const [i, a] of kept.entries()) {
    if (i % FISH_A_SLICE === 0) yield;
    // Fish with the same bases are found one after the other.
    for (let j = i + 1; j < kept.length && sameBases(a, kept[j]); j++) {
      const b = kept[j];
      const isOfKind = fins === 'siamese' || hasFins(a, shape, fins) || hasFins(b, shape, fins);
      if (!isOfKind || !addsTo(a, b) || !addsTo(b, a)) continue;
      const step = siameseStep(size, digit, a, b);
      // Four covers can make the same pair of fish in more ways than one.
      const name = JSON.stringify(step.pattern);
      if (listed.has(name)) continue;
      listed.add(name);
      if (emit(step)) return true;
    }
  }
  return false;
}

function sameBases(a: Fish, b: Fish): boolean {
  return a.bases.every((house, i) => house === b.bases[i]);
}

/** Does the second fish strike out something that the first doesn't? */
function addsTo(a: Fish, b: Fish): boolean {
  return !isSubset(b.gone, a.gone);
}

function copyOf({ bases, covers, body, fins, gone }: Fish): Fish {
  return { bases: [...bases], covers: [...covers], body: setAt(body, 0), fins: setAt(fins, 0), gone: setAt(gone, 0) };
}

function hasFins(found: Fish, shape: FishShape, fins: FishFins): boolean {
  if (fins === 'none') return true;
  if (fins === 'siamese' || sizeOf(found.fins) === 0) return false;
  return shape !== 'basic' || isSashimi(found) === (fins === 'sashimi');
}

/** Does a base keep fewer than two places without its fins? */
function isSashimi({ bases, body }: Fish): boolean {
  return bases.some((base) => sizeOf(intersection(body, setAt(houseSets, base))) < 2);
}

/** Franken fish have a box somewhere; mutant fish have rows and columns on one side, or rows (columns) on both. */
function isOfShape({ bases, covers }: Fish, shape: FishShape): boolean {
  if (shape === 'basic') return true;
  const kinds = (houses: readonly number[]) => houses.reduce((mask, house) => mask | (1 << Math.floor(house / 9)), 0);
  const base = kinds(bases);
  const cover = kinds(covers);
  if (shape === 'franken') return ((base | cover) & 4) !== 0;
  return (base & 3) === 3 || (cover & 3) === 3 || (base & cover & 3) !== 0;
}
