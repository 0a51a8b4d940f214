/**
 * The marks that come back when a digit is erased.
 *
 * A position alone does not tell which marks a digit has taken away: a cell in sight without a 9 may have lost it to the 9 that
 * is erased now, or the player may never have noted it. So the position keeps what its filled-in digits hide, and erasing brings
 * back exactly that.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, Position } from '../types.js';

/** The marks that values leave: in each open cell every digit that no value in sight rules out. */
type MarksLeft = (values: readonly number[]) => readonly number[];

/** The position with this digit in a cell, 0 for none; `left` knows what values rule out on its layout. */
export function withDigit<P extends Position>(position: P, cell: Cell, digit: Digit, left: MarksLeft): P {
  const { candidates, hidden = [] } = position;
  if (position.values[cell] === digit) return position;
  const values = position.values.with(cell, digit);
  const besideIt = left(values.map((_, at) => (at === cell ? digit : 0)));
  const seen = left(values);
  const marks = candidates.map((mask, at) => (mask & besideIt[at]) | ((hidden[at] ?? 0) & seen[at]));
  return changed(position, values, marks);
}

/** The position with other values and marks: marks that went are hidden by the values, but for those that were struck out. */
export function changed<P extends Position>(
  position: P,
  values: readonly number[],
  candidates: readonly number[],
  struck: readonly Candidate[] = [],
): P {
  const { hidden: before = [], ...rest } = position;
  const next = { ...rest, values, candidates } as P;
  // Where nothing is filled in there is nothing to erase.
  if (values.every((value, cell) => value === position.givens[cell])) return next;
  const hidden = position.candidates.map((mask, cell) => ((before[cell] ?? 0) | mask) & ~candidates[cell]);
  for (const { cell, digit } of struck) hidden[cell] &= ~(1 << (digit - 1));
  return { ...next, hidden };
}

/** The position of these digits with the marks that they leave; digits that are no givens hide what the givens leave. */
export function withMarksLeft(
  givens: readonly number[],
  values: readonly number[],
  left: MarksLeft,
): Pick<Position, 'givens' | 'values' | 'candidates' | 'hidden'> {
  const candidates = left(values);
  if (values.every((value, cell) => value === givens[cell])) return { givens, values, candidates };
  return changed({ givens, values: givens, candidates: left(givens) }, values, candidates);
}
