/**
 * Chains of almost locked sets, from their definition: n cells of a house with n + 1 digits, neighbours joined by a
 * restricted common, and the digits of links that follow each other different.
 */

import type { Cell } from '@kit/grid';
import type { AlsTechniqueId, Candidate, Digit, House, Position, Rejection, Step } from '../../types.js';
import { digitsAt } from '../../verify/candidates.js';
import type { Check } from '../../verify/check-form.js';
import { holds, housesAround, kindOf, sees } from '../../verify/geometry.js';
import { isSameNode } from '../../verify/links.js';
import {
  cellsOfRole,
  hasAllOf,
  hasHouses,
  rejectUnlessAll,
  rejectUnlessEliminating,
} from '../../verify/pattern-parts.js';

/** A chain of that many sets, at least `fewest` and at most `most`. */
export function checkSetChain(position: Position, step: Step, fewest: number, most: number): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  const roles = new Set(step.pattern.candidates.map(({ role }) => role));
  if (roles.size < fewest || roles.size > most) return 'wrong-candidates';
  const names = Array.from(roles, (_, i) => `set-${i + 1}`);
  if (!hasAllOf(position, step, names)) return 'wrong-candidates';
  const sets = names.map((role) => cellsOfRole(step, role));
  if (!sets.every((cells) => isAlmostLocked(position, cells))) return 'not-almost-locked';
  const isDouble = sets.length === 2 && links.length === 2;
  if (!isDouble && links.length !== sets.length - 1) return 'wrong-chain-length';
  for (const [i, { from, to, type }] of links.entries()) {
    const [a, b] = isDouble ? sets : [sets[i], sets[i + 1]];
    const ends = [a, b].map((cells) => ({ cells: placesIn(position, cells, from.digit), digit: from.digit }));
    if (type !== 'weak' || !isSameNode(from, ends[0]) || !isSameNode(to, ends[1])) return 'not-a-restricted-common';
    if (!ends[0].cells.every((p) => ends[1].cells.every((q) => sees(p, q)))) return 'not-a-restricted-common';
    if (i > 0 && links[i - 1].from.digit === from.digit) return 'links-do-not-join';
  }
  const commons = links.map(({ from }) => from.digit);
  const first = sets[0];
  const last = sets[sets.length - 1];
  return rejectUnlessAll(step, (struck) => {
    const isOutside = (all: readonly (readonly Cell[])[]): boolean => seesAll(position, struck, all);
    if (!isDouble)
      return !isEndDigit(commons, struck.digit) && hasBoth(position, [first, last], struck) && isOutside([first, last]);
    if (commons.includes(struck.digit)) return isOutside(sets);
    return sets.some((cells) => placesIn(position, cells, struck.digit).length > 0 && isOutside([cells]));
  });
}

/** n cells of one house with n + 1 digits? */
export function isAlmostLocked(position: Position, cells: readonly Cell[]): boolean {
  const digits = new Set(cells.flatMap((cell) => digitsAt(position, cell)));
  const isInHouse = housesAround(cells[0]).some((house) => cells.every((cell) => holds(house, cell)));
  return isInHouse && digits.size === cells.length + 1;
}

/** The cells that still allow the digit. */
export function placesIn(position: Position, cells: readonly Cell[], digit: Digit): Cell[] {
  return cells.filter((cell) => digitsAt(position, cell).includes(digit));
}

function isEndDigit(commons: readonly Digit[], digit: Digit): boolean {
  return commons[0] === digit || commons[commons.length - 1] === digit;
}

function hasBoth(position: Position, sets: readonly (readonly Cell[])[], { digit }: Candidate): boolean {
  return sets.every((cells) => placesIn(position, cells, digit).length > 0);
}

function seesAll(position: Position, { cell, digit }: Candidate, sets: readonly (readonly Cell[])[]): boolean {
  return sets.every((cells) => placesIn(position, cells, digit).every((place) => sees(place, cell)));
}

