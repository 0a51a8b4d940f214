/** What every step must be, whatever its technique is. */

import type { Candidate, Rejection, Step } from '../types.js';
import { areExclusive, type Facts } from './facts.js';
import { nameOf } from './parts.js';

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
