/** What the definitions of techniques on layouts are written with: the parts of a step, and what follows from them. */

import type { Cell } from '@kit/grid';
import type { Candidate, Rejection, Step } from '../types.js';
import { areExclusive, type Facts } from './facts.js';

/** A technique's definition: what is wrong with the step, or nothing. */
export type LayoutCheck = (facts: Facts, step: Step) => Rejection | undefined;

/** The candidates of the pattern that have a role. */
export function ofRole({ pattern }: Step, ...roles: readonly string[]): Candidate[] {
  return pattern.candidates.filter(({ role }) => roles.includes(role)).map(({ cell, digit }) => ({ cell, digit }));
}

export function housesOf({ pattern }: Step, ...roles: readonly string[]): number[] {
  return pattern.houses.filter(({ role }) => roles.includes(role)).map(({ house }) => house);
}

export const nameOf = ({ cell, digit }: Candidate): string => `${digit} in ${cell}`;

/** Are these the same candidates, each once? */
export function areSame(some: readonly Candidate[], others: readonly Candidate[]): boolean {
  const names = new Set(others.map(nameOf));
  return (
    some.length === others.length &&
    new Set(some.map(nameOf)).size === names.size &&
    some.every((c) => names.has(nameOf(c)))
  );
}

export function cellsOf(candidates: readonly Candidate[]): Cell[] {
  return [...new Set(candidates.map(({ cell }) => cell))];
}

/** The pattern has no candidates but these roles, and strikes out only what `follows` says. */
export function unlessAll(step: Step, follows: (struck: Candidate) => boolean): Rejection | undefined {
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  return step.eliminations.every(follows) ? undefined : 'elimination-does-not-follow';
}

/** Does each of these exclude the struck one? None excludes itself. */
export const ruledOutByAll = (facts: Facts, some: readonly Candidate[], struck: Candidate): boolean =>
  some.every((c) => areExclusive(facts, c, struck));
