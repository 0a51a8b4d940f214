/**
 * Uniqueness: cells that could swap two digits can't all hold these two in a puzzle with one solution.
 *
 * A set of open cells is deadly for a pair if every house has none or two of them and the cells fall in two classes,
 * one of each in every house: what fits one way fits the other way round. So one of the extra candidates is true.
 * Avoidable rectangles count cells that were filled in, but not printed.
 */

import type { Cell } from '@kit/grid';
import { countSolutions } from '../../count/count-solutions.js';
import { boardOfValues } from '../../board/read-position.js';
import type { Candidate, Digit, Position, Rejection, Step, UniquenessId } from '../../types.js';
import { candidatesAt, digitsAt, needs, placesFor } from '../../verify/candidates.js';
import type { Check } from '../../verify/check-form.js';
import { allCells, holds, housesAround, kindOf, sees } from '../../verify/geometry.js';
import {
  cellsOfRole,
  hasExactly,
  housesOfRole,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from '../../verify/pattern-parts.js';

/** The types of rectangles and loops. */
export type DeadlyType = 1 | 2 | 3 | 4 | 5 | 6 | 'hidden' | 'loop';

/** An open rectangle or loop. */
export function checkDeadlyPattern(position: Position, step: Step, type: DeadlyType): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step) ?? rejectUnlessUnique(position.values);
  if (rejection !== undefined) return rejection;

  const cells = cellsOfRole(step, 'deadly');
  const deadly = step.pattern.candidates.filter(({ role }) => role === 'deadly');
  const pair = [...new Set(deadly.map(({ digit }) => digit))];
  if (pair.length !== 2 || !isDeadly(cells)) return 'not-a-deadly-pattern';
  if (type === 'loop' ? cells.length < 6 : cells.length !== 4) return 'not-a-deadly-pattern';
  const isExtra = ({ digit }: { digit: Digit }): boolean => !pair.includes(digit);
  const extra = candidatesAt(position, cells).filter(isExtra);
  const roof = cells.filter((cell) => extra.some((candidate) => candidate.cell === cell));
  const subset = cellsOfRole(step, 'subset');
  const expected = [
    ...withRole(
      candidatesAt(position, cells).filter((candidate) => !isExtra(candidate)),
      'deadly',
    ),
    ...withRole(extra, 'extra'),
    ...withRole(candidatesAt(position, subset), 'subset'),
  ];
  if (!hasExactly(step, expected)) return 'wrong-candidates';

  const houses = housesOfRole(step, 'house');
  if (houses.length !== step.pattern.houses.length) return 'wrong-houses';
  const extraDigits = [...new Set(extra.map(({ digit }) => digit))];
  const isSide = roof.length === 2 && sees(roof[0], roof[1]);
  const types: readonly Exclude<DeadlyType, 'loop'>[] = type === 'loop' ? [1, 2, 3, 4] : [type];
  const confined = (digit: Digit, house: number): boolean => {
    const places = placesFor(position, digit, house);
    return places.length > 0 && places.every((cell) => cells.includes(cell));
  };

  const follows = types.some((one) => {
    switch (one) {
      case 1:
        if (roof.length !== 1 || houses.length + subset.length > 0) return false;
        return step.eliminations.every(({ cell, digit }) => cell === roof[0] && pair.includes(digit));
      case 2:
      case 5:
        if (extraDigits.length !== 1 || roof.length < 2 || houses.length + subset.length > 0) return false;
        if (type !== 'loop' && isSide !== (one === 2)) return false;
        return step.eliminations.every(
          ({ cell, digit }) => digit === extraDigits[0] && roof.every((other) => sees(cell, other)),
        );
      case 3:
        return isSide && checkSubset(position, step, roof, extraDigits, subset);
      case 4: {
        if (!isSide || subset.length > 0 || houses.length !== 1) return false;
        const [house] = houses;
        if (!roof.every((cell) => holds(house, cell))) return false;
        const locked = pair.filter((digit) => placesFor(position, digit, house).every((cell) => roof.includes(cell)));
        const isLocked = (digit: Digit): boolean =>
          locked.includes(digit) && placesFor(position, digit, house).length > 0;
        return step.eliminations.every(
          ({ cell, digit }) =>
            roof.includes(cell) && pair.includes(digit) && pair.some((u) => u !== digit && isLocked(u)),
        );
      }
      case 6: {
        if (roof.length !== 2 || isSide || subset.length > 0) return false;
        const [{ digit: u }] = step.eliminations;
        const isPair = houses.length === 2 && kindOf(houses[0]) !== 'box' && kindOf(houses[0]) === kindOf(houses[1]);
        const isOnLines = cells.every((cell) => houses.some((house) => holds(house, cell)));
        if (!isPair || !isOnLines || !pair.includes(u) || !houses.every((house) => confined(u, house))) return false;
        return step.eliminations.every(({ cell, digit }) => digit === u && roof.includes(cell));
      }
      // The hidden rectangle.
      default: {
        if (roof.length < 2 || subset.length > 0) return false;
        const [{ cell: corner, digit: v }] = step.eliminations;
        const [u] = pair.filter((digit) => digit !== v);
        const [row, column] = housesAround(corner);
        const [across] = cells.filter((cell) => !holds(row, cell) && !holds(column, cell));
        if (roof.includes(across)) return false;
        const isNamed = houses.length === 2 && houses.includes(row) && houses.includes(column);
        if (!isNamed || !pair.includes(v) || step.eliminations.length !== 1) return false;
        // Lines that keep the digit in the pattern cross in it: the corner is one of its cells.
        return confined(u, row) && confined(u, column);
      }
    }
  });
  return follows ? undefined : 'elimination-does-not-follow';
}

