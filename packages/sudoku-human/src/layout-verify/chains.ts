/** The definitions of chains and nets on layouts: each link, each inference, from what strong and weak mean. */

import type { Candidate, ChainNode, Link, Rejection, Step } from '../types.js';
import { areExclusive, candidatesIn, type Facts, isFull, placesOf } from './facts.js';
import { hasNoFilling } from './fillings.js';
import type { LayoutCheck } from './parts.js';
import { breaksSum } from './sums.js';

const nameOf = ({ cell, digit }: Candidate): string => `${digit} in ${cell}`;
const candidateOf = ({ cells, digit }: ChainNode): Candidate => ({ cell: cells[0], digit });

/** The sets of candidates one of which is true, that a candidate is in: its cell's, and its digit's in each house. */
function unitsOf(facts: Facts, { cell, digit }: Candidate): Candidate[][] {
  const inHouses = facts.houses.flatMap(({ cells }, house) =>
    isFull(facts, house) && cells.includes(cell) ? [placesOf(facts, house, digit)] : [],
  );
  return [candidatesIn(facts, [cell]), ...inHouses];
}

const chain: LayoutCheck = (facts, step) => {
  const { links, branches = [], houses, candidates } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (houses.length > 0) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  for (const [index, { from, to, type }] of links.entries()) {
    if (type !== (index % 2 === 0 ? 'strong' : 'weak')) return 'links-do-not-alternate';
    if (from.cells.length !== 1 || to.cells.length !== 1) return 'not-a-group';
    const [a, b] = [candidateOf(from), candidateOf(to)];
    if (index > 0 && nameOf(candidateOf(links[index - 1].to)) !== nameOf(a)) return 'links-do-not-join';
    const isPair = (unit: Candidate[]): boolean => unit.length === 2 && unit.some((c) => nameOf(c) === nameOf(b));
    if (type === 'strong' && (nameOf(a) === nameOf(b) || !unitsOf(facts, a).some(isPair))) return 'not-a-strong-link';
    if (type === 'weak' && !areExclusive(facts, a, b)) return 'not-a-weak-link';
  }
  const nodes = [links[0].from, ...links.map(({ to }) => to)].map(candidateOf);
  const roles = nodes.map((node, index) => `${nameOf(node)} ${index % 2 === 0 ? 'off' : 'on'}`);
  const drawn = candidates.map((c) => `${nameOf(c)} ${c.role}`);
  if (roles.length !== drawn.length || !roles.every((role) => drawn.includes(role))) return 'wrong-candidates';
  if (!isOfItsKind(step, nodes)) return 'wrong-kind-of-chain';
  const ends = [nodes[0], nodes[nodes.length - 1]];
  const follows = step.eliminations.every((struck) => ends.every((end) => areExclusive(facts, end, struck)));
  return follows ? undefined : 'elimination-does-not-follow';
};

function isOfItsKind({ technique, pattern }: Step, nodes: readonly Candidate[]): boolean {
  if (technique === 'x-chain') return nodes.every(({ digit }) => digit === nodes[0].digit);
  if (technique === 'aic') return true;
  const alternates = pattern.links.every(({ from, to, type }) => (from.digit === to.digit) === (type === 'weak'));
  return alternates && nodes[0].digit === nodes[nodes.length - 1].digit;
}

type Marks = { readonly on: ReadonlySet<string>; readonly off: ReadonlySet<string> };

const net: LayoutCheck = (facts, step) => {
  const { candidates, houses, links, branches = [] } = step.pattern;
  if (links.length > 0) return 'unexpected-links';
  if (houses.length > 0) return 'wrong-houses';
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (candidates.length !== 1 || candidates[0].role !== 'assumption') return 'wrong-candidates';
  const [main = [], ...inner] = branches;
  const marks = replay(facts, main, { on: new Set([nameOf(candidates[0])]), off: new Set() }, inner);
  if (marks === undefined || inner.length > 0) return 'inference-does-not-follow';
  if (!contradicts(facts, main, marks)) return 'no-contradiction';
  return step.eliminations.every((c) => nameOf(c) === nameOf(candidates[0]))
    ? undefined
    : 'elimination-does-not-follow';
};

