/** Tridagons: all ways to fill the twelve cells with the three digits are tried; there is none. So a guardian is true. */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, PatternCandidate, Rejection } from '../types.js';
import { areExactly } from './claim.js';
import { digitsOf, type Facts } from './facts.js';

/** The guardians of the tridagon that these candidates in their roles are, one of which is true; or why it is none. */
export function guardiansOf(facts: Facts, candidates: readonly PatternCandidate[]): Candidate[] | Rejection {
  const cells = [...new Set(candidates.map(({ cell }) => cell))];
  const digits = digitsOf(candidates.filter(({ role }) => role === 'tridagon'));
  const all = facts.candidatesAt(cells);
  const [tridagon, guardian] = [true, false].map((own) => all.filter(({ digit }) => digits.includes(digit) === own));
  if (digits.length !== 3 || !areExactly(candidates, { tridagon, guardian })) return 'wrong-candidates';
  const own = (cell: Cell): Digit[] => facts.digitsAt(cell).filter((digit) => digits.includes(digit));
  if (!facts.hasClassicBoxes() || !areDiagonals(facts, cells) || cells.some((cell) => own(cell).length < 2))
    return 'not-a-tridagon';
  if (canFill(facts, cells, own, [])) return 'not-a-tridagon';
  return guardian;
}

/** Are they three cells on three rows and columns in each of four boxes, two bands by two stacks? */
function areDiagonals(facts: Facts, cells: readonly Cell[]): boolean {
  const boxes = [...new Set(cells.map((cell) => facts.housesAround(cell)[2]))];
  const bands = new Set(boxes.map((box) => Math.floor((box - 18) / 3)));
  const stacks = new Set(boxes.map((box) => box % 3));
  const isDiagonal = (box: number): boolean => {
    const inside = cells.filter((cell) => facts.holds(box, cell));
    return [0, 1].every(
      (kind) => inside.length === 3 && new Set(inside.map((cell) => facts.housesAround(cell)[kind])).size === 3,
    );
  };
  return boxes.length === 4 && bands.size === 2 && stacks.size === 2 && boxes.every(isDiagonal);
}

/** Can the cells be filled one after another, after the digits of the first ones? */
function canFill(
  facts: Facts,
  cells: readonly Cell[],
  own: (cell: Cell) => Digit[],
  filled: readonly Digit[],
): boolean {
  if (filled.length === cells.length) return true;
  const cell = cells[filled.length];
  return own(cell).some((digit) => {
    const clashes = filled.some((other, at) => other === digit && facts.sees(cells[at], cell));
    return !clashes && canFill(facts, cells, own, [...filled, digit]);
  });
}
