/** Brute force: no logic, but the digit is that of the one solution. */

import { countSolutions } from '../../count/count-solutions.js';
import type { Rejection, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import type { Facts } from '../../verify/facts.js';
import { hasExactly, hasHouses, rejectLinks, withRole } from '../../verify/pattern-parts.js';

/** The position has one solution, and has it with this digit. */
export function checkBruteForce({ position }: Facts, step: Step): Rejection | undefined {
  if (step.placements.length !== 1 || step.eliminations.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasExactly(step, withRole(step.placements, 'single'))) return 'wrong-candidates';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (countSolutions(position, 2) !== 1) return 'uniqueness-not-known';
  const [{ cell, digit }] = step.placements;
  const others = position.candidates.with(cell, 1 << (digit - 1));
  return countSolutions({ ...position, candidates: others }, 1) === 1 ? rejectLinks(step) : 'not-a-single';
}

/** Each technique's check, by name. */
export const bruteForceChecks: Readonly<Record<'brute-force', Check>> = { 'brute-force': checkBruteForce };
