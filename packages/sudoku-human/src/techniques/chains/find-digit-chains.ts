/**
 * X-Chain and XY-Chain: chains whose two ends are the same digit, so that every cell that sees both loses it.
 *
 * Both are the one search over the link graph; they differ in the links that the graph has. An instance is its pair of
 * ends: its links are a shortest chain between them, its eliminations all candidates that both see. Shortest chains
 * come first, then by ends.
 */

import { type CellSet, cellsIn, isEmpty } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import { seenByBoth } from '../../kernel/state.js';
import type { Step, Technique, TechniqueId } from '../../types.js';
import { inCells, stepOf } from '../shared/parts.js';
import { changedDigits, noteInVain } from '../shared/search-digits.js';
import { type Finder, slicedTechnique } from '../shared/technique.js';
import { type Chain, findChains } from './chain-ends.js';
import { graphOf, mayConclude } from './chain-facts.js';
import { colored, linksThrough, singleNodes } from './chain-nodes.js';
import { partOf } from './link-graph.js';

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
export const xChain: Technique = /* @__PURE__ */ digitChain('x-chain', 3, false);

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
export const xyChain: Technique = /* @__PURE__ */ digitChain('xy-chain', 5, true);

/** Chains whose strong links are in cells, or within a digit; these are looked for in digits that have changed. */
function digitChain(id: TechniqueId, minLength: number, isByCells: boolean): Finder {
  return slicedTechnique(id, function* (context, emit) {
    const { state, limits, pace } = context;
    const { size, full } = state.tables;
    if (!(yield* mayConclude(context))) return false;
    const digits = isByCells ? full : changedDigits(context, id);
    const all = yield* graphOf(context, false);
    const graph = partOf(all, all.nodes.digits, (digit, other) =>
      isByCells ? digit !== other : digit === other && (digits & (1 << digit)) !== 0,
    );
    const isUseful = (start: number, end: number) =>
      start % size === end % size && !isEmpty(seenByEnds(state, start, end));
    const chains = yield* findChains(graph, minLength, limits.maxChainLength, pace, isUseful);
    if (chains.length === 0 && !isByCells) noteInVain(context, id);
    return chains.some((chain) => emit(chainStep(id, state, chain)));
  });
}

/** The candidates of the ends' digit that see both ends. */
function seenByEnds(state: State, start: number, end: number): CellSet {
  const { size } = state.tables;
  return seenByBoth(state, start % size, Math.floor(start / size), Math.floor(end / size));
}

function chainStep(technique: TechniqueId, state: State, chain: Chain): Step {
  const nodes = singleNodes(state.tables);
  const digit = nodes.digits[chain[0]];
  const links = linksThrough(nodes, chain, 'strong');
  return stepOf(technique, {
    eliminations: inCells(cellsIn(seenByEnds(state, chain[0], chain[chain.length - 1])), digit),
    candidates: colored(nodes, chain, 'off'),
    links,
    params: { chain: { links }, digit: { digits: [digit + 1] } },
  });
}
