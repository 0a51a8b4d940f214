/**
 * Alternating inference chains: strong and weak links in turn over any digits, so that one of the two ends is true.
 *
 *     (5)r1c2 = (5)r1c7 - (5=3)r3c9 - (3)r8c9 = (3)r8c2     r1c2 is 5 or r8c2 is 3
 *
 * Ends of one digit strike it out where both see; ends of two digits strike each other's digit out of their own cells
 * (or all others out of the one cell that holds both ends).
 */

import type { Technique, TechniqueId } from '../../types.js';
import { stepOf } from '../shared/parts.js';
import { type Finder, slicedTechnique } from '../shared/technique.js';
import { graphOf, sweepOf } from './chain-facts.js';
import { type ChainNodes, colored, linksThrough } from './chain-nodes.js';

/**
 * AIC: a chain of strong and weak links in turn, over several digits, inside cells and houses; one of its ends is true.
 *
 * Pattern: the links from end to end, and the candidates along them with role `'off'` and `'on'` in turn: what they are
 * if the first is false. An instance is its pair of ends, with the shortest chain between them and everything that both
 * ends exclude. Chains that are X-Chains or XY-Chains are listed under these names. By length and then by ends;
 * `maxChainLength` limits the links.
 *
 * @see {@link groupedAic}
 *
 * @example
 * ```ts
 * import { aic, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [aic]).map((step) => step.pattern.links.length); // => [5]
 * ```
 */
export const aic: Technique = /* @__PURE__ */ chainTechnique('aic', false);

/**
 * Grouped AIC: an AIC in which a node may be a group: places of a digit that two full houses have in common, on the classic
 * board two or three cells of one box and one line; one of them holds the digit. By knight's or king's moves, places of a
 * house that one cell outside it sees are a group too.
 * On large boards houses with more than ten places of a digit have no groups, and once candidates and groups are 12,000 no more are taken.
 *
 * Pattern and order as for {@link aic}. Only chains with a group are listed, the shortest of them for each two ends.
 * With the option `alsNodes`, the places of a digit in an almost locked set are nodes too, strongly linked to those of
 * its other digits.
 *
 * @example
 * ```ts
 * import { findSteps, groupedAic, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008');
 * findSteps(puzzle, [groupedAic]).length > 0; // => true
 * ```
 */
export const groupedAic: Technique = /* @__PURE__ */ chainTechnique('grouped-aic', true);

/**
 * Grouped X-Chain: an X-Chain in which a node may be a group, as for {@link groupedAic}.
 *
 * Pattern and order as for {@link xChain}; only chains with a group are listed.
 *
 * @example
 * ```ts
 * import { findSteps, groupedXChain, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008');
 * findSteps(puzzle, [groupedXChain]).every((step) => step.eliminations.length > 0); // => true
 * ```
 */
export const groupedXChain: Technique = /* @__PURE__ */ chainTechnique('grouped-x-chain', true);

/** How many chains are handed on between two yields. */
const CHAINS_A_SLICE = 100;

function chainTechnique(id: TechniqueId, grouped: boolean): Finder {
  return slicedTechnique(id, function* (context, emit) {
    const { nodes } = yield* graphOf(context, grouped);
    for (const [at, { chain, eliminations }] of (yield* sweepOf(context, grouped)).chains.entries()) {
      if (at % CHAINS_A_SLICE === 0) yield;
      if (eliminations.length === 0) continue;
      const isX = isXChain(nodes, chain);
      if (grouped ? isX !== (id === 'grouped-x-chain') : isX || isXyChain(nodes, chain)) continue;
      const links = linksThrough(nodes, chain, 'strong');
      const candidates = colored(nodes, chain, 'off');
      if (emit(stepOf(id, { eliminations, candidates, links, params: { chain: { links } } }))) return true;
    }
    return false;
  });
}

function isXChain({ digits }: ChainNodes, chain: readonly number[]): boolean {
  return chain.every((node) => digits[node] === digits[chain[0]]);
}

/** Strong links inside cells only, weak links between cells only, and one digit at both ends. */
function isXyChain({ digits }: ChainNodes, chain: readonly number[]): boolean {
  const alternates = chain.slice(1).every((node, i) => (digits[node] === digits[chain[i]]) === (i % 2 === 1));
  return alternates && digits[chain[0]] === digits[chain[chain.length - 1]];
}
