/**
 * Junior exocet: all ways to put two of its digits into the base, and each of them into the boxes and on the
 * cross-lines beside it, are tried. An elimination follows if, taken for true, it leaves none.
 *
 *     B B s | . . . | . . .      band: the three lines through the base's box; a digit of the base is on the second or
 *     . . s | T . . | C . .      third line in the two other boxes, once on each line.
 *     . . s | C . . | T . .      s, t, u: the cross-lines; the digit is on each of them, in the band or outside.
 *         s | t     | u
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, House, Position, Rejection, Step } from '../types.js';
import { candidatesAt, digitsAt, isPossible, needs, placesFor } from './candidates.js';
import { allCells, cellsIn, holds, housesAround, kindOf, sees } from './geometry.js';
import {
  cellsOfRole,
  hasExactly,
  hasHouses,
  housesOfRole,
  rejectLinks,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from './pattern-parts.js';
import type { Check } from './rejection.js';

/** The parts of an exocet that follow from where its base and targets are. */
type Parts = {
  readonly base: readonly Cell[];
  readonly companions: readonly Cell[];
  /** By target: the two cells for its digit in the other target's box. */
  readonly mirrors: readonly (readonly Cell[])[];
  /** By cross-line, that of the base's box first: its cells outside of the band. */
  readonly outside: readonly (readonly Cell[])[];
  readonly crossLines: readonly number[];
  /** The two boxes of the targets, without the cells on the base's line. */
  readonly boxes: readonly (readonly Cell[])[];
};

/** Base, targets, mirrors and cross-lines, the rule for the cross-lines, and what no way allows. */
export function checkExocet(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const base = cellsOfRole(step, 'base');
  const targets = cellsOfRole(step, 'target');
  const parts = partsOf(base, targets);
  if (parts === undefined) return 'not-an-exocet';
  if (
    !hasHouses(
      step,
      parts.crossLines.map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';

  const digits = [...new Set(base.flatMap((cell) => digitsAt(position, cell)))];
  const among = (cells: readonly Cell[]): Candidate[] =>
    candidatesAt(position, cells).filter(({ digit }) => digits.includes(digit));
  const named = [
    ...withRole(among(base), 'base'),
    ...withRole(among(targets), 'target'),
    ...withRole(among(parts.mirrors.flat()), 'mirror'),
    ...withRole(among(parts.outside.flat()), 'cross-line'),
  ];
  if (!hasExactly(step, named)) return 'wrong-candidates';

  if (digits.length < 3 || digits.length > 4) return 'not-an-exocet';
  const isClear = parts.companions.every((cell) => digits.every((digit) => !canHold(position, cell, digit)));
  if (!isClear || digits.some((digit) => canBeOnAll(position, parts.outside, digit))) return 'not-an-exocet';
  return rejectUnlessAll(step, (assumed) => !isPossibleWith(position, parts, digits, assumed));
}

function partsOf(base: readonly Cell[], targets: readonly Cell[]): Parts | undefined {
  if (base.length !== 2 || targets.length !== 2) return undefined;
  const isRow = housesAround(base[0])[0] === housesAround(base[1])[0];
  const lineOf = (cell: Cell): number => housesAround(cell)[isRow ? 0 : 1];
  const crossOf = (cell: Cell): number => housesAround(cell)[isRow ? 1 : 0];
  const boxOf = (cell: Cell): number => housesAround(cell)[2];
  const bandOf = (cell: Cell): number => Math.floor((lineOf(cell) % 9) / 3);
  const inBand = allCells().filter((cell) => bandOf(cell) === bandOf(base[0]));
  const isPlaced =
    lineOf(base[0]) === lineOf(base[1]) &&
    boxOf(base[0]) === boxOf(base[1]) &&
    new Set([...targets, base[0]].map(boxOf)).size === 3 &&
    targets.every((target) => inBand.includes(target) && lineOf(target) !== lineOf(base[0]));
  if (!isPlaced) return undefined;

  const apart = inBand.filter((cell) => lineOf(cell) !== lineOf(base[0]));
  const companions = targets.map(
    (target) => apart.find((cell) => crossOf(cell) === crossOf(target) && cell !== target) as Cell,
  );
  const third = inBand.find(
    (cell) => boxOf(cell) === boxOf(base[0]) && base.every((own) => crossOf(own) !== crossOf(cell)),
  );
  const crossLines = [third as Cell, ...targets].map(crossOf);
  const mirrors = targets.map((target, at) => {
    const across = targets[1 - at];
    return apart.filter(
      (cell) => boxOf(cell) === boxOf(across) && lineOf(cell) !== lineOf(target) && crossOf(cell) !== crossOf(across),
    );
  });
  return {
    base,
    companions,
    mirrors,
    outside: crossLines.map((line) => cellsIn(line).filter((cell) => !inBand.includes(cell))),
    crossLines,
    boxes: targets.map((target) => apart.filter((cell) => boxOf(cell) === boxOf(target))),
  };
}

function canHold(position: Position, cell: Cell, digit: Digit): boolean {
  return position.values[cell] === digit || isPossible(position, cell, digit);
}

/** Can the digit be outside of the band on all cross-lines at once? */
function canBeOnAll(position: Position, outside: readonly (readonly Cell[])[], digit: Digit): boolean {
  const [first, second, third] = outside.map((cells) => cells.filter((cell) => canHold(position, cell, digit)));
  return first.some((a) => second.some((b) => !sees(a, b) && third.some((c) => !sees(a, c) && !sees(b, c))));
}

/** Is there a way to fill the base, and to put both digits elsewhere, that leaves the assumption true? */
function isPossibleWith(position: Position, parts: Parts, digits: readonly Digit[], assumed: Candidate): boolean {
  const allows = (cell: Cell, digit: Digit): boolean =>
    assumed.cell === cell ? assumed.digit === digit : assumed.digit !== digit || !sees(assumed.cell, cell);
  const ways = (digit: Digit, at: Cell): Cell[][] =>
    isPossible(position, at, digit) && allows(at, digit)
      ? waysOf(parts, at, (cell) => canHold(position, cell, digit) && allows(cell, digit))
      : [];
  /** Is there a cell in the mirror, beside the digits of the ways, for each other digit that is locked there? */
  const leavesRoom = (mirror: readonly Cell[], taken: readonly Cell[], own: readonly Digit[]): boolean => {
    const free = mirror.filter((cell) => !taken.includes(cell));
    const locked = lockedIn(position, mirror).filter((digit) => !own.includes(digit));
    const fits = (digit: Digit): boolean => free.some((cell) => canHold(position, cell, digit) && allows(cell, digit));
    return locked.length <= free.length && locked.every(fits);
  };
  const areCompatible = (taken: readonly Cell[], way: readonly Cell[], own: readonly Digit[]): boolean =>
    taken.every((cell) => !way.includes(cell)) &&
    parts.mirrors.every((mirror) => leavesRoom(mirror, [...taken, ...way], own));
  const [one, other] = parts.base;
  return digits.some((first) => {
    const firstWays = ways(first, one);
    return digits.some(
      (second) =>
        second !== first &&
        firstWays.length > 0 &&
        ways(second, other).some((way) => firstWays.some((taken) => areCompatible(taken, way, [first, second]))),
    );
  });
}

/** The digits that a house of both cells needs and has only there. */
function lockedIn(position: Position, mirror: readonly Cell[]): Digit[] {
  const shared = housesAround(mirror[0]).filter((house) => mirror.every((cell) => holds(house, cell)));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) =>
    shared.some(
      (house) =>
        needs(position, house, digit) && placesFor(position, digit, house).every((cell) => mirror.includes(cell)),
    ),
  );
}

