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
import type { Candidate, Digit, House, Rejection, UniquenessId } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { digitsOf, type Facts, nameOf } from '../../verify/facts.js';

/** The types of rectangles and loops. */
type DeadlyType = 1 | 2 | 3 | 4 | 5 | 6 | 'hidden' | 'loop';

/** An open rectangle or loop. */
function checkDeadlyPattern(facts: Facts, step: Claim, type: DeadlyType): Rejection | undefined {
  const rejection = rejectUnlessUnique(facts, facts.values);
  if (rejection !== undefined) return rejection;

  const cells = step.cellsOf('deadly');
  const pair = digitsOf(step.candidatesOf('deadly'));
  if (pair.length !== 2 || !isDeadly(facts, cells, pair)) return 'not-a-deadly-pattern';
  if (type === 'loop' ? cells.length < 6 : cells.length !== 4) return 'not-a-deadly-pattern';
  const extra = facts.candidatesAt(cells).filter(({ digit }) => !pair.includes(digit));
  const roof = cells.filter((cell) => extra.some((candidate) => candidate.cell === cell));
  const others = step.cellsOf('subset');
  const [deadly, subset] = [facts.candidatesAmong(cells, pair), facts.candidatesAt(others)];
  if (!step.hasExactly({ deadly, extra, subset })) return 'wrong-candidates';

  const houses = step.housesOf('house');
  if (houses.length !== step.pattern.houses.length) return 'wrong-houses';
  const extraDigits = digitsOf(extra);
  const isSide = roof.length === 2 && facts.sees(roof[0], roof[1]);
  const isBare = houses.length + others.length === 0;
  const types: readonly Exclude<DeadlyType, 'loop'>[] = type === 'loop' ? [1, 2, 3, 4] : [type];
  /** Does a type of argument allow this of the eliminations? */
  const allows = (one: Exclude<DeadlyType, 'loop'>): ((struck: Candidate) => boolean) | undefined => {
    switch (one) {
      case 1:
        return isBare && roof.length === 1 ? ({ cell, digit }) => cell === roof[0] && pair.includes(digit) : undefined;
      case 2:
      case 5:
        if (extraDigits.length !== 1 || roof.length < 2 || !isBare) return undefined;
        if (type !== 'loop' && isSide !== (one === 2)) return undefined;
        return ({ cell, digit }) => digit === extraDigits[0] && facts.seesAll(cell, roof);
      case 3:
        return isSide ? subsetAllows(facts, step, roof, extraDigits) : undefined;
      case 4: {
        const [house, ...more] = houses;
        if (!isSide || others.length + more.length > 0 || house === undefined) return undefined;
        if (!roof.every((cell) => facts.holds(house, cell))) return undefined;
        const locked = pair.filter((digit) => isConfined(facts, digit, house, roof));
        return ({ cell, digit }) =>
          roof.includes(cell) && pair.includes(digit) && locked.some((other) => other !== digit);
      }
      case 6: {
        if (roof.length !== 2 || isSide || others.length > 0) return undefined;
        const [{ digit: u }] = step.eliminations;
        const isPair = houses.length === 2 && facts.isLine(houses[0]) && areAlike(facts, houses);
        const isOnLines = cells.every((cell) => houses.some((house) => facts.holds(house, cell)));
        if (!isPair || !isOnLines || !pair.includes(u)) return undefined;
        if (!houses.every((house) => isConfined(facts, u, house, cells))) return undefined;
        return ({ cell, digit }) => digit === u && roof.includes(cell);
      }
      case 'hidden': {
        const [{ cell: corner, digit: v }] = step.eliminations;
        const lines = facts.housesAround(corner).slice(0, 2);
        const [across] = cells.filter((cell) => !lines.some((line) => facts.holds(line, cell)));
        if (roof.length < 2 || others.length > 0 || roof.includes(across)) return undefined;
        const isNamed = houses.length === 2 && lines.every((line) => houses.includes(line));
        const [u] = pair.filter((digit) => digit !== v);
        // Lines that keep the digit in the pattern cross in it: the corner is one of its cells.
        const isForced = pair.includes(v) && lines.every((line) => isConfined(facts, u, line, cells));
        return isNamed && isForced ? () => step.eliminations.length === 1 : undefined;
      }
    }
  };
  const follows = types.some((one) => {
    const allowed = allows(one);
    return allowed !== undefined && step.eliminations.every(allowed);
  });
  return follows ? undefined : 'elimination-does-not-follow';
}

/** Has the house places for the digit, all of them among the cells? */
function isConfined(facts: Facts, digit: Digit, house: House, cells: readonly Cell[]): boolean {
  const places = facts.placesFor(digit, house);
  return places.length > 0 && places.every((cell) => cells.includes(cell));
}