/**
 * Patterns in which the digits of a cell, or of two, take digits away from almost locked sets: a set that loses one
 * digit has all its others, and one that loses two has too few.
 */

/** Each digit of the stem takes that digit from its petal, which then has the digit that is struck out. */
export function checkDeathBlossom(position: Position, step: Step): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  const stems = cellsOfRole(step, 'stem');
  const digits = stems.length === 1 ? digitsAt(position, stems[0]) : [];
  const names = digits.map((_, i) => `petal-${i + 1}`);
  const petals = names.map((role) => cellsOfRole(step, role));
  if (digits.length < 3 || !hasAllOf(position, step, ['stem', ...names])) return 'wrong-candidates';
  if (!petals.every((cells) => isAlmostLocked(position, cells))) return 'not-almost-locked';
  if (links.length !== digits.length) return 'wrong-chain-length';
  for (const [i, { from, to, type }] of links.entries()) {
    const digit = digits[i];
    const places = placesIn(position, petals[i], digit);
    const joins = isSameNode(from, { cells: stems, digit }) && isSameNode(to, { cells: places, digit });
    if (type !== 'weak' || !joins) return 'not-a-restricted-common';
    if (!places.every((place) => sees(place, stems[0]))) return 'not-a-restricted-common';
  }
  return rejectUnlessAll(step, (struck) =>
    petals.every((cells, i) => {
      const places = placesIn(position, cells, struck.digit);
      return struck.digit !== digits[i] && places.length > 0 && places.every((place) => sees(place, struck.cell));
    }),
  );
}

/** Two cells: no digit of the other goes with the one that is struck out. */
export function checkAlignedPair(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const pair = cellsOfRole(step, 'pair');
  const count = new Set(step.pattern.candidates.map(({ role }) => role)).size - 1;
  const names = Array.from({ length: count }, (_, i) => `set-${i + 1}`);
  const sets = names.map((role) => cellsOfRole(step, role));
  if (pair.length !== 2 || count === 0 || !hasAllOf(position, step, ['pair', ...names])) return 'wrong-candidates';
  if (!sets.every((cells) => isAlmostLocked(position, cells))) return 'not-almost-locked';
  return rejectUnlessAll(step, (struck) => {
    const [other] = pair.filter((cell) => cell !== struck.cell);
    const mates = digitsAt(position, other).map((digit) => ({ cell: other, digit }));
    return (
      pair.includes(struck.cell) &&
      mates.every(
        (mate) =>
          (mate.digit === struck.digit && sees(mate.cell, struck.cell)) ||
          sets.some((cells) => losesBoth(position, cells, struck, mate)),
      )
    );
  });
}

/** Would the set lose two digits if both candidates were true? */
function losesBoth(position: Position, cells: readonly Cell[], a: Candidate, b: Candidate): boolean {
  const loses = ({ cell, digit }: Candidate): boolean => {
    const places = placesIn(position, cells, digit);
    return places.length > 0 && places.every((place) => sees(place, cell));
  };
  return a.digit !== b.digit && loses(a) && loses(b);
}

/**
 * Sets of cells that bend at the crossing of a line and a box, by counting: a digit stands in a set of cells as often
 * at most as it has places there of which none sees another.
 *
 * Sue de Coq: n cells, n digits, each at most once; so each once. WXYZ-Wing: four cells, four digits, all but z at most
 * once; so z at least once.
 */

/**
 * Cells of a crossing, of its line and of its box, with as many digits as cells. A digit that the crossing lacks may be
 * possible on both sides, and counts twice then; it stands once on each.
 */
