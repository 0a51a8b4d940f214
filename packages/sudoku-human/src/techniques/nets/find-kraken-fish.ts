/**
 * Kraken fish: a fish with fins whose elimination doesn't see the fins, but every fin leads to it by a chain.
 *
 *     c2      c7             rows 2 and 6 are the bases, columns 2 and 7 the covers, F is a fin. If F is false,
 *     X . . | . . . | X      the fish holds and T goes; if F is true, a chain says that T goes.
 *     T . . | . . . | .      Type 2: the chains also begin from each X of one cover, so that T may be
 *     X . F | . . . | X      anything: one of these X or a fin is true.
 *
 * Both types are one argument: n bases hold their digit n times, and n - 1 covers take at most n - 1 of them; so one of
 * the base candidates outside n - 1 covers is true, and each of them makes T false. In type 1 those of the last cover
 * do so by standing in the house of T.
 *
 * The chains to T are walked backwards: one walk from T gives every candidate that can't be true beside it, with the
 * fewest links. Then for each digit a base counts by the lines in which it has candidates that do not lead to T: those
 * must be covered, and n bases with fewer than n such lines are a Kraken. Where covers are left, all choices of them
 * are tried.
 *
 * @see https://hodoku.sourceforge.net/en/tech_fishc.php
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellsIn, hasAt } from '../../kernel/cell-sets.js';
import { choicesOf } from '../../kernel/choices.js';
import type { State } from '../../kernel/state.js';
import type { Link, Step, Technique } from '../../types.js';
import { inCells, stepOf } from '../shared/parts.js';
import { type Context, slicedTechnique } from '../shared/technique.js';
import { candidateOf } from './net-graph.js';
import { chainTo, type Reaches, reachesOf } from './reach.js';

/** The most bases, as in HoDoKu; `maxFishSize` can lower it. */
const maxBases = 4;

/** How many candidates are looked at between two yields. */
const STARTS_A_SLICE = 4;

/**
 * Kraken Fish, types 1 and 2: a finned fish of two to four rows or columns that strikes out a candidate by chains of
 * single links.
 *
 * Type 1: the candidate would go if there were no fins, and a chain leads from each fin to its being false. Type 2:
 * chains lead there from each fin and from each base candidate of one cover; the candidate can be any.
 *
 * Pattern: the fish with roles `'base'` and `'fin'` and its houses; `branches` are the chains, weak and strong links in
 * turn, each from a candidate of the fish to the one that goes. For each candidate that goes one instance: with the
 * fewest bases and then the fewest links; listed by these and then by the candidate. `maxFins` limits the fins,
 * `maxFishSize` (at most 4 here) the bases, `maxChainLength` each chain.
 *
 * @example
 * ```ts
 * import { findSteps, krakenFish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('020050009006180073000000000000500008000938000010000060001000020000004000097300400');
 * findSteps(puzzle, [krakenFish]).map((step) => step.eliminations); // => [[{ cell: 45, digit: 4 }]]
 * ```
 */
export const krakenFish: Technique = /* @__PURE__ */ slicedTechnique('kraken-fish', function* (context, emit) {
  const { state, solution, limits } = context;
  const { size: digits, words } = state.tables;
  const reaches = yield* reachesOf(context);
  const where = whereNodesAre(reaches);
  let open: Start[] = [];
  for (let target = 0; target < reaches.literals / 2; target++) {
    if (target % STARTS_A_SLICE === 0) yield;
    const node = reaches.graph.nodes[target];
    if (!hasAt(solution, node % digits, Math.floor(node / digits), words))
      open.push(startAt(state, reaches, where, target));
  }
  for (let size = 2; size <= Math.min(limits.maxFishSize, maxBases); size++) {
    const found: Kraken[] = [];
    const without: Start[] = [];
    for (const [at, start] of open.entries()) {
      if (at % STARTS_A_SLICE === 0) yield;
      const kraken = ofSize(state, reaches, start, size, limits.maxFins);
      if (kraken === undefined) without.push(start);
      else found.push(kraken);
    }
    found.sort((a, b) => a.links - b.links || a.target - b.target);
    for (const kraken of found) {
      yield;
      if (emit(krakenStep(context, reaches, kraken))) return true;
    }
    open = without;
  }
  return false;
});