/** Are the houses of one kind? */
function areAlike(facts: Facts, houses: readonly House[]): boolean {
  return houses.every((house) => facts.kindOf(house) === facts.kindOf(houses[0]));
}

/** A rectangle some of whose cells are filled in but not printed; its rows and columns are named. */
function checkAvoidableRectangle(facts: Facts, step: Claim, openCells: 1 | 2): Rejection | undefined {
  const rejection = rejectUnlessUnique(facts, facts.position.givens);
  if (rejection !== undefined) return rejection;

  const houses = step.housesOf('house');
  const [rows, columns] = ['row', 'column'].map((kind) => [
    ...new Set(houses.filter((house) => facts.kindOf(house) === kind)),
  ]);
  if (rows.length !== 2 || columns.length !== 2 || step.pattern.houses.length !== 4) return 'wrong-houses';
  const cells = rows.flatMap((row) =>
    columns.flatMap((column) => facts.cellsIn(row).filter((cell) => facts.holds(column, cell))),
  );
  if (classOf(facts, cells) === undefined || cells.some((cell) => facts.position.givens[cell] !== 0))
    return 'not-a-deadly-pattern';
  const open = facts.openIn(cells);
  if (open.length !== openCells) return 'not-a-deadly-pattern';

  // What the open cells would have to hold: the digit across, and otherwise one of the pair that isn't beside them.
  const deadly = step.candidatesOf('deadly');
  const filling = cells.map((cell) => facts.values[cell] || deadly.find((one) => one.cell === cell)?.digit);
  const [a, b, c, d] = filling;
  if (a === undefined || b === undefined || a !== d || b !== c || !isDeadly(facts, cells, [a, b]))
    return 'not-a-deadly-pattern';
  const extra = facts.candidatesAt(open).filter(({ cell, digit }) => digit !== filling[cells.indexOf(cell)]);
  const named = open.map((cell) => ({ cell, digit: filling[cells.indexOf(cell)] as Digit }));
  if (!step.hasExactly({ deadly: named, extra })) return 'wrong-candidates';

  if (openCells === 1) {
    return step.rejectUnlessAll(({ cell, digit }) => cell === open[0] && digit === named[0].digit);
  }
  const [digit, ...more] = digitsOf(extra);
  if (more.length > 0 || extra.length !== 2) return 'not-a-deadly-pattern';
  return step.rejectUnlessAll((struck) => struck.digit === digit && facts.seesAll(struck.cell, open));
}

/** The technique speaks of the one solution, so there must be one. */
function rejectUnlessUnique({ position }: Facts, digits: readonly number[]): Rejection | undefined {
  const { layout } = position;
  return countSolutions(positionFromValues(digits, digits, { layout }), 2) === 1 ? undefined : 'uniqueness-not-known';
}

/** The roof as one cell, with the cells of a subset: as many cells as digits, in all the houses named. What these lose. */
function subsetAllows(
  facts: Facts,
  step: Claim,
  roof: readonly Cell[],
  extraDigits: readonly Digit[],
): ((struck: Candidate) => boolean) | undefined {
  const subset = step.cellsOf('subset');
  const digits = new Set([...extraDigits, ...facts.digitsIn(subset)]);
  if (subset.length === 0 || digits.size !== subset.length + 1 || subset.some((cell) => roof.includes(cell)))
    return undefined;
  const all = [...roof, ...subset];
  const [shared, houses] = [facts.setsAround(all), step.housesOf('house')];
  if (shared.length !== houses.length || !shared.every((house) => houses.includes(house))) return undefined;
  return ({ cell, digit }) =>
    digits.has(digit) && !all.includes(cell) && shared.some((house) => facts.holds(house, cell));
}

/** Can the cells hold the two digits in two ways that no rule tells apart? */
export function isDeadly(facts: Facts, cells: readonly Cell[], [u, v]: readonly Digit[]): boolean {
  const one = classOf(facts, cells);
  if (one === undefined || u === v) return false;
  const ways = [
    [u, v],
    [v, u],
  ].map(([first, second]) => cells.map((cell) => ({ cell, digit: one.includes(cell) ? first : second })));
  if (ways.some((way) => way.some((a) => way.some((b) => a !== b && facts.areExclusive(a, b))))) return false;
  const outside = facts.allCells().filter((cell) => !cells.includes(cell));
  const isRuledOut = (way: readonly Candidate[], other: Candidate): boolean =>
    way.some((candidate) => facts.areExclusive(candidate, other));
  const sumIn = (way: readonly Candidate[], house: House): number =>
    way.reduce((sum, { cell, digit }) => sum + (facts.holds(house, cell) ? digit : 0), 0);
  return (
    outside.every((cell) =>
      facts.allDigits().every((digit) => isRuledOut(ways[0], { cell, digit }) === isRuledOut(ways[1], { cell, digit })),
    ) && facts.houses.every(({ sum }, house) => sum === undefined || sumIn(ways[0], house) === sumIn(ways[1], house))
  );
}

