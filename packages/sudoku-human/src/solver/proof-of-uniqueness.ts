/**
 * Is it known that the puzzle has one solution?
 *
 * Techniques of uniqueness argue "two solutions otherwise", so they may only run where that is a contradiction. The
 * digits are judged without the pencil marks: a mark that was struck out proves nothing about the puzzle as printed.
 * For patterns of open cells it is enough that the digits on the board have one solution (they do if the givens have,
 * and nothing wrong was filled in); for cells that were filled in already the givens alone must. A search of some tens
 * of microseconds, made when first asked for, at most once a call.
 */

import { type Board, masksOfValues } from '../board/read-position.js';
import { countAtOnce } from '../count/solutions.js';
import type { Uniqueness } from '../techniques/shared/technique.js';

/** The answers for a board, worked out when first asked for. */
export function proofOfUniqueness({ position: { givens, values }, tables }: Board): Uniqueness {
  let byValues: boolean | undefined;
  let byGivens: boolean | undefined;
  const masksOf = (digits: readonly number[]): number[] => masksOfValues(tables, digits);
  return {
    givens,
    isProven: () => (byValues ??= countAtOnce(tables, masksOf(values), 2) === 1),
    isProvenByGivens: () => (byGivens ??= countAtOnce(tables, masksOf(givens), 2) === 1),
    *prove(count) {
      byValues ??= (yield* count(masksOf(values), 2)) === 1;
      byGivens ??= (yield* count(masksOf(givens), 2)) === 1;
    },
  };
}
