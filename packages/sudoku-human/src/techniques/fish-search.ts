/**
 * The one engine of all fish: N base houses, N cover houses, and the fins that stick out.
 *
 * A digit must stand once in each of N houses that share no candidate (the bases). If N other houses (the covers) hold
 * all the bases' candidates, each cover's digit comes from a base, and whatever else the covers hold is struck out. A base
 * candidate outside the covers is a fin: then one of "some fin is true" and "the fish holds" is so, and only what the
 * fish strikes out *and* every fin sees goes. A candidate in two bases (endo fin) counts as a fin; one in more covers
 * than bases goes even if it belongs to a base (cannibalism).
 *
 *     X-Wing     . * . * .      a: base (rows)            finned     a . . | a f .    f: fin
 *                . a . a .      *: struck out             X-Wing     . . . | * . .    *: in a cover, seen by the fin
 *                . a . a .                                           a . . | a . .
 *
 * Sizes and kinds of houses are parameters, so franken and mutant fish of any size are the same search. The covers are
 * found by looking at the first base candidate not yet explained: it is a fin, or one of its (at most three) houses is a
 * cover. So the search branches a few times per base set where a list of all cover sets would have thousands, and it
 * gives up as soon as no candidate sees all the fins so far. Boards are three words, by band.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { cellHouses, houseBoards, peerBoards } from '../kernel/geometry.js';

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
  readonly body: Int32Array;
  /** The fins. */
  readonly fins: Int32Array;
  /** What the fish strikes out. */
  readonly gone: Int32Array;
};

/**
 * Calls `visit` for each fish in the board of one digit (three words from `offset`) that strikes something out; true
 * stops the search.
 *
 * @returns whether `visit` stopped it
 */
