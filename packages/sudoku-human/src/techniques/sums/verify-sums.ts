/**
 * Sums: what cages add up to, what houses add up to without their cages, and how a house can be filled; leftovers compare as
 * many houses with as many. Everything is tried out.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import type { Facts } from '../../verify/facts.js';
import { canFill } from '../../verify/fillings.js';
import { canAddUp, type OpenSum } from '../../verify/sums.js';

/** What the fillings of a cage allow in its cells. */
function checkCageCombinations(facts: Facts, step: Claim): Rejection | undefined {
  const rejection = step.rejectLinks();
  if (rejection !== undefined) return rejection;
  const sum = cageOf(facts, step);
  if (sum === undefined) return 'wrong-houses';
  if (!step.hasExactly({ filling: facts.candidatesAt(sum.plus) })) return 'wrong-candidates';
  return rejectUnlessBySum(facts, step, sum);
}

/** A digit that every filling of a cage has: what all its places rule out is false. */
function checkCageDigit(facts: Facts, step: Claim): Rejection | undefined {
  const sum = cageOf(facts, step);
  if (sum === undefined) return 'wrong-houses';
  const digit = step.pattern.candidates[0]?.digit;
  const locked = facts.candidatesAmong(sum.plus, [digit]);
  if (digit === undefined || !step.hasExactly({ locked })) return 'wrong-candidates';
  if (canAddUp(facts, sum, undefined, digit)) return 'sum-allows-it';
  return step.rejectUnlessAll((struck) => facts.allExclude(locked, struck));
}

/** Houses less cages: what is left of the houses, less what the cages have beside them, has a known sum. */
function checkInniesOuties(facts: Facts, step: Claim): Rejection | undefined {
  const rejection = step.rejectLinks();
  if (rejection !== undefined) return rejection;
  const [area, cages] = [step.housesOf('base'), step.housesOf('cover')];
  const inside = cellsOfAll(facts, area);
  if (area.length === 0 || area.length + cages.length !== step.pattern.houses.length) return 'wrong-houses';
  if (!area.every((house) => facts.isFull(house)) || hasTwice(inside) || hasTwice(cages)) return 'wrong-houses';
  const sums = cages.map((cage) => facts.houses[cage].sum);
  if (sums.includes(undefined)) return 'wrong-houses';
  const inCages = cellsOfAll(facts, cages);
  const innies = inside.filter((cell) => !inCages.includes(cell));
  const outies = inCages.filter((cell) => !inside.includes(cell));
  const [plus, minus] = [innies, outies].map((cells) => facts.openIn(cells));
  const named = { innie: facts.candidatesAt(plus), outie: facts.candidatesAt(minus) };
  if (!step.hasExactly(named)) return 'wrong-candidates';
  const { size } = facts.layout;
  const ofCages = sums.reduce<number>((all, sum = 0) => all + sum, 0);
  const ofHouses = (area.length * size * (size + 1)) / 2;
  const total = ofHouses - ofCages - standingIn(facts, innies) + standingIn(facts, outies);
  return rejectUnlessBySum(facts, step, { plus, minus, total });
}

/** What no filling of a house has, by the cages inside it and the digits that may not be neighbours. */
function checkHouseFillings(facts: Facts, step: Claim): Rejection | undefined {
  const [house] = step.housesOf('house');
  if (house === undefined || step.pattern.houses.length > 1 || !facts.isFull(house)) return 'wrong-houses';
  const cells = facts.openIn(facts.cellsIn(house));
  if (!step.hasExactly({ filling: facts.candidatesAt(cells) })) return 'wrong-candidates';
  return step.rejectUnlessAll((struck) => cells.includes(struck.cell) && !canFill(facts, house, struck));
}

/**
 * Some houses and as many others, of which no two share a cell: what the first have beside the second holds the same digits as
 * what the second have beside the first.
 */
function checkLeftovers(facts: Facts, step: Claim): Rejection | undefined {
  const sides = [step.housesOf('base'), step.housesOf('cover')];
  const [base, cover] = sides.map((houses) => cellsOfAll(facts, houses));
  if (sides[0].length === 0 || sides[0].length !== sides[1].length) return 'wrong-houses';
  if (2 * sides[0].length !== step.pattern.houses.length) return 'wrong-houses';
  if (!sides.flat().every((house) => facts.isFull(house)) || hasTwice(base) || hasTwice(cover)) return 'wrong-houses';
  const innies = base.filter((cell) => !cover.includes(cell));
  if (!step.hasExactly({ innie: facts.candidatesAt(innies) })) return 'wrong-candidates';
  const isHeld = (digit: Digit): boolean =>
    innies.some((cell) => facts.values[cell] === digit || facts.isPossible(cell, digit));
  return step.rejectUnlessAll(({ cell, digit }) => cover.includes(cell) && !base.includes(cell) && !isHeld(digit));
}

/** The open cells of the one cage that the step names, and what is left of its sum for them. */
function cageOf(facts: Facts, step: Claim): OpenSum | undefined {
  const [cage] = step.housesOf('house');
  if (cage === undefined || step.pattern.houses.length > 1) return undefined;
  // Only cages have one.
  const { cells, sum } = facts.houses[cage];
  if (sum === undefined) return undefined;
  return { plus: facts.openIn(cells), minus: [], total: sum - standingIn(facts, cells) };
}

/** Sets the only digits that the sum allows in their cells, or strikes out what it doesn't allow. */
function rejectUnlessBySum(facts: Facts, step: Claim, sum: OpenSum): Rejection | undefined {
  const cells = [...sum.plus, ...sum.minus];
  const isImpossible = (one: Candidate): boolean => cells.includes(one.cell) && !canAddUp(facts, sum, one);
  const isOnly = ({ cell, digit }: Candidate): boolean =>
    cells.includes(cell) && facts.candidatesAt([cell]).every((one) => one.digit === digit || isImpossible(one));
  return step.placements.every(isOnly) && step.eliminations.every(isImpossible) ? undefined : 'sum-allows-it';
}

function standingIn({ values }: Facts, cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + values[cell], 0);
}

function cellsOfAll(facts: Facts, houses: readonly House[]): Cell[] {
  return houses.flatMap((house) => facts.cellsIn(house));
}

function hasTwice(list: readonly number[]): boolean {
  return new Set(list).size < list.length;
}

/** The checks of what sets digits too. */
export const sumsChecks: Checks<'cage-combinations' | 'innies-outies'> = {
  'cage-combinations': checkCageCombinations,
  'innies-outies': checkInniesOuties,
};

/** The checks of what only strikes out. */
export const fillingsChecks: Checks<'cage-digit' | 'house-fillings' | 'leftovers'> = {
  'cage-digit': checkCageDigit,
  'house-fillings': checkHouseFillings,
  leftovers: checkLeftovers,
};
