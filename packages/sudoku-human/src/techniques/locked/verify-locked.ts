/**
 * Locked candidates: all candidates of a digit in the base house lie in the cover house too.
 *
 *     base box        cover row
 *     . . .
 *     5 5 .     →     5 5 . | x x x | x x x
 *     . . .
 *
 * Common peers: whichever place of a digit in a house is true, or whichever digit of a cell, the same candidate is false.
 */

import type { Rejection, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import {
  areExclusive,
  candidatesAt,
  type Facts,
  holds,
  isFull,
  isLine,
  isRegion,
  needs,
  placesFor,
} from '../../verify/facts.js';
import {
  hasExactly,
  housesOfRole,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from '../../verify/pattern-parts.js';

/** Pointing from a box or region to a line, claiming from a line to a box or region, and other houses. */
export function checkLocked(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const bases = housesOfRole(step, 'base');
  const covers = housesOfRole(step, 'cover');
  if (bases.length !== 1 || covers.length !== 1 || step.pattern.houses.length !== 2) return 'wrong-houses';
  const [base] = bases;
  const [cover] = covers;
  if (nameOf(facts, base, cover) !== step.technique || !isFull(facts, base) || !isFull(facts, cover)) {
    return 'wrong-houses';
  }

  const { digit } = step.eliminations[0];
  if (!needs(facts, base, digit)) return 'digit-not-needed';
  const places = placesFor(facts, digit, base);
  if (places.length === 0 || !places.every((cell) => holds(facts, cover, cell))) return 'not-locked';
  const locked = places.map((cell) => ({ cell, digit }));
  if (!hasExactly(step, withRole(locked, 'locked'))) return 'wrong-candidates';

  return rejectUnlessAll(
    step,
    (struck) => struck.digit === digit && holds(facts, cover, struck.cell) && !holds(facts, base, struck.cell),
  );
}

function nameOf(facts: Facts, base: number, cover: number): 'pointing' | 'claiming' | 'locked-candidates' {
  if (isRegion(facts, base) && isLine(facts, cover)) return 'pointing';
  return isLine(facts, base) && isRegion(facts, cover) ? 'claiming' : 'locked-candidates';
}

/** All places of a digit in the house, or without a house all digits of a cell; what each of them rules out is false. */
export function checkCommonPeers(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const houses = housesOfRole(step, 'house');
  if (houses.length !== step.pattern.houses.length || houses.length > 1) return 'wrong-houses';
  const [first] = step.pattern.candidates;
  if (first === undefined) return 'wrong-candidates';
  const { cell, digit } = first;
  const places =
    houses.length === 0
      ? candidatesAt(facts, [cell])
      : placesFor(facts, digit, houses[0]).map((place) => ({ cell: place, digit }));
  if (!hasExactly(step, withRole(places, 'locked'))) return 'wrong-candidates';
  return rejectUnlessAll(step, (struck) => places.every((place) => areExclusive(facts, place, struck)));
}

/** Each technique's check, by name. */
export const lockedChecks: Readonly<Record<'pointing' | 'claiming' | 'locked-candidates' | 'common-peers', Check>> = {
  pointing: checkLocked,
  claiming: checkLocked,
  'locked-candidates': checkLocked,
  'common-peers': checkCommonPeers,
};
