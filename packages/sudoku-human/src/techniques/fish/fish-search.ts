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
 * found by looking at the first base candidate not yet explained: it is a fin, or one of its houses is
 * a cover. So the search branches a few times per base set where a list of all cover sets would have thousands, and it
 * gives up as soon as no candidate is left that sees all the fins so far. Where all covers are of one kind (all
 * columns, say) each candidate has one cover, which prunes more: a line with a fin strikes out nothing, and a set of
 * bases that meets too many covers is dropped. Sets of bases that no fish can have are left out from the start
 * (`fish-bases.ts`).
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { type CellSet, intersectsAt, keepAt } from '../../kernel/cell-sets.js';
import type { Tables } from '../../kernel/tables.js';
import { beyondHouses, housesMet, onlyKind } from './fish-houses.js';
import type { FishSide } from './fish-shapes.js';

/** Which fish to look for. */
export type FishPlan = FishSide & {
  /** How many bases, and how many covers. */
  readonly size: number;
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
 * Looks for the fish of one digit. Its candidates are the set from `offset`. The bases of a fish are a subset of one mask of
 * `among`, and one base at least is in the mask `changed` (house `i` of the list of bases is bit `i & 31`). True from `visit`
 * stops the search.
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
export function createFishSearch(tables: Tables, plan: FishPlan): FishSearch {
  const { size, maxFins } = plan;
  const { words, houseSets, peerSets, housesOf } = tables;
  const bases: number[] = [];
  const covers: number[] = [];
  const body = new Int32Array(words);
  const fins = new Int32Array(words);
  const struck = new Int32Array(words);
  const fish: Fish = { bases, covers, body, fins, struck };
  // One set per number of bases: in at least one base, in two.
  const inBase = new Int32Array((size + 1) * words);
  const inTwoBases = new Int32Array((size + 1) * words);
  // One set per number of covers and fins together: what is in neither.
  const left = new Int32Array((size + maxFins + 1) * words);
  // One set per number of fins: what all of them may strike out.
  const seen = new Int32Array((maxFins + 1) * words);
  const coverKind = onlyKind(tables, plan.covers);
  // If covers are of one kind, no cover holds a fin, so the fin's own house strikes out nothing.
  const sight = coverKind < 0 ? peerSets : beyondHouses(tables)[coverKind];
  const coversMet = new Int32Array(plan.bases.length);
  let places: Int32Array = inBase;
  let basesAmong: readonly number[];
  let basesChanged: number;
  let visitFish: (fish: Fish) => boolean;

  // By number of bases: the next to try, the bases as a mask, those that go with them, the covers met if covers are of one
  // kind, and how many endo fins there are.
  const next = new Uint16Array(size + 1);
  const chosen = new Int32Array(size + 1);
  const allowed = new Int32Array(size + 1);
  const met = new Int32Array(size + 1);
  const endFins = new Uint8Array(size + 1);
  const maxEnds = Math.min(maxFins, maxEndoFins);
  // By house: for how many reasons it can't be a cover.
  const closed = new Uint8Array(tables.houses);
  const closedFirst = closed.map((_, house) => (plan.covers.includes(house) ? 0 : 1));
  let work = 0;

  return (sets, offset, among, changed, visit) => {
    places = sets.subarray(offset, offset + words);
    basesAmong = among;
    basesChanged = changed;
    visitFish = visit;
    if (coverKind >= 0) {
      plan.bases.forEach((house, i) => {
        coversMet[i] = housesMet(tables, places, house, coverKind);
      });
    }
    return chooseBases();
  };

  function* chooseBases(): Slices<boolean> {
    bases.length = 0;
    covers.length = 0;
    next[0] = 0;
    closed.set(closedFirst);
    allowNext(0);
    for (;;) {
      const depth = bases.length;
      if (depth === size) {
        if ((chosen[depth] & basesChanged) !== 0 && startCovers()) return true;
        dropBase();
      } else if (next[depth] < plan.bases.length) {
        const i = next[depth]++;
        if (addBase(i, depth)) {
          bases.push(plan.bases[i]);
          closed[plan.bases[i]]++;
          next[depth + 1] = i + 1;
        }
      } else if (!dropBase()) {
        return false;
      }
      work += 1 + (basesAmong.length >> 4);
      if (work >= WORK_A_SLICE) {
        work = 0;
        yield;
      }
    }
  }

  /** Takes the last base away; false if there is none. */
  function dropBase(): boolean {
    const house = bases.pop();
    if (house === undefined) return false;
    closed[house]--;
    return true;
  }

  /** Works out the sets with one base more; false if no fish can have these bases. */
  function addBase(i: number, depth: number): boolean {
    if ((allowed[depth] & (1 << i)) === 0 || countBits(met[depth] | coversMet[i]) > size + maxFins) return false;
    let count = 0;
    let ends = 0;
    for (let word = 0; word < words; word++) {
      const own = places[word] & houseSets[plan.bases[i] * words + word];
      const at = depth * words + word;
      count += countBits(own);
      const twice = inTwoBases[at] | (inBase[at] & own);
      if (twice !== 0) ends += countBits(twice);
      inTwoBases[at + words] = twice;
      inBase[at + words] = inBase[at] | own;
    }
    chosen[depth + 1] = chosen[depth] | (1 << i);
    met[depth + 1] = met[depth] | coversMet[i];
    endFins[depth + 1] = ends;
    if (count < 2 || ends > maxEnds) return false;
    allowNext(depth + 1);
    return true;
  }

  /** Notes which bases lie in one of the masks together with those chosen. */
  function allowNext(depth: number): void {
    allowed[depth] = 0;
    if (depth === size) return;
    for (const mask of basesAmong) if ((chosen[depth] & ~mask) === 0) allowed[depth] |= mask;
  }

  function startCovers(): boolean {
    const used = endFins[size];
    const at = size * words;
    for (let word = 0; word < words; word++) {
      left[used * words + word] = inBase[at + word] & ~inTwoBases[at + word];
      // Covers of one kind don't overlap, so they strike out nothing in the bases.
      seen[used * words + word] = places[word] & (coverKind < 0 ? -1 : ~inBase[at + word]);
    }
    for (let word = 0; word < words; word++) {
      for (let rest = inTwoBases[at + word]; rest !== 0; rest &= rest - 1) {
        keepAt(seen, used, peerSets, word * 32 + lowestBit(rest), words);
      }
    }
    return chooseCovers(0, used);
  }

  /** `used`: how many fins there are. */
  function chooseCovers(depth: number, used: number): boolean {
    work++;
    if (depth === size) return addLastFins(used);
    const level = depth + used;
    const cell = firstLeft(level);
    if (cell < 0) return addIdleCover(depth, used, 0);
    const [first, end] = [housesOf.first[cell], housesOf.first[cell + 1]];
    let stopped = false;
    for (let i = first; i < end; i++) {
      const house = housesOf.items[i];
      if (closed[house]++ > 0 || stopped) continue;
      for (let at = level * words, word = 0; word < words; word++, at++) {
        left[at + words] = left[at] & ~houseSets[house * words + word];
      }
      covers.push(house);
      stopped = chooseCovers(depth + 1, used);
      covers.pop();
    }
    // No house of a fin is a cover.
    stopped ||= used < maxFins && addFin(level, used, cell) && chooseCovers(depth, used + 1);
    for (let i = first; i < end; i++) closed[housesOf.items[i]]--;
    return stopped;
  }

  /** Makes the cell one more fin, for the next level; false if nothing is left for the fins to strike out. */
  function addFin(level: number, used: number, cell: number): boolean {
    let any = 0;
    for (let word = 0; word < words; word++) {
      left[(level + 1) * words + word] = left[level * words + word];
      any |= seen[(used + 1) * words + word] = seen[used * words + word] & sight[cell * words + word];
    }
    left[(level + 1) * words + (cell >> 5)] &= ~(1 << (cell & 31));
    return any !== 0;
  }

  /** With all covers there, what they don't hold are fins, if there are not too many. */
  function addLastFins(used: number): boolean {
    const at = (size + used) * words;
    let count = used;
    for (let word = 0; word < words; word++) count += countBits(left[at + word]);
    if (count > maxFins) return false;
    for (; used < count; used++) if (!addFin(size + used, used, firstLeft(size + used))) return false;
    return finish(used);
  }

  /** All base candidates are explained with covers to spare: any house without fins that meets a base will do. */
  function addIdleCover(depth: number, used: number, from: number): boolean {
    for (let i = from; i < plan.covers.length; i++) {
      const house = plan.covers[i];
      if (closed[house] > 0 || !intersectsAt(houseSets, house, inBase, size, words)) continue;
      covers.push(house);
      const stopped = depth + 1 === size ? finish(used) : addIdleCover(depth + 1, used, i + 1);
      covers.pop();
      if (stopped) return true;
    }
    return false;
  }

  function finish(used: number): boolean {
    let any = 0;
    for (let word = 0; word < words; word++) {
      let inCover = 0;
      let inTwoCovers = 0;
      for (let i = 0; i < size; i++) {
        const cells = houseSets[covers[i] * words + word];
        inTwoCovers |= inCover & cells;
        inCover |= cells;
      }
      const [once, twice] = [inBase[size * words + word], inTwoBases[size * words + word]];
      fins[word] = (once & ~inCover) | twice;
      body[word] = once & ~fins[word];
      // No fin sees itself, so none is struck out.
      any |= struck[word] = ((inCover & ~once) | (inTwoCovers & ~twice)) & seen[used * words + word];
    }
    if (any === 0) return false;
    work += WORK_OF_A_FISH;
    return visitFish(fish);
  }

  /** The first candidate that is neither covered nor a fin; −1 if there is none. */
  function firstLeft(level: number): number {
    for (let word = 0; word < words; word++) {
      const rest = left[level * words + word];
      if (rest !== 0) return word * 32 + lowestBit(rest);
    }
    return -1;
  }
}
