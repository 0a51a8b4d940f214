import type { Technique } from '../types.js';
import { claiming, pointing } from './locked/find-locked.js';
import { fullHouse, hiddenSingle, nakedSingle } from './singles/find-singles.js';
import { lockedPair, lockedTriple } from './subsets/find-locked-subsets.js';
import { hiddenPair, hiddenQuad, hiddenTriple, nakedPair, nakedQuad, nakedTriple } from './subsets/find-subsets.js';

/**
 * Singles, locked candidates and subsets: the techniques of up to three stars on the classic board, easiest first. A bundle
 * with this list has no others.
 *
 * @example
 * ```ts
 * import { basicTechniques, createGenerator } from '@kit/sudoku-human';
 *
 * createGenerator(basicTechniques).generatePuzzle({ seed: 1, stars: 3 }).status; // => 'found'
 * ```
 */
export const basicTechniques: readonly Technique[] = [
  fullHouse,
  nakedSingle,
  hiddenSingle,
  lockedPair,
  lockedTriple,
  pointing,
  claiming,
  nakedPair,
  nakedTriple,
  hiddenPair,
  hiddenTriple,
  nakedQuad,
  hiddenQuad,
];