/** A candidate that may go. */
type Start = {
  /** Its number. */
  readonly target: number;
  /** By line and digit: the places that can be true beside it, `free[line * size + digit]`. */
  readonly free: Uint16Array;
  /** The digits that lose a place if it is true, as a mask; a fish without a chain is no Kraken. */
  readonly led: number;
};

/** A digit's fish and the chains from it. */
type Kraken = {
  /** The number of what goes. */
  readonly target: number;
  /** The fish's digit, from 0. */
  readonly digit: number;
  /** 0 if the bases are rows, the first column's number if they are columns; the covers are the other lines. */
  readonly first: number;
  /** The base lines, from 0. */
  readonly bases: readonly number[];
  /** The covers, from 0, a mask; all base candidates outside it are fins. */
  readonly covers: number;
  /** The cover from whose base candidates chains begin (type 2), or -1. */
  readonly chained: number;
  /** The links of all chains. */
  readonly links: number;
};

/** The Kraken fish of the target with this many bases and the fewest links. */
function ofSize(state: State, reaches: Reaches, start: Start, size: number, maxFins: number): Kraken | undefined {
  const { size: digits } = state.tables;
  const { free, led } = start;
  let best: Kraken | undefined;
  let digit = 0;
  let first = 0;
  const visit = (bases: number): void => {
    const kraken = krakenOf(state, reaches, start, digit, first, cellsIn([bases]), maxFins);
    if (kraken !== undefined && kraken.links < (best?.links ?? Infinity)) best = kraken;
  };
  for (digit = 0; digit < digits; digit++) {
    if ((led & (1 << digit)) === 0) continue;
    for (first = 0; first <= digits; first += digits) {
      const offset = first * digits + digit;
      let eligible = 0;
      for (let line = 0; line < digits; line++) {
        const left = free[offset + line * digits];
        if (left !== 0 && countBits(left) < size) eligible |= 1 << line;
      }
      if (countBits(eligible) < size) continue;
      forEachTight(free, digits, offset, eligible, size, 0, 0, visit);
    }
  }
  return best;
}

/** By candidate: its digit, row and column. */
type Where = { readonly digits: Uint8Array; readonly rows: Uint8Array; readonly cols: Uint8Array };

function whereNodesAre({ graph: { nodes, state } }: Reaches): Where {
  const { size } = state.tables;
  return {
    digits: Uint8Array.from(nodes, (node) => node % size),
    rows: Uint8Array.from(nodes, (node) => node / (size * size)),
    cols: Uint8Array.from(nodes, (node) => (node / size) % size),
  };
}

/** Notes by line and digit the places that don't lead to the target, which are those that can be true beside it. */
function startAt(
  { places, tables: { size } }: State,
  { words, rows: reached }: Reaches,
  { digits, rows, cols }: Where,
  target: number,
): Start {
  const free = places.slice(0, 2 * size * size);
  let led = 0;
  const row = target * words;
  for (let word = 0; word < words; word++) {
    // Literals of candidates that are off have even numbers.
    for (let rest = reached[row + word] & 0x55555555; rest !== 0; rest &= rest - 1) {
      const node = word * 16 + (lowestBit(rest) >> 1);
      const digit = digits[node];
      led |= 1 << digit;
      free[rows[node] * size + digit] &= ~(1 << cols[node]);
      free[(size + cols[node]) * size + digit] &= ~(1 << rows[node]);
    }
  }
  return { target, free, led };
}

/**
 * Calls `visit` with each `size` of the eligible lines whose free places lie in fewer than `size` lines across; those
 * of line `l` are at `offset + l * digits`. `chosen` and `union` are what has been chosen already.
 */
function forEachTight(
  free: Uint16Array,
  digits: number,
  offset: number,
  eligible: number,
  size: number,
  chosen: number,
  union: number,
  visit: (bases: number) => void,
): void {
  const missing = size - countBits(chosen);
  if (missing === 0) {
    visit(chosen);
    return;
  }
  for (let rest = eligible; countBits(rest) >= missing; rest &= rest - 1) {
    const wider = union | free[offset + lowestBit(rest) * digits];
    if (countBits(wider) >= size) continue;
    forEachTight(free, digits, offset, rest & (rest - 1), size, chosen | (rest & -rest), wider, visit);
  }
}

