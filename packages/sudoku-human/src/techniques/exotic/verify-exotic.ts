/**
 * The patterns of the hardest puzzles, each from its definition: fireworks, domino loops, multi-sector locked sets and
 * tridagons; exocets have a file of their own (`exocet.ts`).
 *
 * Fireworks: the row and the column of a pivot have a digit only in the pivot's box and at one wing each. A digit that is at
 * neither wing is in the box for both lines, so it is in the pivot.
 *
 * Domino loops and multi-sector locked sets: as many cells as their digits can fill, counted by some houses. How often a
 * digit can be in the cells is found by trying: never twice in one of the houses. An elimination follows if, taken for true,
 * it leaves the digits fewer places than there are cells. On boards of more than nine digits that takes too long, so there
 * are none.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, Rejection, Role } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { digitsOf, type Facts, nameOf } from '../../verify/facts.js';
import { guardiansOf } from '../../verify/guardians.js';
import { checkExocet } from './verify-exocet.js';

/** One pivot with three digits, or two opposite pivots with two digits each; with the wings as many cells as digits. */
function checkFirework(facts: Facts, step: Claim): Rejection | undefined {
  const pivots = step.cellsOf('pivot');
  const wings = step.cellsOf('wing');
  const digits = digitsOf(step.pattern.candidates).sort();
  const isTriple = pivots.length === 1 && digits.length === 3;
  if (wings.length !== 2 || (!isTriple && (pivots.length !== 2 || digits.length !== 4))) return 'wrong-candidates';
  const lines = pivots.flatMap((pivot) => facts.housesAround(pivot).slice(0, 2));
  if (!step.hasHouses(lines)) return 'wrong-houses';
  if (!pivots.every((pivot) => areWings(facts, pivot, wings))) return 'not-a-firework';

  for (const shares of isTriple ? [[digits]] : halves(digits)) {
    const pivot = pivots.flatMap((cell, i) => facts.candidatesAmong([cell], shares[i]));
    if (!step.hasExactly({ pivot, wing: facts.candidatesAmong(wings, digits) })) continue;
    if (!pivots.every((cell, i) => shares[i].every((digit) => isConfined(facts, cell, wings, digit)))) continue;
    return step.rejectUnlessAll(({ cell, digit }) => {
      const at = pivots.indexOf(cell);
      return at >= 0 ? !shares[at].includes(digit) : wings.includes(cell) && !digits.includes(digit);
    });
  }
  return 'not-a-firework';
}

/** Is one wing in the pivot's row and the other in its column, both outside of its box? */
function areWings(facts: Facts, pivot: Cell, wings: readonly Cell[]): boolean {
  const [row, column, box] = facts.housesAround(pivot);
  const isOn = (line: number) =>
    wings.filter((wing) => facts.holds(line, wing) && !facts.holds(box, wing)).length === 1;
  return isOn(row) && isOn(column);
}

function isConfined(facts: Facts, pivot: Cell, wings: readonly Cell[], digit: Digit): boolean {
  const [row, column, box] = facts.housesAround(pivot);
  return [row, column].every(
    (line) =>
      facts.needs(line, digit) &&
      facts.placesFor(digit, line).every((cell) => facts.holds(box, cell) || wings.includes(cell)),
  );
}

/** The ways to give two of four digits to the first pivot and two to the second. */
function halves(digits: readonly Digit[]): Digit[][][] {
  const pairs = digits.flatMap((a, i) => digits.slice(i + 1).map((b) => [a, b]));
  return pairs.map((pair) => [pair, digits.filter((digit) => !pair.includes(digit))]);
}

/** The open cells where at least three rows and three columns cross. */
function checkMultiSector(facts: Facts, step: Claim): Rejection | undefined {
  const [rows, columns, others] = housesByKind(facts, step);
  if (others.length > 0 || rows.length < 3 || columns.length < 3) return 'wrong-houses';
  const cells = facts
    .allCells()
    .filter(
      (cell) => rows.some((row) => facts.holds(row, cell)) && columns.some((column) => facts.holds(column, cell)),
    );
  return checkCells(facts, step, cells, 'cell');
}