/** Has every house none or two of the cells, one of each of two classes, and are the cells joined by houses? Then one class. */
function classOf(facts: Facts, cells: readonly Cell[]): Cell[] | undefined {
  if (cells.length < 4) return undefined;
  const classes = new Map<Cell, number>([[cells[0], 0]]);
  for (const [cell, kind] of classes) {
    for (const house of facts.housesAround(cell)) {
      const inHouse = cells.filter((other) => facts.holds(house, other));
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
type BugType = 1 | 2 | 3 | 4;

/** The extra candidates, and what follows. */
function checkBug(facts: Facts, step: Claim, type: BugType): Rejection | undefined {
  const rejection = rejectUnlessUnique(facts, facts.values);
  if (rejection !== undefined) return rejection;

  const [extra, locked] = [step.candidatesOf('extra'), step.candidatesOf('locked')];
  const [cells, subset] = [step.cellsOf('extra'), step.cellsOf('subset')];
  if (!step.hasExactly({ extra, locked, subset: facts.candidatesAt(subset) })) return 'wrong-candidates';
  const houses = step.housesOf('house');
  if (houses.length !== step.pattern.houses.length) return 'wrong-houses';
  if (!isGrave(facts, extra)) return 'not-a-deadly-pattern';
  const digits = digitsOf(extra);
  if ((type === 4) !== locked.length > 0 || (type === 3) !== subset.length > 0) return 'wrong-candidates';
  if (type < 3 && houses.length > 0) return 'wrong-houses';

  switch (type) {
    case 1:
      if (extra.length !== 1) return 'wrong-candidates';
      return step.rejectUnlessAll(({ cell, digit }) => cell === cells[0] && digit !== digits[0]);
    case 2:
      if (digits.length !== 1 || cells.length < 2) return 'wrong-candidates';
      return step.rejectUnlessAll(({ cell, digit }) => digit === digits[0] && facts.seesAll(cell, cells));
    case 3:
      return step.rejectUnlessAll(subsetAllows(facts, step, cells, digits) ?? (() => false));
    case 4:
      return checkLockedDigit(facts, step, extra, locked);
  }
}

/** One of two cells takes the locked digit, so the other takes an extra candidate. */
function checkLockedDigit(
  facts: Facts,
  step: Claim,
  extra: readonly Candidate[],
  locked: readonly Candidate[],
): Rejection | undefined {
  const cells = step.cellsOf('extra');
  const houses = step.housesOf('house');
  if (houses.length !== 1 || !cells.every((cell) => facts.holds(houses[0], cell))) return 'wrong-houses';
  const [{ digit: key }] = locked;
  const places = facts.placesFor(key, houses[0]);
  // The two that are named are two places, so they are all.
  const isPair = cells.length === 2 && places.length === 2;
  const isNamed = locked.length === 2 && locked.every(({ cell, digit }) => cells.includes(cell) && digit === key);
  if (!isPair || !isNamed || extra.some(({ digit }) => digit === key)) return 'wrong-candidates';
  return step.rejectUnlessAll(
    ({ cell, digit }) =>
      cells.includes(cell) && digit !== key && !extra.some((one) => one.cell === cell && one.digit === digit),
  );
}

/** Two candidates in every open cell, two places for every digit that a house needs, the extra candidates left out. */
function isGrave(facts: Facts, extra: readonly Candidate[]): boolean {
  const gone = new Set(extra.map(nameOf));
  const isLeft = (cell: Cell, digit: Digit): boolean => !gone.has(nameOf({ cell, digit }));
  const open = facts.openIn(facts.allCells());
  const twoInCells = open.every((cell) => facts.digitsAt(cell).filter((digit) => isLeft(cell, digit)).length === 2);
  const { layout } = facts;
  const isByHouses = !layout.antiKnight && !layout.antiKing && !layout.nonConsecutive && layout.cages.length === 0;
  const houses = [...facts.houses.keys()];
  return (
    isByHouses &&
    twoInCells &&
    houses.every((house) =>
      facts.allDigits().every((digit) => {
        const places = facts.placesFor(digit, house).filter((cell) => isLeft(cell, digit));
        return facts.needs(house, digit) ? places.length === 2 : places.length === 0;
      }),
    )
  );
}

/** Each technique's check, by name; all only strike out. */
export const uniquenessChecks: Checks<UniquenessId> = {
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