/** The places of a digit that is in the base, in the targets' boxes and on the cross-lines. */
function waysOf({ outside, boxes }: Parts, base: Cell, canBe: (cell: Cell) => boolean): Cell[][] {
  const free = boxes.map((cells) => cells.filter((cell) => canBe(cell) && !sees(cell, base)));
  const inBoxes = free[0].flatMap((a) => free[1].filter((b) => !sees(a, b)).map((b) => [a, b]));
  return inBoxes.flatMap((inBand) => {
    const crossLine = (way: readonly Cell[], cells: readonly Cell[]): Cell[][] => {
      const isOnLine = inBand.some((cell) => isOnSameLine(cells, cell));
      if (isOnLine) return [[...way]];
      return cells
        .filter((cell) => canBe(cell) && !way.some((taken) => sees(taken, cell)))
        .map((cell) => [...way, cell]);
    };
    return outside.reduce((found, cells) => found.flatMap((way) => crossLine(way, cells)), [inBand]);
  });
}

/** Does the cell lie on the line that the cells have in common? */
function isOnSameLine(cells: readonly Cell[], cell: Cell): boolean {
  const line = housesAround(cells[0]).find(
    (house) => kindOf(house) !== 'box' && cells.every((one) => holds(house, one)),
  );
  return line !== undefined && holds(line, cell);
}

/**
 * Fireworks: the row and the column of a pivot have a digit only in the pivot's box and at one wing each. A digit that
 * is at neither wing is in the box for both lines, so it is in the pivot.
 */

