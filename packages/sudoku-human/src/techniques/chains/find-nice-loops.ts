/**
 * Nice loops: chains that close.
 *
 * Continuous: strong and weak links alternate all the way round. Then every weak link is strong as well (one of its two
 * ends is true), so whatever both ends of any weak link exclude goes.
 *
 * Discontinuous: two links of one type meet at a candidate. Two weak links: if it were true it would be false. Two
 * strong links: if it were false it would be true.
 *
 *     x - a = … = b - x        x is false              x = a - … - b = x        x is true
 */

import type { Tables } from '../../kernel/tables.js';
import type { Candidate, Step, Technique, TechniqueId } from '../../types.js';
import { candidateAt, digitsOf, inOrder, stepOf } from '../shared/parts.js';
import { type Context, type Finder, slicedTechnique } from '../shared/technique.js';
import { graphOf, loopsOf, sweepOf } from './chain-facts.js';
import { colored, linksThrough } from './chain-nodes.js';
import { excludedByBoth, excludedBySet, type SweptChain } from './chain-sweep.js';
import { type FullGraph, linkKey } from './full-graph.js';

/**
 * Continuous Nice Loop: strong and weak links in turn that end where they began; each weak link leaves one of its ends
 * true.
 *
 * Pattern: the links round the loop, beginning with a strong one; role `'off'` and `'on'` in turn for the candidates:
 * one of the two ways in which the loop can come out. Eliminations are those of all weak links, inside cells and
 * houses; as in HoDoKu, links between cells spare the cells that the loop passes itself, unless `loopCells` is set. For
 * each set of candidates that loops strike out a shortest one, by length and then by its first link, among all loops
 * that use no candidate twice.
 *
 * @example
 * ```ts
 * import { continuousNiceLoop, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008');
 * findSteps(puzzle, [continuousNiceLoop]).every((step) => step.pattern.links.length % 2 === 0); // => true
 * ```
 */
export const continuousNiceLoop: Technique = /* @__PURE__ */ continuous('continuous-nice-loop', false);

/**
 * Grouped Continuous Nice Loop: a continuous loop with at least one group among its nodes.
 *
 * Pattern and order as for {@link continuousNiceLoop}; groups as for {@link groupedAic}. With `alsNodes` nodes can be the places of a digit in an almost
 * locked set; then its other digits go too, from what sees all their places in it. The search counts its steps, and
 * where there are too many it leaves out the longest loops.
 *
 * @example
 * ```ts
 * import { findSteps, groupedContinuousNiceLoop, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008');
 * findSteps(puzzle, [groupedContinuousNiceLoop]).every((step) => step.eliminations.length > 0); // => true
 * ```
 */
export const groupedContinuousNiceLoop: Technique = /* @__PURE__ */ continuous('grouped-continuous-nice-loop', true);

/**
 * Discontinuous Nice Loop: a loop in which two links of one type meet at a candidate and decide it.
 *
 * Pattern: the links round the loop from the candidate back to it; it has role `'discontinuity'`, the others `'off'`
 * and `'on'` in turn: what they are if it is true (two weak links; it goes) or false (two strong links; it is placed,
 * and the other candidates of its cell go). For each conclusion one shortest loop, by length and then by the candidate.
 *
 * @example
 * ```ts
 * import { discontinuousNiceLoop, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008');
 * findSteps(puzzle, [discontinuousNiceLoop])[0]?.pattern.links.length; // => 5
 * ```
 */
export const discontinuousNiceLoop: Technique = /* @__PURE__ */ discontinuous('discontinuous-nice-loop', false);

/**
 * Grouped Discontinuous Nice Loop: a discontinuous loop with at least one group among its nodes.
 *
 * Pattern and order as for {@link discontinuousNiceLoop}; groups as for {@link groupedAic}.
 *
 * @example
 * ```ts
 * import { findSteps, groupedDiscontinuousNiceLoop, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008');
 * findSteps(puzzle, [groupedDiscontinuousNiceLoop]).length > 0; // => true
 * ```
 */
export const groupedDiscontinuousNiceLoop: Technique = /* @__PURE__ */ discontinuous(
  'grouped-discontinuous-nice-loop',
  true,
);

/** How many loops are looked at between two yields. */
const LOOPS_A_SLICE = 100;

