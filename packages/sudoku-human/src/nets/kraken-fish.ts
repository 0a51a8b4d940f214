/**
 * Kraken fish: a fish with fins whose elimination doesn't see the fins, but every fin leads to it by a chain.
 *
 *     c2      c7             rows 2 and 6 are the bases, columns 2 and 7 the covers, F is a fin. If F is false,
 *     X . . | . . . | X      the fish holds and T goes; if F is true, a chain says that T goes.
 *     T . . | . . . | .      Type 2: the chains also begin from each X of one cover, so that T may be
 *     X . F | . . . | X      anything: one of these X or a fin is true.
 *
 * Both types are one argument: n bases hold their digit n times, and n - 1 covers take at most n - 1 of them; so one of the base
 * candidates outside n - 1 covers is true, and each of them makes T false. In type 1 those of the last cover do so by
 * standing in the house of T.
 *
 * The chains to T are walked backwards: one walk from T gives every candidate that can't be true beside it, with the fewest
 * links. Then for each digit a base counts by the lines in which it has candidates that do not lead to T: those must be
 * covered, and n bases with at most n - 1 such lines are a Kraken. Lines to spare are covered where that saves most links.
 *
 * @see https://hodoku.sourceforge.net/en/tech_fishc.php
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { houseCells } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import {
  cellsParam,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  inCells,
  linksParam,
  withRole,
} from '../techniques/parts.js';
import type { Technique } from '../techniques/technique.js';
import type { Link, Step } from '../types.js';
import { pathTo, type Reach, walk } from './forcing-chain.js';
import { candidateOf } from './net-steps.js';

/** The most bases, as in HoDoKu; `maxFishSize` can lower it. */
const maxBases = 4;

/**
 * Kraken Fish, types 1 and 2: a finned fish of two to four rows or columns that strikes out a candidate by chains of single links.
 *
 * Type 1: the candidate would go if there were no fins, and a chain leads from each fin to its being false. Type 2: chains
 * lead there from each fin and from each base candidate of one cover; the candidate can be any.
 *
 * Pattern: the fish with roles `'base'` and `'fin'` and its houses; `branches` are the chains, weak and strong links in turn, each from a
 * candidate of the fish to the one that goes. For each candidate that goes one instance: with the fewest bases and
 * then the fewest links; listed by these and then by the candidate. `maxFins` limits the fins, `maxFishSize` (at most 4 here) the bases,
 * `maxChainLength` each chain.
 *
 * @example
 * ```ts
 * import { findSteps, krakenFish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [krakenFish]).length > 0; // => true
 * ```
 */
export const krakenFish: Technique = {
  id: 'kraken-fish',
  find({ state, limits }, emit): boolean {
    const found: Kraken[] = [];
    for (let target = 0; target < 729; target++) {
      if ((state.masks[Math.floor(target / 9)] & (1 << (target % 9))) === 0) continue;
      const reach = walk(state, target, Math.min(limits.maxChainLength, 255));
      const size = Math.min(limits.maxFishSize, maxBases);
      const kraken = smallest(state, target, reach, size, limits.maxFins);
      if (kraken !== undefined) found.push(kraken);
    }
    found.sort((a, b) => a.bases.length - b.bases.length || a.links - b.links || a.target - b.target);
    return found.some((kraken) => emit(stepOf(state, kraken)));
  },
};

/** A digit's fish and the chains from it. */
type Kraken = {
  /** What goes, as `cell * 9 + digit`. */
  readonly target: number;
  /** What follows from the target. */
  readonly reach: Reach;
  /** The fish's digit, 0–8. */
  readonly digit: number;
  /** 0 if the bases are rows, 9 if they are columns; the covers are the other lines. */
  readonly first: number;
  /** The base lines, 0–8. */
  readonly bases: readonly number[];
  /** The covers, 0–8, a mask; all base candidates outside it are fins. */
  readonly covers: number;
  /** The cover from whose base candidates chains begin (type 2), or -1. */
  readonly chained: number;
  /** The links of all chains. */
  readonly links: number;
};

/** A digit and one kind of lines as bases. */
type Side = {
  /** 0–8. */
  readonly digit: number;
  /** 0 if the bases are rows, 9 if they are columns. */
  readonly first: number;
  /** By line: the places that don't lead to the target. */
  readonly free: Uint16Array;
};

