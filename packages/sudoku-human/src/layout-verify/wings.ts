/** The definition of XY- and XYZ-Wings. */

import { candidatesIn, seeEachOther } from './facts.js';
import { areSame, cellsOf, type LayoutCheck, ofRole, unlessAll } from './parts.js';

export const wing: LayoutCheck = (facts, step) => {
  const [pivot, ...pivots] = cellsOf(ofRole(step, 'pivot'));
  const wings = cellsOf(ofRole(step, 'wing'));
  if (pivot === undefined || pivots.length > 0 || wings.length !== 2) return 'wrong-candidates';
  if (!areSame(step.pattern.candidates, candidatesIn(facts, [pivot, ...wings]))) return 'wrong-candidates';
  if (step.pattern.houses.length > 0) return 'wrong-houses';
  if (!wings.every((cell) => seeEachOther(facts, pivot, cell))) return 'not-a-wing';
  const [d] = step.eliminations.map(({ digit }) => digit);
  // The pivot has a digit with each wing, and that of an XYZ-Wing the digit of both too.
  const isXyz = step.technique === 'xyz-wing';
  const counts = [pivot, ...wings].map((cell) => facts.digits[cell].length);
  if (counts.join() !== (isXyz ? '3,2,2' : '2,2,2') || facts.digits[pivot].includes(d) !== isXyz) return 'not-a-wing';
  // Whatever the three cells hold without clash, one of them has the digit: tried out.
  const holders = [pivot, ...wings].filter((cell) => facts.digits[cell].includes(d));
  const canLack = facts.digits[pivot].some((p) =>
    facts.digits[wings[0]].some((a) =>
      facts.digits[wings[1]].some((b) => p !== a && p !== b && p !== d && a !== d && b !== d),
    ),
  );
  if (canLack) return 'not-a-wing';
  return unlessAll(step, (c) => c.digit === d && holders.every((cell) => seeEachOther(facts, cell, c.cell)));
};
