/**
 * Is it known that the puzzle has one solution?
 *
 * Techniques of uniqueness argue "two solutions otherwise", so they may only run where that is a contradiction. The
 * digits are judged without the pencil marks: a mark that was struck out proves nothing about the puzzle as printed.
 * For patterns of open cells it is enough that the digits on the board have one solution (they do if the givens have,
 * and nothing wrong was filled in); for cells that were filled in already the givens alone must. A search of some tens
 * of microseconds, made when first asked for, at most once a call.
 */

import type { Slices } from '@kit/grid';
import { masksOfValues } from '../../board/read-position.js';
import { countInSlices } from '../../count/solutions.js';
import type { Context, Proof } from '../shared/technique.js';

/** Have the digits on the board one solution? */
export const provenByValues: Proof = (context) => isProvenBy('values', context);

/** Have the givens alone? */
export const provenByGivens: Proof = (context) => isProvenBy('givens', context);

function* isProvenBy(digits: 'values' | 'givens', { state: { tables }, uniqueness }: Context): Slices<boolean> {
  const known = uniqueness.proven.get(digits);
  if (known !== undefined) return known;
  const isProven = (yield* countInSlices(tables, masksOfValues(tables, uniqueness[digits]), 2)) === 1;
  uniqueness.proven.set(digits, isProven);
  return isProven;
}
