/**
 * Fish by kind: the engine of `fish-search.ts` with a size, its kinds of houses, and what counts as a fish of the name.
 *
 * The search knows bases, covers and fins; the name is given afterwards. Siamese fish are pairs of finned fish with the
 * same bases, taken from all that one digit has.
 */

import { houseBoards } from '../kernel/geometry.js';
import type { FishId } from '../technique-ids.js';
import { createFishSearch, type Fish, type FishPlan } from './fish-search.js';
import { fishStep, siameseStep } from './fish-steps.js';
import { boardSize } from './parts.js';
import type { Context, Emit, Technique } from './technique.js';

/** Lines across lines; with boxes among the houses; or any mixture. */
export type FishShape = 'basic' | 'franken' | 'mutant';

/** No fins; fins; fins that leave a base with fewer than two other places; any fins, but in pairs of fish only. */
export type FishFins = 'none' | 'finned' | 'sashimi' | 'siamese';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const columns = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const boxes = [18, 19, 20, 21, 22, 23, 24, 25, 26];
const all = /* @__PURE__ */ (() => [...rows, ...columns, ...boxes])();

/** Bases and covers by shape. */
const sides: Readonly<Record<FishShape, readonly (readonly [number[], number[]])[]>> = /* @__PURE__ */ (() => ({
  basic: [
    [rows, columns],
    [columns, rows],
  ],
  franken: [
    [
      [...rows, ...boxes],
      [...columns, ...boxes],
    ],
    [
      [...columns, ...boxes],
      [...rows, ...boxes],
    ],
  ],
  mutant: [[all, all]],
}))();

/** The technique of a size, shape and kind of fins. */
export function fish(id: FishId, size: number, shape: FishShape, fins: FishFins): Technique {
  return {
    id,
    find(context: Context, emit: Emit): boolean {
      const { state, limits } = context;
      if (size > limits.maxFishSize) return false;
      const maxFins = fins === 'none' ? 0 : limits.maxFins;
      const searches = sides[shape].map(([bases, covers]) => createFishSearch(planOf(size, bases, covers, maxFins)));
      const wantsPairs = fins === 'siamese' || (limits.siamese && fins !== 'none');
      for (let digit = 0; digit < 9; digit++) {
        const kept: Fish[] = [];
        const visit = (found: Fish): boolean => {
          if (!isOfShape(found, shape)) return false;
          if (wantsPairs && boardSize(found.fins) > 0) kept.push(copyOf(found));
          return hasFins(found, shape, fins) && emit(fishStep(id, digit, found));
        };
        if (searches.some((search) => search(state.boards, digit * 3, visit))) return true;
        if (wantsPairs && emitPairs(kept, size, digit, shape, fins, emit)) return true;
      }
      return false;
    },
  };
}

function planOf(size: number, bases: readonly number[], covers: readonly number[], maxFins: number): FishPlan {
  return { size, bases, covers, maxFins };
}

/** Pairs with the same bases, neither of which strikes out all that the other does, one of them at least with such fins. */
function emitPairs(
  kept: readonly Fish[],
  size: number,
  digit: number,
  shape: FishShape,
  fins: FishFins,
  emit: Emit,
): boolean {
  const listed = new Set<string>();
  for (const [i, a] of kept.entries()) {
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
  return b.gone.some((word, band) => (word & ~a.gone[band]) !== 0);
}

function copyOf({ bases, covers, body, fins, gone }: Fish): Fish {
  return { bases: [...bases], covers: [...covers], body: body.slice(), fins: fins.slice(), gone: gone.slice() };
}

function hasFins(found: Fish, shape: FishShape, fins: FishFins): boolean {
  if (fins === 'none') return true;
  if (fins === 'siamese' || boardSize(found.fins) === 0) return false;
  return shape !== 'basic' || isSashimi(found) === (fins === 'sashimi');
}

/** Does a base keep fewer than two places without its fins? */
function isSashimi({ bases, body }: Fish): boolean {
  return bases.some((base) => boardSize([0, 1, 2].map((band) => body[band] & houseBoards[base * 3 + band])) < 2);
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
