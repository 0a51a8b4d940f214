/**
 * BUG: without the extra candidates every open cell would have two candidates, and every digit two places in each house
 * that lacks it. Such a board has no solution or several, so in a puzzle with one solution an extra candidate is true.
 */

import type { Candidate, Digit, Position, Rejection, Step } from '../types.js';
import { candidatesAt, digitsAt, needs, placesFor } from './candidates.js';
import { checkSubset, rejectUnlessUnique } from './check-uniqueness.js';
import { allCells, holds, sees } from './geometry.js';
import {
  cellsOfRole,
  hasExactly,
  housesOfRole,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from './pattern-parts.js';

/** The types: one extra candidate; one digit; a naked subset; a digit locked to two cells. */
export type BugType = 1 | 2 | 3 | 4;

/** The extra candidates, and what follows. */
export function checkBug(position: Position, step: Step, type: BugType): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step) ?? rejectUnlessUnique(position.values);
  if (rejection !== undefined) return rejection;

  const extra = step.pattern.candidates.filter(({ role }) => role === 'extra');
  const locked = step.pattern.candidates.filter(({ role }) => role === 'locked');
  const cells = cellsOfRole(step, 'extra');
  const subset = cellsOfRole(step, 'subset');
  const named = [
    ...withRole(extra, 'extra'),
    ...withRole(locked, 'locked'),
    ...withRole(candidatesAt(position, subset), 'subset'),
  ];
  if (!hasExactly(step, named)) return 'wrong-candidates';
  const houses = housesOfRole(step, 'house');
  if (houses.length !== step.pattern.houses.length) return 'wrong-houses';
  if (!isGrave(position, extra)) return 'not-a-deadly-pattern';
  const digits = [...new Set(extra.map(({ digit }) => digit))];
  if ((type === 4) !== locked.length > 0 || (type === 3) !== subset.length > 0) return 'wrong-candidates';
  if (type < 3 && houses.length > 0) return 'wrong-houses';

  switch (type) {
    case 1:
      if (extra.length !== 1) return 'wrong-candidates';
      return rejectUnlessAll(step, ({ cell, digit }) => cell === cells[0] && digit !== digits[0]);
    case 2:
      if (digits.length !== 1 || cells.length < 2) return 'wrong-candidates';
      return rejectUnlessAll(step, ({ cell, digit }) => digit === digits[0] && cells.every((one) => sees(one, cell)));
    case 3:
      return checkSubset(position, step, cells, digits, subset) ? undefined : 'elimination-does-not-follow';
    case 4:
      return checkLockedDigit(position, step, extra, locked);
  }
}

/** One of two cells takes the locked digit, so the other takes an extra candidate. */
function checkLockedDigit(
  position: Position,
  step: Step,
  extra: readonly Candidate[],
  locked: readonly Candidate[],
): Rejection | undefined {
  const cells = cellsOfRole(step, 'extra');
  const houses = housesOfRole(step, 'house');
  if (houses.length !== 1 || !cells.every((cell) => holds(houses[0], cell))) return 'wrong-houses';
  const [{ digit: key }] = locked;
  const places = placesFor(position, key, houses[0]);
  const isPair = cells.length === 2 && places.length === 2 && places.every((cell) => cells.includes(cell));
  const isNamed = locked.length === 2 && locked.every(({ cell, digit }) => cells.includes(cell) && digit === key);
  if (!isPair || !isNamed || extra.some(({ digit }) => digit === key)) return 'wrong-candidates';
  return rejectUnlessAll(
    step,
    ({ cell, digit }) =>
      cells.includes(cell) && digit !== key && !extra.some((one) => one.cell === cell && one.digit === digit),
  );
}

/** Two candidates in every open cell, two places for every digit that a house needs, the extra candidates left out. */
function isGrave(position: Position, extra: readonly Candidate[]): boolean {
  const isLeft = (cell: number, digit: Digit): boolean =>
    !extra.some((candidate) => candidate.cell === cell && candidate.digit === digit);
  const open = allCells().filter((cell) => position.values[cell] === 0);
  const twoInCells = open.every((cell) => digitsAt(position, cell).filter((digit) => isLeft(cell, digit)).length === 2);
  const houses = Array.from({ length: 27 }, (_, house) => house);
  return (
    twoInCells &&
    houses.every((house) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].every((digit) => {
        const places = placesFor(position, digit, house).filter((cell) => isLeft(cell, digit));
        return needs(position, house, digit) ? places.length === 2 : places.length === 0;
      }),
    )
  );
}
