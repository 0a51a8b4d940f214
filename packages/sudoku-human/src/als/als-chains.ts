/**
 * Chains of almost locked sets: ALS-XZ (two sets), ALS-XY-Wing (three) and ALS-XY-Chain (four and more).
 *
 *     {z … x} ── x ── {x … y} ── y ── {y … z}      one end lacks its link digit's partner: z is in one of the two ends
 *
 * Neighbours share a restricted common, which only one of them has; the digits of neighbouring links differ. If the first
 * set lacks z it has x, so the next lacks x and has y, and so on: the last has z. What sees all z of both ends goes. Two
 * sets with two restricted commons make a loop: each is locked, as each of the commons is in one of them.
 */

import { lowestBit } from '../kernel/bits.js';
import { derive } from '../kernel/derived.js';
import type { State } from '../kernel/state.js';
import type { TechniqueId } from '../technique-ids.js';
import {
  candidatesIn,
  cellsParam,
  digitsOf,
  digitsParam,
  eliminationStep,
  inCells,
  withRole,
} from '../techniques/parts.js';
import type { Context, Technique } from '../techniques/technique.js';
import type { Candidate, Link, Step } from '../types.js';
import { type AlmostLockedSet, seenByAll } from './almost-locked-sets.js';
import { setsOf } from './als-facts.js';
import { type SetGraph, setGraph } from './restricted-commons.js';

/** The most sets of a chain. */
const maxSets = 8;

/** How many sets and link digits are reached from one set before the walk ends. */
const maxHops = 2_000;

/**
 * ALS-XZ: two almost locked sets with a restricted common `x`; every other digit that they share goes from what sees all its
 * places in both.
 *
 * Pattern: roles `'set-1'` and `'set-2'` for the candidates of the sets, one weak link for each restricted common. With
 * two restricted commons (doubly linked) these go too from what sees all their places, and so do all other digits of each set. An
 * instance is its pair of sets, by their sizes and cells; `alsOverlap` lets the sets share cells.
 *
 * @example
 * ```ts
 * import { alsXz, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [alsXz]).length > 0; // => true
 * ```
 */
export const alsXz: Technique = /* @__PURE__ */ setChain('als-xz', 2, 2);

/**
 * ALS-XY-Wing: three almost locked sets, the middle one joined to the others by two different restricted commons; every other
 * digit that the outer two share goes from what sees all its places in both.
 *
 * Pattern: roles `'set-1'` to `'set-3'` along the chain, and its two weak links. Instances by the outer sets and the two link
 * digits, each with the smallest middle; `alsOverlap` lets neighbours and the outer sets share cells.
 *
 * @example
 * ```ts
 * import { alsXyWing, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [alsXyWing]).every((step) => step.pattern.links.length === 2); // => true
 * ```
 */
export const alsXyWing: Technique = /* @__PURE__ */ setChain('als-xy-wing', 3, 3);

/**
 * ALS-XY-Chain: four to eight almost locked sets, each joined to the next by a restricted common, no two following ones of
 * the same digit; every other digit that both ends share goes from what sees all its places in both.
 *
 * Pattern: roles `'set-1'` to `'set-8'` along the chain, and its weak links. Instances by the ends and their link digits, each with a
 * shortest chain; where sets share cells, the same links may join them in two orders, which is one instance if the same goes.
 *
 * @example
 * ```ts
 * import { alsXyChain, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [alsXyChain]).every((step) => step.pattern.links.length >= 3); // => true
 * ```
 */
export const alsXyChain: Technique = /* @__PURE__ */ setChain('als-xy-chain', 4, maxSets);

type Hop = { readonly set: number; readonly digit: number; readonly before: Hop | undefined; readonly length: number };

function setChain(id: TechniqueId, fewest: number, most: number): Technique {
  return {
    id,
    find(context, emit): boolean {
      const graph = graphOf(context);
      const { sets } = graph;
      for (let start = 0; start < sets.length; start++) {
        const listed = new Set<string>();
        for (const hop of hopsFrom(graph, start, most, context.limits.alsOverlap)) {
          if (hop.length < fewest || hop.set <= start) continue;
          const step = stepOf(id, context, graph, start, hop);
          if (step === undefined) continue;
          if (hasSharedCells(graph, start, hop)) {
            const key = instanceOf(hop, step);
            if (listed.has(key)) continue;
            listed.add(key);
          }
          if (emit(step)) return true;
        }
      }
      return false;
    },
  };
}

function graphOf(context: Context): SetGraph {
  const { state, derived } = context;
  const [graph] = derive(state, derived, graphs);
  if (graph !== undefined) return graph;
  const made = setGraph(state, setsOf(context));
  derive(state, derived, graphs).push(made);
  return made;
}

function graphs(): SetGraph[] {
  return [];
}

