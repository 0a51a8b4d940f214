/** The definition of forcing nets on layouts: each inference, from what strong and weak mean. */

import type { Candidate, Link } from '../types.js';
import { areExclusive, type Facts } from './facts.js';
import { hasNoFilling } from './fillings.js';
import { type LayoutCheck, nameOf } from './parts.js';
import { breaksSum } from './sums.js';
import { candidateOf, unitsOf } from './units.js';

type Marks = { readonly on: ReadonlySet<string>; readonly off: ReadonlySet<string> };

export const net: LayoutCheck = (facts, step) => {
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
 * Without the premises, one at least, does all that is left of a unit rule the target out, has no filling of a house or cage
 * the target, or no sum?
 */
function isLockedOut(facts: Facts, premises: readonly Candidate[], target: Candidate): boolean {
  const names = new Set(premises.map(nameOf));
  const byUnit = unitsOf(facts, premises[0]).some((unit) => {
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
