/**
 * Uniqueness: cells that could swap two digits can't all hold these two in a puzzle with one solution.
 *
 * A set of open cells is deadly for a pair if every house has none or two of them and the cells fall in two classes,
 * one of each in every house: what fits one way fits the other way round. No other rule of the layout may tell the two ways
 * apart. So one of the extra candidates is true. Avoidable rectangles count cells that were filled in, but not printed.
 */

import type { Cell } from '@kit/grid';
import { positionFromValues } from '../../board/position-from-values.js';
import { countSolutions } from '../../count/count-solutions.js';
import type { Candidate, Digit, House, Rejection, Step, UniquenessId } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import {
  allCells,
  allDigits,
  areExclusive,
  candidatesAt,
  cellsIn,
  digitsAt,
  type Facts,
  holds,
  housesAround,
  isLine,
  kindOf,
  needs,
  placesFor,
  sees,
  setsAround,
} from '../../verify/facts.js';
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
export function checkDeadlyPattern(facts: Facts, step: Step, type: DeadlyType): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step) ?? rejectUnlessUnique(facts, facts.values);
  if (rejection !== undefined) return rejection;

  const cells = cellsOfRole(step, 'deadly');
  const deadly = step.pattern.candidates.filter(({ role }) => role === 'deadly');
  const pair = [...new Set(deadly.map(({ digit }) => digit))];
  if (pair.length !== 2 || !isDeadly(facts, cells, pair)) return 'not-a-deadly-pattern';
  if (type === 'loop' ? cells.length < 6 : cells.length !== 4) return 'not-a-deadly-pattern';
  const isExtra = ({ digit }: { digit: Digit }): boolean => !pair.includes(digit);
  const extra = candidatesAt(facts, cells).filter(isExtra);
  const roof = cells.filter((cell) => extra.some((candidate) => candidate.cell === cell));
  const subset = cellsOfRole(step, 'subset');
  const expected = [
    ...withRole(
      candidatesAt(facts, cells).filter((candidate) => !isExtra(candidate)),
      'deadly',
    ),
    ...withRole(extra, 'extra'),
    ...withRole(candidatesAt(facts, subset), 'subset'),
  ];
  if (!hasExactly(step, expected)) return 'wrong-candidates';

  const houses = housesOfRole(step, 'house');
  if (houses.length !== step.pattern.houses.length) return 'wrong-houses';
  const extraDigits = [...new Set(extra.map(({ digit }) => digit))];
  const isSide = roof.length === 2 && sees(facts, roof[0], roof[1]);
  const types: readonly Exclude<DeadlyType, 'loop'>[] = type === 'loop' ? [1, 2, 3, 4] : [type];
  const confined = (digit: Digit, house: number): boolean => {
    const places = placesFor(facts, digit, house);
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
          ({ cell, digit }) => digit === extraDigits[0] && roof.every((other) => sees(facts, cell, other)),
        );
      case 3:
        return isSide && checkSubset(facts, step, roof, extraDigits, subset);
      case 4: {
        if (!isSide || subset.length > 0 || houses.length !== 1) return false;
        const [house] = houses;
        if (!roof.every((cell) => holds(facts, house, cell))) return false;
        const locked = pair.filter((digit) => placesFor(facts, digit, house).every((cell) => roof.includes(cell)));
        const isLocked = (digit: Digit): boolean => locked.includes(digit) && placesFor(facts, digit, house).length > 0;
        return step.eliminations.every(
          ({ cell, digit }) =>
            roof.includes(cell) && pair.includes(digit) && pair.some((u) => u !== digit && isLocked(u)),
        );
      }
      case 6: {
        if (roof.length !== 2 || isSide || subset.length > 0) return false;
        const [{ digit: u }] = step.eliminations;
        const isPair =
          houses.length === 2 && isLine(facts, houses[0]) && kindOf(facts, houses[0]) === kindOf(facts, houses[1]);
        const isOnLines = cells.every((cell) => houses.some((house) => holds(facts, house, cell)));
        if (!isPair || !isOnLines || !pair.includes(u) || !houses.every((house) => confined(u, house))) return false;
        return step.eliminations.every(({ cell, digit }) => digit === u && roof.includes(cell));
      }
      // The hidden rectangle.
      default: {
        if (roof.length < 2 || subset.length > 0) return false;
        const [{ cell: corner, digit: v }] = step.eliminations;
        const [u] = pair.filter((digit) => digit !== v);
        const [row, column] = housesAround(facts, corner);
        const [across] = cells.filter((cell) => !holds(facts, row, cell) && !holds(facts, column, cell));
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
export function checkAvoidableRectangle(facts: Facts, step: Step, openCells: 1 | 2): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step) ?? rejectUnlessUnique(facts, facts.position.givens);
  if (rejection !== undefined) return rejection;

  const houses = housesOfRole(step, 'house');
  const rows = [...new Set(houses.filter((house) => kindOf(facts, house) === 'row'))];
  const columns = [...new Set(houses.filter((house) => kindOf(facts, house) === 'column'))];
  if (rows.length !== 2 || columns.length !== 2 || step.pattern.houses.length !== 4) return 'wrong-houses';
  const cells = rows.flatMap((row) =>
    columns.flatMap((column) => cellsIn(facts, row).filter((cell) => holds(facts, column, cell))),
  );
  if (classOf(facts, cells) === undefined || cells.some((cell) => facts.position.givens[cell] !== 0))
    return 'not-a-deadly-pattern';
  const open = cells.filter((cell) => facts.values[cell] === 0);
  if (open.length !== openCells) return 'not-a-deadly-pattern';

  // What the open cells would have to hold: the digit across, and otherwise one of the pair that isn't beside them.
  const deadly = step.pattern.candidates.filter(({ role }) => role === 'deadly');
  const filling = cells.map((cell) => facts.values[cell] || deadly.find((one) => one.cell === cell)?.digit);
  const [a, b, c, d] = filling;
  if (a === undefined || b === undefined || a !== d || b !== c || !isDeadly(facts, cells, [a, b]))
    return 'not-a-deadly-pattern';
  const extra = candidatesAt(facts, open).filter(({ cell, digit }) => digit !== filling[cells.indexOf(cell)]);
  const named = open.map((cell) => ({ cell, digit: filling[cells.indexOf(cell)] as Digit }));
  if (!hasExactly(step, [...withRole(named, 'deadly'), ...withRole(extra, 'extra')])) return 'wrong-candidates';

  if (openCells === 1) {
    return rejectUnlessAll(step, ({ cell, digit }) => cell === open[0] && digit === named[0].digit);
  }
  const digits = [...new Set(extra.map(({ digit }) => digit))];
  if (digits.length !== 1 || extra.length !== 2) return 'not-a-deadly-pattern';
  return rejectUnlessAll(
    step,
    ({ cell, digit }) => digit === digits[0] && open.every((other) => sees(facts, cell, other)),
  );
}