export function findFish(boards: Int32Array, offset: number, plan: FishPlan, visit: (fish: Fish) => boolean): boolean {
  const { size, maxFins } = plan;
  const board = boards.subarray(offset, offset + 3);
  const bases: number[] = [];
  const covers: number[] = [];
  const fish: Fish = { bases, covers, body: new Int32Array(3), fins: new Int32Array(3), gone: new Int32Array(3) };
  // One board per depth of the search: in at least one base, in two; in at least one cover, in two.
  const inBase = new Int32Array((size + 1) * 3);
  const inTwoBases = new Int32Array((size + 1) * 3);
  const inCover = new Int32Array((size + 1) * 3);
  const inTwoCovers = new Int32Array((size + 1) * 3);
  const endFins = new Int32Array(3);
  const coverable = plan.covers.reduce((mask, house) => mask | (1 << house), 0);
  // A line meets a line in one cell and a box in three.
  const reach = [...plan.bases, ...plan.covers].some((house) => house >= 18) ? 3 : 1;
  const mostInBase = size * reach + maxFins;
  const everywhere = new Int32Array([-1, -1, -1]);

  return chooseBases(0, 0);

  function chooseBases(from: number, depth: number): boolean {
    if (depth === size) return startCovers();
    for (let i = from; i < plan.bases.length; i++) {
      const house = plan.bases[i];
      let count = 0;
      for (let band = 0; band < 3; band++) {
        const word = board[band] & houseBoards[house * 3 + band];
        const at = depth * 3 + band;
        count += countBits(word);
        inTwoBases[at + 3] = inTwoBases[at] | (inBase[at] & word);
        inBase[at + 3] = inBase[at] | word;
      }
      if (count < 2 || count > mostInBase) continue;
      bases.push(house);
      const stopped = chooseBases(i + 1, depth + 1);
      bases.pop();
      if (stopped) return true;
    }
    return false;
  }

  function startCovers(): boolean {
    const seen = everywhere.slice();
    let fins = 0;
    for (let band = 0; band < 3; band++) {
      endFins[band] = inTwoBases[size * 3 + band];
      fins += addSeen(seen, band, endFins[band]);
    }
    const free = bases.reduce((mask, house) => mask & ~(1 << house), coverable);
    return fins <= maxFins && chooseCovers(0, free, new Int32Array(3), seen, maxFins - fins);
  }

  /** `free`: the houses that may still be covers; `seen`: the cells that all fins see. */
  function chooseCovers(depth: number, free: number, fins: Int32Array, seen: Int32Array, finsLeft: number): boolean {
    const cell = firstUnexplained(depth, fins);
    if (cell < 0) return depth === size ? finish(fins, seen) : addIdleCover(depth, free, fins, seen);
    for (let kind = 0; kind < 3; kind++) {
      const house = cellHouses[cell * 3 + kind];
      if ((free & (1 << house)) === 0) continue;
      free &= ~(1 << house);
      if (depth === size || touches(house, fins)) continue;
      pushCover(depth, house);
      const stopped = chooseCovers(depth + 1, free, fins, seen, finsLeft);
      covers.pop();
      if (stopped) return true;
    }
    if (finsLeft === 0) return false;
    const band = Math.floor(cell / 27);
    const moreFins = fins.slice();
    const stillSeen = seen.slice();
    moreFins[band] |= 1 << (cell % 27);
    addSeen(stillSeen, band, 1 << (cell % 27));
    const hopeless = ((stillSeen[0] & board[0]) | (stillSeen[1] & board[1]) | (stillSeen[2] & board[2])) === 0;
    return !hopeless && chooseCovers(depth, free, moreFins, stillSeen, finsLeft - 1);
  }

  /** All base candidates are explained with covers to spare: any house without fins that meets a base will do. */
  function addIdleCover(depth: number, free: number, fins: Int32Array, seen: Int32Array): boolean {
    for (; free !== 0; free &= free - 1) {
      const house = lowestBit(free);
      if (touches(house, fins) || !touches(house, inBase.subarray(size * 3, size * 3 + 3))) continue;
      pushCover(depth, house);
      const rest = free & (free - 1);
      const stopped = depth + 1 === size ? finish(fins, seen) : addIdleCover(depth + 1, rest, fins, seen);
      covers.pop();
      if (stopped) return true;
    }
    return false;
  }

  function finish(fins: Int32Array, seen: Int32Array): boolean {
    let any = 0;
    for (let band = 0; band < 3; band++) {
      const at = size * 3 + band;
      const spare = (inCover[at] & ~inBase[at]) | (inTwoCovers[at] & ~inTwoBases[at]);
      fish.fins[band] = fins[band] | endFins[band];
      fish.body[band] = inBase[at] & ~fish.fins[band];
      any |= fish.gone[band] = board[band] & spare & seen[band] & ~fish.fins[band];
    }
    return any !== 0 && visit(fish);
  }

  function firstUnexplained(depth: number, fins: Int32Array): number {
    for (let band = 0; band < 3; band++) {
      const word = inBase[size * 3 + band] & ~inCover[depth * 3 + band] & ~fins[band] & ~endFins[band];
      if (word !== 0) return band * 27 + lowestBit(word);
    }
    return -1;
  }

  function pushCover(depth: number, house: number): void {
    covers.push(house);
    for (let band = 0; band < 3; band++) {
      const at = depth * 3 + band;
      const word = houseBoards[house * 3 + band];
      inTwoCovers[at + 3] = inTwoCovers[at] | (inCover[at] & word);
      inCover[at + 3] = inCover[at] | word;
    }
  }
}

function touches(house: number, cells: Int32Array): boolean {
  const at = house * 3;
  return ((houseBoards[at] & cells[0]) | (houseBoards[at + 1] & cells[1]) | (houseBoards[at + 2] & cells[2])) !== 0;
}

/** Narrows `seen` to what the cells of the word see too; returns how many cells these are. */
function addSeen(seen: Int32Array, band: number, word: number): number {
  let count = 0;
  for (; word !== 0; word &= word - 1, count++) {
    const peers = (band * 27 + lowestBit(word)) * 3;
    for (let i = 0; i < 3; i++) seen[i] &= peerBoards[peers + i];
  }
  return count;
}
