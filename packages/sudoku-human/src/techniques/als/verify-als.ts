/**
 * Chains of almost locked sets, from their definition: n cells of a house or cage with n + 1 digits, neighbours joined by a
 * restricted common, and the digits of links that follow each other different.
 */

import type { Cell } from '@kit/grid';
import type { AlsTechniqueId, Candidate, Digit, House, Rejection, Role, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import { digitsAt, type Facts, holds, isLine, isRegion, sees, setsAround } from '../../verify/facts.js';
import { isSameNode } from '../../verify/links.js';
import {
  cellsOfRole,
  hasAllOf,
  hasHouses,
  rejectUnlessAll,
  rejectUnlessEliminating,
} from '../../verify/pattern-parts.js';

/** A chain of that many sets, at least `fewest` and at most `most`. */
export function checkSetChain(facts: Facts, step: Step, fewest: number, most: number): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  const roles = new Set(step.pattern.candidates.map(({ role }) => role));
  if (roles.size < fewest || roles.size > most) return 'wrong-candidates';
  const names = Array.from(roles, (_, i): Role => `set-${i + 1}`);
  if (!hasAllOf(facts, step, names)) return 'wrong-candidates';
  const sets = names.map((role) => cellsOfRole(step, role));
  if (!sets.every((cells) => isAlmostLocked(facts, cells))) return 'not-almost-locked';
  const isDouble = sets.length === 2 && links.length === 2;
  if (!isDouble && links.length !== sets.length - 1) return 'wrong-chain-length';
  for (const [i, { from, to, type }] of links.entries()) {
    const [a, b] = isDouble ? sets : [sets[i], sets[i + 1]];
    const ends = [a, b].map((cells) => ({ cells: placesIn(facts, cells, from.digit), digit: from.digit }));
    if (type !== 'weak' || !isSameNode(from, ends[0]) || !isSameNode(to, ends[1])) return 'not-a-restricted-common';
    if (!ends[0].cells.every((p) => ends[1].cells.every((q) => sees(facts, p, q)))) return 'not-a-restricted-common';
    if (i > 0 && links[i - 1].from.digit === from.digit) return 'links-do-not-join';
  }
  const commons = links.map(({ from }) => from.digit);
  const first = sets[0];
  const last = sets[sets.length - 1];
  return rejectUnlessAll(step, (struck) => {
    const isOutside = (all: readonly (readonly Cell[])[]): boolean => seesAll(facts, struck, all);
    if (!isDouble)
      return !isEndDigit(commons, struck.digit) && hasBoth(facts, [first, last], struck) && isOutside([first, last]);
    if (commons.includes(struck.digit)) return isOutside(sets);
    return sets.some((cells) => placesIn(facts, cells, struck.digit).length > 0 && isOutside([cells]));
  });
}

/** n cells of one house or cage with n + 1 digits? */
export function isAlmostLocked(facts: Facts, cells: readonly Cell[]): boolean {
  const digits = new Set(cells.flatMap((cell) => digitsAt(facts, cell)));
  return setsAround(facts, cells).length > 0 && digits.size === cells.length + 1;
}

/** The cells that still allow the digit. */
export function placesIn(facts: Facts, cells: readonly Cell[], digit: Digit): Cell[] {
  return cells.filter((cell) => digitsAt(facts, cell).includes(digit));
}

function isEndDigit(commons: readonly Digit[], digit: Digit): boolean {
  return commons[0] === digit || commons[commons.length - 1] === digit;
}

function hasBoth(facts: Facts, sets: readonly (readonly Cell[])[], { digit }: Candidate): boolean {
  return sets.every((cells) => placesIn(facts, cells, digit).length > 0);
}

function seesAll(facts: Facts, { cell, digit }: Candidate, sets: readonly (readonly Cell[])[]): boolean {
  return sets.every((cells) => placesIn(facts, cells, digit).every((place) => sees(facts, place, cell)));
}

/**
 * Patterns in which the digits of a cell, or of two, take digits away from almost locked sets: a set that loses one
 * digit has all its others, and one that loses two has too few.
 */

/** Each digit of the stem takes that digit from its petal, which then has the digit that is struck out. */
export function checkDeathBlossom(facts: Facts, step: Step): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  const stems = cellsOfRole(step, 'stem');
  const digits = stems.length === 1 ? digitsAt(facts, stems[0]) : [];
  const names = digits.map((_, i): Role => `petal-${i + 1}`);
  const petals = names.map((role) => cellsOfRole(step, role));
  if (digits.length < 3 || !hasAllOf(facts, step, ['stem', ...names])) return 'wrong-candidates';
  if (!petals.every((cells) => isAlmostLocked(facts, cells))) return 'not-almost-locked';
  if (links.length !== digits.length) return 'wrong-chain-length';
  for (const [i, { from, to, type }] of links.entries()) {
    const digit = digits[i];
    const places = placesIn(facts, petals[i], digit);
    const joins = isSameNode(from, { cells: stems, digit }) && isSameNode(to, { cells: places, digit });
    if (type !== 'weak' || !joins) return 'not-a-restricted-common';
    if (!places.every((place) => sees(facts, place, stems[0]))) return 'not-a-restricted-common';
  }
  return rejectUnlessAll(step, (struck) =>
    petals.every((cells, i) => {
      const places = placesIn(facts, cells, struck.digit);
      return (
        struck.digit !== digits[i] && places.length > 0 && places.every((place) => sees(facts, place, struck.cell))
      );
    }),
  );
}