/** The technique speaks of the one solution, so there must be one. */
export function rejectUnlessUnique({ position }: Facts, digits: readonly number[]): Rejection | undefined {
  const { layout } = position;
  return countSolutions(positionFromValues(digits, digits, { layout }), 2) === 1 ? undefined : 'uniqueness-not-known';
}

/** The roof as one cell, with the other cells: as many cells as digits, in all the houses named. */
export function checkSubset(
  facts: Facts,
  step: Step,
  roof: readonly Cell[],
  extraDigits: readonly Digit[],
  subset: readonly Cell[],
): boolean {
  const digits = new Set([...extraDigits, ...subset.flatMap((cell) => digitsAt(facts, cell))]);
  const all = [...roof, ...subset];
  const houses = housesOfRole(step, 'house');
  if (subset.length === 0 || digits.size !== subset.length + 1 || subset.some((cell) => roof.includes(cell)))
    return false;
  const shared = setsAround(facts, all);
  if (shared.length !== houses.length || !shared.every((house) => houses.includes(house))) return false;
  return step.eliminations.every(
    ({ cell, digit }) => digits.has(digit) && !all.includes(cell) && shared.some((house) => holds(facts, house, cell)),
  );
}

/** Can the cells hold the two digits in two ways that no rule tells apart? */
export function isDeadly(facts: Facts, cells: readonly Cell[], [u, v]: readonly Digit[]): boolean {
  const one = classOf(facts, cells);
  if (one === undefined || u === v) return false;
  const ways = [
    [u, v],
    [v, u],
  ].map(([first, second]) => cells.map((cell) => ({ cell, digit: one.includes(cell) ? first : second })));
  if (ways.some((way) => way.some((a) => way.some((b) => a !== b && areExclusive(facts, a, b))))) return false;
  const outside = allCells(facts).filter((cell) => !cells.includes(cell));
  const isRuledOut = (way: readonly Candidate[], other: Candidate): boolean =>
    way.some((candidate) => areExclusive(facts, candidate, other));
  const sumIn = (way: readonly Candidate[], house: House): number =>
    way.reduce((sum, { cell, digit }) => sum + (holds(facts, house, cell) ? digit : 0), 0);
  return (
    outside.every((cell) =>
      allDigits(facts).every((digit) => isRuledOut(ways[0], { cell, digit }) === isRuledOut(ways[1], { cell, digit })),
    ) && facts.houses.every(({ sum }, house) => sum === undefined || sumIn(ways[0], house) === sumIn(ways[1], house))
  );
}

