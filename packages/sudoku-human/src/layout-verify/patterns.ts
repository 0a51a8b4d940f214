/** The definitions of the techniques that name houses, cells and digits: singles to fish, leftovers and sums. */

import type { Cell } from '@kit/grid';
import type { Candidate, Rejection, Step } from '../types.js';
import {
  areExclusive,
  canAddUp,
  candidatesIn,
  type Facts,
  isFull,
  openCells,
  placesOf,
  seeEachOther,
} from './facts.js';
import { canFill } from './fillings.js';

/** A technique's definition: what is wrong with the step, or nothing. */
export type LayoutCheck = (facts: Facts, step: Step) => Rejection | undefined;

/** The candidates of the pattern that have a role. */
function ofRole({ pattern }: Step, ...roles: readonly string[]): Candidate[] {
  return pattern.candidates.filter(({ role }) => roles.includes(role)).map(({ cell, digit }) => ({ cell, digit }));
}

function housesOf({ pattern }: Step, ...roles: readonly string[]): number[] {
  return pattern.houses.filter(({ role }) => roles.includes(role)).map(({ house }) => house);
}

const nameOf = ({ cell, digit }: Candidate): string => `${digit} in ${cell}`;

/** Are these the same candidates, each once? */
function areSame(some: readonly Candidate[], others: readonly Candidate[]): boolean {
  const names = new Set(others.map(nameOf));
  return (
    some.length === others.length &&
    new Set(some.map(nameOf)).size === names.size &&
    some.every((c) => names.has(nameOf(c)))
  );
}

function cellsOf(candidates: readonly Candidate[]): Cell[] {
  return [...new Set(candidates.map(({ cell }) => cell))];
}

/** The pattern has no candidates but these roles, and strikes out only what `follows` says. */
function unlessAll(step: Step, follows: (struck: Candidate) => boolean): Rejection | undefined {
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  return step.eliminations.every(follows) ? undefined : 'elimination-does-not-follow';
}

const ruledOutByAll = (facts: Facts, some: readonly Candidate[], struck: Candidate): boolean =>
  !some.some((c) => nameOf(c) === nameOf(struck)) && some.every((c) => areExclusive(facts, c, struck));

const single: LayoutCheck = (facts, step) => {
  const [placed] = step.placements;
  const [house] = housesOf(step, 'house');
  if (step.eliminations.length > 0 || step.placements.length !== 1) return 'wrong-kind-of-conclusion';
  if (!areSame(ofRole(step, 'single'), [placed])) return 'wrong-candidates';
  if (step.technique === 'naked-single') {
    if (house !== undefined) return 'wrong-houses';
    return facts.digits[placed.cell].length === 1 ? undefined : 'not-a-single';
  }
  if (house === undefined || !isFull(facts, house)) return 'wrong-houses';
  if (!areSame(placesOf(facts, house, placed.digit), [placed])) return 'not-a-single';
  const isLast = openCells(facts, house).length === 1 && facts.digits[placed.cell].length === 1;
  return step.technique === 'hidden-single' || isLast ? undefined : 'not-a-single';
};

const locked: LayoutCheck = (facts, step) => {
  const [base, ...bases] = housesOf(step, 'base');
  const [cover, ...covers] = housesOf(step, 'cover');
  if (base === undefined || cover === undefined || bases.length + covers.length > 0) return 'wrong-houses';
  if (!isFull(facts, base) || !isFull(facts, cover)) return 'wrong-houses';
  const isLine = (house: number): boolean => ['row', 'column'].includes(facts.houses[house].kind);
  const isRegion = (house: number): boolean => ['box', 'region'].includes(facts.houses[house].kind);
  const name =
    isRegion(base) && isLine(cover) ? 'pointing' : isLine(base) && isRegion(cover) ? 'claiming' : 'locked-candidates';
  if (name !== step.technique) return 'wrong-houses';
  const digit = step.pattern.candidates[0]?.digit ?? 0;
  const places = placesOf(facts, base, digit);
  if (places.length === 0 || !areSame(ofRole(step, 'locked'), places)) return 'wrong-candidates';
  const inside = facts.houses[cover].cells;
  if (!places.every(({ cell }) => inside.includes(cell))) return 'not-locked';
  return unlessAll(
    step,
    (c) => c.digit === digit && inside.includes(c.cell) && !places.some(({ cell }) => cell === c.cell),
  );
};

const commonPeers: LayoutCheck = (facts, step) => {
  const places = ofRole(step, 'place');
  const [house, ...others] = housesOf(step, 'house');
  if (others.length > 0 || places.length === 0) return 'wrong-houses';
  const all =
    house === undefined
      ? candidatesIn(facts, [places[0].cell])
      : isFull(facts, house)
        ? placesOf(facts, house, places[0].digit)
        : [];
  if (!areSame(places, all)) return 'wrong-candidates';
  return unlessAll(step, (struck) => ruledOutByAll(facts, places, struck));
};

const subsetSizes: Readonly<Record<string, number>> = { pair: 2, triple: 3, quad: 4 };

