/**
 * Naked and hidden pairs, triples and quads: n cells of a house and n digits that belong to each other.
 *
 * Naked: the cells have no other digits, so the digits leave what sees all n cells. A cage serves as well as a house, as its
 * cells differ. Naked set: the cells share no house, but those that share a digit see each other. Hidden: the house has no
 * other place for the digits, so the cells lose all others.
 */

import type { Cell } from '@kit/grid';
import type { Digit, Rejection, Role, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import {
  areExclusive,
  digitsAt,
  type Facts,
  isLine,
  isRegion,
  needs,
  placesFor,
  sees,
  setsAround,
} from '../../verify/facts.js';
import {
  cellsOfRole,
  hasAllOf,
  hasExactly,
  hasHouses,
  housesOfRole,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from '../../verify/pattern-parts.js';

/** `size` cells whose candidates are `size` digits. */
export function checkNakedSubset(facts: Facts, step: Step, size: number): Rejection | undefined {
  return checkClosedCells(facts, step, size, 'subset');
}

/** The same, where the cells lie in a box or region and in a line. */
export function checkLockedSubset(facts: Facts, step: Step, size: number): Rejection | undefined {
  const crossing = housesOfRole(step, 'house').filter((house) => isRegion(facts, house) || isLine(facts, house));
  return crossing.length === 2
    ? checkClosedCells(facts, step, size, 'locked')
    : (rejectUnlessEliminating(step) ?? 'wrong-houses');
}

function checkClosedCells(facts: Facts, step: Step, size: number, role: Role): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const cells = cellsOfRole(step, role);
  if (!hasAllOf(facts, step, [role])) return 'wrong-candidates';
  const digits = digitsIn(facts, cells);
  if (cells.length !== size || digits.length !== size) return 'not-a-subset';

  const shared = setsAround(facts, cells);
  if (shared.length === 0) return 'not-a-subset';
  if (
    !hasHouses(
      step,
      shared.map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';

  return rejectUnlessAll(
    step,
    ({ cell, digit }) => digits.includes(digit) && cells.every((other) => sees(facts, other, cell)),
  );
}

/** As many digits as cells, which no house or cage has in common; each digit is in one of its places. */
export function checkNakedSet(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const cells = cellsOfRole(step, 'subset');
  if (!hasAllOf(facts, step, ['subset'])) return 'wrong-candidates';
  if (!hasHouses(step, [])) return 'wrong-houses';
  const digits = digitsIn(facts, cells);
  if (cells.length < 2 || digits.length !== cells.length || setsAround(facts, cells).length > 0) return 'not-a-subset';
  const places = digits.map((digit) =>
    cells.filter((cell) => digitsAt(facts, cell).includes(digit)).map((cell) => ({ cell, digit })),
  );
  const areOnce = places.every((list) => list.every((a) => list.every((b) => a === b || areExclusive(facts, a, b))));
  if (!areOnce) return 'not-a-subset';
  return rejectUnlessAll(
    step,
    (struck) =>
      !cells.includes(struck.cell) && places.some((list) => list.every((place) => areExclusive(facts, place, struck))),
  );
}

/** `size` digits that have `size` places in the house. */
export function checkHiddenSubset(facts: Facts, step: Step, size: number): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const houses = housesOfRole(step, 'house');
  if (houses.length !== 1 || step.pattern.houses.length !== 1) return 'wrong-houses';
  const [house] = houses;
  const digits = [...new Set(step.pattern.candidates.map(({ digit }) => digit))];
  if (!digits.every((digit) => needs(facts, house, digit))) return 'digit-not-needed';

  const places = digits.flatMap((digit) => placesFor(facts, digit, house).map((cell) => ({ cell, digit })));
  if (!hasExactly(step, withRole(places, 'subset'))) return 'wrong-candidates';
  const cells = cellsOfRole(step, 'subset');
  if (cells.length !== size || digits.length !== size) return 'not-a-subset';

  return rejectUnlessAll(step, ({ cell, digit }) => cells.includes(cell) && !digits.includes(digit));
}

function digitsIn(facts: Facts, cells: readonly Cell[]): Digit[] {
  return [...new Set(cells.flatMap((cell) => digitsAt(facts, cell)))];
}

/** Each technique's check, by name. */
export const subsetsChecks: Readonly<
  Record<
    | 'locked-pair'
    | 'locked-triple'
    | 'naked-pair'
    | 'naked-triple'
    | 'naked-quad'
    | 'naked-set'
    | 'hidden-pair'
    | 'hidden-triple'
    | 'hidden-quad',
    Check
  >
> = {
  'locked-pair': (facts, step) => checkLockedSubset(facts, step, 2),
  'locked-triple': (facts, step) => checkLockedSubset(facts, step, 3),
  'naked-pair': (facts, step) => checkNakedSubset(facts, step, 2),
  'naked-triple': (facts, step) => checkNakedSubset(facts, step, 3),
  'naked-quad': (facts, step) => checkNakedSubset(facts, step, 4),
  'naked-set': checkNakedSet,
  'hidden-pair': (facts, step) => checkHiddenSubset(facts, step, 2),
  'hidden-triple': (facts, step) => checkHiddenSubset(facts, step, 3),
  'hidden-quad': (facts, step) => checkHiddenSubset(facts, step, 4),
};
