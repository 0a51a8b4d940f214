import { checkInteger, checkNumber, checkObject } from '@kit/grid';
import type { Catalogue, Move } from '../types.js';
import { percentOf, sentenceOf, textOf } from './sentence-of.js';

/**
 * Why this move, in words.
 *
 * @param move - what {@link bestMove} gave
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @returns a sentence or two
 * @throws {@link InvalidInputError} `bad-options`, `bad-number` for what is no move, `bad-catalogue`, `unknown-message`,
 * `missing-param`
 *
 * @example
 * ```ts
 * import { bestMove, en, explainMove, parseMines } from '@kit/mines-inference';
 *
 * explainMove(bestMove(parseMines('mines 1\n# 1 1')), en); // => 'Nothing is left to open.'
 * explainMove(bestMove(parseMines('mines 1\n# 1 #')), en);
 * // => 'Nothing is safe. Played out to the end, r1c1 wins most often: 50.0 %.'
 * ```
 */
export function explainMove(move: Move, catalogue: Catalogue): string {
  checkObject(move, 'move');
  const { key, params } = checkObject(move.reason, 'move.reason');
  checkObject(params, 'move.reason.params');
  const text = textOf(catalogue, 'moves', key);
  const cells = move.cell === null ? [] : [checkInteger(move.cell, 'move.cell', 0)];
  const cols = checkInteger(params.cols, 'move.reason.params.cols', 1);
  const chance = checkNumber(params.chance, 'move.reason.params.chance', 0, 1);
  return sentenceOf(text, { cells, from: [], cols, percent: percentOf(chance) }, catalogue);
}
