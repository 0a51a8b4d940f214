/**
 * Tridagon: all ways to fill the twelve cells with the three digits are tried; there is none. So a guardian is true.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, Position, Rejection, Step } from '../types.js';
import { candidatesAt, digitsAt } from './candidates.js';
import { holds, housesAround, sees } from './geometry.js';
import { hasExactly, hasHouses, rejectLinks, rejectUnlessAll } from './pattern-parts.js';

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