/** Has every house none or two of the cells, one of each of two classes, and are the cells joined by houses? Then one class. */
function classOf(facts: Facts, cells: readonly Cell[]): Cell[] | undefined {
  if (cells.length < 4) return undefined;
  const classes = new Map<Cell, number>([[cells[0], 0]]);
  for (const [cell, kind] of classes) {
    for (const house of housesAround(facts, cell)) {
      const inHouse = cells.filter((other) => holds(facts, house, other));
      if (inHouse.length !== 2) return undefined;
      const mate = inHouse[0] === cell ? inHouse[1] : inHouse[0];
      if (classes.get(mate) === kind) return undefined;
      classes.set(mate, 1 - kind);
    }
  }
  return classes.size === cells.length ? cells.filter((cell) => classes.get(cell) === 0) : undefined;
}

/**
 * BUG: without the extra candidates every open cell would have two candidates, and every digit two places in each house
 * that lacks it. Such a board has no solution or several, so in a puzzle with one solution an extra candidate is true. That
 * speaks of houses alone: where cells differ by other rules, or cages add up, nothing is known.
 */

/** The types: one extra candidate; one digit; a naked subset; a digit locked to two cells. */
export type BugType = 1 | 2 | 3 | 4;

/** The extra candidates, and what follows. */
export function checkBug(facts: Facts, step: Step, type: BugType): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step) ?? rejectUnlessUnique(facts, facts.values);
  if (rejection !== undefined) return rejection;

  const extra = step.pattern.candidates.filter(({ role }) => role === 'extra');
  const locked = step.pattern.candidates.filter(({ role }) => role === 'locked');
  const cells = cellsOfRole(step, 'extra');
  const subset = cellsOfRole(step, 'subset');
  const named = [
    ...withRole(extra, 'extra'),
    ...withRole(locked, 'locked'),
    ...withRole(candidatesAt(facts, subset), 'subset'),
  ];
  if (!hasExactly(step, named)) return 'wrong-candidates';
  const houses = housesOfRole(step, 'house');
  if (houses.length !== step.pattern.houses.length) return 'wrong-houses';
  if (!isGrave(facts, extra)) return 'not-a-deadly-pattern';
  const digits = [...new Set(extra.map(({ digit }) => digit))];
  if ((type === 4) !== locked.length > 0 || (type === 3) !== subset.length > 0) return 'wrong-candidates';
  if (type < 3 && houses.length > 0) return 'wrong-houses';

  switch (type) {
    case 1:
      if (extra.length !== 1) return 'wrong-candidates';
      return rejectUnlessAll(step, ({ cell, digit }) => cell === cells[0] && digit !== digits[0]);
    case 2:
      if (digits.length !== 1 || cells.length < 2) return 'wrong-candidates';
      return rejectUnlessAll(
        step,
        ({ cell, digit }) => digit === digits[0] && cells.every((one) => sees(facts, one, cell)),
      );
    case 3:
      return checkSubset(facts, step, cells, digits, subset) ? undefined : 'elimination-does-not-follow';
    case 4:
      return checkLockedDigit(facts, step, extra, locked);
  }
}

