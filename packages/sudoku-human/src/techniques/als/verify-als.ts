/**
 * Chains of almost locked sets, from their definition: n cells of a house or cage with n + 1 digits, neighbours joined by a
 * restricted common, and the digits of links that follow each other different.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, Link, Rejection, Role } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import type { Facts } from '../../verify/facts.js';
import { isSameNode } from '../../verify/links.js';

/** A chain of that many sets, at least `fewest` and at most `most`. */
function checkSetChain(facts: Facts, step: Claim, fewest: number, most: number): Rejection | undefined {
  const rejection = step.rejectUnlessOneChain();
  if (rejection !== undefined) return rejection;
  const { links } = step.pattern;
  const names = setsOf(step);
  if (names.length < fewest || names.length > most || !step.hasAllOf(facts, names)) return 'wrong-candidates';
  const sets = names.map((role) => step.cellsOf(role));
  if (!sets.every((cells) => isAlmostLocked(facts, cells))) return 'not-almost-locked';
  const isDouble = sets.length === 2 && links.length === 2;
  if (!isDouble && links.length !== sets.length - 1) return 'wrong-chain-length';
  for (const [i, link] of links.entries()) {
    const [a, b] = isDouble ? sets : [sets[i], sets[i + 1]];
    if (!isRestricted(facts, link, link.from.digit, a, b)) return 'not-a-restricted-common';
    if (i > 0 && links[i - 1].from.digit === link.from.digit) return 'links-do-not-join';
  }
  const commons = links.map(({ from }) => from.digit);
  const ends = [sets[0], sets[sets.length - 1]];
  return step.rejectUnlessAll((struck) => {
    const { digit } = struck;
    const isOutside = (cells: readonly Cell[]): boolean => facts.seesAll(struck.cell, facts.placesIn(cells, digit));
    if (!isDouble)
      return ![commons[0], commons.at(-1)].includes(digit) && ends.every((set) => isLost(facts, set, struck));
    return commons.includes(digit) ? sets.every(isOutside) : sets.some((set) => isLost(facts, set, struck));
  });
}

/** The roles of the numbered sets that a pattern has, as many as it has roles beside the others. */
function setsOf({ pattern }: Claim, others = 0): Role[] {
  const { size } = new Set(pattern.candidates.map(({ role }) => role));
  return Array.from({ length: Math.max(size - others, 0) }, (_, i): Role => `set-${i + 1}`);
}

/** Is it a weak link of the digit between all its places in either, which all see each other? */
function isRestricted(
  facts: Facts,
  { from, to, type }: Link,
  digit: Digit,
  one: readonly Cell[],
  other: readonly Cell[],
): boolean {
  const [a, b] = [one, other].map((cells) => facts.placesIn(cells, digit));
  const joins = isSameNode(from, { cells: a, digit }) && isSameNode(to, { cells: b, digit });
  return type === 'weak' && joins && a.every((cell) => facts.seesAll(cell, b));
}

/** n cells of one house or cage with n + 1 digits? */
function isAlmostLocked(facts: Facts, cells: readonly Cell[]): boolean {
  return facts.setsAround(cells).length > 0 && facts.digitsIn(cells).length === cells.length + 1;
}

/** Has the set the candidate's digit, which it would lose in all its places if the candidate were true? */
function isLost(facts: Facts, cells: readonly Cell[], { cell, digit }: Candidate): boolean {
  const places = facts.placesIn(cells, digit);
  return places.length > 0 && facts.seesAll(cell, places);
}

/**
 * Patterns in which the digits of a cell, or of two, take digits away from almost locked sets: a set that loses one
 * digit has all its others, and one that loses two has too few.
 */

/** Each digit of the stem takes that digit from its petal, which then has the digit that is struck out. */
function checkDeathBlossom(facts: Facts, step: Claim): Rejection | undefined {
  const rejection = step.rejectUnlessOneChain();
  if (rejection !== undefined) return rejection;
  const { links } = step.pattern;
  const stems = step.cellsOf('stem');
  const digits = stems.length === 1 ? facts.digitsAt(stems[0]) : [];
  const names = digits.map((_, i): Role => `petal-${i + 1}`);
  const petals = names.map((role) => step.cellsOf(role));
  if (digits.length < 3 || !step.hasAllOf(facts, ['stem', ...names])) return 'wrong-candidates';
  if (!petals.every((cells) => isAlmostLocked(facts, cells))) return 'not-almost-locked';
  if (links.length !== digits.length) return 'wrong-chain-length';
  if (!links.every((link, i) => isRestricted(facts, link, digits[i], stems, petals[i])))
    return 'not-a-restricted-common';
  return step.rejectUnlessAll((struck) =>
    petals.every((cells, i) => struck.digit !== digits[i] && isLost(facts, cells, struck)),
  );
}

/** Two cells: no digit of the other goes with the one that is struck out. */
function checkAlignedPair(facts: Facts, step: Claim): Rejection | undefined {
  if (!step.hasHouses([])) return 'wrong-houses';
  const pair = step.cellsOf('pair');
  const names = setsOf(step, 1);
  const sets = names.map((role) => step.cellsOf(role));
  if (pair.length !== 2 || sets.length === 0 || !step.hasAllOf(facts, ['pair', ...names])) return 'wrong-candidates';
  if (!sets.every((cells) => isAlmostLocked(facts, cells))) return 'not-almost-locked';
  return step.rejectUnlessAll((struck) => {
    const [other] = pair.filter((cell) => cell !== struck.cell);
    const excludes = (mate: Candidate): boolean =>
      mate.digit === struck.digit
        ? facts.sees(other, struck.cell)
        : sets.some((cells) => isLost(facts, cells, struck) && isLost(facts, cells, mate));
    return pair.includes(struck.cell) && facts.candidatesAt([other]).every(excludes);
  });
}