/** The sets that can be reached from a set, by the first link's digit and the last one's, nearest first. */
function hopsFrom({ commons }: SetGraph, start: number, most: number, overlap: boolean): Hop[] {
  const hops: Hop[] = [];
  const reached = new Set<number>();
  const visit = (to: number, digits: number, first: number, before: Hop | undefined): void => {
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const start = first < 0 ? digit : first;
      const key = (to * 9 + start) * 9 + digit;
      if (reached.has(key) || passes(before, to)) continue;
      reached.add(key);
      hops.push({ set: to, digit, before, length: (before?.length ?? 1) + 1 });
    }
  };
  for (const { to, digits, overlaps } of commons[start]) if (overlap || !overlaps) visit(to, digits, -1, undefined);
  for (let done = 0; done < hops.length && hops.length < maxHops; done++) {
    const hop = hops[done];
    if (hop.length === most) continue;
    let first = hop;
    while (first.before !== undefined) first = first.before;
    for (const { to, digits, overlaps } of commons[hop.set]) {
      if (to !== start && (overlap || !overlaps)) visit(to, digits & ~(1 << hop.digit), first.digit, hop);
    }
  }
  return hops;
}

function passes(hop: Hop | undefined, set: number): boolean {
  for (let at = hop; at !== undefined; at = at.before) if (at.set === set) return true;
  return false;
}

/** Only then the same links can be walked in two orders. */
function hasSharedCells({ sets }: SetGraph, start: number, end: Hop): boolean {
  const seen = [...sets[start].board];
  for (let at: Hop | undefined = end; at !== undefined; at = at.before) {
    const { board } = sets[at.set];
    for (let band = 0; band < 3; band++) {
      if ((seen[band] & board[band]) !== 0) return true;
      seen[band] |= board[band];
    }
  }
  return false;
}

/** What a chain from a given start is: its sets in order, its links in any order and direction, and what goes. */
function instanceOf(end: Hop, { pattern, eliminations }: Step): string {
  const sets: number[] = [];
  for (let at: Hop | undefined = end; at !== undefined; at = at.before) sets.push(at.set);
  const links = pattern.links.map(
    ({ from, to }) => `${from.digit}:${[`${from.cells}`, `${to.cells}`].sort().join('=')}`,
  );
  return [sets, ...links.sort(), eliminations.map(({ cell, digit }) => cell * 9 + digit)].join('|');
}

function stepOf(
  id: TechniqueId,
  { state, limits }: Context,
  graph: SetGraph,
  start: number,
  end: Hop,
): Step | undefined {
  const hops: Hop[] = [];
  for (let at: Hop | undefined = end; at !== undefined; at = at.before) hops.push(at);
  hops.reverse();
  const sets = [graph.sets[start], ...hops.map(({ set }) => graph.sets[set])];
  const last = sets[sets.length - 1];
  const shared = [0, 1, 2].some((band) => (sets[0].board[band] & last.board[band]) !== 0);
  if (shared && !limits.alsOverlap) return undefined;
  let digits = hops.map(({ digit }) => digit);
  let gone: Candidate[] = [];
  if (sets.length === 2) {
    const common = graph.commons[start].find(({ to }) => to === end.set)?.digits ?? 0;
    if (lowestBit(common) !== end.digit) return undefined;
    digits = digitsOf(common).map((digit) => digit - 1);
    if (digits.length > 1) gone = lockedOut(state, sets, common);
  }
  if (digits.length < 2 || sets.length > 2) {
    const free = sets[0].mask & last.mask & ~(1 << digits[0]) & ~(1 << digits[digits.length - 1]);
    for (const digit of digitsOf(free)) gone.push(...outsideOf(state, [sets[0], last], digit - 1));
  }
  if (gone.length === 0) return undefined;
  const eliminations = distinct(gone);
  const links = digits.map((digit, i): Link => {
    const [a, b] = sets.length === 2 ? sets : [sets[i], sets[i + 1]];
    return { from: nodeOf(state, a, digit), to: nodeOf(state, b, digit), type: 'weak' };
  });
  const candidates = sets.flatMap(({ cells }, i) => withRole(`set-${i + 1}`, candidatesIn(state, cells)));
  return eliminationStep(
    id,
    eliminations,
    { candidates, links },
    {
      first: cellsParam(sets[0].cells),
      last: cellsParam(last.cells),
      between: cellsParam(sets.slice(1, -1).flatMap(({ cells }) => cells)),
      common: digitsParam(digits.map((digit) => digit + 1)),
      count: { type: 'count', count: sets.length },
    },
  );
}

/** Doubly linked: each common is in one of the sets, and the other digits of each set are in it. */
function lockedOut(state: State, sets: readonly AlmostLockedSet[], common: number): Candidate[] {
  const gone = digitsOf(common).flatMap((digit) => outsideOf(state, sets, digit - 1));
  for (const set of sets) {
    for (const digit of digitsOf(set.mask & ~common)) gone.push(...outsideOf(state, [set], digit - 1));
  }
  return gone;
}

/** The candidates of the digit that see all its places in the sets. */
function outsideOf(state: State, sets: readonly AlmostLockedSet[], digit: number): Candidate[] {
  const places = sets.flatMap(({ cells }) => cells.filter((cell) => state.masks[cell] & (1 << digit)));
  return inCells(seenByAll(state, places, digit), digit);
}

function nodeOf(state: State, { cells }: AlmostLockedSet, digit: number): Link['from'] {
  return { cells: cells.filter((cell) => state.masks[cell] & (1 << digit)), digit: digit + 1 };
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const byNumber = new Map(candidates.map((candidate) => [candidate.cell * 9 + candidate.digit, candidate]));
  return [...byNumber.values()].sort((a, b) => a.cell - b.cell || a.digit - b.digit);
}
