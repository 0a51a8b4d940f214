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

import type { Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import type { Facts } from '../../verify/facts.js';

/** Pointing from a box or region to a line, claiming from a line to a box or region, and other houses. */
function checkLocked(facts: Facts, step: Claim): Rejection | undefined {
  const [[base, ...bases], [cover, ...covers]] = [step.housesOf('base'), step.housesOf('cover')];
  if (base === undefined || cover === undefined || bases.length + covers.length > 0) return 'wrong-houses';
  if (step.pattern.houses.length !== 2 || nameOfHouses(facts, base, cover) !== step.technique) return 'wrong-houses';
  if (!facts.isFull(base) || !facts.isFull(cover)) return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!facts.needs(base, digit)) return 'digit-not-needed';
  const locked = facts.candidatesFor(digit, base);
  if (locked.length === 0 || !locked.every(({ cell }) => facts.holds(cover, cell))) return 'not-locked';
  if (!step.hasExactly({ locked })) return 'wrong-candidates';
  return step.rejectUnlessAll(
    (struck) => struck.digit === digit && facts.holds(cover, struck.cell) && !facts.holds(base, struck.cell),
  );
}

function nameOfHouses(facts: Facts, base: number, cover: number): 'pointing' | 'claiming' | 'locked-candidates' {
  if (facts.isRegion(base) && facts.isLine(cover)) return 'pointing';
  return facts.isLine(base) && facts.isRegion(cover) ? 'claiming' : 'locked-candidates';
}

/** Each technique's check, by name; all only strike out. */
export const lockedChecks: Checks<'pointing' | 'claiming' | 'locked-candidates' | 'common-peers'> = {
  pointing: checkLocked,
  claiming: checkLocked,
  'locked-candidates': checkLocked,
  /** All places of a digit in the house, or without a house all digits of a cell; what each of them rules out is false. */
  'common-peers': (facts, step) => {
    const [house, ...more] = step.housesOf('house');
    if (more.length > 0 || step.pattern.houses.length > (house === undefined ? 0 : 1)) return 'wrong-houses';
    const [first] = step.pattern.candidates;
    if (first === undefined) return 'wrong-candidates';
    const locked = house === undefined ? facts.candidatesAt([first.cell]) : facts.candidatesFor(first.digit, house);
    if (!step.hasExactly({ locked })) return 'wrong-candidates';
    return step.rejectUnlessAll((struck) => facts.allExclude(locked, struck));
  },
};
