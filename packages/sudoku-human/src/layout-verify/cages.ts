/** The definitions of the techniques of sums: cages, innies and outies, fillings of houses. */

import type { Cell } from '@kit/grid';
import type { Candidate, Rejection, Step } from '../types.js';
import { canAddUp, candidatesIn, type Facts, isFull, openCells } from './facts.js';
import { canFill } from './fillings.js';
import { areSame, housesOf, type LayoutCheck, ofRole, ruledOutByAll, unlessAll } from './parts.js';

/** The open cells of a sum, and what is left of it for them. */
type OpenSum = { readonly plus: readonly Cell[]; readonly minus: readonly Cell[]; readonly total: number };

function cageSum(facts: Facts, house: number | undefined): OpenSum | undefined {
  if (house === undefined) return undefined;
  // Only cages have one.
  const { cells, sum } = facts.houses[house];
  if (sum === undefined) return undefined;
  const total = cells.reduce((rest, cell) => rest - facts.values[cell], sum);
  return { plus: openCells(facts, house), minus: [], total };
}

/** Sets the only digit that the sum allows in a cell, or strikes out what it doesn't allow. */
function bySum(facts: Facts, step: Step, sum: OpenSum): Rejection | undefined {
  const cells = [...sum.plus, ...sum.minus];
  const isImpossible = (c: Candidate): boolean => cells.includes(c.cell) && !canAddUp(facts, sum, c);
  for (const placed of step.placements) {
    const others = candidatesIn(facts, [placed.cell]).filter(({ digit }) => digit !== placed.digit);
    if (!cells.includes(placed.cell) || !others.every(isImpossible)) return 'sum-allows-it';
  }
  return step.eliminations.every(isImpossible) ? undefined : 'sum-allows-it';
}

export const cageCombinations: LayoutCheck = (facts, step) => {
  const [house, ...others] = housesOf(step, 'house');
  const sum = cageSum(facts, house);
  if (sum === undefined || others.length > 0) return 'wrong-houses';
  if (!areSame(ofRole(step, 'cage'), candidatesIn(facts, sum.plus))) return 'wrong-candidates';
  return bySum(facts, step, sum);
};

export const cageDigit: LayoutCheck = (facts, step) => {
  const [house, ...others] = housesOf(step, 'house');
  const sum = cageSum(facts, house);
  if (sum === undefined || others.length > 0) return 'wrong-houses';
  const places = ofRole(step, 'place');
  const digit = places[0]?.digit ?? 0;
  if (
    !areSame(
      places,
      candidatesIn(facts, sum.plus).filter((c) => c.digit === digit),
    ) ||
    digit === 0
  )
    return 'wrong-candidates';
  if (canAddUp(facts, sum, undefined, digit)) return 'sum-allows-it';
  return unlessAll(step, (struck) => ruledOutByAll(facts, places, struck));
};

export const inniesOuties: LayoutCheck = (facts, step) => {
  const [area, cages] = [housesOf(step, 'base'), housesOf(step, 'cover')];
  const { size } = facts.layout;
  const inside = area.flatMap((house) => facts.houses[house].cells);
  if (area.length === 0 || !area.every((house) => isFull(facts, house))) return 'wrong-houses';
  if (new Set(inside).size < inside.length || new Set(cages).size < cages.length) return 'wrong-houses';
  const sums = cages.map((house) => cageSum(facts, house));
  if (sums.some((sum) => sum === undefined)) return 'wrong-houses';
  const inCages = cages.flatMap((house) => facts.houses[house].cells);
  const innies = inside.filter((cell) => !inCages.includes(cell));
  const outies = inCages.filter((cell) => !inside.includes(cell));
  const standing = (cells: readonly Cell[]): number => cells.reduce((all, cell) => all + facts.values[cell], 0);
  const ofCages = cages.reduce((all, house) => all + (facts.houses[house].sum ?? 0), 0);
  const total = (area.length * size * (size + 1)) / 2 - ofCages - standing(innies) + standing(outies);
  const [plus, minus] = [innies, outies].map((cells) => cells.filter((cell) => facts.values[cell] === 0));
  if (!areSame(ofRole(step, 'innie'), candidatesIn(facts, plus))) return 'wrong-candidates';
  if (!areSame(ofRole(step, 'outie'), candidatesIn(facts, minus))) return 'wrong-candidates';
  return bySum(facts, step, { plus, minus, total });
};

export const houseFillings: LayoutCheck = (facts, step) => {
  const [house, ...others] = housesOf(step, 'house');
  if (house === undefined || others.length > 0 || !isFull(facts, house)) return 'wrong-houses';
  const cells = openCells(facts, house);
  if (!areSame(ofRole(step, 'filling'), candidatesIn(facts, cells))) return 'wrong-candidates';
  return unlessAll(step, (c) => cells.includes(c.cell) && !canFill(facts, house, c));
};
