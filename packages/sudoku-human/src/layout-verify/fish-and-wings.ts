/** The definitions of fish and wings. */

import type { Cell } from '@kit/grid';
import { candidatesIn, isFull, placesOf, seeEachOther } from './facts.js';
import { areSame, cellsOf, housesOf, type LayoutCheck, nameOf, ofRole, unlessAll } from './parts.js';

const fishSizes: Readonly<Record<string, number>> = { 'x-wing': 2, swordfish: 3, jellyfish: 4, 'mutant-x-wing': 2 };

export const fish: LayoutCheck = (facts, step) => {
  const [bases, covers] = [housesOf(step, 'base'), housesOf(step, 'cover')];
  const size = fishSizes[step.technique];
  if (new Set(bases).size !== size || new Set(covers).size !== size) return 'wrong-houses';
  if (bases.length !== size || covers.length !== size || ![...bases, ...covers].every((house) => isFull(facts, house)))
    return 'wrong-houses';
  const kinds = [bases, covers].map((side) => [...new Set(side.map((house) => facts.houses[house].kind))].join());
  if (!step.technique.startsWith('mutant') && !['row column', 'column row'].includes(kinds.join(' ')))
    return 'wrong-houses';
  const digit = step.pattern.candidates[0]?.digit ?? 0;
  const places = bases.map((house) => placesOf(facts, house, digit));
  if (places.some(({ length }) => length === 0)) return 'digit-not-needed';
  const all = places.flat();
  if (new Set(all.map(nameOf)).size < all.length) return 'base-houses-overlap';
  if (!areSame(ofRole(step, 'base'), all)) return 'wrong-candidates';
  const isCovered = (cell: Cell): boolean => covers.some((house) => facts.houses[house].cells.includes(cell));
  if (!all.every(({ cell }) => isCovered(cell))) return 'wrong-houses';
  return unlessAll(step, (c) => c.digit === digit && isCovered(c.cell) && !all.some(({ cell }) => cell === c.cell));
};

export const wing: LayoutCheck = (facts, step) => {
  const [pivot, ...pivots] = cellsOf(ofRole(step, 'pivot'));
  const wings = cellsOf(ofRole(step, 'wing'));
  if (pivot === undefined || pivots.length > 0 || wings.length !== 2) return 'wrong-candidates';
  if (!areSame(step.pattern.candidates, candidatesIn(facts, [pivot, ...wings]))) return 'wrong-candidates';
  if (step.pattern.houses.length > 0) return 'wrong-houses';
  if (!wings.every((cell) => seeEachOther(facts, pivot, cell))) return 'not-a-wing';
  // Whatever the three cells hold without clash, one of them has the digit: tried out.
  const [d] = step.eliminations.map(({ digit }) => digit);
  const holders = [pivot, ...wings].filter((cell) => facts.digits[cell].includes(d));
  const canLack = facts.digits[pivot].some((p) =>
    facts.digits[wings[0]].some((a) =>
      facts.digits[wings[1]].some((b) => p !== a && p !== b && p !== d && a !== d && b !== d),
    ),
  );
  if (canLack) return 'not-a-wing';
  return unlessAll(
    step,
    (c) =>
      c.digit === d &&
      ![pivot, ...wings].includes(c.cell) &&
      holders.every((cell) => seeEachOther(facts, cell, c.cell)),
  );
};
