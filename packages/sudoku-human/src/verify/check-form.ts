/** What holds for steps of every technique: they conclude something, and they speak of candidates that are there. */

import type { Rejection, TechniqueId } from '../types.js';
import type { Claim } from './claim.js';
import { type Facts, inEach, nameOf } from './facts.js';

/** What is wrong with the step whatever its technique is, or nothing. */
export function checkForm(facts: Facts, step: Claim): Rejection | undefined {
  const { conclusions } = step;
  if (conclusions.length === 0) return 'no-conclusion';
  if (new Set(conclusions.map(nameOf)).size < conclusions.length) return 'repeated-conclusion';
  for (const { cell, digit } of step.placements) {
    const stands = (value: number, other: number): boolean =>
      value !== 0 && other !== cell && facts.areExclusive({ cell: other, digit: value }, { cell, digit });
    if (facts.values.some(stands)) return 'digit-already-placed';
  }
  if (!conclusions.every(({ cell, digit }) => facts.isPossible(cell, digit))) return 'not-a-candidate';

  const { candidates, links, branches = [] } = step.pattern;
  const nodes = [...links, ...branches.flat()].flatMap(({ from, to }) => [from, to]);
  const named = [...candidates, ...nodes.flatMap(({ cells, digit }) => inEach(cells, digit))];
  if (!named.every(({ cell, digit }) => facts.isPossible(cell, digit))) return 'pattern-not-on-board';
  return undefined;
}

/** A technique's definition: what is wrong with the step, or nothing. */
export type Check = (facts: Facts, step: Claim) => Rejection | undefined;

/** The checks of some techniques, by name. */
export type Checks<Id extends TechniqueId> = Readonly<Record<Id, Check>>;

/** The same for techniques without links that only strike out. */
export function eliminating<Id extends TechniqueId>(checks: Checks<Id>): Checks<Id> {
  const strict = ([name, check]: [string, Check]): [string, Check] => [
    name,
    (facts, step) =>
      step.placements.length > 0 ? 'wrong-kind-of-conclusion' : (step.rejectLinks() ?? check(facts, step)),
  ];
  return Object.fromEntries(Object.entries<Check>(checks).map(strict)) as Checks<Id>;
}
