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
import type { Candidate, Digit, Rejection } from '../../types.js';
import type { Claim } from '../../verify/claim.js';
import type { Facts } from '../../verify/facts.js';

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
export function checkExocet(facts: Facts, step: Claim): Rejection | undefined {
  const base = step.cellsOf('base');
  const targets = step.cellsOf('target');
  const parts = facts.hasClassicBoxes() ? partsOf(facts, base, targets) : undefined;
  if (parts === undefined) return 'not-an-exocet';
  if (!step.hasHouses(parts.crossLines)) return 'wrong-houses';

  const digits = facts.digitsIn(base);
  const among = (cells: readonly Cell[]): Candidate[] => facts.candidatesAmong(cells, digits);
  const named = { base: among(base), target: among(targets), mirror: among(parts.mirrors.flat()) };
  if (!step.hasExactly({ ...named, 'cross-line': among(parts.outside.flat()) })) return 'wrong-candidates';

  if (digits.length < 3 || digits.length > 4) return 'not-an-exocet';
  const isClear = parts.companions.every((cell) => digits.every((digit) => !canHold(facts, cell, digit)));
  if (!isClear || digits.some((digit) => canBeOnAll(facts, parts.outside, digit))) return 'not-an-exocet';
  return step.rejectUnlessAll((assumed) => !isPossibleWith(facts, parts, digits, assumed));
}

function partsOf(facts: Facts, base: readonly Cell[], targets: readonly Cell[]): Parts | undefined {
  if (base.length !== 2 || targets.length !== 2) return undefined;
  const isRow = facts.housesAround(base[0])[0] === facts.housesAround(base[1])[0];
  const lineOf = (cell: Cell): number => facts.housesAround(cell)[isRow ? 0 : 1];
  const crossOf = (cell: Cell): number => facts.housesAround(cell)[isRow ? 1 : 0];
  const boxOf = (cell: Cell): number => facts.housesAround(cell)[2];
  const bandOf = (cell: Cell): number => Math.floor((lineOf(cell) % 9) / 3);
  const inBand = facts.allCells().filter((cell) => bandOf(cell) === bandOf(base[0]));
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
    outside: crossLines.map((line) => facts.cellsIn(line).filter((cell) => !inBand.includes(cell))),
    crossLines,
    boxes: targets.map((target) => apart.filter((cell) => boxOf(cell) === boxOf(target))),
  };
}

function canHold(facts: Facts, cell: Cell, digit: Digit): boolean {
  return facts.values[cell] === digit || facts.isPossible(cell, digit);
}

/** Can the digit be outside of the band on all cross-lines at once? */
function canBeOnAll(facts: Facts, outside: readonly (readonly Cell[])[], digit: Digit): boolean {
  const [first, second, third] = outside.map((cells) => cells.filter((cell) => canHold(facts, cell, digit)));
  return first.some((a) =>
    second.some((b) => !facts.sees(a, b) && third.some((c) => !facts.sees(a, c) && !facts.sees(b, c))),
  );
}

/** Is there a way to fill the base, and to put both digits elsewhere, that leaves the assumption true? */
function isPossibleWith(facts: Facts, parts: Parts, digits: readonly Digit[], assumed: Candidate): boolean {
  const allows = (cell: Cell, digit: Digit): boolean =>
    assumed.cell === cell ? assumed.digit === digit : assumed.digit !== digit || !facts.sees(assumed.cell, cell);
  const ways = (digit: Digit, at: Cell): Cell[][] =>
    facts.isPossible(at, digit) && allows(at, digit)
      ? waysOf(facts, parts, at, (cell) => canHold(facts, cell, digit) && allows(cell, digit))
      : [];
  /** Is there a cell in the mirror, beside the digits of the ways, for each other digit that is locked there? */
  const leavesRoom = (mirror: readonly Cell[], taken: readonly Cell[], own: readonly Digit[]): boolean => {
    const free = mirror.filter((cell) => !taken.includes(cell));
    const locked = lockedIn(facts, mirror).filter((digit) => !own.includes(digit));
    const fits = (digit: Digit): boolean => free.some((cell) => canHold(facts, cell, digit) && allows(cell, digit));
    return locked.length <= free.length && locked.every(fits);
  };
  const areCompatible = (taken: readonly Cell[], way: readonly Cell[], own: readonly Digit[]): boolean =>
    taken.every((cell) => !way.includes(cell)) &&
    parts.mirrors.every((mirror) => leavesRoom(mirror, [...taken, ...way], own));
  const [one, other] = parts.base;
  const otherWays = digits.map((digit) => ways(digit, other));
  return digits.some((first) => {
    const firstWays = ways(first, one);
    return digits.some(
      (second, at) =>
        second !== first &&
        otherWays[at].some((way) => firstWays.some((taken) => areCompatible(taken, way, [first, second]))),
    );
  });
}

/** The digits that a house of both cells needs and has only there. */
function lockedIn(facts: Facts, mirror: readonly Cell[]): Digit[] {
  const shared = facts.housesAround(mirror[0]).filter((house) => mirror.every((cell) => facts.holds(house, cell)));
  return facts
    .allDigits()
    .filter((digit) =>
      shared.some(
        (house) => facts.needs(house, digit) && facts.placesFor(digit, house).every((cell) => mirror.includes(cell)),
      ),
    );
}

/** The places of a digit that is in the base, in the targets' boxes and on the cross-lines. */
function waysOf(facts: Facts, { outside, boxes }: Parts, base: Cell, canBe: (cell: Cell) => boolean): Cell[][] {
  const free = boxes.map((cells) => cells.filter((cell) => canBe(cell) && !facts.sees(cell, base)));
  const inBoxes = free[0].flatMap((a) => free[1].filter((b) => !facts.sees(a, b)).map((b) => [a, b]));
  return inBoxes.flatMap((inBand) => {
    const crossLine = (way: readonly Cell[], cells: readonly Cell[]): Cell[][] => {
      const isOnLine = inBand.some((cell) => isOnSameLine(facts, cells, cell));
      if (isOnLine) return [[...way]];
      return cells
        .filter((cell) => canBe(cell) && !way.some((taken) => facts.sees(taken, cell)))
        .map((cell) => [...way, cell]);
    };
    return outside.reduce((found, cells) => found.flatMap((way) => crossLine(way, cells)), [inBand]);
  });
}

/** Does the cell lie on the line that the cells have in common? */
function isOnSameLine(facts: Facts, cells: readonly Cell[], cell: Cell): boolean {
  const line = facts
    .housesAround(cells[0])
    .find((house) => facts.isLine(house) && cells.every((one) => facts.holds(house, one)));
  return line !== undefined && facts.holds(line, cell);
}
