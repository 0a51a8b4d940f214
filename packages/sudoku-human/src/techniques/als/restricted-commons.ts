/**
 * Restricted commons: a digit of two almost locked sets whose places in one all see its places in the other, so that
 * only one of the two sets can have it.
 *
 * Many sets have the same places for a digit, so the places are compared and not the sets: each different set of
 * places of a digit gets a number, two of them are restricted or not, and two sets take the answer of their places. A
 * position with 400 sets has 80,000 pairs of sets and some thousand pairs of places. The links come in compressed rows.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import { addAt, firstAt, intersectsAt, isSubsetAt, keepAt } from '../../kernel/cell-sets.js';
import { houseCells, peerSets } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import type { AlmostLockedSet } from './almost-locked-sets.js';

/**
 * The most sets that are compared, the smallest ones; only positions with few digits have more. On the
 * positions of `scripts/limits.mjs` half as many lose nothing, a quarter 3 %.
 */
const maxSets = 800;

/** How many sets, and how many places, are compared with the others between two yields. */
const SETS_A_SLICE = 4;
const PLACES_A_SLICE = 32;

/** The sets of a state and their restricted commons. Those of set `i` are `first[i] <= at < first[i + 1]`. */
export type SetGraph = {
  /** The almost locked sets. */
  readonly sets: readonly AlmostLockedSet[];
  /** By set: where its commons begin. */
  readonly first: Int32Array;
  /** The other set of each common, ascending within a set. */
  readonly to: Uint16Array;
  /** The digits that are restricted, bit 0 for digit 0. */
  readonly digits: Uint16Array;
  /** By set and digit: the number of the digit's places in the set, `placesOf[set * 9 + digit]`. */
  readonly placesOf: Uint16Array;
  /** The candidates that see all of the places, three words for each number. */
  readonly seen: Int32Array;
};

/** The different places that digits have in the sets, by their number. */
type DigitPlaces = {
  /** By set and digit: the number. */
  readonly placesOf: Uint16Array;
  /** How many there are. */
  readonly count: number;
  /** The digit of each number. */
  readonly digit: Uint8Array;
  /** Three words for each number: the places. */
  readonly places: Int32Array;
  /** Three words for each number: the candidates that see all of them. */
  readonly seen: Int32Array;
};

/** Memory that is used again for the graph of each state. */
export type Workspace = {
  /** By house, digit and places within the house: the number of the places plus one; all 0 between uses. */
  readonly numbers: Uint16Array;
  /** The keys of `numbers` in use. */
  readonly keys: Int32Array;
  /** By number of places: their digit. */
  readonly digit: Uint8Array;
  /** By number of places: the places, three words. */
  readonly places: Int32Array;
  /** By number of places: the candidates that see all of them, three words. */
  readonly seen: Int32Array;
  /** The links while they are collected; replaced by larger ones when there are too many. */
  links: { readonly from: Uint16Array; readonly to: Uint16Array; readonly digits: Uint16Array };
};

/** An empty workspace. */
export function createWorkspace(): Workspace {
  return {
    numbers: new Uint16Array(27 * 9 * 512),
    keys: new Int32Array(maxSets * 9),
    digit: new Uint8Array(maxSets * 9),
    places: new Int32Array(maxSets * 27),
    seen: new Int32Array(maxSets * 27),
    links: createLinks(1 << 14),
  };
}

/** The graph of the state's almost locked sets; with or without links between sets that share cells. */
export function* setGraph(
  state: State,
  all: readonly AlmostLockedSet[],
  overlap: boolean,
  workspace: Workspace,
): Slices<SetGraph> {
  const sets = all.slice(0, maxSets);
  const places = digitPlaces(state, sets, workspace);
  const { placesOf } = places;
  yield;
  const partners = yield* restrictedPlaces(places);
  const holders: number[][] = partners.map(() => []);
  const own = new Int32Array(sets.length * 3);
  for (let i = 0; i < sets.length; i++) {
    for (let band = 0; band < 3; band++) own[i * 3 + band] = sets[i].set[band];
    for (let rest = sets[i].mask; rest !== 0; rest &= rest - 1) {
      const number = placesOf[i * 9 + lowestBit(rest)];
      if (partners[number].length > 0) holders[number].push(i);
    }
  }
  // Each link is found once, from its lower set.
  const first = new Int32Array(sets.length + 1);
  const shared = new Uint16Array(sets.length);
  // The sets that share something with the one whose turn it is, few of many: ascending once they are all there.
  const sharing = new Uint16Array(sets.length);
  const passed = new Uint16Array(partners.length);
  let count = 0;

  // Plain functions: a generator runs such loops slower.
  const noteShared = (i: number): number => {
    let many = 0;
    for (let rest = sets[i].mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const some = partners[placesOf[i * 9 + lowestBit(rest)]];
      for (let p = 0; p < some.length; p++) {
        const having = holders[some[p]];
        let h = passed[some[p]];
        while (h < having.length && having[h] <= i) h++;
        passed[some[p]] = h;
        for (; h < having.length; h++) {
          if (shared[having[h]] === 0) sharing[many++] = having[h];
          shared[having[h]] |= bit;
        }
      }
    }
    return many;
  };

  const noteLinks = (i: number, many: number): void => {
    const { from, to, digits } = withRoom(workspace, count + many);
    for (const j of sharing.subarray(0, many).sort()) {
      if (overlap || !intersectsAt(own, i, own, j)) {
        first[i + 1]++;
        first[j + 1]++;
        from[count] = i;
        to[count] = j;
        digits[count++] = shared[j];
      }
      shared[j] = 0;
    }
  };

  for (let i = 0; i < sets.length; i++) {
    if (i % SETS_A_SLICE === 0) yield;
    const many = noteShared(i);
    if (many > 0) noteLinks(i, many);
  }
  for (let i = 0; i < sets.length; i++) first[i + 1] += first[i];
  return { sets, first, ...bothWays(workspace.links, count, first), placesOf, seen: places.seen };
}

