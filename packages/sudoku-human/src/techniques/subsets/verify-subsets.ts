/**
 * Naked and hidden pairs, triples and quads: n cells of a house and n digits that belong to each other.
 *
 * Naked: the cells have no other digits, so the digits leave what sees all n cells. A cage serves as well as a house, as its
 * cells differ. Naked set: the cells share no house, but those that share a digit see each other. Hidden: the house has no
 * other place for the digits, so the cells lose all others.
 */

import type { Rejection, Role } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { digitsOf, type Facts, inEach } from '../../verify/facts.js';

/** `size` cells of a house or cage whose candidates are `size` digits. */
function checkNaked(facts: Facts, step: Claim, size: number, role: Role = 'subset'): Rejection | undefined {
  const cells = step.cellsOf(role);
  if (!step.hasAllOf(facts, [role])) return 'wrong-candidates';
  const digits = facts.digitsIn(cells);
  const shared = facts.setsAround(cells);
  if (cells.length !== size || digits.length !== size || shared.length === 0) return 'not-a-subset';
  if (!step.hasHouses(shared)) return 'wrong-houses';
  return step.rejectUnlessAll(({ cell, digit }) => digits.includes(digit) && facts.seesAll(cell, cells));
}

/** The same, where the cells lie in a box or region and in a line. */
function checkLocked(facts: Facts, step: Claim, size: number): Rejection | undefined {
  const crossing = step.housesOf('house').filter((house) => facts.isRegion(house) || facts.isLine(house));
  return crossing.length === 2 ? checkNaked(facts, step, size, 'locked') : 'wrong-houses';
}

/** As many digits as cells, which no house or cage has in common; each digit is in one of its places. */
function checkNakedSet(facts: Facts, step: Claim): Rejection | undefined {
  const cells = step.cellsOf('subset');
  if (!step.hasAllOf(facts, ['subset'])) return 'wrong-candidates';
  if (!step.hasHouses([])) return 'wrong-houses';
  const digits = facts.digitsIn(cells);
  if (cells.length < 2 || digits.length !== cells.length || facts.setsAround(cells).length > 0) return 'not-a-subset';
  const places = digits.map((digit) => inEach(facts.placesIn(cells, digit), digit));
  const areOnce = places.every((list) => list.every((a) => list.every((b) => a === b || facts.areExclusive(a, b))));
  if (!areOnce) return 'not-a-subset';
  return step.rejectUnlessAll(
    (struck) => !cells.includes(struck.cell) && places.some((list) => facts.allExclude(list, struck)),
  );
}

/** `size` digits that have `size` places in the house. */
function checkHidden(facts: Facts, step: Claim, size: number): Rejection | undefined {
  const house = step.onlyHouse();
  if (house === undefined) return 'wrong-houses';
  const digits = digitsOf(step.pattern.candidates);
  if (!digits.every((digit) => facts.needs(house, digit))) return 'digit-not-needed';
  const subset = digits.flatMap((digit) => facts.candidatesFor(digit, house));
  if (!step.hasExactly({ subset })) return 'wrong-candidates';
  const cells = step.cellsOf('subset');
  if (cells.length !== size || digits.length !== size) return 'not-a-subset';
  return step.rejectUnlessAll(({ cell, digit }) => cells.includes(cell) && !digits.includes(digit));
}

/** Each technique's check, by name; all only strike out. */
export const subsetsChecks: Checks<
  `${'locked' | 'naked' | 'hidden'}-${'pair' | 'triple'}` | 'naked-quad' | 'hidden-quad' | 'naked-set'
> = {
  'locked-pair': (facts, step) => checkLocked(facts, step, 2),
  'locked-triple': (facts, step) => checkLocked(facts, step, 3),
  'naked-pair': (facts, step) => checkNaked(facts, step, 2),
  'naked-triple': (facts, step) => checkNaked(facts, step, 3),
  'naked-quad': (facts, step) => checkNaked(facts, step, 4),
  'naked-set': checkNakedSet,
  'hidden-pair': (facts, step) => checkHidden(facts, step, 2),
  'hidden-triple': (facts, step) => checkHidden(facts, step, 3),
  'hidden-quad': (facts, step) => checkHidden(facts, step, 4),
};
