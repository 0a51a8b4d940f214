/**
 * X-Chain and XY-Chain: chains whose two ends are the same digit, so that every cell that sees both loses it.
 *
 * Both are the one search over the link graph; they differ in the links that the graph has. An instance is its pair of
 * ends: its links are a shortest chain between them, its eliminations all candidates that both see. Shortest chains
 * come first, then by ends.
 */

import { peerBoards } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import { cellsOf, digitsParam, eliminationStep, inCells, linksParam } from '../technique/parts.js';
import { changedDigits, noteInVain } from '../technique/search-digits.js';
import { type Finder, slicedTechnique } from '../technique/technique.js';
import type { ChainNode, Link, Step, Technique, TechniqueId } from '../types.js';
import { type Chain, findChains } from './chain-ends.js';
import { mayConclude } from './chain-facts.js';
import { createLinkGraph, type LinkKinds } from './link-graph.js';

/**
 * X-Chain: strong links of one digit inside houses, joined by weak links; one of the two ends has the digit.
 *
 * Pattern: the links, strong and weak in turn, from one end to the other; the candidates along them with role `'off'`
 * and `'on'` in turn: what they are if the first is false. A chain has at least three links (four cells), so
 * skyscrapers, kites and turbot fish are X-Chains too. Instances by length and then by ends; `maxChainLength` limits
 * the links.
 *
 * @see {@link xyChain}
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, xChain } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008');
 * findSteps(puzzle, [xChain]).map((step) => step.eliminations); // => [[{ cell: 28, digit: 1 }]]
 * ```
 */
export const xChain: Technique = /* @__PURE__ */ digitChain(
  'x-chain',
  { strongInHouse: true, strongInCell: false, weakInCell: false },
  3,
);

/**
 * XY-Chain: bivalue cells, each joined to the next by a digit that they share; one of the two ends has the end's digit.
 *
 * Pattern and order as for {@link xChain}. A chain has at least three cells (five links), so an XY-Wing is an XY-Chain
 * too.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, xyChain } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [xyChain]).map((step) => step.eliminations); // => [[{ cell: 63, digit: 7 }]]
 * ```
 */
export const xyChain: Technique = /* @__PURE__ */ digitChain(
  'xy-chain',
  { strongInHouse: false, strongInCell: true, weakInCell: false },
  5,
);

/** Chains with the given links; those whose links stay within a digit are looked for in digits that have changed. */
function digitChain(id: TechniqueId, kinds: LinkKinds, minLength: number): Finder {
  return slicedTechnique(id, function* (context, emit) {
    const { state, derived, limits } = context;
    if (!(yield* mayConclude(context))) return false;
    const digits = kinds.strongInCell ? 0x1ff : changedDigits(context, id);
    if (digits === 0) return false;
    const graph = createLinkGraph(state, derived, kinds, digits);
    const isUseful = (start: number, end: number) => start % 9 === end % 9 && excludesAny(state, start, end);
    const chains = yield* findChains(graph, minLength, limits.maxChainLength, isUseful);
    if (chains.length === 0 && !kinds.strongInCell) noteInVain(context, id);
    return chains.some((chain) => emit(chainStep(id, state, chain)));
  });
}

function excludesAny({ boards }: State, start: number, end: number): boolean {
  const [digit, a, b] = [(start % 9) * 3, Math.floor(start / 9) * 3, Math.floor(end / 9) * 3];
  for (let band = 0; band < 3; band++) {
    if ((boards[digit + band] & peerBoards[a + band] & peerBoards[b + band]) !== 0) return true;
  }
  return false;
}

function chainStep(technique: TechniqueId, { boards }: State, chain: Chain): Step {
  const nodes: ChainNode[] = chain.map((node) => ({ cells: [Math.floor(node / 9)], digit: (node % 9) + 1 }));
  const links: Link[] = nodes.slice(1).map((to, i) => ({ from: nodes[i], to, type: i % 2 === 0 ? 'strong' : 'weak' }));
  const digit = chain[0] % 9;
  const ends = [chain[0], chain[chain.length - 1]].map((node) => Math.floor(node / 9) * 3);
  const gone = [0, 1, 2].map(
    (band) => boards[digit * 3 + band] & peerBoards[ends[0] + band] & peerBoards[ends[1] + band],
  );
  const candidates = nodes.map(({ cells, digit }, i) => ({ cell: cells[0], digit, role: i % 2 === 0 ? 'off' : 'on' }));
  return eliminationStep(
    technique,
    inCells(cellsOf(gone), digit),
    { candidates, links },
    { chain: linksParam(links), digit: digitsParam([digit + 1]) },
  );
}
