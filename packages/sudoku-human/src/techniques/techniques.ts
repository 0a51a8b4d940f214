/**
 * The techniques: the list that is used by default. A record of each is in `technique-records.ts`.
 *
 * Those that are made for layouts stand where a person looks for them among the classic ones. Lists and records are apart,
 * so that who solves without rating doesn't bundle the records, nor who checks steps the finders.
 */

import { otherKind } from '../kernel/tables.js';
import type { Technique } from '../types.js';
import { classicTechniques } from './classic-techniques.js';
import { jellyfish } from './fish/find-fish.js';
import { mutantXWing } from './fish/find-mutant-fish.js';
import { commonPeers } from './locked/find-common-peers.js';
import { claiming, lockedCandidates } from './locked/find-locked.js';
import type { Finder } from './shared/technique.js';
import { hiddenSingle } from './singles/find-singles.js';
import { nakedSet } from './subsets/find-naked-set.js';
import { hiddenQuad } from './subsets/find-subsets.js';
import { cageCombinations, cageDigit } from './sums/find-cages.js';
import { houseFillings } from './sums/find-house-fillings.js';
import { inniesOuties } from './sums/find-innies-outies.js';
import { leftovers } from './sums/find-leftovers.js';

/** Of boards with further houses (diagonals, windows …) the list affords fish that are called mutant on the classic board. */
const furtherXWing: Finder = /* @__PURE__ */ (() => ({
  ...(mutantXWing as Finder),
  holdsOn: ({ kinds, houses }) => kinds.subarray(0, houses).includes(otherKind),
}))();

/**
 * All techniques, easiest first: what `solve`, `nextStep` and `findSteps` use by default.
 *
 * @example
 * ```ts
 * import { techniques } from '@kit/sudoku-human';
 *
 * techniques.slice(0, 3).map(({ id }) => id); // => ['full-house', 'naked-single', 'hidden-single']
 * ```
 */
export const techniques: readonly Technique[] = /* @__PURE__ */ withThoseOfLayouts();

function withThoseOfLayouts(): Technique[] {
  const after = new Map<Technique, readonly Technique[]>([
    [hiddenSingle, [cageCombinations]],
    [claiming, [lockedCandidates, commonPeers, cageDigit, inniesOuties, leftovers]],
    [hiddenQuad, [nakedSet, houseFillings]],
    [jellyfish, [furtherXWing]],
  ]);
  return classicTechniques.flatMap((technique) => [technique, ...(after.get(technique) ?? [])]);
}
