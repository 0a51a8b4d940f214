/**
 * Naked and hidden pairs, triples and quads: n cells of a house and n digits that belong to each other.
 *
 * Naked: the cells have no other digits, so the digits leave the other cells of each house that holds all n cells.
 * Hidden: the house has no other place for the digits, so the cells lose all others.
 */

import type { Position, Rejection, Step } from '../../types.js';
import { digitsAt, needs, placesFor } from '../../verify/candidates.js';
import type { Check } from '../../verify/check-form.js';
import { holds, housesAround } from '../../verify/geometry.js';
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
export function checkNakedSubset(position: Position, step: Step, size: number): Rejection | undefined {
  return checkClosedCells(position, step, size, 'subset');
}

/** The same, where the cells lie in a box and a line. */
export function checkLockedSubset(position: Position, step: Step, size: number): Rejection | undefined {
  return housesOfRole(step, 'house').length === 2
    ? checkClosedCells(position, step, size, 'locked')
    : (rejectUnlessEliminating(step) ?? 'wrong-houses');
}

function checkClosedCells(position: Position, step: Step, size: number, role: string): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const cells = cellsOfRole(step, role);
  if (!hasAllOf(position, step, [role])) return 'wrong-candidates';
  const digits = new Set(cells.flatMap((cell) => digitsAt(position, cell)));
  if (cells.length !== size || digits.size !== size) return 'not-a-subset';

  const shared = housesAround(cells[0]).filter((house) => cells.every((cell) => holds(house, cell)));
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
    ({ cell, digit }) => digits.has(digit) && !cells.includes(cell) && shared.some((house) => holds(house, cell)),
  );
}

/** `size` digits that have `size` places in the house. */
export function checkHiddenSubset(position: Position, step: Step, size: number): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const houses = housesOfRole(step, 'house');
  if (houses.length !== 1 || step.pattern.houses.length !== 1) return 'wrong-houses';
  const [house] = houses;
  const digits = [...new Set(step.pattern.candidates.map(({ digit }) => digit))];
  if (!digits.every((digit) => needs(position, house, digit))) return 'digit-not-needed';

  const places = digits.flatMap((digit) => placesFor(position, digit, house).map((cell) => ({ cell, digit })));
  if (!hasExactly(step, withRole(places, 'subset'))) return 'wrong-candidates';
  const cells = cellsOfRole(step, 'subset');
  if (cells.length !== size || digits.length !== size) return 'not-a-subset';

  return rejectUnlessAll(step, ({ cell, digit }) => cells.includes(cell) && !digits.includes(digit));
}

/** Each technique's check, by name. */
export const subsetsChecks: Readonly<
  Record<
    | 'locked-pair'
    | 'locked-triple'
    | 'naked-pair'
    | 'naked-triple'
    | 'naked-quad'
    | 'hidden-pair'
    | 'hidden-triple'
    | 'hidden-quad',
    Check
  >
> = {
  'locked-pair': (position, step) => checkLockedSubset(position, step, 2),
  'locked-triple': (position, step) => checkLockedSubset(position, step, 3),
  'naked-pair': (position, step) => checkNakedSubset(position, step, 2),
  'naked-triple': (position, step) => checkNakedSubset(position, step, 3),
  'naked-quad': (position, step) => checkNakedSubset(position, step, 4),
  'hidden-pair': (position, step) => checkHiddenSubset(position, step, 2),
  'hidden-triple': (position, step) => checkHiddenSubset(position, step, 3),
  'hidden-quad': (position, step) => checkHiddenSubset(position, step, 4),
};