/** One of two cells takes the locked digit, so the other takes an extra candidate. */
function checkLockedDigit(
  facts: Facts,
  step: Step,
  extra: readonly Candidate[],
  locked: readonly Candidate[],
): Rejection | undefined {
  const cells = cellsOfRole(step, 'extra');
  const houses = housesOfRole(step, 'house');
  if (houses.length !== 1 || !cells.every((cell) => holds(facts, houses[0], cell))) return 'wrong-houses';
  const [{ digit: key }] = locked;
  const places = placesFor(facts, key, houses[0]);
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
function isGrave(facts: Facts, extra: readonly Candidate[]): boolean {
  const isLeft = (cell: number, digit: Digit): boolean =>
    !extra.some((candidate) => candidate.cell === cell && candidate.digit === digit);
  const open = allCells(facts).filter((cell) => facts.values[cell] === 0);
  const twoInCells = open.every((cell) => digitsAt(facts, cell).filter((digit) => isLeft(cell, digit)).length === 2);
  const { layout } = facts;
  const isByHouses = !layout.antiKnight && !layout.antiKing && !layout.nonConsecutive && layout.cages.length === 0;
  const houses = [...facts.houses.keys()];
  return (
    isByHouses &&
    twoInCells &&
    houses.every((house) =>
      allDigits(facts).every((digit) => {
        const places = placesFor(facts, digit, house).filter((cell) => isLeft(cell, digit));
        return needs(facts, house, digit) ? places.length === 2 : places.length === 0;
      }),
    )
  );
}

/** Each technique's check, by name. */
export const uniquenessChecks: Readonly<Record<UniquenessId, Check>> = {
  'unique-rectangle-1': (facts, step) => checkDeadlyPattern(facts, step, 1),
  'unique-rectangle-2': (facts, step) => checkDeadlyPattern(facts, step, 2),
  'unique-rectangle-3': (facts, step) => checkDeadlyPattern(facts, step, 3),
  'unique-rectangle-4': (facts, step) => checkDeadlyPattern(facts, step, 4),
  'unique-rectangle-5': (facts, step) => checkDeadlyPattern(facts, step, 5),
  'unique-rectangle-6': (facts, step) => checkDeadlyPattern(facts, step, 6),
  'hidden-rectangle': (facts, step) => checkDeadlyPattern(facts, step, 'hidden'),
  'unique-loop': (facts, step) => checkDeadlyPattern(facts, step, 'loop'),
  'avoidable-rectangle-1': (facts, step) => checkAvoidableRectangle(facts, step, 1),
  'avoidable-rectangle-2': (facts, step) => checkAvoidableRectangle(facts, step, 2),
  'bug-plus-1': (facts, step) => checkBug(facts, step, 1),
  'bug-2': (facts, step) => checkBug(facts, step, 2),
  'bug-3': (facts, step) => checkBug(facts, step, 3),
  'bug-4': (facts, step) => checkBug(facts, step, 4),
};
