/**
 * Is it known that the puzzle has one solution?
 *
 * Techniques of uniqueness argue "two solutions otherwise", so they may only run where that is a contradiction. The
 * digits are judged without the pencil marks: a mark that was struck out proves nothing about the puzzle as printed.
 * For patterns of open cells it is enough that the digits on the board have one solution (they do if the givens have,
 * and nothing wrong was filled in); for cells that were filled in already the givens alone must. A search of some tens
 * of microseconds, made when first asked for, at most once a call.
 */

import { runSlices, type Slices } from '@kit/grid';
import { candidateMasks } from '../brute-force/candidate-masks.js';
import { solutionSlices } from '../brute-force/search-solutions.js';
import { naturalCandidates } from '../position/natural-candidates.js';
import type { Uniqueness } from '../technique/technique.js';
import type { Position } from '../types.js';

/** The answers for a checked position, worked out when first asked for. */
export function proofOfUniqueness({ givens, values }: Position): Uniqueness {
  let byValues: boolean | undefined;
  let byGivens: boolean | undefined;
  return {
    givens,
    isProven: () => (byValues ??= runSlices(hasOneSolution(values))),
    isProvenByGivens: () => (byGivens ??= runSlices(hasOneSolution(givens))),
    *prove() {
      byValues ??= yield* hasOneSolution(values);
      byGivens ??= yield* hasOneSolution(givens);
    },
  };
}

function* hasOneSolution(digits: readonly number[]): Slices<boolean> {
  const masks = candidateMasks({ values: digits, candidates: naturalCandidates(digits) });
  return (yield* solutionSlices(masks, 2)) === 1;
}
