/**
 * XY-, XYZ- and W-Wing: whatever happens elsewhere, one of a few cells holds the digit z.
 *
 * XY:  pivot xy sees a wing xz and a wing yz; z leaves what sees both wings.
 * XYZ: pivot xyz sees a wing xz and a wing yz; z leaves what sees all three.
 * W:   two wings xz; every place for x in some house sees a wing, so the wings can't both be x.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, Rejection, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import { candidatesAt, digitsAt, type Facts, needs, placesFor, sees } from '../../verify/facts.js';
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

/** One pivot and two wings; the pivot of an XYZ-Wing has the digit z as well. */
export function checkPivotWing(facts: Facts, step: Step, pivotHasDigit: boolean): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';

  const pivots = cellsOfRole(step, 'pivot');
  const wings = cellsOfRole(step, 'wing');
  if (!hasAllOf(facts, step, ['pivot', 'wing'])) return 'wrong-candidates';
  if (pivots.length !== 1 || wings.length !== 2) return 'not-a-wing';

  const [pivot] = pivots;
  const z = step.eliminations[0].digit;
  const pivotDigits = digitsAt(facts, pivot);
  const others = pivotDigits.filter((digit) => digit !== z);
  const partners = wings.map((wing) => partnerOf(facts, wing, z));
  const isWing =
    others.length === 2 &&
    pivotDigits.includes(z) === pivotHasDigit &&
    others.every((digit) => partners.includes(digit)) &&
    wings.every((wing) => sees(facts, pivot, wing));
  if (!isWing) return 'not-a-wing';

  return rejectUnlessSeen(facts, step, z, pivotHasDigit ? [pivot, ...wings] : wings);
}

/** Two wings with the same two digits, and the house in which they would leave no place for one of them. */
export function checkWWing(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const houses = housesOfRole(step, 'house');
  if (houses.length !== 1 || step.pattern.houses.length !== 1) return 'wrong-houses';

  const z = step.eliminations[0].digit;
  const wings = cellsOfRole(step, 'wing');
  const [x] = wings.map((wing) => partnerOf(facts, wing, z));
  if (x === undefined || wings.length !== 2 || x !== partnerOf(facts, wings[1], z)) return 'not-a-wing';
  if (!needs(facts, houses[0], x)) return 'digit-not-needed';

  const bridge = placesFor(facts, x, houses[0]);
  const bridgeCandidates: Candidate[] = bridge.map((cell) => ({ cell, digit: x }));
  const expected = [...withRole(candidatesAt(facts, wings), 'wing'), ...withRole(bridgeCandidates, 'bridge')];
  if (!hasExactly(step, expected)) return 'wrong-candidates';
  if (!bridge.every((cell) => wings.some((wing) => sees(facts, cell, wing)))) return 'not-a-wing';

  return rejectUnlessSeen(facts, step, z, wings);
}

/** The other digit of a cell that has two, one of them `digit`. */
function partnerOf(facts: Facts, cell: Cell, digit: Digit): Digit | undefined {
  const digits = digitsAt(facts, cell);
  return digits.length === 2 && digits.includes(digit) ? digits.find((other) => other !== digit) : undefined;
}

function rejectUnlessSeen(facts: Facts, step: Step, digit: Digit, cells: readonly Cell[]): Rejection | undefined {
  return rejectUnlessAll(
    step,
    (struck) => struck.digit === digit && cells.every((cell) => sees(facts, cell, struck.cell)),
  );
}

/** Each technique's check, by name. */
export const wingsChecks: Readonly<Record<'xy-wing' | 'xyz-wing' | 'w-wing', Check>> = {
  'xy-wing': (facts, step) => checkPivotWing(facts, step, false),
  'xyz-wing': (facts, step) => checkPivotWing(facts, step, true),
  'w-wing': checkWWing,
};
