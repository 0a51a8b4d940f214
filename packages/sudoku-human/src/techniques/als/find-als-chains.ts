/**
 * Chains of almost locked sets: ALS-XZ (two sets), ALS-XY-Wing (three) and ALS-XY-Chain (four and more).
 *
 *     {z … x} ── x ── {x … y} ── y ── {y … z}      one end lacks its link digit's partner: z is in one of the two ends
 *
 * Neighbours share a restricted common, which only one of them has; the digits of neighbouring links differ. If the
 * first set lacks z it has x, so the next lacks x and has y, and so on: the last has z. What sees all z of both ends
 * goes. Two sets with two restricted commons make a loop: each is locked, as each of the commons is in one of them.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import { intersects, intersectsAt } from '../../kernel/cell-sets.js';
import { recall } from '../../kernel/memory.js';
import type { Technique, TechniqueId } from '../../types.js';
import { digitsOf } from '../shared/parts.js';
import { type Context, type Emit, type Finder, onceAState, slicedTechnique } from '../shared/technique.js';
import { haveSharedCells, nameOf, setChainStep } from './als-steps.js';
import { concludingSets } from './concluding-sets.js';
import { setsOf } from './locking-candidates.js';
import { createWorkspace, type SetGraph, setGraph } from './restricted-commons.js';
import { createSetWalk, type SetWalk, walkSets } from './set-walks.js';

/** The most sets of a chain: six find 94 % of what ten find, eight all but 0.4 % (`scripts/limits.mjs`). */
const maxSets = 8;

/** From how many sets pairs are looked at between two yields. */
const STARTS_A_SLICE = 20;

/** How many steps are made between two yields. */
const STEPS_A_SLICE = 50;

/** How many hops of a walk are looked at between two yields. */
const HOPS_A_SLICE = 50;

/**
 * ALS-XZ: two almost locked sets with a restricted common `x`; every other digit that they share goes from what sees
 * all its places in both.
 *
 * Pattern: roles `'set-1'` and `'set-2'` for the candidates of the sets, one weak link for each restricted common. With
 * two restricted commons (doubly linked) these go too from what sees all their places, and so do all other digits of
 * each set. An instance is its pair of sets, by their sizes and cells; `alsOverlap` lets the sets share cells.
 *
 * @example
 * ```ts
 * import { alsXz, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [alsXz]).length > 0; // => true
 * ```
 */
export const alsXz: Technique = /* @__PURE__ */ slicedTechnique('als-xz', findPairs);

/**
 * ALS-XY-Wing: three almost locked sets, the middle one joined to the others by two different restricted commons; every
 * other digit that the outer two share goes from what sees all its places in both.
 *
 * Pattern: roles `'set-1'` to `'set-3'` along the chain, and its two weak links. Instances by the outer sets and the
 * two link digits, each with the smallest middle; `alsOverlap` lets neighbours and the outer sets share cells.
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
 * ALS-XY-Chain: four to eight almost locked sets, each joined to the next by a restricted common, no two following ones
 * of the same digit; every other digit that both ends share goes from what sees all its places in both.
 *
 * Pattern: roles `'set-1'` to `'set-8'` along the chain, and its weak links. Instances by the ends and their link
 * digits, each with a shortest chain; where sets share cells, the same links may join them in two orders, which is one
 * instance if the same goes.
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

function* findPairs(context: Context, emit: Emit): Slices<boolean> {
  const graph = yield* graphOf(context);
  const { sets, first, to, digits } = graph;
  for (let start = 0; start < sets.length; start++) {
    if (start % STARTS_A_SLICE === 0) yield;
    for (let at = first[start], made = 0; at < first[start + 1]; at++) {
      const end = to[at];
      if (end <= start) continue;
      const isSingle = (digits[at] & (digits[at] - 1)) === 0;
      if (!(isSingle ? strikeOut : strikeOutDoubly)(graph, start, end, digits[at])) continue;
      const links = digitsOf(digits[at]).map((digit) => digit - 1);
      if (++made % STEPS_A_SLICE === 0) yield;
      const step = setChainStep('als-xz', context.state, [sets[start], sets[end]], links);
      if (emit(step)) return true;
    }
  }
  return false;
}

function setChain(id: TechniqueId, fewest: number, most: number): Finder {
  return slicedTechnique(id, function* (context, emit) {
    const graph = yield* graphOf(context);
    const { sets } = graph;
    const walk = createSetWalk(sets.length, graph.tables.size);
    const concluding = yield* concludingOf(context);
    for (let start = 0; start < sets.length; start++) {
      if (concluding[start] === 0) continue;
      yield;
      const hops = yield* walkSets(graph, start, most, walk);
      let listed: Set<string> | undefined;
      for (let hop = 0; hop < hops; hop++) {
        if (hop % HOPS_A_SLICE === HOPS_A_SLICE - 1) yield;
        const end = walk.set[hop];
        if (walk.length[hop] < fewest || end <= start) continue;
        if (!strikeOut(graph, start, end, (1 << walk.firstDigit[hop]) | (1 << walk.digit[hop]))) continue;
        if (!context.limits.alsOverlap && intersects(sets[start].set, sets[end].set)) continue;
        const chain = chainTo(walk, hop);
        const along = [start, ...chain.sets].map((set) => sets[set]);
        const step = setChainStep(id, context.state, along, chain.digits);
        if (haveSharedCells(along)) {
          const key = nameOf(chain.sets, step);
          listed ??= new Set();
          if (listed.has(key)) continue;
          listed.add(key);
        }
        if (emit(step)) return true;
      }
    }
    return false;
  });
}

/** The graph, without links between sets that share cells or with them. */
const graphOf = /* @__PURE__ */ onceAState(function* (context: Context): Slices<SetGraph> {
  const { state, memory, limits } = context;
  const workspace = recall(memory, 'set-graph', () => createWorkspace(state.tables));
  return yield* setGraph(state, yield* setsOf(context), limits.alsOverlap, workspace);
});

/** The sets from which chains are walked. */
const concludingOf = /* @__PURE__ */ onceAState(function* (context: Context): Slices<Uint8Array> {
  return yield* concludingSets(yield* graphOf(context), context.solution);
});

/** Is there a candidate that sees all places of its digit in both sets, link digits apart? */
function strikeOut(graph: SetGraph, start: number, end: number, links: number): boolean {
  return strikeOutBy(graph, start, end, graph.sets[start].mask & graph.sets[end].mask & ~links);
}

/** Is there a candidate of one of the digits that sees all places of its digit in both sets? */
function strikeOutBy({ tables, placesOf, seen }: SetGraph, start: number, end: number, digits: number): boolean {
  const { size, words } = tables;
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    if (intersectsAt(seen, placesOf[start * size + digit], seen, placesOf[end * size + digit], words)) return true;
  }
  return false;
}

/**
 * Is there a candidate that two sets strike out which are doubly linked: by a link digit, or by another digit of one?
 */
function strikeOutDoubly(graph: SetGraph, start: number, end: number, links: number): boolean {
  const ofOne = (set: number): boolean => strikeOutBy(graph, set, set, graph.sets[set].mask & ~links);
  return strikeOutBy(graph, start, end, links) || ofOne(start) || ofOne(end);
}

/** The sets after the start, and the digits of the links. */
function chainTo({ set, digit, before }: SetWalk, hop: number): { sets: number[]; digits: number[] } {
  const sets: number[] = [];
  const digits: number[] = [];
  for (let at = hop; at >= 0; at = before[at]) {
    sets.unshift(set[at]);
    digits.unshift(digit[at]);
  }
  return { sets, digits };
}