/** The cells beside four filled corners in their boxes, on the corners' lines. */
function checkSkLoop(facts: Facts, step: Claim): Rejection | undefined {
  const [rows, columns, boxes] = housesByKind(facts, step);
  if (rows.length !== 2 || columns.length !== 2) return 'wrong-houses';
  const corners = rows.flatMap((row) =>
    facts.cellsIn(row).filter((cell) => columns.some((column) => facts.holds(column, cell))),
  );
  const own = new Set(corners.map((corner) => facts.housesAround(corner)[2]));
  if (own.size !== 4 || boxes.length !== 4 || !boxes.every((box) => own.has(box))) return 'wrong-houses';
  if (corners.some((corner) => facts.values[corner] === 0)) return 'not-a-locked-set';
  const dominoes = corners.flatMap((corner) => {
    const [row, column, box] = facts.housesAround(corner);
    return [row, column].map((line) => facts.cellsIn(line).filter((cell) => cell !== corner && facts.holds(box, cell)));
  });
  if (dominoes.some((domino) => facts.openIn(domino).length === 0)) return 'not-a-locked-set';
  return checkCells(facts, step, dominoes.flat(), 'loop');
}

function housesByKind(facts: Facts, step: Claim): [rows: House[], columns: House[], others: House[]] {
  const houses = [...new Set(step.housesOf('house'))];
  const ofKind = (kind: string): House[] => houses.filter((house) => facts.kindOf(house) === kind);
  return [ofKind('row'), ofKind('column'), houses.filter((house) => !facts.isLine(house))];
}

function checkCells(facts: Facts, step: Claim, all: readonly Cell[], role: Role): Rejection | undefined {
  const houses = [...new Set(step.housesOf('house'))];
  if (!step.hasHouses(houses)) return 'wrong-houses';
  if (facts.layout.size > 9) return 'not-a-locked-set';
  const cells = facts.openIn(all);
  if (!step.hasExactly({ [role]: facts.candidatesAt(cells) })) return 'wrong-candidates';
  const capacity = (list: readonly Cell[], digit: Digit): number => most(facts, facts.placesIn(list, digit), houses);
  const capacities = facts.allDigits().map((digit) => capacity(cells, digit));
  if (sum(capacities) > cells.length) return 'not-a-locked-set';
  return step.rejectUnlessAll((assumed: Candidate) => {
    const left = cells.filter((cell) => cell !== assumed.cell);
    const isUnseen = (cell: Cell): boolean => !facts.sees(cell, assumed.cell);
    const after = facts
      .allDigits()
      .map((digit) => capacity(digit === assumed.digit ? left.filter(isUnseen) : left, digit));
    return sum(after) < left.length;
  });
}

/** The most of these cells of which no two share one of the houses. */
function most(facts: Facts, cells: readonly Cell[], houses: readonly House[]): number {
  if (cells.length === 0) return 0;
  const [first] = cells;
  const shares = (a: Cell, b: Cell): boolean => houses.some((house) => facts.holds(house, a) && facts.holds(house, b));
  const house = houses.find((one) => facts.holds(one, first)) as House;
  const without = cells.filter((cell) => !facts.holds(house, cell));
  const beside = (cell: Cell): Cell[] => without.filter((other) => !shares(cell, other));
  const inHouse = cells.filter((cell) => facts.holds(house, cell));
  const withOne = inHouse.map((cell) => 1 + most(facts, beside(cell), houses));
  return Math.max(most(facts, without, houses), ...withOne);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Twelve cells in four boxes, three digits that can't fill them, and what the other candidates have in common. */
function checkTridagon(facts: Facts, step: Claim): Rejection | undefined {
  const rejection = step.rejectLinks();
  if (rejection !== undefined) return rejection;
  if (!step.hasHouses([])) return 'wrong-houses';
  const guardians = guardiansOf(facts, step.pattern.candidates);
  if (typeof guardians === 'string') return guardians;
  if (step.placements.length === 0) return step.rejectUnlessAll((struck) => facts.allExclude(guardians, struck));
  const isSet = step.conclusions.length === 1 && guardians.map(nameOf).join() === nameOf(step.placements[0]);
  return isSet ? undefined : 'wrong-kind-of-conclusion';
}

/** Each technique's check, by name; all but the tridagon's only strike out. */
export const exoticChecks: Checks<'firework' | 'sk-loop' | 'exocet' | 'multi-sector-locked-sets'> = {
  firework: checkFirework,
  'sk-loop': checkSkLoop,
  exocet: checkExocet,
  'multi-sector-locked-sets': checkMultiSector,
};

/** The check of what sets digits too. */
export const tridagonChecks: Checks<'tridagon'> = { tridagon: checkTridagon };