/** Two cells: no digit of the other goes with the one that is struck out. */
export function checkAlignedPair(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const pair = cellsOfRole(step, 'pair');
  const count = new Set(step.pattern.candidates.map(({ role }) => role)).size - 1;
  const names = Array.from({ length: count }, (_, i): Role => `set-${i + 1}`);
  const sets = names.map((role) => cellsOfRole(step, role));
  if (pair.length !== 2 || count === 0 || !hasAllOf(facts, step, ['pair', ...names])) return 'wrong-candidates';
  if (!sets.every((cells) => isAlmostLocked(facts, cells))) return 'not-almost-locked';
  return rejectUnlessAll(step, (struck) => {
    const [other] = pair.filter((cell) => cell !== struck.cell);
    const mates = digitsAt(facts, other).map((digit) => ({ cell: other, digit }));
    return (
      pair.includes(struck.cell) &&
      mates.every(
        (mate) =>
          (mate.digit === struck.digit && sees(facts, mate.cell, struck.cell)) ||
          sets.some((cells) => losesBoth(facts, cells, struck, mate)),
      )
    );
  });
}

/** Would the set lose two digits if both candidates were true? */
function losesBoth(facts: Facts, cells: readonly Cell[], a: Candidate, b: Candidate): boolean {
  const loses = ({ cell, digit }: Candidate): boolean => {
    const places = placesIn(facts, cells, digit);
    return places.length > 0 && places.every((place) => sees(facts, place, cell));
  };
  return a.digit !== b.digit && loses(a) && loses(b);
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
export function checkSueDeCoq(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const houses = step.pattern.houses.map(({ house }) => house);
  if (houses.length !== 2) return 'wrong-houses';
  const [line, box] = isRegion(facts, houses[0]) || isLine(facts, houses[1]) ? houses.toReversed() : houses;
  if (
    !hasHouses(
      step,
      [line, box].map((house) => ({ house, role: 'house' })),
    ) ||
    isRegion(facts, line) ||
    isLine(facts, box)
  )
    return 'wrong-houses';

  const roles = ['crossing', 'line', 'box'] as const;
  if (!hasAllOf(facts, step, roles)) return 'wrong-candidates';
  const [shared, inLine, inBox] = roles.map((role) => cellsOfRole(step, role));
  const areIn = (cells: readonly Cell[], houses: readonly House[]): boolean =>
    cells.length > 0 && cells.every((cell) => houses.every((house) => holds(facts, house, cell)));
  if (!areIn(shared, [line, box]) || !areIn(inLine, [line]) || !areIn(inBox, [box])) return 'wrong-candidates';
  const cells = [...shared, ...inLine, ...inBox];
  if (new Set(cells).size !== cells.length) return 'wrong-candidates';
  const isSpread = digitsIn(facts, shared).length >= shared.length + 2;
  const twice = digitsIn(facts, inLine).filter((digit) => digitsIn(facts, inBox).includes(digit));
  const isApart = twice.every((digit) => !digitsIn(facts, shared).includes(digit));
  if (!isSpread || !isApart || digitsIn(facts, cells).length + twice.length !== cells.length) return 'not-a-subset';
  const isAround = ({ cell }: Candidate): boolean => holds(facts, line, cell) || holds(facts, box, cell);
  return rejectUnlessAll(step, (struck) => {
    const parts = twice.includes(struck.digit) ? [inLine, inBox] : [cells];
    return isAround(struck) && parts.some((part) => seesItsPlaces(facts, part, struck));
  });
}

/** Four cells of two houses or cages that cross, with four digits, of which z alone can stand twice. */
export function checkWxyzWing(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const pivots = cellsOfRole(step, 'pivot');
  const wings = cellsOfRole(step, 'wing');
  if (!hasAllOf(facts, step, ['pivot', 'wing'])) return 'wrong-candidates';
  const cells = [...pivots, ...wings];
  if (cells.length !== 4 || !isBent(facts, pivots, wings)) return 'not-a-wing';
  if (digitsIn(facts, cells).length !== 4) return 'not-a-wing';
  const twice = digitsIn(facts, cells).filter((digit) => {
    const places = placesIn(facts, cells, digit);
    return places.some((a) => places.some((b) => a !== b && !sees(facts, a, b)));
  });
  if (twice.length !== 1) return 'not-a-wing';
  return rejectUnlessAll(step, (struck) => struck.digit === twice[0] && seesItsPlaces(facts, cells, struck));
}

/** Are there two houses or cages that both hold the pivots, each wing being in one of the two? A row and a column are none. */
function isBent(facts: Facts, pivots: readonly Cell[], wings: readonly Cell[]): boolean {
  if (pivots.length === 0) return false;
  const houses = setsAround(facts, pivots);
  const fits = (one: House, other: House): boolean =>
    !(isLine(facts, one) && isLine(facts, other)) &&
    wings.every((cell) => holds(facts, one, cell) !== holds(facts, other, cell));
  return houses.some((one) => houses.some((other) => one < other && fits(one, other)));
}

function digitsIn(facts: Facts, cells: readonly Cell[]): Digit[] {
  return [...new Set(cells.flatMap((cell) => digitsAt(facts, cell)))];
}

function seesItsPlaces(facts: Facts, cells: readonly Cell[], { cell, digit }: Candidate): boolean {
  const places = placesIn(facts, cells, digit);
  return places.length > 0 && places.every((place) => sees(facts, place, cell));
}

/** Each technique's check, by name. */
export const alsChecks: Readonly<Record<AlsTechniqueId, Check>> = {
  'als-xz': (facts, step) => checkSetChain(facts, step, 2, 2),
  'als-xy-wing': (facts, step) => checkSetChain(facts, step, 3, 3),
  'als-xy-chain': (facts, step) => checkSetChain(facts, step, 4, 9),
  'sue-de-coq': checkSueDeCoq,
  'death-blossom': checkDeathBlossom,
  'aligned-pair-exclusion': checkAlignedPair,
  'wxyz-wing': checkWxyzWing,
};