function continuous(id: TechniqueId, grouped: boolean): Finder {
  return slicedTechnique(id, function* (context, emit) {
    const { nodes } = yield* graphOf(context, grouped);
    const listed = new Set<string>();
    const effects = linkEffects(context, yield* graphOf(context, grouped));
    for (const [at, chain] of (yield* loopsOf(context, grouped)).entries()) {
      if (at % LOOPS_A_SLICE === 0) yield;
      if (!effects.any(chain)) continue;
      const struck: Candidate[] = [];
      const passed = new Set(context.limits.loopCells ? [] : chain.flatMap((node) => nodes.cells[node]));
      for (let i = 1; i < chain.length; i += 2) {
        const [from, to] = [chain[i], chain[(i + 1) % chain.length]];
        const isInCell = Math.max(from, to) < nodes.singles && nodes.cells[from][0] === nodes.cells[to][0];
        struck.push(...effects.weak(from, to).filter(({ cell }) => isInCell || !passed.has(cell)));
      }
      for (let i = 0; i < chain.length; i += 2) struck.push(...effects.strong(chain[i], chain[i + 1]));
      if (struck.length === 0) continue;
      const eliminations = inOrder(struck);
      const key = eliminations.map(({ cell, digit }) => cell * 32 + digit).join();
      if (listed.has(key)) continue;
      listed.add(key);
      const links = linksThrough(nodes, [...chain, chain[0]], 'strong');
      const candidates = colored(nodes, chain, 'off');
      if (emit(stepOf(id, { eliminations, candidates, links, params: { chain: { links } } }))) return true;
    }
    return false;
  });
}

/** What the links of loops strike out, worked out once a link: thousands of loops share some hundred links. */
function linkEffects(context: Context, { nodes, sets }: FullGraph) {
  const byLink = [new Map<number, readonly Candidate[]>(), new Map<number, readonly Candidate[]>()];
  const once = (kind: 0 | 1, from: number, to: number, make: () => readonly Candidate[]): readonly Candidate[] => {
    const key = from * nodes.digits.length + to;
    let known = byLink[kind].get(key);
    if (known === undefined) {
      known = make();
      byLink[kind].set(key, known);
    }
    return known;
  };
  const weak = (from: number, to: number) => once(0, from, to, () => excludedByBoth(context.state, nodes, from, to));
  const strong = (from: number, to: number) =>
    once(1, from, to, () => {
      const set = sets?.get(linkKey(from, to));
      return set ? excludedBySet(context.state, set, nodes.digits[from], nodes.digits[to]) : [];
    });
  const any = (chain: readonly number[]): boolean => {
    for (let i = 1; i < chain.length; i += 2) {
      if (weak(chain[i], chain[(i + 1) % chain.length]).length > 0) return true;
    }
    for (let i = 0; sets !== undefined && i < chain.length; i += 2) {
      if (strong(chain[i], chain[i + 1]).length > 0) return true;
    }
    return false;
  };
  return { weak, strong, any };
}

type Loop = { readonly at: number; readonly path: readonly number[]; readonly isOn: boolean };

function discontinuous(id: TechniqueId, grouped: boolean): Finder {
  return slicedTechnique(id, function* (context, emit) {
    const graph = yield* graphOf(context, grouped);
    const { chains } = yield* sweepOf(context, grouped);
    for (const loop of shortestLoops(chains, context.state.tables)) {
      if (emit(loopStep(id, context, graph, loop))) return true;
    }
    return false;
  });
}

/** For each candidate that a loop decides, a shortest one. */
function shortestLoops(chains: readonly SweptChain[], { size }: Tables): Loop[] {
  const off = new Map<number, Loop>();
  const loops: Loop[] = [];
  for (const { chain, eliminations } of chains) {
    if (chain[0] === chain[chain.length - 1]) loops.push({ at: chain[0], path: chain, isOn: true });
    for (const { cell, digit } of eliminations) {
      const at = cell * size + digit - 1;
      if (!off.has(at)) off.set(at, { at, path: [at, ...chain, at], isOn: false });
    }
  }
  return [...loops, ...off.values()].sort((a, b) => a.path.length - b.path.length || a.at - b.at);
}

function loopStep(technique: TechniqueId, { state }: Context, { nodes }: FullGraph, { at, path, isOn }: Loop): Step {
  const decided = candidateAt(state.tables, at);
  const { cell, digit } = decided;
  const others = digitsOf(state.masks[cell] & ~(1 << (digit - 1))).map((other) => ({ cell, digit: other }));
  const eliminations = isOn ? others : [decided];
  const links = linksThrough(nodes, path, isOn ? 'strong' : 'weak');
  return stepOf(technique, {
    key: isOn ? `${technique as 'discontinuous-nice-loop'}-on` : technique,
    placements: isOn ? [decided] : [],
    eliminations,
    roles: { discontinuity: [decided] },
    candidates: colored(nodes, path.slice(1, -1), isOn ? 'on' : 'off'),
    links,
    params: {
      chain: { links },
      cell: { cells: [cell] },
      digit: { digits: [digit] },
      eliminations: { candidates: eliminations },
    },
  });
}