/**
 * Sets of cells that bend at the crossing of two houses, mostly a line and a box, by counting: a digit stands in a set of
 * cells as often at most as it has places there of which none sees another.
 *
 * Sue de Coq: n cells, n digits, each at most once; so each once. WXYZ-Wing: four cells, four digits, all but z at most
 * once; so z at least once.
 */

/**
 * Cells of a crossing, of its line and of its box, with as many digits as cells. A digit that the crossing lacks may be
 * possible on both sides, and counts twice then; it stands once on each. Other houses and cages serve as well, where they cross
 * in more than a cell: the box is then the second of them, or the one that is no line.
 */
function checkSueDeCoq(facts: Facts, step: Claim): Rejection | undefined {
  const houses = step.pattern.houses.map(({ house }) => house);
  if (houses.length !== 2) return 'wrong-houses';
  const [line, box] = facts.isRegion(houses[0]) || facts.isLine(houses[1]) ? houses.toReversed() : houses;
  if (!step.hasHouses([line, box]) || facts.isRegion(line) || facts.isLine(box)) return 'wrong-houses';

  const roles = ['crossing', 'line', 'box'] as const;
  if (!step.hasAllOf(facts, roles)) return 'wrong-candidates';
  const [shared, inLine, inBox] = roles.map((role) => step.cellsOf(role));
  const areIn = (cells: readonly Cell[], houses: readonly House[]): boolean =>
    cells.length > 0 && cells.every((cell) => houses.every((house) => facts.holds(house, cell)));
  if (!areIn(shared, [line, box]) || !areIn(inLine, [line]) || !areIn(inBox, [box])) return 'wrong-candidates';
  const cells = [...shared, ...inLine, ...inBox];
  if (new Set(cells).size !== cells.length) return 'wrong-candidates';
  const isSpread = facts.digitsIn(shared).length >= shared.length + 2;
  const twice = facts.digitsIn(inLine).filter((digit) => facts.digitsIn(inBox).includes(digit));
  const isApart = twice.every((digit) => !facts.digitsIn(shared).includes(digit));
  if (!isSpread || !isApart || facts.digitsIn(cells).length + twice.length !== cells.length) return 'not-a-subset';
  const isAround = ({ cell }: Candidate): boolean => facts.holds(line, cell) || facts.holds(box, cell);
  return step.rejectUnlessAll((struck) => {
    const parts = twice.includes(struck.digit) ? [inLine, inBox] : [cells];
    return isAround(struck) && parts.some((part) => isLost(facts, part, struck));
  });
}

/** Four cells of two houses or cages that cross, with four digits, of which z alone can stand twice. */
function checkWxyzWing(facts: Facts, step: Claim): Rejection | undefined {
  if (!step.hasHouses([])) return 'wrong-houses';
  const pivots = step.cellsOf('pivot');
  const wings = step.cellsOf('wing');
  if (!step.hasAllOf(facts, ['pivot', 'wing'])) return 'wrong-candidates';
  const cells = [...pivots, ...wings];
  if (cells.length !== 4 || !isBent(facts, pivots, wings)) return 'not-a-wing';
  if (facts.digitsIn(cells).length !== 4) return 'not-a-wing';
  const twice = facts.digitsIn(cells).filter((digit) => {
    const places = facts.placesIn(cells, digit);
    return places.some((a) => places.some((b) => a !== b && !facts.sees(a, b)));
  });
  if (twice.length !== 1) return 'not-a-wing';
  return step.rejectUnlessAll((struck) => struck.digit === twice[0] && isLost(facts, cells, struck));
}

/** Are there two houses or cages that both hold the pivots, each wing being in one of the two? A row and a column are none. */
function isBent(facts: Facts, pivots: readonly Cell[], wings: readonly Cell[]): boolean {
  if (pivots.length === 0) return false;
  const houses = facts.setsAround(pivots);
  const fits = (one: House, other: House): boolean =>
    !(facts.isLine(one) && facts.isLine(other)) &&
    wings.every((cell) => facts.holds(one, cell) !== facts.holds(other, cell));
  return houses.some((one) => houses.some((other) => one < other && fits(one, other)));
}

/** The checks of chains. */
export const setChainChecks: Checks<'als-xz' | 'als-xy-wing' | 'als-xy-chain' | 'death-blossom'> = {
  'als-xz': (facts, step) => checkSetChain(facts, step, 2, 2),
  'als-xy-wing': (facts, step) => checkSetChain(facts, step, 3, 3),
  'als-xy-chain': (facts, step) => checkSetChain(facts, step, 4, 9),
  'death-blossom': checkDeathBlossom,
};

/** The checks of what has no links and only strikes out. */
export const bentSetChecks: Checks<'sue-de-coq' | 'aligned-pair-exclusion' | 'wxyz-wing'> = {
  'sue-de-coq': checkSueDeCoq,
  'aligned-pair-exclusion': checkAlignedPair,
  'wxyz-wing': checkWxyzWing,
};
