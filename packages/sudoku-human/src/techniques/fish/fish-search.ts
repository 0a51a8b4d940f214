/**
 * The one engine of all fish: N base houses, N cover houses, and the fins that stick out.
 *
 * A digit must stand once in each of N houses that share no candidate (the bases). If N other houses (the covers) hold
 * all the bases' candidates, each cover's digit comes from a base, and whatever else the covers hold is struck out. A
 * base candidate outside the covers is a fin: then one of "some fin is true" and "the fish holds" is so, and only what
 * the fish strikes out *and* every fin sees goes. A candidate in two bases (endo fin) counts as a fin; one in more
 * covers than bases goes even if it belongs to a base (cannibalism).
 *
 *     X-Wing     . * . * .      a: base (rows)            finned     a . . | a f .    f: fin
 *                . a . a .      *: struck out             X-Wing     . . . | * . .    *: in a cover, seen by the fin
 *                . a . a .                                           a . . | a . .
 *
 * Sizes and kinds of houses are parameters, so franken and mutant fish of any size are the same search. The covers are
 * found by looking at the first base candidate not yet explained: it is a fin, or one of its (at most three) houses is
 * a cover. So the search branches a few times per base set where a list of all cover sets would have thousands, and it
 * gives up as soon as no candidate is left that sees all the fins so far. Where all covers are of one kind (all
 * columns, say) each candidate has one cover, which prunes more: a line with a fin strikes out nothing, and a set of
 * bases that meets too many covers is dropped. Sets of bases that no fish can have are left out from the start
 * (`fish-bases.ts`). Sets of cells are three words, by band.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import type { CellSet } from '../../kernel/cell-sets.js';
import { bandOf, bitOf } from '../../kernel/cell-sets.js';
import { cellHouses, houseSets, peerSets } from '../../kernel/geometry.js';
import { housesMet, onlyKind, touches } from './fish-houses.js';

/** Which fish to look for. */
export type FishPlan = {
  /** How many bases, and how many covers. */
  readonly size: number;
  /** The houses that may be bases. */
  readonly bases: readonly number[];
  /** The houses that may be covers. */
  readonly covers: readonly number[];
  /** The most fins. */
  readonly maxFins: number;
};

/** A fish as the search holds it; it is overwritten when the search goes on. */
export type Fish = {
  /** The base houses, ascending. */
  readonly bases: readonly number[];
  /** The cover houses, in the order in which they were needed. */
  readonly covers: readonly number[];
  /** The base candidates in the covers, fins apart. */
  readonly body: CellSet;
  /** The fins. */
  readonly fins: CellSet;
  /** What the fish strikes out. */
  readonly struck: CellSet;
};

/** The most candidates that may lie in two bases, as in HoDoKu; more make patterns that nobody can follow. */
const maxEndoFins = 2;

/** How many bases and choices of a cover or fin are looked at before the search pauses, between two sets of bases. */
const WORK_A_SLICE = 5_000;

/** What it counts to make a step of a fish. */
const WORK_OF_A_FISH = 100;

/**
 * Looks for the fish of one digit, whose candidates are the set from `offset` and whose bases are a subset of one of the
 * masks, with a changed house among them; true from `visit` stops it.
 */
export type FishSearch = (
  sets: Int32Array,
  offset: number,
  among: readonly number[],
  changed: number,
  visit: (fish: Fish) => boolean,
) => Slices<boolean>;

/**
 * A search for the fish of a plan. It calls `visit` for each fish that strikes something out and returns whether
 * `visit` stopped it. All memory is taken here, so one search serves all digits.
 */
