/**
 * Alternating chains: strong, weak, strong, …, strong. If the first node is false, the last is true, so one of the two
 * ends is true, and what both ends rule out is false.
 *
 *     (5)r1c2 = r1c7 - r3c9 = r8c9     one of r1c2, r8c9 is 5: r8c2 is not
 *
 * A chain reads the same from its other end, where on and off change places; so the colours of its candidates may start
 * with either. Whether a shorter chain exists is not asked here.
 */

import type { ChainNode, Link, PatternCandidate, Position, Rejection, Step } from '../types.js';
import { isNode, isSameNode, isStrongLink, isWeakLink } from './links.js';
import { hasExactly, hasHouses, rejectUnlessAll } from './pattern-parts.js';

/** A chain by the links that a technique allows; the chain itself is checked first. */
export function checkChain(
  position: Position,
  step: Step,
  isOfItsKind: (links: readonly Link[]) => boolean,
): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';

  const rejection = checkLinks(position, links);
  if (rejection !== undefined) return rejection;
  const nodes = [links[0].from, ...links.map(({ to }) => to)];
  if (!hasExactly(step, colours(nodes, 'off')) && !hasExactly(step, colours(nodes, 'on'))) return 'wrong-candidates';
  if (!isOfItsKind(links)) return 'wrong-kind-of-chain';

  const ends = [nodes[0], nodes[nodes.length - 1]];
  return rejectUnlessAll(step, ({ cell, digit }) => ends.every((end) => isWeakLink({ cells: [cell], digit }, end)));
}

/** One digit, one cell a node. */
export function isXChain(links: readonly Link[]): boolean {
  const { digit } = links[0].from;
  return links.every(({ from, to }) => [from, to].every((node) => node.digit === digit && node.cells.length === 1));
}

/** From cell to cell with two candidates: strong inside a cell, weak between cells; the same digit at both ends. */
export function isXyChain(links: readonly Link[]): boolean {
  const alternates = links.every(({ from, to, type }) => (from.digit === to.digit) === (type === 'weak'));
  return alternates && links[0].from.digit === links[links.length - 1].to.digit;
}

/** Strong, weak, …, strong, each link true and joined to the next. */
export function checkLinks(position: Position, links: readonly Link[]): Rejection | undefined {
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  for (const [index, { from, to, type }] of links.entries()) {
    if (type !== (index % 2 === 0 ? 'strong' : 'weak')) return 'links-do-not-alternate';
    if (index > 0 && !isSameNode(links[index - 1].to, from)) return 'links-do-not-join';
    if (!isNode(from) || !isNode(to)) return 'not-a-group';
    if (type === 'strong' && !isStrongLink(position, from, to)) return 'not-a-strong-link';
    if (type === 'weak' && !isWeakLink(from, to)) return 'not-a-weak-link';
  }
  return undefined;
}

/** The nodes' candidates in turn off and on, each once. */
function colours(nodes: readonly ChainNode[], first: 'on' | 'off'): PatternCandidate[] {
  const second = first === 'on' ? 'off' : 'on';
  return nodes.flatMap(({ cells, digit }, index) =>
    cells.map((cell) => ({ cell, digit, role: index % 2 === 0 ? first : second })),
  );
}