/** What is on and off after a branch; undefined if an inference doesn't follow. Takes the branches that it needs. */
function replay(facts: Facts, links: readonly Link[], known: Marks, inner: (readonly Link[])[]): Marks | undefined {
  const [on, off] = [new Set(known.on), new Set(known.off)];
  for (let i = 0; i < links.length; ) {
    const { to, type } = links[i];
    const target = candidateOf(to);
    const premises: Candidate[] = [];
    const isSameEnd = (link: Link | undefined): link is Link =>
      link !== undefined && link.type === type && nameOf(candidateOf(link.to)) === nameOf(target);
    for (; isSameEnd(links[i]); i++) premises.push(candidateOf(links[i].from));
    if (premises.length === 1 && type === 'weak' && nameOf(premises[0]) === nameOf(target)) {
      const branch = inner.shift() ?? [];
      const inside = replay(facts, branch, { on: new Set([...on, nameOf(target)]), off }, inner);
      if (inside === undefined || !contradicts(facts, branch, inside)) return undefined;
      off.add(nameOf(target));
    } else if (type === 'strong') {
      if (!premises.every((c) => off.has(nameOf(c))) || !isLastOf(facts, premises, target)) return undefined;
      on.add(nameOf(target));
    } else {
      const isRuledOut =
        premises.length === 1 && on.has(nameOf(premises[0])) && areExclusive(facts, premises[0], target);
      if (!isRuledOut && !(premises.every((c) => off.has(nameOf(c))) && isLockedOut(facts, premises, target)))
        return undefined;
      off.add(nameOf(target));
    }
  }
  return { on, off };
}

/** Are these all other candidates of a unit? */
function isLastOf(facts: Facts, premises: readonly Candidate[], target: Candidate): boolean {
  const names = new Set(premises.map(nameOf));
  return unitsOf(facts, target).some(
    (unit) => unit.length === names.size + 1 && unit.every((c) => nameOf(c) === nameOf(target) || names.has(nameOf(c))),
  );
}

/**
 * Without the premises, does all that is left of a unit rule the target out, has no filling of a house or cage the target,
 * or no sum?
 */
function isLockedOut(facts: Facts, premises: readonly Candidate[], target: Candidate): boolean {
  const names = new Set(premises.map(nameOf));
  const units = premises.length === 0 ? [] : unitsOf(facts, premises[0]);
  const byUnit = units.some((unit) => {
    const left = unit.filter((c) => !names.has(nameOf(c)));
    return left.length > 0 && left.every((c) => areExclusive(facts, c, target));
  });
  if (byUnit) return true;
  const digits = facts.digits.map((list, cell) => list.filter((digit) => !names.has(nameOf({ cell, digit }))));
  const [left, cells] = [{ ...facts, digits }, [...new Set(premises.map(({ cell }) => cell))]];
  return hasNoFilling(left, cells, target) || breaksSum(left, cells, target);
}

/** The branch ends with a candidate that is on and off, or off though its cell or a house has no other. */
function contradicts(facts: Facts, links: readonly Link[], { on, off }: Marks): boolean {
  const last = links[links.length - 1]?.to;
  if (last === undefined || !off.has(nameOf(candidateOf(last)))) return false;
  return on.has(nameOf(candidateOf(last))) || isLastOf(facts, [], candidateOf(last));
}

/** The checks of these techniques, by name. */
export const chainChecks: Readonly<Record<string, LayoutCheck>> = {
  'x-chain': chain,
  'xy-chain': chain,
  aic: chain,
  'forcing-net': net,
};

/** What is wrong with a step whatever its technique is. */
export function checkStepForm(facts: Facts, step: Step): Rejection | undefined {
  const conclusions = [...step.placements, ...step.eliminations];
  if (conclusions.length === 0) return 'no-conclusion';
  if (new Set(conclusions.map(nameOf)).size < conclusions.length) return 'repeated-conclusion';
  const stands = ({ cell, digit }: Candidate): boolean =>
    facts.values.some(
      (value, other) =>
        value !== 0 && other !== cell && areExclusive(facts, { cell: other, digit: value }, { cell, digit }),
    );
  if (step.placements.some(stands)) return 'digit-already-placed';
  const isThere = ({ cell, digit }: Candidate): boolean => facts.digits[cell].includes(digit);
  if (!conclusions.every(isThere)) return 'not-a-candidate';
  const { candidates, links, branches = [] } = step.pattern;
  const nodes = [...links, ...branches.flat()].flatMap(({ from, to }) => [from, to]);
  const named = [...candidates, ...nodes.flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit })))];
  return named.every(isThere) ? undefined : 'pattern-not-on-board';
}
