/**
 * The definitions of chains and loops on layouts: each link, from what strong and weak mean for nodes of one cell or several.
 *
 * A node is true when one of its cells has its digit. Strong: all candidates of a cell, or all places of a digit in a house,
 * so that one of the two nodes is true. Weak: each candidate of one excludes each of the other.
 */

import type { Candidate, ChainNode, Link, Rejection, Step } from '../types.js';
import { areExclusive, type Facts } from './facts.js';
import { areSame, type LayoutCheck, nameOf } from './parts.js';
import { unitsOf } from './units.js';

const membersOf = ({ cells, digit }: ChainNode): Candidate[] => cells.map((cell) => ({ cell, digit }));

/** By every candidate of the node? */
const isExcludedBy = (facts: Facts, struck: Candidate, node: ChainNode): boolean =>
  membersOf(node).every((member) => areExclusive(facts, member, struck));

/** Strong and weak in turn, each true and joined to the next; nodes of several cells only where groups may be. */
function checkLinks(facts: Facts, links: readonly Link[], isGrouped: boolean): Rejection | undefined {
  for (const [index, { from, to, type }] of links.entries()) {
    if (type !== (index % 2 === 0 ? 'strong' : 'weak')) return 'links-do-not-alternate';
    if (!isGrouped && (from.cells.length > 1 || to.cells.length > 1)) return 'not-a-group';
    if (index > 0 && !areSame(membersOf(links[index - 1].to), membersOf(from))) return 'links-do-not-join';
    const both = [...membersOf(from), ...membersOf(to)];
    if (type === 'strong' && !unitsOf(facts, both[0]).some((unit) => areSame(both, unit))) return 'not-a-strong-link';
    if (type === 'weak' && !membersOf(to).every((one) => isExcludedBy(facts, one, from))) return 'not-a-weak-link';
  }
  const hasGroup = links.some(({ from, to }) => from.cells.length > 1 || to.cells.length > 1);
  return isGrouped && !hasGroup ? 'wrong-kind-of-chain' : undefined;
}

/** What is no part of any chain, and which candidates are off and on. */
function checkPattern(step: Step, nodes: readonly ChainNode[]): Rejection | undefined {
  const { candidates } = step.pattern;
  const roles = nodes.flatMap((node, index) =>
    membersOf(node).map((one) => `${nameOf(one)} ${index % 2 === 0 ? 'off' : 'on'}`),
  );
  const drawn = candidates.map((c) => `${nameOf(c)} ${c.role}`);
  return roles.length === drawn.length && roles.every((role) => drawn.includes(role)) ? undefined : 'wrong-candidates';
}

function checkParts({ placements, pattern }: Step): Rejection | undefined {
  if (placements.length > 0) return 'wrong-kind-of-conclusion';
  if (pattern.houses.length > 0) return 'wrong-houses';
  return (pattern.branches ?? []).length > 0 ? 'unexpected-links' : undefined;
}

/** A chain: one of its ends is true. */
function chain(isOfItsKind: (nodes: readonly ChainNode[], links: readonly Link[]) => boolean, isGrouped: boolean) {
  return (facts: Facts, step: Step): Rejection | undefined => {
    const { links } = step.pattern;
    const parts = checkParts(step);
    if (parts !== undefined) return parts;
    if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
    const nodes = [links[0].from, ...links.map(({ to }) => to)];
    const rejection = checkLinks(facts, links, isGrouped) ?? checkPattern(step, nodes);
    if (rejection !== undefined) return rejection;
    if (!isOfItsKind(nodes, links)) return 'wrong-kind-of-chain';
    const ends = [nodes[0], nodes[nodes.length - 1]];
    const follows = step.eliminations.every((struck) => ends.every((end) => isExcludedBy(facts, struck, end)));
    return follows ? undefined : 'elimination-does-not-follow';
  };
}

/** A loop: one end of each weak link is true. */
function continuousLoop(isGrouped: boolean): LayoutCheck {
  return (facts, step) => {
    const { links } = step.pattern;
    const parts = checkParts(step);
    if (parts !== undefined) return parts;
    if (links.length < 4 || links.length % 2 === 1) return 'wrong-chain-length';
    const nodes = links.map(({ from }) => from);
    if (!areSame(membersOf(links[links.length - 1].to), membersOf(nodes[0]))) return 'links-do-not-join';
    const rejection = checkLinks(facts, links, isGrouped) ?? checkPattern(step, nodes);
    if (rejection !== undefined) return rejection;
    const all = nodes.flatMap(membersOf).map(nameOf);
    if (new Set(all).size < all.length) return 'wrong-kind-of-chain';
    const follows = step.eliminations.every((struck) =>
      links.some(
        ({ from, to, type }) => type === 'weak' && [from, to].every((end) => isExcludedBy(facts, struck, end)),
      ),
    );
    return follows ? undefined : 'elimination-does-not-follow';
  };
}

const isOneDigit = (nodes: readonly ChainNode[]): boolean => nodes.every(({ digit }) => digit === nodes[0].digit);

function isXyChain(nodes: readonly ChainNode[], links: readonly Link[]): boolean {
  const alternates = links.every(({ from, to, type }) => (from.digit === to.digit) === (type === 'weak'));
  return alternates && nodes[0].digit === nodes[nodes.length - 1].digit;
}

/** The checks of these techniques, by name. */
export const chainChecks: Readonly<Record<string, LayoutCheck>> = /* @__PURE__ */ (() => ({
  'x-chain': chain(isOneDigit, false),
  'xy-chain': chain(isXyChain, false),
  aic: chain(() => true, false),
  'grouped-x-chain': chain(isOneDigit, true),
  'grouped-aic': chain(() => true, true),
  'continuous-nice-loop': continuousLoop(false),
  'grouped-continuous-nice-loop': continuousLoop(true),
}))();
