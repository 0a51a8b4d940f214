/** A step as the verifiers read it: its pattern by roles, compared with what a definition says it must be. */

import type { Cell } from '@kit/grid';
import type { Candidate, House, Pattern, PatternCandidate, PatternHouse, Rejection, Role, Step } from '../types.js';
import { type Facts, nameOf } from './facts.js';

/** Candidates by what they are in a pattern. */
export type ByRole = Readonly<Partial<Record<Role, readonly Candidate[]>>>;

/** What a step says, to be checked. */
export class Claim {
  /** The technique's name. */
  readonly technique: Step['technique'];
  /** The digits that the step sets. */
  readonly placements: readonly Candidate[];
  /** The candidates that the step strikes out. */
  readonly eliminations: readonly Candidate[];
  /** The pattern. */
  readonly pattern: Pattern;

  constructor({ technique, placements, eliminations, pattern }: Step) {
    this.technique = technique;
    this.placements = placements;
    this.eliminations = eliminations;
    this.pattern = pattern;
  }

  /** Placements and eliminations. */
  get conclusions(): readonly Candidate[] {
    return [...this.placements, ...this.eliminations];
  }

  /** The candidates of a role. */
  candidatesOf(role: Role): PatternCandidate[] {
    return this.pattern.candidates.filter((candidate) => candidate.role === role);
  }

  /** The cells of a role, each once, ascending. */
  cellsOf(role: Role): Cell[] {
    return [...new Set(this.candidatesOf(role).map(({ cell }) => cell))].sort((a, b) => a - b);
  }

  /** The houses of a role, in their order. */
  housesOf(role: PatternHouse['role']): House[] {
    return this.pattern.houses.filter((entry) => entry.role === role).map(({ house }) => house);
  }

  /** The one house of the pattern, with the role `'house'`; undefined if there are others. */
  onlyHouse(): House | undefined {
    return this.pattern.houses.length === 1 ? this.housesOf('house')[0] : undefined;
  }

  /** Are these the candidates of the pattern in their roles, each once? */
  hasExactly(expected: ByRole): boolean {
    return areExactly(this.pattern.candidates, expected);
  }

  /** Is the pattern exactly all candidates of the cells of these roles, each in its role? */
  hasAllOf(facts: Facts, roles: readonly Role[]): boolean {
    return this.hasExactly(Object.fromEntries(roles.map((role) => [role, facts.candidatesAt(this.cellsOf(role))])));
  }

  /** Are these the houses of the pattern, each once, in any order? */
  hasHouses(expected: readonly House[]): boolean {
    const houses = this.housesOf('house');
    return houses.length === this.pattern.houses.length && sameSet(houses, expected);
  }

  /** Does every elimination satisfy the technique's condition? */
  rejectUnlessAll(follows: (elimination: Candidate) => boolean): Rejection | undefined {
    return this.eliminations.every(follows) ? undefined : 'elimination-does-not-follow';
  }

  /** A technique that sets one digit, by its pattern alone. */
  rejectUnlessSingle(): Rejection | undefined {
    if (this.placements.length !== 1 || this.eliminations.length > 0) return 'wrong-kind-of-conclusion';
    return this.hasExactly({ single: this.placements }) ? this.rejectLinks() : 'wrong-candidates';
  }

  /** A chain that only strikes out: it has links, and no branches or houses. */
  rejectUnlessOneChain(): Rejection | undefined {
    if (this.placements.length > 0) return 'wrong-kind-of-conclusion';
    if (!this.hasHouses([])) return 'wrong-houses';
    return (this.pattern.branches ?? []).length > 0 ? 'unexpected-links' : undefined;
  }

  /** A technique that is no chain and no net has no links. */
  rejectLinks(): Rejection | undefined {
    const { links, branches = [] } = this.pattern;
    return links.length + branches.length > 0 ? 'unexpected-links' : undefined;
  }
}

/** Are these candidates the expected ones in their roles, none twice? */
export function areExactly(named: readonly PatternCandidate[], expected: ByRole): boolean {
  return sameSet(
    named.map((candidate) => `${nameOf(candidate)} as ${candidate.role}`),
    Object.entries(expected as Record<string, readonly Candidate[]>).flatMap(([role, list]) =>
      list.map((candidate) => `${nameOf(candidate)} as ${role}`),
    ),
  );
}

/** Does each item of the first list stand in it once, and are they those of the second? */
function sameSet<T>(actual: readonly T[], expected: readonly T[]): boolean {
  const [left, right] = [new Set(actual), new Set(expected)];
  return left.size === actual.length && left.size === right.size && [...left].every((item) => right.has(item));
}
