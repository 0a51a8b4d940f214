/**
 * Alternating chains: strong, weak, strong, …, strong. If the first node is false, the last is true, so one of the two
 * ends is true, and what both ends rule out is false.
 *
 *     (5)r1c2 = r1c7 - r3c9 = r8c9     one of r1c2, r8c9 is 5: r8c2 is not
 *
 * A chain reads the same from its other end, where on and off change places; so the colours of its candidates may start
 * with either. Whether a shorter chain exists is not asked here.
 */

import type { Candidate, ChainNode, ChainTechniqueId, Link, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { ByRole, Claim } from '../../verify/claim.js';
import { type Facts, inEach, nameOf } from '../../verify/facts.js';
import {
  checkLinks,
  isNode,
  isSameNode,
  isStrongLink,
  isWeakLink,
  isXChain,
  nodesOf,
  setsBetween,
} from '../../verify/links.js';

/** A chain by the links that a technique allows; the chain itself is checked first. */
function checkChain(
  facts: Facts,
  step: Claim,
  isOfItsKind: (links: readonly Link[]) => boolean,
): Rejection | undefined {
  const { links } = step.pattern;
  const rejection = step.rejectUnlessOneChain() ?? checkLinks(facts, links);
  if (rejection !== undefined) return rejection;
  const nodes = nodesOf(links);
  if (!isColored(step, nodes)) return 'wrong-candidates';
  return isOfItsKind(links) ? rejectUnlessByEnds(facts, step, nodes) : 'wrong-kind-of-chain';
}

/** What goes is excluded by both ends. */
function rejectUnlessByEnds(facts: Facts, step: Claim, nodes: readonly ChainNode[]): Rejection | undefined {
  const ends = [nodes[0], nodes[nodes.length - 1]];
  return step.rejectUnlessAll((struck) => ends.every((end) => isExcludedBy(facts, struck, end)));
}

/** From cell to cell with two candidates: strong inside a cell, weak between cells; the same digit at both ends. */
function isXyChain(links: readonly Link[]): boolean {
  const alternates = links.every(({ from, to, type }) => (from.digit === to.digit) === (type === 'weak'));
  return alternates && links[0].from.digit === links[links.length - 1].to.digit;
}

/**
 * Chains and loops over any digits, from what strong and weak links mean.
 *
 * AIC: the ends are never both false, so what each of them excludes is false. Continuous loop: every weak link has one
 * true end, so what both its ends exclude is false; and an almost locked set that joins two nodes lacks one of their
 * digits, so it has all its others. Discontinuous loop: the first node leads to its own opposite.
 */

/** An AIC, or with groups a grouped one; the grouped X-Chain is the one of a single digit. */
function checkAic(facts: Facts, step: Claim, grouped: boolean, oneDigit: boolean): Rejection | undefined {
  const { links } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  const rejection = checkLinksOfLoop(facts, step, 'strong', grouped);
  if (rejection !== undefined) return rejection;
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  const nodes = nodesOf(links);
  if (!isColored(step, nodes)) return 'wrong-candidates';
  if (hasTwice(nodes)) return 'wrong-kind-of-chain';
  if (nodes.every(({ digit }) => digit === nodes[0].digit) !== oneDigit || (!grouped && isXyChain(links)))
    return 'wrong-kind-of-chain';
  return rejectUnlessByEnds(facts, step, nodes);
}

/** A loop in which strong and weak links alternate all round. */
function checkContinuousLoop(facts: Facts, step: Claim, grouped: boolean): Rejection | undefined {
  const { links } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  const rejection = checkLinksOfLoop(facts, step, links[0]?.type, grouped);
  if (rejection !== undefined) return rejection;
  if (links.length < 4 || links.length % 2 === 1) return 'wrong-chain-length';
  const nodes = nodesOf(links);
  if (!isSameNode(nodes[0], nodes[nodes.length - 1])) return 'links-do-not-join';
  nodes.pop();
  if (!isColored(step, nodes)) return 'wrong-candidates';
  if (hasTwice(nodes)) return 'wrong-kind-of-chain';
  const weak = links.filter(({ type }) => type === 'weak');
  const isByLink = (struck: Candidate): boolean =>
    weak.some(({ from, to }) => isExcludedBy(facts, struck, from) && isExcludedBy(facts, struck, to));
  if (step.eliminations.every(isByLink)) return undefined;
  const sets = links.flatMap(({ from, to, type }) =>
    type === 'weak' ? [] : setsBetween(facts, from, to).map((cells) => ({ cells, ends: [from, to] })),
  );
  return step.rejectUnlessAll(
    (struck) => isByLink(struck) || sets.some(({ cells, ends }) => isLockedOut(facts, struck, cells, ends)),
  );
}

/** A loop in which two links of one type meet at the candidate that it decides. */
function checkDiscontinuousLoop(facts: Facts, step: Claim, grouped: boolean): Rejection | undefined {
  const { links } = step.pattern;
  const first = links[0]?.type;
  const rejection = checkLinksOfLoop(facts, step, first, grouped);
  if (rejection !== undefined) return rejection;
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  const nodes = nodesOf(links);
  const at = nodes[0];
  if (at.cells.length > 1 || !isSameNode(at, nodes[nodes.length - 1])) return 'links-do-not-join';
  const between = nodes.slice(1, -1);
  if (hasTwice(between)) return 'wrong-kind-of-chain';
  const decided: Candidate = { cell: at.cells[0], digit: at.digit };
  if (!isColored(step, between, { discontinuity: [decided] })) return 'wrong-candidates';
  const isDecided = (one: Candidate): boolean => nameOf(one) === nameOf(decided);
  if (first === 'weak') {
    if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
    return step.rejectUnlessAll(isDecided);
  }
  if (!step.placements.every(isDecided)) return 'wrong-kind-of-conclusion';
  return step.rejectUnlessAll(({ cell, digit }) => cell === decided.cell && digit !== decided.digit);
}

/** A row of cells with the same two candidates; what goes sees two of them that differ. */
function checkRemotePair(facts: Facts, step: Claim): Rejection | undefined {
  const { links } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  const rejection = checkLinksOfLoop(facts, step, 'strong', false);
  if (rejection !== undefined) return rejection;
  if (links.length < 7 || !isXyChain(links)) return 'wrong-kind-of-chain';
  const nodes = nodesOf(links);
  const digits = [nodes[0].digit, nodes[1].digit];
  if (!nodes.every(({ digit }) => digits.includes(digit))) return 'wrong-kind-of-chain';
  if (!isColored(step, nodes)) return 'wrong-candidates';
  // Each cell is a strong link, and cells an odd number apart hold different digits.
  const cells = links.filter(({ type }) => type === 'strong').map(({ from }) => from.cells[0]);
  const differ = (cell: number): boolean =>
    cells.some((a, i) => facts.sees(a, cell) && cells.some((b, j) => (j - i) % 2 === 1 && facts.sees(b, cell)));
  return step.rejectUnlessAll(({ cell, digit }) => digits.includes(digit) && differ(cell));
}

function checkLinksOfLoop(
  facts: Facts,
  step: Claim,
  first: Link['type'] | undefined,
  grouped: boolean,
): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (!step.hasHouses([])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  if (links.length === 0) return 'wrong-chain-length';
  for (const [index, { from, to, type }] of links.entries()) {
    if ((type === first) !== (index % 2 === 0)) return 'links-do-not-alternate';
    if (index > 0 && !isSameNode(links[index - 1].to, from)) return 'links-do-not-join';
    if (type === 'strong') {
      const holds = isStrongLink(facts, from, to) && isNode(facts, from) && isNode(facts, to);
      if (!holds && !(grouped && setsBetween(facts, from, to).length > 0)) return 'not-a-strong-link';
    } else if (!isWeakLink(facts, from, to)) return 'not-a-weak-link';
  }
  if (nodesOf(links).some(({ cells }) => cells.length > 1) !== grouped) return 'wrong-kind-of-chain';
  return undefined;
}

/** Is a node there twice? */
function hasTwice(nodes: readonly ChainNode[]): boolean {
  return nodes.some((node, i) => nodes.slice(i + 1).some((other) => isSameNode(node, other)));
}

/** Would the struck candidate be false if the node were true? */
function isExcludedBy(facts: Facts, { cell, digit }: Candidate, node: ChainNode): boolean {
  return isWeakLink(facts, { cells: [cell], digit }, node);
}

/** Does the candidate see all places of its digit in the set, which has the digit for sure? */
function isLockedOut(facts: Facts, struck: Candidate, set: readonly number[], ends: readonly ChainNode[]): boolean {
  const places = facts.placesIn(set, struck.digit);
  const isOther = ends.every(({ digit }) => digit !== struck.digit);
  return isOther && places.length > 0 && facts.seesAll(struck.cell, places);
}

/** The nodes' candidates are in turn off and on, or on and off, each once in each role. */
function isColored(step: Claim, nodes: readonly ChainNode[], others: ByRole = {}): boolean {
  const [one, other] = [0, 1].map((first) =>
    nodes.filter((_, i) => i % 2 === first).flatMap(({ cells, digit }) => inEach(cells, digit)),
  );
  return step.hasExactly({ off: one, on: other, ...others }) || step.hasExactly({ off: other, on: one, ...others });
}

/** Each technique's check, by name. */
export const chainsChecks: Checks<
  'x-chain' | 'xy-chain' | Exclude<ChainTechniqueId, 'kraken-fish' | `forcing-${string}`>
> = {
  'x-chain': (facts, step) => checkChain(facts, step, isXChain),
  'xy-chain': (facts, step) => checkChain(facts, step, isXyChain),
  'remote-pair': checkRemotePair,
  'grouped-x-chain': (facts, step) => checkAic(facts, step, true, true),
  aic: (facts, step) => checkAic(facts, step, false, false),
  'grouped-aic': (facts, step) => checkAic(facts, step, true, false),
  'continuous-nice-loop': (facts, step) => checkContinuousLoop(facts, step, false),
  'grouped-continuous-nice-loop': (facts, step) => checkContinuousLoop(facts, step, true),
  'discontinuous-nice-loop': (facts, step) => checkDiscontinuousLoop(facts, step, false),
  'grouped-discontinuous-nice-loop': (facts, step) => checkDiscontinuousLoop(facts, step, true),
};