export function checkSueDeCoq(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const houses = step.pattern.houses.map(({ house }) => house);
  const [line] = houses.filter((house) => kindOf(house) !== 'box');
  const [box] = houses.filter((house) => kindOf(house) === 'box');
  if (
    !hasHouses(
      step,
      [line, box].map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';

  const roles = ['crossing', 'line', 'box'];
  if (!hasAllOf(position, step, roles)) return 'wrong-candidates';
  const [shared, inLine, inBox] = roles.map((role) => cellsOfRole(step, role));
  const areIn = (cells: readonly Cell[], houses: readonly House[]): boolean =>
    cells.length > 0 && cells.every((cell) => houses.every((house) => holds(house, cell)));
  if (!areIn(shared, [line, box]) || !areIn(inLine, [line]) || !areIn(inBox, [box])) return 'wrong-candidates';
  const cells = [...shared, ...inLine, ...inBox];
  if (new Set(cells).size !== cells.length) return 'wrong-candidates';
  const isSpread = digitsIn(position, shared).length >= shared.length + 2;
  const twice = digitsIn(position, inLine).filter((digit) => digitsIn(position, inBox).includes(digit));
  const isApart = twice.every((digit) => !digitsIn(position, shared).includes(digit));
  if (!isSpread || !isApart || digitsIn(position, cells).length + twice.length !== cells.length) return 'not-a-subset';
  const isAround = ({ cell }: Candidate): boolean => holds(line, cell) || holds(box, cell);
  return rejectUnlessAll(step, (struck) => {
    const parts = twice.includes(struck.digit) ? [inLine, inBox] : [cells];
    return isAround(struck) && parts.some((part) => seesItsPlaces(position, part, struck));
  });
}

/** Four cells of a crossing line and box with four digits, of which z alone can stand twice. */
export function checkWxyzWing(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const pivots = cellsOfRole(step, 'pivot');
  const wings = cellsOfRole(step, 'wing');
  if (!hasAllOf(position, step, ['pivot', 'wing'])) return 'wrong-candidates';
  const cells = [...pivots, ...wings];
  if (cells.length !== 4 || !isBent(pivots, wings)) return 'not-a-wing';
  if (digitsIn(position, cells).length !== 4) return 'not-a-wing';
  const twice = digitsIn(position, cells).filter((digit) => {
    const places = placesIn(position, cells, digit);
    return places.some((a) => places.some((b) => a !== b && !sees(a, b)));
  });
  if (twice.length !== 1) return 'not-a-wing';
  return rejectUnlessAll(step, (struck) => struck.digit === twice[0] && seesItsPlaces(position, cells, struck));
}

/** Is there a line and a box that both hold the pivots, each wing being in one of the two? */
function isBent(pivots: readonly Cell[], wings: readonly Cell[]): boolean {
  const houses = Array.from({ length: 27 }, (_, house) => house).filter((house) =>
    pivots.every((cell) => holds(house, cell)),
  );
  const lines = houses.filter((house) => kindOf(house) !== 'box');
  const boxes = houses.filter((house) => kindOf(house) === 'box');
  const fits = (line: House, box: House): boolean => wings.every((cell) => holds(line, cell) !== holds(box, cell));
  return pivots.length > 0 && lines.some((line) => boxes.some((box) => fits(line, box)));
}

function digitsIn(position: Position, cells: readonly Cell[]): Digit[] {
  return [...new Set(cells.flatMap((cell) => digitsAt(position, cell)))];
}

function seesItsPlaces(position: Position, cells: readonly Cell[], { cell, digit }: Candidate): boolean {
  const places = placesIn(position, cells, digit);
  return places.length > 0 && places.every((place) => sees(place, cell));
}

/** Each technique's check, by name. */
export const alsChecks: Readonly<Record<AlsTechniqueId, Check>> = {
  'als-xz': (position, step) => checkSetChain(position, step, 2, 2),
  'als-xy-wing': (position, step) => checkSetChain(position, step, 3, 3),
  'als-xy-chain': (position, step) => checkSetChain(position, step, 4, 9),
  'sue-de-coq': checkSueDeCoq,
  'death-blossom': checkDeathBlossom,
  'aligned-pair-exclusion': checkAlignedPair,
  'wxyz-wing': checkWxyzWing,
};
