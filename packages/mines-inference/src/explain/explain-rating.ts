import { checkChoice, checkInteger, checkObject } from '@kit/grid';
import type { Catalogue, FieldRating } from '../types.js';
import { sentenceOf, textOf } from './sentence-of.js';

/**
 * How hard a field is, in words.
 *
 * @param rating - what {@link rateField} gave, or `needed` of {@link generateMines}
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @returns a sentence
 * @throws {@link InvalidInputError} `bad-options`, `bad-choice`, `bad-number` for what is no rating, `bad-catalogue`,
 * `unknown-message`, `missing-param`
 *
 * @example
 * ```ts
 * import { en, explainRating, rateField } from '@kit/mines-inference';
 *
 * explainRating(rateField({ rows: 1, cols: 3, mineCells: [0] }, { firstOpen: 1 }), en); // => 'Luck: one guess is needed.'
 * ```
 */
export function explainRating(rating: FieldRating, catalogue: Catalogue): string {
  checkObject(rating, 'rating');
  checkChoice(rating.status, 'rating.status', ['cleared', 'guess', 'limit']);
  const times = checkInteger(rating.times, 'rating.times', 0);
  const numbers = checkInteger(rating.numbers, 'rating.numbers', 0);
  const text = textOf(catalogue, 'ratings', rating.status === 'limit' ? 'limit' : rating.hardest);
  return sentenceOf(text, { cells: [], from: [], cols: 1, counts: { times, numbers } }, catalogue);
}