/** The links in the rows of both of their sets; a set's lower ones are noted before it has its turn. */
function bothWays(
  { from, to, digits }: Workspace['links'],
  count: number,
  first: Int32Array,
): Pick<SetGraph, 'to' | 'digits'> {
  const next = first.slice();
  const rows = { to: new Uint16Array(2 * count), digits: new Uint16Array(2 * count) };
  for (let link = 0; link < count; link++) {
    const at = next[from[link]]++;
    rows.to[at] = to[link];
    rows.digits[at] = digits[link];
    const back = next[to[link]]++;
    rows.to[back] = from[link];
    rows.digits[back] = digits[link];
  }
  return rows;
}

function createLinks(count: number): Workspace['links'] {
  return { from: new Uint16Array(count), to: new Uint16Array(count), digits: new Uint16Array(count) };
}

/** The workspace's links, with room for so many. */
function withRoom(workspace: Workspace, count: number): Workspace['links'] {
  const { links } = workspace;
  if (links.to.length < count) {
    workspace.links = createLinks(2 * count);
    for (const column of ['from', 'to', 'digits'] as const) workspace.links[column].set(links[column]);
  }
  return workspace.links;
}

/** The places by their number; the same places as part of two houses may have two numbers. */
function digitPlaces(
  { digitSets: candidates }: State,
  sets: readonly AlmostLockedSet[],
  { numbers, keys, digit: digits, places, seen }: Workspace,
): DigitPlaces {
  const placesOf = new Uint16Array(sets.length * 9);
  let count = 0;
  for (let i = 0; i < sets.length; i++) {
    const { mask, house, places: own } = sets[i];
    for (let rest = mask, at = 0; rest !== 0; rest &= rest - 1, at++) {
      const digit = lowestBit(rest);
      let within = own[at];
      const key = (house * 9 + digit) * 512 + within;
      if (numbers[key] === 0) {
        digits[count] = digit;
        for (let band = 0; band < 3; band++) {
          seen[count * 3 + band] = candidates[digit * 3 + band];
          places[count * 3 + band] = 0;
        }
        for (; within !== 0; within &= within - 1) {
          const cell = houseCells[house * 9 + lowestBit(within)];
          addAt(places, count, cell);
          keepAt(seen, count, peerSets, cell);
        }
        keys[count] = key;
        numbers[key] = ++count;
      }
      placesOf[i * 9 + digit] = numbers[key] - 1;
    }
  }
  forget(numbers, keys, count);
  return { placesOf, count, digit: digits, places, seen: seen.slice(0, count * 3) };
}

/** Leaves the numbers as they were. */
function forget(numbers: Uint16Array, keys: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) numbers[keys[i]] = 0;
}

/** By number of places: the places of the same digit that see all of them. */
function* restrictedPlaces({ count, digit, places, seen }: DigitPlaces): Slices<number[][]> {
  const partners: number[][] = [];
  // By digit and first cell: the numbers so far. Places that see others see their first cell too.
  const beginning: (number[] | undefined)[] = new Array(9 * 81).fill(undefined);

  const joinEarlier = (a: number): void => {
    const p = a * 3;
    // Places that no candidate sees have no partner.
    if ((seen[p] | seen[p + 1] | seen[p + 2]) === 0) return;
    const from = digit[a] * 81;
    for (let band = 0; band < 3; band++) {
      for (let word = seen[p + band]; word !== 0; word &= word - 1) {
        const some = beginning[from + band * 32 + lowestBit(word)];
        if (some === undefined) continue;
        for (let i = 0; i < some.length; i++) {
          if (!isSubsetAt(places, some[i], seen, a)) continue;
          partners[a].push(some[i]);
          partners[some[i]].push(a);
        }
      }
    }
    const own = from + firstAt(places, a);
    const same = beginning[own];
    if (same === undefined) beginning[own] = [a];
    else same.push(a);
  };

  for (let a = 0; a < count; a++) {
    if (a % PLACES_A_SLICE === 0) yield;
    partners.push([]);
    joinEarlier(a);
  }
  return partners;
}
