import { checkInteger, checkList, checkNumber, checkObject } from '@kit/grid';
import type { Catalogue, GameReview, ReviewedMove } from '../types.js';
import { percentOf, sentenceOf, textOf } from './sentence-of.js';

/**
 * The judgement of a move in words.
 *
 * @param move - one of the moves of {@link reviewGame}
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @returns a sentence or two
 * @throws {@link InvalidInputError} `bad-options`, `bad-number` for what is no judgement, `bad-catalogue`, `unknown-message`,
 * `missing-param`
 *
 * @example
 * ```ts
 * import { en, explainReviewedMove, reviewGame } from '@kit/mines-inference';
 *
 * const moves = [2, 0].map((cell) => ({ kind: 'open' as const, cell }));
 * const review = reviewGame({ field: { rows: 1, cols: 6, mineCells: [1, 5] }, moves });
 * explainReviewedMove(review.moves[0]!, en); // => 'r1c3 is the first cell that was opened: nothing was known.'
 * ```
 */
export function explainReviewedMove(move: ReviewedMove, catalogue: Catalogue): string {
  checkObject(move, 'move');
  const { key, params } = checkObject(move.reason, 'move.reason');
  checkObject(params, 'move.reason.params');
  const share = (value: unknown, name: string): Record<string, number> =>
    value === undefined ? {} : { [name]: checkNumber(value, `move.${name}`, 0, 1) };
  return sentenceOf(
    textOf(catalogue, 'reviews', key),
    {
      cells: [checkInteger(move.cell, 'move.cell', 0)],
      from: [],
      cols: checkInteger(params.cols, 'move.reason.params.cols', 1),
      better: move.better === undefined ? [] : [checkInteger(move.better, 'move.better', 0)],
      shares: { ...share(move.risk, 'risk'), ...share(move.cost, 'cost') },
      counts: { lucky: Number(move.luck === 'lucky'), unlucky: Number(move.luck === 'unlucky') },
    },
    catalogue,
  );
}

/**
 * A whole game in words: how it ended, guesses and mistakes, luck, and what was given away.
 *
 * @param review - what {@link reviewGame} gave
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @returns a sentence or two
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-number` for what is no review, `bad-catalogue`,
 * `unknown-message`, `missing-param`
 *
 * @example
 * ```ts
 * import { en, explainReview, reviewGame } from '@kit/mines-inference';
 *
 * const moves = [{ kind: 'open' as const, cell: 1 }];
 * explainReview(reviewGame({ field: { rows: 1, cols: 2, mineCells: [0] }, moves }), en);
 * // => 'Won with 0 guesses and 0 mistakes. The chance that all of it went well was 100.0 %; 0.0 % of the chance to win was given away.'
 * ```
 */
export function explainReview(review: GameReview, catalogue: Catalogue): string {
  checkObject(review, 'review');
  checkList(review.moves, 'review.moves');
  const { guesses, mistakes, survival, cost } = checkObject(review.summary, 'review.summary');
  return sentenceOf(
    textOf(catalogue, 'summaries', review.status),
    {
      cells: [],
      from: [],
      cols: 1,
      percent: percentOf(checkNumber(survival, 'review.summary.survival', 0, 1)),
      shares: { cost: checkNumber(cost, 'review.summary.cost', 0, 1) },
      counts: {
        guesses: checkInteger(guesses, 'review.summary.guesses', 0),
        mistakes: checkInteger(mistakes, 'review.summary.mistakes', 0),
      },
    },
    catalogue,
  );
}