/** One pivot with three digits, or two opposite pivots with two digits each; with the wings as many cells as digits. */
export function checkFirework(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const pivots = cellsOfRole(step, 'pivot');
  const wings = cellsOfRole(step, 'wing');
  const digits = [...new Set(step.pattern.candidates.map(({ digit }) => digit))].sort();
  const isTriple = pivots.length === 1 && digits.length === 3;
  if (wings.length !== 2 || (!isTriple && (pivots.length !== 2 || digits.length !== 4))) return 'wrong-candidates';
  const lines = pivots.flatMap((pivot) => housesAround(pivot).slice(0, 2));
  if (
    !hasHouses(
      step,
      lines.map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';
  if (!pivots.every((pivot) => areWings(pivot, wings))) return 'not-a-firework';

  for (const shares of isTriple ? [[digits]] : halves(digits)) {
    const named = [
      ...pivots.flatMap((pivot, i) => withRole(among(position, pivot, shares[i]), 'pivot')),
      ...wings.flatMap((wing) => withRole(among(position, wing, digits), 'wing')),
    ];
    if (!hasExactly(step, named)) continue;
    if (!pivots.every((pivot, i) => shares[i].every((digit) => isConfined(position, pivot, wings, digit)))) continue;
    return rejectUnlessAll(step, ({ cell, digit }) => {
      const at = pivots.indexOf(cell);
      return at >= 0 ? !shares[at].includes(digit) : wings.includes(cell) && !digits.includes(digit);
    });
  }
  return 'not-a-firework';
}

/** Is one wing in the pivot's row and the other in its column, both outside of its box? */
function areWings(pivot: Cell, wings: readonly Cell[]): boolean {
  const [row, column, box] = housesAround(pivot);
  const isOn = (line: number) => wings.filter((wing) => holds(line, wing) && !holds(box, wing)).length === 1;
  return isOn(row) && isOn(column) && !wings.some((wing) => holds(row, wing) && holds(column, wing));
}

function isConfined(position: Position, pivot: Cell, wings: readonly Cell[], digit: Digit): boolean {
  const [row, column, box] = housesAround(pivot);
  return [row, column].every(
    (line) =>
      needs(position, line, digit) &&
      placesFor(position, digit, line).every((cell) => holds(box, cell) || wings.includes(cell)),
  );
}

/** The candidates of the cell that are among the digits. */
function among(position: Position, cell: Cell, digits: readonly Digit[]): Candidate[] {
  return candidatesAt(position, [cell]).filter(({ digit }) => digits.includes(digit));
}

/** The ways to give two of four digits to the first pivot and two to the second. */
function halves(digits: readonly Digit[]): Digit[][][] {
  const pairs = digits.flatMap((a, i) => digits.slice(i + 1).map((b) => [a, b]));
  return pairs.map((pair) => [pair, digits.filter((digit) => !pair.includes(digit))]);
}

/**
 * Domino loops and multi-sector locked sets: as many cells as their digits can fill, counted by some houses.
 *
 * How often a digit can be in the cells is found by trying: never twice in one of the houses. An elimination follows
 * if, taken for true, it leaves the digits fewer places than there are cells.
 */

const allDigits: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The open cells where at least three rows and three columns cross. */
export function checkMultiSector(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const [rows, columns, boxes] = housesByKind(step);
  if (boxes.length > 0 || rows.length < 3 || columns.length < 3) return 'wrong-houses';
  const cells = allCells().filter(
    (cell) => rows.some((row) => holds(row, cell)) && columns.some((column) => holds(column, cell)),
  );
  return checkCells(position, step, cells, 'cell');
}

/** The cells beside four filled corners in their boxes, on the corners' lines. */
export function checkSkLoop(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  const [rows, columns, boxes] = housesByKind(step);
  if (rows.length !== 2 || columns.length !== 2) return 'wrong-houses';
  const corners = rows.flatMap((row) => cellsIn(row).filter((cell) => columns.some((column) => holds(column, cell))));
  const own = new Set(corners.map((corner) => housesAround(corner)[2]));
  if (own.size !== 4 || boxes.length !== 4 || !boxes.every((box) => own.has(box))) return 'wrong-houses';
  if (corners.some((corner) => position.values[corner] === 0)) return 'not-a-locked-set';
  const dominoes = corners.flatMap((corner) => {
    const [row, column, box] = housesAround(corner);
    return [row, column].map((line) => cellsIn(line).filter((cell) => cell !== corner && holds(box, cell)));
  });
  const isFilled = (domino: readonly Cell[]): boolean => domino.every((cell) => position.values[cell] !== 0);
  if (dominoes.some(isFilled)) return 'not-a-locked-set';
  return checkCells(position, step, dominoes.flat(), 'loop');
}

function housesByKind(step: Step): [rows: House[], columns: House[], boxes: House[]] {
  const houses = [...new Set(housesOfRole(step, 'house'))];
  const ofKind = (kind: string): House[] => houses.filter((house) => kindOf(house) === kind);
  return [ofKind('row'), ofKind('column'), ofKind('box')];
}

function checkCells(position: Position, step: Step, all: readonly Cell[], role: string): Rejection | undefined {
  const houses = [...new Set(housesOfRole(step, 'house'))];
  if (
    !hasHouses(
      step,
      houses.map((house) => ({ house, role: 'house' })),
    )
  )
    return 'wrong-houses';
  const cells = all.filter((cell) => position.values[cell] === 0);
  if (!hasExactly(step, withRole(candidatesAt(position, cells), role))) return 'wrong-candidates';
  const capacity = (list: readonly Cell[], digit: Digit): number =>
    most(
      list.filter((cell) => isPossible(position, cell, digit)),
      houses,
    );
  const capacities = allDigits.map((digit) => capacity(cells, digit));
  if (sum(capacities) > cells.length) return 'not-a-locked-set';
  return rejectUnlessAll(step, (assumed: Candidate) => {
    const left = cells.filter((cell) => cell !== assumed.cell);
    const isUnseen = (cell: Cell): boolean => !sees(cell, assumed.cell);
    const after = allDigits.map((digit) => capacity(digit === assumed.digit ? left.filter(isUnseen) : left, digit));
    return sum(after) < left.length;
  });
}

/** The most of these cells of which no two share one of the houses. */
function most(cells: readonly Cell[], houses: readonly House[]): number {
  if (cells.length === 0) return 0;
  const [first] = cells;
  const shares = (a: Cell, b: Cell): boolean => houses.some((house) => holds(house, a) && holds(house, b));
  const house = houses.find((one) => holds(one, first)) as House;
  const without = cells.filter((cell) => !holds(house, cell));
  const withOne = cells
    .filter((cell) => holds(house, cell))
    .map(
      (cell) =>
        1 +
        most(
          without.filter((other) => !shares(cell, other)),
          houses,
        ),
    );
  return Math.max(most(without, houses), ...withOne);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Tridagon: all ways to fill the twelve cells with the three digits are tried; there is none. So a guardian is true.
 */

/** Twelve cells in four boxes, three digits that can't fill them, and what the other candidates have in common. */
export function checkTridagon(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectLinks(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const { candidates } = step.pattern;
  const cells = [...new Set(candidates.map(({ cell }) => cell))];
  const digits = [...new Set(candidates.filter(({ role }) => role === 'tridagon').map(({ digit }) => digit))];
  const named = candidatesAt(position, cells).map((candidate) => ({
    ...candidate,
    role: digits.includes(candidate.digit) ? 'tridagon' : 'guardian',
  }));
  if (digits.length !== 3 || !hasExactly(step, named)) return 'wrong-candidates';
  const own = (cell: Cell): Digit[] => digitsAt(position, cell).filter((digit) => digits.includes(digit));
  if (!areDiagonals(cells) || cells.some((cell) => own(cell).length < 2)) return 'not-a-tridagon';
  if (canFill(cells, own, [])) return 'not-a-tridagon';

  const guardians = named.filter(({ role }) => role === 'guardian');
  const [guardian] = guardians;
  const follows = ({ cell, digit }: Candidate): boolean =>
    guardians.every((one) => (one.cell === cell ? one.digit !== digit : one.digit === digit && sees(one.cell, cell)));
  const isItsDigit = ({ cell, digit }: Candidate): boolean => cell === guardian?.cell && digit === guardian.digit;
  if (step.placements.length > 0) {
    if (step.eliminations.length > 0 || step.placements.length > 1) return 'wrong-kind-of-conclusion';
    return guardians.length === 1 && isItsDigit(step.placements[0]) ? undefined : 'wrong-kind-of-conclusion';
  }
  return rejectUnlessAll(step, follows);
}

/** Are they three cells on three rows and columns in each of four boxes, two bands by two stacks? */
function areDiagonals(cells: readonly Cell[]): boolean {
  const boxes = [...new Set(cells.map((cell) => housesAround(cell)[2]))];
  const bands = new Set(boxes.map((box) => Math.floor((box - 18) / 3)));
  const stacks = new Set(boxes.map((box) => box % 3));
  const isDiagonal = (box: number): boolean => {
    const inside = cells.filter((cell) => holds(box, cell));
    return [0, 1].every(
      (kind) => inside.length === 3 && new Set(inside.map((cell) => housesAround(cell)[kind])).size === 3,
    );
  };
  return boxes.length === 4 && bands.size === 2 && stacks.size === 2 && boxes.every(isDiagonal);
}

/** Can the cells be filled one after another, after the digits of the first ones? */
function canFill(cells: readonly Cell[], own: (cell: Cell) => Digit[], filled: readonly Digit[]): boolean {
  if (filled.length === cells.length) return true;
  const cell = cells[filled.length];
  return own(cell).some((digit) => {
    const clashes = filled.some((other, at) => other === digit && sees(cells[at], cell));
    return !clashes && canFill(cells, own, [...filled, digit]);
  });
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