const naked: LayoutCheck = (facts, step) => {
  const named = ofRole(step, 'subset');
  const cells = cellsOf(named);
  const digits = new Set(named.map(({ digit }) => digit));
  if (!areSame(named, candidatesIn(facts, cells))) return 'wrong-candidates';
  const wanted = subsetSizes[step.technique.slice('naked-'.length)];
  if (cells.length !== digits.size || (wanted !== undefined && wanted !== cells.length)) return 'not-a-subset';
  const differ = named.every((a) =>
    named.every((b) => a.cell === b.cell || a.digit !== b.digit || seeEachOther(facts, a.cell, b.cell)),
  );
  if (!differ) return 'not-a-subset';
  const houses = housesOf(step, 'house');
  if (!houses.every((house) => cells.every((cell) => facts.houses[house].cells.includes(cell)))) return 'wrong-houses';
  return unlessAll(step, (struck) => {
    if (wanted !== undefined && !houses.some((house) => facts.houses[house].cells.includes(struck.cell))) return false;
    // Each digit is in one of its cells.
    const isRuledOut = [...digits].some((digit) =>
      ruledOutByAll(
        facts,
        named.filter((c) => c.digit === digit),
        struck,
      ),
    );
    return !cells.includes(struck.cell) && isRuledOut;
  });
};

const hidden: LayoutCheck = (facts, step) => {
  const named = ofRole(step, 'subset');
  const [house, ...others] = housesOf(step, 'house');
  if (house === undefined || others.length > 0 || !isFull(facts, house)) return 'wrong-houses';
  const cells = cellsOf(named);
  const digits = [...new Set(named.map(({ digit }) => digit))];
  if (
    !areSame(
      named,
      digits.flatMap((digit) => placesOf(facts, house, digit)),
    )
  )
    return 'wrong-candidates';
  const wanted = subsetSizes[step.technique.slice('hidden-'.length)];
  if (cells.length !== wanted || digits.length !== wanted) return 'not-a-subset';
  return unlessAll(step, ({ cell, digit }) => cells.includes(cell) && !digits.includes(digit));
};

const fishSizes: Readonly<Record<string, number>> = { 'x-wing': 2, swordfish: 3, jellyfish: 4, 'mutant-x-wing': 2 };

const fish: LayoutCheck = (facts, step) => {
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

const wing: LayoutCheck = (facts, step) => {
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

const leftovers: LayoutCheck = (facts, step) => {
  const sides = [housesOf(step, 'base'), housesOf(step, 'cover')];
  const [base, cover] = sides.map((houses) => houses.flatMap((house) => facts.houses[house].cells));
  if (sides[0].length === 0 || sides[0].length !== sides[1].length) return 'wrong-houses';
  if (![...sides[0], ...sides[1]].every((house) => isFull(facts, house))) return 'wrong-houses';
  if (new Set(base).size < base.length || new Set(cover).size < cover.length) return 'wrong-houses';
  const innies = base.filter((cell) => !cover.includes(cell));
  if (!areSame(ofRole(step, 'innie'), candidatesIn(facts, innies))) return 'wrong-candidates';
  const isHeld = (digit: number): boolean =>
    innies.some((cell) => facts.values[cell] === digit || facts.digits[cell].includes(digit));
  return unlessAll(step, ({ cell, digit }) => cover.includes(cell) && !base.includes(cell) && !isHeld(digit));
};

/** The open cells of a sum, and what is left of it for them. */
type OpenSum = { readonly plus: readonly Cell[]; readonly minus: readonly Cell[]; readonly total: number };

function cageSum(facts: Facts, house: number | undefined): OpenSum | undefined {
  const cage = facts.houses[house ?? -1];
  if (house === undefined || cage?.kind !== 'cage' || cage.sum === undefined) return undefined;
  const total = cage.cells.reduce((rest, cell) => rest - facts.values[cell], cage.sum);
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

const cageCombinations: LayoutCheck = (facts, step) => {
  const [house, ...others] = housesOf(step, 'house');
  const sum = cageSum(facts, house);
  if (sum === undefined || others.length > 0) return 'wrong-houses';
  if (!areSame(ofRole(step, 'cage'), candidatesIn(facts, sum.plus))) return 'wrong-candidates';
  return bySum(facts, step, sum);
};

const cageDigit: LayoutCheck = (facts, step) => {
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

const inniesOuties: LayoutCheck = (facts, step) => {
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

const houseFillings: LayoutCheck = (facts, step) => {
  const [house, ...others] = housesOf(step, 'house');
  if (house === undefined || others.length > 0 || !isFull(facts, house)) return 'wrong-houses';
  const cells = openCells(facts, house);
  if (!areSame(ofRole(step, 'filling'), candidatesIn(facts, cells))) return 'wrong-candidates';
  return unlessAll(step, (c) => cells.includes(c.cell) && !canFill(facts, house, c));
};

/** The checks of these techniques, by name. */
export const patternChecks: Readonly<Record<string, LayoutCheck>> = {
  'full-house': single,
  'naked-single': single,
  'hidden-single': single,
  pointing: locked,
  claiming: locked,
  'locked-candidates': locked,
  'common-peers': commonPeers,
  'naked-pair': naked,
  'naked-triple': naked,
  'naked-quad': naked,
  'naked-set': naked,
  'hidden-pair': hidden,
  'hidden-triple': hidden,
  'hidden-quad': hidden,
  'x-wing': fish,
  swordfish: fish,
  jellyfish: fish,
  'mutant-x-wing': fish,
  'xy-wing': wing,
  'xyz-wing': wing,
  leftovers,
  'cage-combinations': cageCombinations,
  'cage-digit': cageDigit,
  'innies-outies': inniesOuties,
  'house-fillings': houseFillings,
};