/**
 * The fish on these bases whose chains have the fewest links; undefined if each has too many fins, or needs no chain.
 */
function krakenOf(
  { places, tables: { size, houseCells } }: State,
  reaches: Reaches,
  { target, free }: Start,
  digit: number,
  first: number,
  bases: readonly number[],
  maxFins: number,
): Kraken | undefined {
  const { nodes, numbers } = reaches.graph;
  const cell = Math.floor(nodes[target] / size);
  const at = [Math.floor(cell / size), cell % size];
  const [line, across] = first === 0 ? at : [at[1], at[0]];
  const own = nodes[target] % size === digit && !bases.includes(line) ? across : -1;
  // By place: how many base candidates are there, and the links of the chains from them.
  const sizes = new Uint8Array(size);
  const costs = new Uint16Array(size);
  let needed = 0;
  for (const base of bases) {
    needed |= free[(first + base) * size + digit];
    for (const place of cellsIn([places[(first + base) * size + digit]])) {
      sizes[place]++;
      const other = numbers[houseCells[(first + base) * size + place] * size + digit];
      // The links of the chain from the target that says that the other is false; 0 if there is none.
      costs[place] += reaches.depth[target * reaches.literals + other * 2];
    }
  }
  const spare = [...sizes.keys()].filter((place) => sizes[place] > 0 && (needed & (1 << place)) === 0);
  let best: Kraken | undefined;
  for (const some of choicesOf(spare, bases.length - 1 - countBits(needed))) {
    const left = spare.filter((place) => !some.includes(place));
    for (const last of left) {
      const isChained = last !== own;
      let [fins, links] = isChained ? [0, costs[last]] : [0, 0];
      for (const place of left) {
        if (place === last) continue;
        fins += sizes[place];
        links += costs[place];
      }
      const chains = fins + (isChained ? sizes[last] : 0);
      if (fins > maxFins || links === chains || links >= (best?.links ?? Infinity)) continue;
      const covers = some.reduce((mask, place) => mask | (1 << place), needed | (1 << last));
      best = { target, digit, first, bases, covers, chained: isChained ? last : -1, links };
    }
  }
  return best;
}

function krakenStep(
  context: Context,
  { graph }: Reaches,
  { target, digit, first, bases, covers, chained }: Kraken,
): Step {
  const { places, tables } = context.state;
  const { size, houseCells } = tables;
  const body: number[] = [];
  const fins: number[] = [];
  const starts: number[] = [];
  for (const base of bases) {
    for (const place of cellsIn([places[(first + base) * size + digit]])) {
      const cell = houseCells[(first + base) * size + place];
      const isFin = (covers & (1 << place)) === 0;
      (isFin ? fins : body).push(cell);
      if (isFin || place === chained) starts.push(cell);
    }
  }
  for (const cells of [body, fins, starts]) cells.sort((a, b) => a - b);
  const branches = starts.map((cell) => reversed(chainTo(context, target, graph.numbers[cell * size + digit], false)));
  const baseHouses = bases.map((base) => first + base);
  const coverHouses = cellsIn([covers]).map((cover) => size - first + cover);
  return stepOf('kraken-fish', {
    key: chained < 0 ? 'kraken-fish' : 'kraken-fish-2',
    eliminations: [candidateOf(graph, target)],
    roles: { base: inCells(body, digit), fin: inCells(fins, digit) },
    houses: { base: baseHouses, cover: coverHouses },
    branches,
    params: {
      digit: { digits: [digit + 1] },
      base: { houses: baseHouses },
      cover: { houses: coverHouses },
      fins: { cells: fins },
      starts: { cells: starts },
      chained: { houses: chained < 0 ? [] : [size - first + chained] },
      chain: { links: branches.flat() },
    },
  });
}

/** The chain from the target that ends with a candidate off, read from there: the candidate on, the target off. */
function reversed(links: readonly Link[]): Link[] {
  return links.toReversed().map(({ from, to, type }) => ({ from: to, to: from, type }));
}