/** The Kraken fish of the target with the fewest bases and then the fewest links. */
function smallest(state: State, target: number, reach: Reach, maxSize: number, maxFins: number): Kraken | undefined {
  const leading = leadingPlaces(reach);
  for (let size = 2; size <= maxSize; size++) {
    let best: Kraken | undefined;
    for (let digit = 0; digit < 9; digit++) {
      for (const first of [0, 9]) {
        const free = new Uint16Array(9);
        const eligible: number[] = [];
        for (let line = 0; line < 9; line++) {
          const at = (first + line) * 9 + digit;
          free[line] = state.places[at] & ~leading[at];
          if (free[line] !== 0 && countBits(free[line]) < size) eligible.push(line);
        }
        forEachTight(free, eligible, size, (bases) => {
          const kraken = krakenOf(state, target, reach, { digit, first, free }, bases, maxFins);
          if (kraken !== undefined && kraken.links < (best?.links ?? Infinity)) best = kraken;
        });
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** By line and digit: the places that lead to the target, which are those that can't be true beside it. */
function leadingPlaces({ queue }: Reach): Uint16Array {
  const leading = new Uint16Array(18 * 9);
  for (const literal of queue) {
    if (literal % 2 === 1) continue;
    const cell = Math.floor(literal / 18);
    const digit = (literal >> 1) % 9;
    const [row, col] = [Math.floor(cell / 9), cell % 9];
    leading[row * 9 + digit] |= 1 << col;
    leading[(9 + col) * 9 + digit] |= 1 << row;
  }
  return leading;
}

/** Calls `visit` with each `size` of the lines whose free places lie in fewer than `size` lines across. */
function forEachTight(
  free: Uint16Array,
  eligible: readonly number[],
  size: number,
  visit: (bases: readonly number[]) => void,
): void {
  const bases: number[] = [];
  const extend = (from: number, union: number): void => {
    if (bases.length === size) {
      visit([...bases]);
      return;
    }
    for (let i = from; i <= eligible.length - (size - bases.length); i++) {
      const wider = union | free[eligible[i]];
      if (countBits(wider) >= size) continue;
      bases.push(eligible[i]);
      extend(i + 1, wider);
      bases.pop();
    }
  };
  extend(0, 0);
}

/** The fish on these bases whose chains have the fewest links; undefined if it has too many fins, or needs no chain. */
function krakenOf(
  { places }: State,
  target: number,
  reach: Reach,
  { digit, first, free }: Side,
  bases: readonly number[],
  maxFins: number,
): Kraken | undefined {
  const targetCell = Math.floor(target / 9);
  const [row, col] = [Math.floor(targetCell / 9), targetCell % 9];
  const canBeOwn = target % 9 === digit && !bases.includes(first === 0 ? row : col);
  const isOwn = (place: number): boolean => canBeOwn && place === (first === 0 ? col : row);
  const holding = (place: number): number[] =>
    bases.filter((base) => places[(first + base) * 9 + digit] & (1 << place));
  const depth = (base: number, place: number): number =>
    reach.depth[(houseCells[(first + base) * 9 + place] * 9 + digit) * 2];
  const cost = (place: number): number =>
    isOwn(place) ? 0 : holding(place).reduce((sum, base) => sum + depth(base, place), 0);

  const used = bases.reduce((mask, base) => mask | places[(first + base) * 9 + digit], 0);
  let covers = bases.reduce((mask, base) => mask | free[base], 0);
  const spare = bitsOf(used & ~covers).sort((a, b) => cost(b) - cost(a) || a - b);
  while (countBits(covers) < bases.length - 1 && spare.length > 0) covers |= 1 << (spare.shift() as number);
  if (spare.length === 0) return undefined;
  const own = spare.find(isOwn);
  const last = own ?? spare.reduce((most, place) => (holding(place).length > holding(most).length ? place : most));
  const fins = spare.reduce((sum, place) => (place === last ? sum : sum + holding(place).length), 0);
  const links = spare.reduce((sum, place) => sum + cost(place), 0);
  const chains = fins + (own === undefined ? holding(last).length : 0);
  if (fins > maxFins || links === chains) return undefined;
  covers |= 1 << last;
  return { target, reach, digit, first, bases, covers, chained: own === undefined ? last : -1, links };
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (; mask !== 0; mask &= mask - 1) bits.push(lowestBit(mask));
  return bits;
}

function stepOf(state: State, { target, reach, digit, first, bases, covers, chained }: Kraken): Step {
  const body: number[] = [];
  const fins: number[] = [];
  const starts: number[] = [];
  for (const base of bases) {
    for (const place of bitsOf(state.places[(first + base) * 9 + digit])) {
      const cell = houseCells[(first + base) * 9 + place];
      const isFin = (covers & (1 << place)) === 0;
      (isFin ? fins : body).push(cell);
      if (isFin || place === chained) starts.push(cell);
    }
  }
  for (const cells of [body, fins, starts]) cells.sort((a, b) => a - b);
  const branches = starts.map((cell) => reversed(pathTo(reach, target, (cell * 9 + digit) * 2)));
  const baseHouses = bases.map((base) => first + base);
  const coverHouses = bitsOf(covers).map((cover) => 9 - first + cover);
  const gone = candidateOf(target);
  const step = eliminationStep(
    'kraken-fish',
    [gone],
    {
      candidates: [...withRole('base', inCells(body, digit)), ...withRole('fin', inCells(fins, digit))],
      houses: [...housesAs('base', baseHouses), ...housesAs('cover', coverHouses)],
    },
    {
      digit: digitsParam([digit + 1]),
      base: housesParam(baseHouses),
      cover: housesParam(coverHouses),
      fins: cellsParam(fins),
      starts: cellsParam(starts),
      chained: housesParam(chained < 0 ? [] : [9 - first + chained]),
      chain: linksParam(branches.flat()),
    },
  );
  const key = chained < 0 ? 'kraken-fish' : 'kraken-fish-2';
  return { ...step, pattern: { ...step.pattern, branches }, message: { ...step.message, key } };
}

/** The chain from the target that ends with a candidate off, read from there: the candidate on, the target off. */
function reversed(links: readonly Link[]): Link[] {
  return links.toReversed().map(({ from, to, type }) => ({ from: to, to: from, type }));
}
