/** A position as the search takes it: 81 masks, a value being a mask of one digit. */

import { maskOf } from '../board/digits.js';
import { naturalCandidates } from '../board/marks.js';
import type { Position } from '../types.js';

/** What can still stand in each cell. */
export function candidateMasks({ values, candidates }: Pick<Position, 'values' | 'candidates'>): number[] {
  return values.map((value, cell) => (value === 0 ? candidates[cell] : maskOf(value)));
}

/** The same of 81 digits alone, with every candidate that they leave. */
export function masksOfDigits(values: readonly number[]): number[] {
  return candidateMasks({ values, candidates: naturalCandidates(values) });
}
