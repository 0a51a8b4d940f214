/** Full house, naked single, hidden single: one digit for one cell. */

import type { Candidate, House, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import type { Facts } from '../../verify/facts.js';

/** The house holds the cell, and by what `isSingle` says it has no other digit or no other place. */
function checkInHouse(
  facts: Facts,
  step: Claim,
  isSingle: (house: House, single: Candidate) => boolean,
): Rejection | undefined {
  const rejection = step.rejectUnlessSingle();
  if (rejection !== undefined) return rejection;
  const [single] = step.placements;
  const house = step.onlyHouse();
  if (house === undefined || !facts.holds(house, single.cell)) return 'wrong-houses';
  return isSingle(house, single) ? undefined : 'not-a-single';
}

/** Each technique's check, by name. */
export const singlesChecks: Checks<'full-house' | 'naked-single' | 'hidden-single'> = {
  /** The house lacks one digit, so its other cells are filled with the others, and its last has no other candidate. */
  'full-house': (facts, step) =>
    checkInHouse(facts, step, (house) => facts.allDigits().filter((digit) => facts.needs(house, digit)).length === 1),
  /** The cell has one candidate. */
  'naked-single': (facts, step) => {
    const rejection = step.rejectUnlessSingle();
    if (rejection !== undefined) return rejection;
    if (!step.hasHouses([])) return 'wrong-houses';
    return facts.digitsAt(step.placements[0].cell).length === 1 ? undefined : 'not-a-single';
  },
  /** The house has one place for the digit; that it needs the digit follows, as no cell seen from there holds it. */
  'hidden-single': (facts, step) =>
    checkInHouse(facts, step, (house, { digit }) => facts.placesFor(digit, house).length === 1),
};
