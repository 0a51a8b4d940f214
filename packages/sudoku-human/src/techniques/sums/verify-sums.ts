/**
 * Sums: what cages add up to, what houses add up to without their cages, and how a house can be filled; leftovers compare as
 * many houses with as many. Everything is tried out.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, LayoutTechniqueId, Rejection, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import { areExclusive, candidatesAt, cellsIn, digitsAt, type Facts, isFull } from '../../verify/facts.js';
import { canFill } from '../../verify/fillings.js';
import {
  hasExactly,
  housesOfRole,
  rejectLinks,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from '../../verify/pattern-parts.js';
import { canAddUp, type OpenSum } from '../../verify/sums.js';

/** What the fillings of a cage allow in its cells. */
export function checkCageCombinations(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectLinks(step);
  if (rejection !== undefined) return rejection;
  const sum = cageOf(facts, step);
  if (sum === undefined) return 'wrong-houses';
  if (!hasExactly(step, withRole(candidatesAt(facts, sum.plus), 'filling'))) return 'wrong-candidates';
  return rejectUnlessBySum(facts, step, sum);
}

/** A digit that every filling of a cage has: what all its places rule out is false. */
export function checkCageDigit(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const sum = cageOf(facts, step);
  if (sum === undefined) return 'wrong-houses';
  const digit = step.pattern.candidates[0]?.digit;
  const places = candidatesAt(facts, sum.plus).filter((place) => place.digit === digit);
  if (digit === undefined || !hasExactly(step, withRole(places, 'locked'))) return 'wrong-candidates';
  if (canAddUp(facts, sum, undefined, digit)) return 'sum-allows-it';
  return rejectUnlessAll(step, (struck) => places.every((place) => areExclusive(facts, place, struck)));
}

/** Houses less cages: what is left of the houses, less what the cages have beside them, has a known sum. */
export function checkInniesOuties(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectLinks(step);
  if (rejection !== undefined) return rejection;
  const [area, cages] = [housesOfRole(step, 'base'), housesOfRole(step, 'cover')];
  const inside = cellsOfAll(facts, area);
  if (area.length === 0 || area.length + cages.length !== step.pattern.houses.length) return 'wrong-houses';
  if (!area.every((house) => isFull(facts, house)) || hasTwice(inside) || hasTwice(cages)) return 'wrong-houses';
  const sums = cages.map((cage) => facts.houses[cage].sum);
  if (sums.includes(undefined)) return 'wrong-houses';
  const inCages = cellsOfAll(facts, cages);
  const innies = inside.filter((cell) => !inCages.includes(cell));
  const outies = inCages.filter((cell) => !inside.includes(cell));
  const [plus, minus] = [innies, outies].map((cells) => openOf(facts, cells));
  const named = [...withRole(candidatesAt(facts, plus), 'innie'), ...withRole(candidatesAt(facts, minus), 'outie')];
  if (!hasExactly(step, named)) return 'wrong-candidates';
  const { size } = facts.layout;
  const ofCages = sums.reduce<number>((all, sum = 0) => all + sum, 0);
  const ofHouses = (area.length * size * (size + 1)) / 2;
  const total = ofHouses - ofCages - standingIn(facts, innies) + standingIn(facts, outies);
  return rejectUnlessBySum(facts, step, { plus, minus, total });
}

/** What no filling of a house has, by the cages inside it and the digits that may not be neighbours. */
export function checkHouseFillings(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const [house] = housesOfRole(step, 'house');
  if (house === undefined || step.pattern.houses.length > 1 || !isFull(facts, house)) return 'wrong-houses';
  const cells = openOf(facts, cellsIn(facts, house));
  if (!hasExactly(step, withRole(candidatesAt(facts, cells), 'filling'))) return 'wrong-candidates';
  return rejectUnlessAll(step, (struck) => cells.includes(struck.cell) && !canFill(facts, house, struck));
}

/**
 * Some houses and as many others, of which no two share a cell: what the first have beside the second holds the same digits as
 * what the second have beside the first.
 */
export function checkLeftovers(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const sides = [housesOfRole(step, 'base'), housesOfRole(step, 'cover')];
  const [base, cover] = sides.map((houses) => cellsOfAll(facts, houses));
  if (sides[0].length === 0 || sides[0].length !== sides[1].length) return 'wrong-houses';
  if (2 * sides[0].length !== step.pattern.houses.length) return 'wrong-houses';
  if (!sides.flat().every((house) => isFull(facts, house)) || hasTwice(base) || hasTwice(cover)) return 'wrong-houses';
  const innies = base.filter((cell) => !cover.includes(cell));
  if (!hasExactly(step, withRole(candidatesAt(facts, innies), 'innie'))) return 'wrong-candidates';
  const isHeld = (digit: Digit): boolean =>
    innies.some((cell) => facts.values[cell] === digit || digitsAt(facts, cell).includes(digit));
  return rejectUnlessAll(step, ({ cell, digit }) => cover.includes(cell) && !base.includes(cell) && !isHeld(digit));
}

/** The open cells of the one cage that the step names, and what is left of its sum for them. */
function cageOf(facts: Facts, step: Step): OpenSum | undefined {
  const [cage] = housesOfRole(step, 'house');
  if (cage === undefined || step.pattern.houses.length > 1) return undefined;
  // Only cages have one.
  const { cells, sum } = facts.houses[cage];
  if (sum === undefined) return undefined;
  return { plus: openOf(facts, cells), minus: [], total: sum - standingIn(facts, cells) };
}

/** Sets the only digits that the sum allows in their cells, or strikes out what it doesn't allow. */
function rejectUnlessBySum(facts: Facts, step: Step, sum: OpenSum): Rejection | undefined {
  const cells = [...sum.plus, ...sum.minus];
  const isImpossible = (one: Candidate): boolean => cells.includes(one.cell) && !canAddUp(facts, sum, one);
  const isOnly = ({ cell, digit }: Candidate): boolean =>
    cells.includes(cell) && candidatesAt(facts, [cell]).every((one) => one.digit === digit || isImpossible(one));
  return step.placements.every(isOnly) && step.eliminations.every(isImpossible) ? undefined : 'sum-allows-it';
}

function openOf({ values }: Facts, cells: readonly Cell[]): Cell[] {
  return cells.filter((cell) => values[cell] === 0);
}

function standingIn({ values }: Facts, cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + values[cell], 0);
}

function cellsOfAll(facts: Facts, houses: readonly House[]): Cell[] {
  return houses.flatMap((house) => cellsIn(facts, house));
}

function hasTwice(list: readonly number[]): boolean {
  return new Set(list).size < list.length;
}

/** Each technique's check, by name. */
export const sumsChecks: Readonly<
  Record<Exclude<LayoutTechniqueId, 'locked-candidates' | 'common-peers' | 'naked-set'>, Check>
> = {
  'cage-combinations': checkCageCombinations,
  'cage-digit': checkCageDigit,
  'innies-outies': checkInniesOuties,
  'house-fillings': checkHouseFillings,
  leftovers: checkLeftovers,
};
