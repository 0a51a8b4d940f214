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
import { firstAt, intersectsAt, isSubsetAt, keepAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';
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
  /** The board. */
  readonly tables: Tables;
  /** The almost locked sets. */
  readonly sets: readonly AlmostLockedSet[];
  /** By set: where its commons begin. */
  readonly first: Int32Array;
  /** The other set of each common, ascending within a set. */
  readonly to: Uint16Array;
  /** The digits that are restricted, bit 0 for digit 0. */
  readonly digits: Uint16Array;
  /** By set and digit: the number of the digit's places in the set, `placesOf[set * size + digit]`. */
  readonly placesOf: Uint16Array;
  /** The candidates that see all of the places: set number of the places. */
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
  /** The places as sets. */
  readonly places: Int32Array;
  /** The candidates that see all of them, as sets. */
  readonly seen: Int32Array;
};

/** Memory that is used again for the graph of each state. */
export type Workspace = Omit<DigitPlaces, 'placesOf' | 'count'> & {
  /** By hash of a digit and its places: their number plus one, or in one of the next slots; 0 where none is. */
  readonly slots: Uint16Array;
  /** The links while they are collected; replaced by larger ones when there are too many. */
  links: { readonly from: Uint16Array; readonly to: Uint16Array; readonly digits: Uint16Array };
};

/** As many bits has a hash: there are at most `maxSets * 16` numbers, so less than half of the slots are taken. */
const hashBits = 15;

/** An empty workspace. */
export function createWorkspace({ size, words }: Tables): Workspace {
  const most = maxSets * size;
  return {
    slots: new Uint16Array(1 << hashBits),
    digit: new Uint8Array(most),
    places: new Int32Array(most * words),
    seen: new Int32Array(most * words),
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
  const { tables } = state;
  const { size, words } = tables;
  const sets = all.slice(0, maxSets);
  const places = digitPlaces(state, sets, workspace);
  const { placesOf } = places;
  yield;
  const partners = yield* restrictedPlaces(places, tables);
  const holders: number[][] = partners.map(() => []);
  const own = new Int32Array(sets.length * words);
  for (let i = 0; i < sets.length; i++) {
    for (let word = 0; word < words; word++) own[i * words + word] = sets[i].set[word];
    for (let rest = sets[i].mask; rest !== 0; rest &= rest - 1) {
      const number = placesOf[i * size + lowestBit(rest)];
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
      const some = partners[placesOf[i * size + lowestBit(rest)]];
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
      if (overlap || !intersectsAt(own, i, own, j, words)) {
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
  return { tables, sets, first, ...bothWays(workspace.links, count, first), placesOf, seen: places.seen };
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

/** The places by their number. */
function digitPlaces(
  { digitSets: candidates, tables: { size, words, peerSets } }: State,
  sets: readonly AlmostLockedSet[],
  { slots, digit: digits, places, seen }: Workspace,
): DigitPlaces {
  const placesOf = new Uint16Array(sets.length * size);
  slots.fill(0);
  let count = 0;
  for (let i = 0; i < sets.length; i++) {
    const { cells, mask, set } = sets[i];
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      let hash = digit;
      // The places stand where those of the next number stand, in case they are new.
      for (let word = 0; word < words; word++) {
        const some = set[word] & candidates[digit * words + word];
        places[count * words + word] = some;
        hash = Math.imul(hash ^ some, 0x9e3779b1);
      }
      let slot = hash >>> (32 - hashBits);
      while (slots[slot] !== 0 && !areEqual(digits, places, words, slots[slot] - 1, digit, count)) {
        slot = (slot + 1) & (slots.length - 1);
      }
      if (slots[slot] === 0) {
        digits[count] = digit;
        for (let word = 0; word < words; word++) seen[count * words + word] = candidates[digit * words + word];
        for (const cell of cells) {
          if ((places[count * words + (cell >> 5)] & (1 << (cell & 31))) !== 0)
            keepAt(seen, count, peerSets, cell, words);
        }
        slots[slot] = ++count;
      }
      placesOf[i * size + digit] = slots[slot] - 1;
    }
  }
  return { placesOf, count, digit: digits, places, seen: seen.slice(0, count * words) };
}

/** Are these the digit and the places of that number? */
function areEqual(
  digits: Uint8Array,
  places: Int32Array,
  words: number,
  number: number,
  digit: number,
  other: number,
): boolean {
  if (digits[number] !== digit) return false;
  for (let word = 0; word < words; word++) {
    if (places[number * words + word] !== places[other * words + word]) return false;
  }
  return true;
}

/** By number of places: the places of the same digit that see all of them. */
function* restrictedPlaces(
  { count, digit, places, seen }: DigitPlaces,
  { cells, size, words }: Tables,
): Slices<number[][]> {
  const partners: number[][] = [];
  // By digit and first cell: the numbers so far. Places that see others see their first cell too.
  const beginning: (number[] | undefined)[] = new Array(size * cells).fill(undefined);

  const joinEarlier = (a: number): void => {
    // Places that no candidate sees have no partner.
    if (!intersectsAt(seen, a, seen, a, words)) return;
    const from = digit[a] * cells;
    for (let word = 0; word < words; word++) {
      for (let rest = seen[a * words + word]; rest !== 0; rest &= rest - 1) {
        const some = beginning[from + word * 32 + lowestBit(rest)];
        if (some === undefined) continue;
        for (let i = 0; i < some.length; i++) {
          if (!isSubsetAt(places, some[i], seen, a, words)) continue;
          partners[a].push(some[i]);
          partners[some[i]].push(a);
        }
      }
    }
    const own = from + firstAt(places, a, words);
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
