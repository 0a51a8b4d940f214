/** Reading a pattern by roles, and comparing it with what a definition says it must be. */

import type { Cell } from '@kit/grid';
import type { Candidate, House, PatternCandidate, PatternHouse, Rejection, Role, Step } from '../types.js';
import { candidatesAt, type Facts } from './facts.js';

/** The cells of a role, each once, ascending. */
export function cellsOfRole(step: Step, role: Role): Cell[] {
  const cells = step.pattern.candidates.filter((candidate) => candidate.role === role).map(({ cell }) => cell);
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** The houses of a role, in their order. */
export function housesOfRole(step: Step, role: PatternHouse['role']): House[] {
  return step.pattern.houses.filter((entry) => entry.role === role).map(({ house }) => house);
}

/** Gives candidates a role. */
export function withRole(candidates: readonly Candidate[], role: Role): PatternCandidate[] {
  return candidates.map(({ cell, digit }) => ({ cell, digit, role }));
}

/** Is every candidate of the pattern expected, every expected one there, and none twice? */
export function hasExactly(step: Step, expected: readonly PatternCandidate[]): boolean {
  return areExactly(step.pattern.candidates, expected);
}

/** Are these candidates the expected ones in their roles, none twice? */
export function areExactly(named: readonly PatternCandidate[], expected: readonly PatternCandidate[]): boolean {
  return sameSet(named, expected, ({ cell, digit, role }) => `${digit} in ${cell} as ${role}`);
}

/** Is the pattern exactly all candidates of the cells of these roles, each in its role? */
export function hasAllOf(facts: Facts, step: Step, roles: readonly Role[]): boolean {
  const all = roles.flatMap((role) => withRole(candidatesAt(facts, cellsOfRole(step, role)), role));
  return hasExactly(step, all);
}

/** Are these the houses of the pattern, each once, in any order? */
export function hasHouses(step: Step, expected: readonly PatternHouse[]): boolean {
  return sameSet(step.pattern.houses, expected, ({ house, role }) => `${house} as ${role}`);
}

/** A technique without links that only strikes out. */
export function rejectUnlessEliminating(step: Step): Rejection | undefined {
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  return rejectLinks(step);
}

/** A technique that is no chain and no net has no links. */
export function rejectLinks(step: Step): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  return links.length + branches.length > 0 ? 'unexpected-links' : undefined;
}

/** Does every elimination satisfy the technique's condition? */
export function rejectUnlessAll(step: Step, follows: (elimination: Candidate) => boolean): Rejection | undefined {
  return step.eliminations.every(follows) ? undefined : 'elimination-does-not-follow';
}

function sameSet<T>(actual: readonly T[], expected: readonly T[], name: (item: T) => string): boolean {
  const left = new Set(actual.map(name));
  const right = new Set(expected.map(name));
  return left.size === actual.length && left.size === right.size && [...left].every((item) => right.has(item));
}
