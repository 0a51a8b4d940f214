/**
 * XY-, XYZ- and W-Wing: whatever happens elsewhere, one of a few cells holds the digit z.
 *
 * XY:  pivot xy sees a wing xz and a wing yz; z leaves what sees both wings.
 * XYZ: pivot xyz sees a wing xz and a wing yz; z leaves what sees all three.
 * W:   two wings xz; every place for x in some house sees a wing, so the wings can't both be x.
 */

import type { Cell } from '@kit/grid';
import type { Digit, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import type { Facts } from '../../verify/facts.js';

/** One pivot and two wings; the pivot of an XYZ-Wing has the digit z as well. */
function checkPivotWing(facts: Facts, step: Claim, pivotHasDigit: boolean): Rejection | undefined {
  if (!step.hasHouses([])) return 'wrong-houses';
  const [pivots, wings] = [step.cellsOf('pivot'), step.cellsOf('wing')];
  if (!step.hasAllOf(facts, ['pivot', 'wing'])) return 'wrong-candidates';
  if (pivots.length !== 1 || wings.length !== 2) return 'not-a-wing';

  const z = step.eliminations[0].digit;
  const pivotDigits = facts.digitsAt(pivots[0]);
  const others = pivotDigits.filter((digit) => digit !== z);
  const partners = wings.map((wing) => partnerOf(facts, wing, z));
  const isWing =
    others.length === 2 &&
    pivotDigits.includes(z) === pivotHasDigit &&
    others.every((digit) => partners.includes(digit)) &&
    facts.seesAll(pivots[0], wings);
  if (!isWing) return 'not-a-wing';
  return rejectUnlessSeen(facts, step, pivotHasDigit ? [...pivots, ...wings] : wings);
}

/** Two wings with the same two digits, and the house in which they would leave no place for one of them. */
function checkWWing(facts: Facts, step: Claim): Rejection | undefined {
  const house = step.onlyHouse();
  if (house === undefined) return 'wrong-houses';
  const z = step.eliminations[0].digit;
  const wings = step.cellsOf('wing');
  const [x, other] = wings.map((wing) => partnerOf(facts, wing, z));
  if (x === undefined || wings.length !== 2 || x !== other) return 'not-a-wing';
  if (!facts.needs(house, x)) return 'digit-not-needed';
  const bridge = facts.candidatesFor(x, house);
  if (!step.hasExactly({ wing: facts.candidatesAt(wings), bridge })) return 'wrong-candidates';
  if (!bridge.every(({ cell }) => wings.some((wing) => facts.sees(cell, wing)))) return 'not-a-wing';
  return rejectUnlessSeen(facts, step, wings);
}

/** The other digit of a cell that has two, one of them `digit`. */
function partnerOf(facts: Facts, cell: Cell, digit: Digit): Digit | undefined {
  const digits = facts.digitsAt(cell);
  return digits.length === 2 && digits.includes(digit) ? digits.find((other) => other !== digit) : undefined;
}

/** Only the digit of the first elimination goes, from what sees all of the cells. */
function rejectUnlessSeen(facts: Facts, step: Claim, cells: readonly Cell[]): Rejection | undefined {
  const [{ digit }] = step.eliminations;
  return step.rejectUnlessAll((struck) => struck.digit === digit && facts.seesAll(struck.cell, cells));
}

/** Each technique's check, by name; all only strike out. */
export const wingsChecks: Checks<'xy-wing' | 'xyz-wing' | 'w-wing'> = {
  'xy-wing': (facts, step) => checkPivotWing(facts, step, false),
  'xyz-wing': (facts, step) => checkPivotWing(facts, step, true),
  'w-wing': checkWWing,
};
