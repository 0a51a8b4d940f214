/**
 * Fireworks: the row and the column of a pivot have a digit only in the pivot's box and at one wing each. A digit that
 * is at neither wing is in the box for both lines, so it is in the pivot.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, Position, Rejection, Step } from '../types.js';
import { candidatesAt, needs, placesFor } from './candidates.js';
import { holds, housesAround } from './geometry.js';
import {
  cellsOfRole,
  hasExactly,
  hasHouses,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from './pattern-parts.js';

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
