/** The definitions of the techniques of houses: singles, locked candidates, subsets, common peers, leftovers. */

import { candidatesIn, isFull, openCells, placesOf, seeEachOther } from './facts.js';
import { areSame, cellsOf, housesOf, type LayoutCheck, ofRole, ruledOutByAll, unlessAll } from './parts.js';

export const single: LayoutCheck = (facts, step) => {
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

export const locked: LayoutCheck = (facts, step) => {
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

export const commonPeers: LayoutCheck = (facts, step) => {
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

export const naked: LayoutCheck = (facts, step) => {
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

export const hidden: LayoutCheck = (facts, step) => {
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

export const leftovers: LayoutCheck = (facts, step) => {
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
