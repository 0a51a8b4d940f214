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
import type { Candidate, Digit, House, Rejection, Role, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import {
  allCells,
  allDigits,
  areExclusive,
  candidatesAt,
  cellsIn,
  type Facts,
  holds,
  housesAround,
  isLine,
  isPossible,
  kindOf,
  needs,
  placesFor,
  sees,
} from '../../verify/facts.js';
import { guardiansOf } from '../../verify/guardians.js';
import {
  cellsOfRole,
  hasExactly,
  hasHouses,
  housesOfRole,
  rejectLinks,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from '../../verify/pattern-parts.js';
import { checkExocet } from './verify-exocet.js';

/** One pivot with three digits, or two opposite pivots with two digits each; with the wings as many cells as digits. */
export function checkFirework(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const pivots = cellsOfRole(step, 'pivot');
  const wings = cellsOfRole(step, 'wing');
  const digits = [...new Set(step.pattern.candidates.map(({ digit }) => digit))].sort();
  const isTriple = pivots.length === 1 && digits.length === 3;
  if (wings.length !== 2 || (!isTriple && (pivots.length !== 2 || digits.length !== 4))) return 'wrong-candidates';
  const lines = pivots.flatMap((pivot) => housesAround(facts, pivot).slice(0, 2));
  if (
    !hasHouses(
      step,
      lines.map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';
  if (!pivots.every((pivot) => areWings(facts, pivot, wings))) return 'not-a-firework';

  for (const shares of isTriple ? [[digits]] : halves(digits)) {
    const named = [
      ...pivots.flatMap((pivot, i) => withRole(among(facts, pivot, shares[i]), 'pivot')),
      ...wings.flatMap((wing) => withRole(among(facts, wing, digits), 'wing')),
    ];
    if (!hasExactly(step, named)) continue;
    if (!pivots.every((pivot, i) => shares[i].every((digit) => isConfined(facts, pivot, wings, digit)))) continue;
    return rejectUnlessAll(step, ({ cell, digit }) => {
      const at = pivots.indexOf(cell);
      return at >= 0 ? !shares[at].includes(digit) : wings.includes(cell) && !digits.includes(digit);
    });
  }
  return 'not-a-firework';
}

/** Is one wing in the pivot's row and the other in its column, both outside of its box? */
function areWings(facts: Facts, pivot: Cell, wings: readonly Cell[]): boolean {
  const [row, column, box] = housesAround(facts, pivot);
  const isOn = (line: number) =>
    wings.filter((wing) => holds(facts, line, wing) && !holds(facts, box, wing)).length === 1;
  return isOn(row) && isOn(column);
}

function isConfined(facts: Facts, pivot: Cell, wings: readonly Cell[], digit: Digit): boolean {
  const [row, column, box] = housesAround(facts, pivot);
  return [row, column].every(
    (line) =>
      needs(facts, line, digit) &&
      placesFor(facts, digit, line).every((cell) => holds(facts, box, cell) || wings.includes(cell)),
  );
}

/** The candidates of the cell that are among the digits. */
function among(facts: Facts, cell: Cell, digits: readonly Digit[]): Candidate[] {
  return candidatesAt(facts, [cell]).filter(({ digit }) => digits.includes(digit));
}

/** The ways to give two of four digits to the first pivot and two to the second. */
function halves(digits: readonly Digit[]): Digit[][][] {
  const pairs = digits.flatMap((a, i) => digits.slice(i + 1).map((b) => [a, b]));
  return pairs.map((pair) => [pair, digits.filter((digit) => !pair.includes(digit))]);
}

/** The open cells where at least three rows and three columns cross. */
export function checkMultiSector(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const [rows, columns, others] = housesByKind(facts, step);
  if (others.length > 0 || rows.length < 3 || columns.length < 3) return 'wrong-houses';
  const cells = allCells(facts).filter(
    (cell) => rows.some((row) => holds(facts, row, cell)) && columns.some((column) => holds(facts, column, cell)),
  );
  return checkCells(facts, step, cells, 'cell');
}

/** The cells beside four filled corners in their boxes, on the corners' lines. */
export function checkSkLoop(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const [rows, columns, boxes] = housesByKind(facts, step);
  if (rows.length !== 2 || columns.length !== 2) return 'wrong-houses';
  const corners = rows.flatMap((row) =>
    cellsIn(facts, row).filter((cell) => columns.some((column) => holds(facts, column, cell))),
  );
  const own = new Set(corners.map((corner) => housesAround(facts, corner)[2]));
  if (own.size !== 4 || boxes.length !== 4 || !boxes.every((box) => own.has(box))) return 'wrong-houses';
  if (corners.some((corner) => facts.values[corner] === 0)) return 'not-a-locked-set';
  const dominoes = corners.flatMap((corner) => {
    const [row, column, box] = housesAround(facts, corner);
    return [row, column].map((line) =>
      cellsIn(facts, line).filter((cell) => cell !== corner && holds(facts, box, cell)),
    );
  });
  const isFilled = (domino: readonly Cell[]): boolean => domino.every((cell) => facts.values[cell] !== 0);
  if (dominoes.some(isFilled)) return 'not-a-locked-set';
  return checkCells(facts, step, dominoes.flat(), 'loop');
}

function housesByKind(facts: Facts, step: Step): [rows: House[], columns: House[], others: House[]] {
  const houses = [...new Set(housesOfRole(step, 'house'))];
  const ofKind = (kind: string): House[] => houses.filter((house) => kindOf(facts, house) === kind);
  return [ofKind('row'), ofKind('column'), houses.filter((house) => !isLine(facts, house))];
}

function checkCells(facts: Facts, step: Step, all: readonly Cell[], role: Role): Rejection | undefined {
  const houses = [...new Set(housesOfRole(step, 'house'))];
  if (
    !hasHouses(
      step,
      houses.map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';
  if (facts.layout.size > 9) return 'not-a-locked-set';
  const cells = all.filter((cell) => facts.values[cell] === 0);
  if (!hasExactly(step, withRole(candidatesAt(facts, cells), role))) return 'wrong-candidates';
  const capacity = (list: readonly Cell[], digit: Digit): number =>
    most(
      facts,
      list.filter((cell) => isPossible(facts, cell, digit)),
      houses,
    );
  const capacities = allDigits(facts).map((digit) => capacity(cells, digit));
  if (sum(capacities) > cells.length) return 'not-a-locked-set';
  return rejectUnlessAll(step, (assumed: Candidate) => {
    const left = cells.filter((cell) => cell !== assumed.cell);
    const isUnseen = (cell: Cell): boolean => !sees(facts, cell, assumed.cell);
    const after = allDigits(facts).map((digit) =>
      capacity(digit === assumed.digit ? left.filter(isUnseen) : left, digit),
    );
    return sum(after) < left.length;
  });
}

/** The most of these cells of which no two share one of the houses. */
function most(facts: Facts, cells: readonly Cell[], houses: readonly House[]): number {
  if (cells.length === 0) return 0;
  const [first] = cells;
  const shares = (a: Cell, b: Cell): boolean =>
    houses.some((house) => holds(facts, house, a) && holds(facts, house, b));
  const house = houses.find((one) => holds(facts, one, first)) as House;
  const without = cells.filter((cell) => !holds(facts, house, cell));
  const withOne = cells
    .filter((cell) => holds(facts, house, cell))
    .map(
      (cell) =>
        1 +
        most(
          facts,
          without.filter((other) => !shares(cell, other)),
          houses,
        ),
    );
  return Math.max(most(facts, without, houses), ...withOne);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Twelve cells in four boxes, three digits that can't fill them, and what the other candidates have in common. */
export function checkTridagon(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectLinks(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const guardians = guardiansOf(facts, step.pattern.candidates);
  if (typeof guardians === 'string') return guardians;
  const [guardian] = guardians;
  const follows = (struck: Candidate): boolean => guardians.every((one) => areExclusive(facts, one, struck));
  const isItsDigit = ({ cell, digit }: Candidate): boolean => cell === guardian?.cell && digit === guardian.digit;
  if (step.placements.length > 0) {
    if (step.eliminations.length > 0 || step.placements.length > 1) return 'wrong-kind-of-conclusion';
    return guardians.length === 1 && isItsDigit(step.placements[0]) ? undefined : 'wrong-kind-of-conclusion';
  }
  return rejectUnlessAll(step, follows);
}

/** Each technique's check, by name. */
export const exoticChecks: Readonly<
  Record<'firework' | 'tridagon' | 'sk-loop' | 'exocet' | 'multi-sector-locked-sets', Check>
> = {
  firework: checkFirework,
  tridagon: checkTridagon,
  'sk-loop': checkSkLoop,
  exocet: checkExocet,
  'multi-sector-locked-sets': checkMultiSector,
};