export function createFishSearch(plan: FishPlan): FishSearch {
  const { size, maxFins } = plan;
  const bases: number[] = [];
  const covers: number[] = [];
  const body = new Int32Array(3);
  const allFins = new Int32Array(3);
  const struck = new Int32Array(3);
  const fish: Fish = { bases, covers, body, fins: allFins, struck };
  // One set per depth of the search: in at least one base, in two; in at least one cover, in two.
  const inBase = new Int32Array((size + 1) * 3);
  const inTwoBases = new Int32Array((size + 1) * 3);
  const inCover = new Int32Array((size + 1) * 3);
  const inTwoCovers = new Int32Array((size + 1) * 3);
  // One set per number of fins: the fins that no cover may hold, and what all fins may strike out.
  const fins = new Int32Array((maxFins + 1) * 3);
  const seen = new Int32Array((maxFins + 1) * 3);
  const endFins = new Int32Array(3);
  const coverable = plan.covers.reduce((mask, house) => mask | (1 << house), 0);
  const coverKind = onlyKind(plan.covers);
  const coversMet = new Int32Array(plan.bases.length);
  let places: Int32Array = inBase;
  let basesAmong: readonly number[];
  let basesChanged: number;
  let visitFish: (fish: Fish) => boolean;

  // By number of bases: the next house to try, the bases as a mask, the covers met where covers are of one kind.
  const next = new Uint8Array(size + 1);
  const chosen = new Int32Array(size + 1);
  const met = new Int32Array(size + 1);
  let work = 0;

  return (sets, offset, among, changed, visit) => {
    places = sets.subarray(offset, offset + 3);
    basesAmong = among;
    basesChanged = changed;
    visitFish = visit;
    if (coverKind >= 0) {
      plan.bases.forEach((house, i) => {
        coversMet[i] = housesMet(places, house, coverKind);
      });
    }
    return chooseBases();
  };

  function* chooseBases(): Slices<boolean> {
    bases.length = 0;
    covers.length = 0;
    next[0] = 0;
    for (;;) {
      const depth = bases.length;
      if (depth === size) {
        if ((chosen[depth] & basesChanged) !== 0 && startCovers()) return true;
        bases.pop();
      } else if (next[depth] < plan.bases.length) {
        const i = next[depth]++;
        if (addBase(i, depth)) {
          bases.push(plan.bases[i]);
          next[depth + 1] = i + 1;
        }
      } else if (bases.pop() === undefined) {
        return false;
      }
      work += 1 + (basesAmong.length >> 4);
      if (work >= WORK_A_SLICE) {
        work = 0;
        yield;
      }
    }
  }

  /** Works out the sets with one base more; false if no fish can have these bases. */
  function addBase(i: number, depth: number): boolean {
    const joined = chosen[depth] | (1 << plan.bases[i]);
    if (!basesAmong.some((mask) => (joined & ~mask) === 0)) return false;
    if (countBits(met[depth] | coversMet[i]) > size + maxFins) return false;
    let count = 0;
    for (let band = 0; band < 3; band++) {
      const word = places[band] & houseSets[plan.bases[i] * 3 + band];
      const at = depth * 3 + band;
      count += countBits(word);
      inTwoBases[at + 3] = inTwoBases[at] | (inBase[at] & word);
      inBase[at + 3] = inBase[at] | word;
    }
    chosen[depth + 1] = joined;
    met[depth + 1] = met[depth] | coversMet[i];
    return count >= 2;
  }

  function startCovers(): boolean {
    let used = 0;
    for (let band = 0; band < 3; band++) {
      endFins[band] = inTwoBases[size * 3 + band];
      used += countBits(endFins[band]);
    }
    if (used > Math.min(maxFins, maxEndoFins)) return false;
    for (let band = 0; band < 3; band++) {
      fins[used * 3 + band] = 0;
      // Covers of one kind don't overlap, so they strike out nothing in the bases.
      seen[used * 3 + band] = places[band] & (coverKind < 0 ? -1 : ~inBase[size * 3 + band]);
    }
    for (let band = 0; band < 3; band++) {
      for (let rest = endFins[band]; rest !== 0; rest &= rest - 1) {
        keepSeen(used, used, band * 32 + lowestBit(rest));
      }
    }
    return chooseCovers(
      0,
      used,
      bases.reduce((mask, house) => mask & ~(1 << house), coverable),
    );
  }

  /** `used`: how many fins there are; `free`: the houses that may still be covers. */
  function chooseCovers(depth: number, used: number, free: number): boolean {
    work++;
    if (depth === size && countUnexplained(depth, used) > maxFins - used) return false;
    const cell = firstUnexplained(depth, used);
    if (cell < 0) return depth === size ? finish(used) : addIdleCover(depth, used, free);
    for (let kind = 0; kind < 3; kind++) {
      const house = cellHouses[cell * 3 + kind];
      if ((free & (1 << house)) === 0) continue;
      free &= ~(1 << house);
      if (depth === size || touches(house, fins, used)) continue;
      pushCover(depth, house);
      const stopped = chooseCovers(depth + 1, used, free);
      covers.pop();
      if (stopped) return true;
    }
    return used < maxFins && addFin(used, cell) && chooseCovers(depth, used + 1, free);
  }

  /** Makes the cell one more fin; false if nothing is left for the fins to strike out. */
  function addFin(used: number, cell: number): boolean {
    const at = used * 3;
    for (let band = 0; band < 3; band++) fins[at + 3 + band] = fins[at + band];
    fins[at + 3 + bandOf[cell]] |= bitOf[cell];
    keepSeen(used, used + 1, cell);
    if (coverKind >= 0) {
      // The only house that could cover this line holds a fin.
      const house = cellHouses[cell * 3 + coverKind] * 3;
      for (let band = 0; band < 3; band++) seen[at + 3 + band] &= ~houseSets[house + band];
    }
    return (seen[at + 3] | seen[at + 4] | seen[at + 5]) !== 0;
  }

  function keepSeen(from: number, to: number, cell: number): void {
    for (let band = 0; band < 3; band++) seen[to * 3 + band] = seen[from * 3 + band] & peerSets[cell * 3 + band];
  }

  /** All base candidates are explained with covers to spare: any house without fins that meets a base will do. */
  function addIdleCover(depth: number, used: number, free: number): boolean {
    for (; free !== 0; free &= free - 1) {
      const house = lowestBit(free);
      if (touches(house, fins, used) || !touches(house, inBase, size)) continue;
      pushCover(depth, house);
      const rest = free & (free - 1);
      const stopped = depth + 1 === size ? finish(used) : addIdleCover(depth + 1, used, rest);
      covers.pop();
      if (stopped) return true;
    }
    return false;
  }

  function finish(used: number): boolean {
    let any = 0;
    for (let band = 0; band < 3; band++) {
      const at = size * 3 + band;
      const spare = (inCover[at] & ~inBase[at]) | (inTwoCovers[at] & ~inTwoBases[at]);
      allFins[band] = fins[used * 3 + band] | endFins[band];
      body[band] = inBase[at] & ~allFins[band];
      any |= struck[band] = spare & seen[used * 3 + band] & ~allFins[band];
    }
    if (any === 0) return false;
    work += WORK_OF_A_FISH;
    return visitFish(fish);
  }

  function firstUnexplained(depth: number, used: number): number {
    for (let band = 0; band < 3; band++) {
      const word = inBase[size * 3 + band] & ~inCover[depth * 3 + band] & ~fins[used * 3 + band] & ~endFins[band];
      if (word !== 0) return band * 32 + lowestBit(word);
    }
    return -1;
  }

  function countUnexplained(depth: number, used: number): number {
    let count = 0;
    for (let band = 0; band < 3; band++) {
      count += countBits(
        inBase[size * 3 + band] & ~inCover[depth * 3 + band] & ~fins[used * 3 + band] & ~endFins[band],
      );
    }
    return count;
  }

  function pushCover(depth: number, house: number): void {
    covers.push(house);
    for (let band = 0; band < 3; band++) {
      const at = depth * 3 + band;
      const word = houseSets[house * 3 + band];
      inTwoCovers[at + 3] = inTwoCovers[at] | (inCover[at] & word);
      inCover[at + 3] = inCover[at] | word;
    }
  }
}
