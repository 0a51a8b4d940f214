/** Full house, naked single, hidden single: one digit for one cell. */

import type { House, Rejection, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import { allDigits, digitsAt, type Facts, holds, needs, placesFor } from '../../verify/facts.js';
import { hasExactly, hasHouses, housesOfRole, rejectLinks, withRole } from '../../verify/pattern-parts.js';

/** The house lacks one digit, so its other cells are filled with the others, and its last has no other candidate. */
export function checkFullHouse(facts: Facts, step: Step): Rejection | undefined {
  return checkInHouse(facts, step, (house) => {
    const missing = allDigits(facts).filter((digit) => needs(facts, house, digit));
    return missing.length === 1;
  });
}

/** The house has one place for the digit; that it needs the digit follows, as no cell seen from there holds it. */
export function checkHiddenSingle(facts: Facts, step: Step): Rejection | undefined {
  const digit = step.placements[0]?.digit;
  return checkInHouse(facts, step, (house) => placesFor(facts, digit, house).length === 1);
}

/** The cell has one candidate. */
export function checkNakedSingle(facts: Facts, step: Step): Rejection | undefined {
  const rejection = checkPattern(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  return digitsAt(facts, step.placements[0].cell).length === 1 ? undefined : 'not-a-single';
}

function checkInHouse(facts: Facts, step: Step, isSingle: (house: House) => boolean): Rejection | undefined {
  const rejection = checkPattern(step);
  if (rejection !== undefined) return rejection;
  const houses = housesOfRole(step, 'house');
  if (houses.length !== 1 || step.pattern.houses.length !== 1) return 'wrong-houses';
  if (!holds(facts, houses[0], step.placements[0].cell)) return 'wrong-houses';
  return isSingle(houses[0]) ? undefined : 'not-a-single';
}

function checkPattern(step: Step): Rejection | undefined {
  if (step.placements.length !== 1 || step.eliminations.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasExactly(step, withRole(step.placements, 'single'))) return 'wrong-candidates';
  return rejectLinks(step);
}

/** Each technique's check, by name. */
export const singlesChecks: Readonly<Record<'full-house' | 'naked-single' | 'hidden-single', Check>> = {
  'full-house': checkFullHouse,
  'naked-single': checkNakedSingle,
  'hidden-single': checkHiddenSingle,
};
