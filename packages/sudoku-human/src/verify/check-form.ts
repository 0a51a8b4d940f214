/** What holds for steps of every technique: they conclude something, and they speak of candidates that are there. */

import type { Rejection, Step } from '../types.js';
import { areExclusive, type Facts, isPossible } from './facts.js';

/** What is wrong with the step whatever its technique is, or nothing. */
export function checkForm(facts: Facts, step: Step): Rejection | undefined {
  const conclusions = [...step.placements, ...step.eliminations];
  if (conclusions.length === 0) return 'no-conclusion';
  if (new Set(conclusions.map(({ cell, digit }) => `${digit} in ${cell}`)).size < conclusions.length) {
    return 'repeated-conclusion';
  }
  for (const { cell, digit } of step.placements) {
    const stands = (value: number, other: number): boolean =>
      value !== 0 && other !== cell && areExclusive(facts, { cell: other, digit: value }, { cell, digit });
    if (facts.values.some(stands)) {
      return 'digit-already-placed';
    }
  }
  if (!conclusions.every(({ cell, digit }) => isPossible(facts, cell, digit))) return 'not-a-candidate';

  const { candidates, links, branches = [] } = step.pattern;
  const nodes = [...links, ...branches.flat()].flatMap(({ from, to }) => [from, to]);
  const named = [...candidates, ...nodes.flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit })))];
  if (!named.every(({ cell, digit }) => isPossible(facts, cell, digit))) return 'pattern-not-on-board';
  return undefined;
}

/** A technique's definition: what is wrong with the step, or nothing. */
export type Check = (facts: Facts, step: Step) => Rejection | undefined;