/** A rectangle some of whose cells are filled in but not printed; its rows and columns are named. */
export function checkAvoidableRectangle(position: Position, step: Step, openCells: 1 | 2): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step) ?? rejectUnlessUnique(position.givens);
  if (rejection !== undefined) return rejection;

  const houses = housesOfRole(step, 'house');
  const rows = [...new Set(houses.filter((house) => kindOf(house) === 'row'))];
  const columns = [...new Set(houses.filter((house) => kindOf(house) === 'column'))];
  if (rows.length !== 2 || columns.length !== 2 || step.pattern.houses.length !== 4) return 'wrong-houses';
  const cells = rows.flatMap((row) => columns.map((column) => 9 * row + column - 9));
  if (!isDeadly(cells) || cells.some((cell) => position.givens[cell] !== 0)) return 'not-a-deadly-pattern';
  const open = cells.filter((cell) => position.values[cell] === 0);
  if (open.length !== openCells) return 'not-a-deadly-pattern';

  // What the open cells would have to hold: the digit across, and otherwise one of the pair that isn't beside them.
  const deadly = step.pattern.candidates.filter(({ role }) => role === 'deadly');
  const filling = cells.map((cell) => position.values[cell] || deadly.find((one) => one.cell === cell)?.digit);
  const [a, b, c, d] = filling;
  if (a === undefined || b === undefined || a !== d || b !== c || a === b) return 'not-a-deadly-pattern';
  const extra = candidatesAt(position, open).filter(({ cell, digit }) => digit !== filling[cells.indexOf(cell)]);
  const named = open.map((cell) => ({ cell, digit: filling[cells.indexOf(cell)] as Digit }));
  if (!hasExactly(step, [...withRole(named, 'deadly'), ...withRole(extra, 'extra')])) return 'wrong-candidates';

  if (openCells === 1) {
    return rejectUnlessAll(step, ({ cell, digit }) => cell === open[0] && digit === named[0].digit);
  }
  const digits = [...new Set(extra.map(({ digit }) => digit))];
  if (digits.length !== 1 || extra.length !== 2) return 'not-a-deadly-pattern';
  return rejectUnlessAll(step, ({ cell, digit }) => digit === digits[0] && open.every((other) => sees(cell, other)));
}

/** The technique speaks of the one solution, so there must be one. */
export function rejectUnlessUnique(digits: readonly number[]): Rejection | undefined {
  return countSolutions(boardOfValues(digits, digits).position, 2) === 1 ? undefined : 'uniqueness-not-known';
}

/** The roof as one cell, with the other cells: as many cells as digits, in all the houses named. */
export function checkSubset(
  position: Position,
  step: Step,
  roof: readonly Cell[],
  extraDigits: readonly Digit[],
  subset: readonly Cell[],
): boolean {
  const digits = new Set([...extraDigits, ...subset.flatMap((cell) => digitsAt(position, cell))]);
  const all = [...roof, ...subset];
  const houses = housesOfRole(step, 'house');
  if (subset.length === 0 || digits.size !== subset.length + 1 || subset.some((cell) => roof.includes(cell)))
    return false;
  const shared = housesAround(roof[0]).filter((house) => all.every((cell) => holds(house, cell)));
  if (shared.length !== houses.length || !shared.every((house) => houses.includes(house))) return false;
  return step.eliminations.every(
    ({ cell, digit }) => digits.has(digit) && !all.includes(cell) && shared.some((house) => holds(house, cell)),
  );
}

/** Has every house none or two of the cells, one of each of two classes, and are the cells joined by houses? */
function isDeadly(cells: readonly Cell[]): boolean {
  if (cells.length < 4) return false;
  const classes = new Map<Cell, number>([[cells[0], 0]]);
  for (const [cell, kind] of classes) {
    for (const house of housesAround(cell)) {
      const inHouse = cells.filter((other) => holds(house, other));
      if (inHouse.length !== 2) return false;
      const mate = inHouse[0] === cell ? inHouse[1] : inHouse[0];
      if (classes.get(mate) === kind) return false;
      classes.set(mate, 1 - kind);
    }
  }
  return classes.size === cells.length;
}

/**
 * BUG: without the extra candidates every open cell would have two candidates, and every digit two places in each house
 * that lacks it. Such a board has no solution or several, so in a puzzle with one solution an extra candidate is true.
 */

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
  // The two that are named are two places, so they are all.
  const isPair = cells.length === 2 && places.length === 2;
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

/** Each technique's check, by name. */
export const uniquenessChecks: Readonly<Record<UniquenessId, Check>> = {
  'unique-rectangle-1': (position, step) => checkDeadlyPattern(position, step, 1),
  'unique-rectangle-2': (position, step) => checkDeadlyPattern(position, step, 2),
  'unique-rectangle-3': (position, step) => checkDeadlyPattern(position, step, 3),
  'unique-rectangle-4': (position, step) => checkDeadlyPattern(position, step, 4),
  'unique-rectangle-5': (position, step) => checkDeadlyPattern(position, step, 5),
  'unique-rectangle-6': (position, step) => checkDeadlyPattern(position, step, 6),
  'hidden-rectangle': (position, step) => checkDeadlyPattern(position, step, 'hidden'),
  'unique-loop': (position, step) => checkDeadlyPattern(position, step, 'loop'),
  'avoidable-rectangle-1': (position, step) => checkAvoidableRectangle(position, step, 1),
  'avoidable-rectangle-2': (position, step) => checkAvoidableRectangle(position, step, 2),
  'bug-plus-1': (position, step) => checkBug(position, step, 1),
  'bug-2': (position, step) => checkBug(position, step, 2),
  'bug-3': (position, step) => checkBug(position, step, 3),
  'bug-4': (position, step) => checkBug(position, step, 4),
};
