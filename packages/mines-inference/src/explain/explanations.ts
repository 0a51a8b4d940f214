import { checkChoice, checkInteger, checkList, checkNumber, checkObject, checkShape, type Shape } from '@kit/grid';
import type { Catalogue, Deduction, FieldRating, GameReview, Hint, Move, ReviewedMove } from '../types.js';
import { percentOf, sentenceOf, textOf } from './sentence-of.js';

/**
 * A deduction in words.
 *
 * @param deduction - what {@link deduce} or `hint` gave
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @returns a sentence
 * @throws {@link InvalidInputError} `bad-options`, `bad-list`, `bad-length`, `bad-number` for what is no deduction,
 * `bad-catalogue`, `unknown-message`, `missing-param`
 *
 * @example
 * ```ts
 * import { deduce, en, explainDeduction, parseMines } from '@kit/mines-inference';
 *
 * const [deduction] = deduce(parseMines('mines 1\n1 #'));
 * explainDeduction(deduction!, en);
 * // => 'The 1 at r1c1 needs every hidden cell around it, so r1c2 is a mine.'
 * ```
 */
export function explainDeduction(deduction: Deduction, catalogue: Catalogue): string {
  checkObject(deduction, 'deduction');
  const { key, params } = checkObject(deduction.message, 'deduction.message');
  checkObject(params, 'deduction.message.params');
  const text = textOf(catalogue, 'deductions', key);
  const cells = readCells(deduction.cells, 'deduction.cells');
  const from = readCells(deduction.from, 'deduction.from');
  const cols = checkInteger(params.cols, 'deduction.message.params.cols', 1);
  const mines = checkInteger(params.mines, 'deduction.message.params.mines', 0);
  const numbers = readCells(params.numbers, 'deduction.message.params.numbers');
  const texts: Record<string, string> = numbers[0] === undefined ? {} : { number: String(numbers[0]) };
  return sentenceOf(text, { cells, from, cols, texts, counts: { mines } }, catalogue);
}

function readCells(cells: readonly number[], name: string): number[] {
  return Array.from(checkList(cells, name), (cell) => checkInteger(cell, name, 0));
}

/**
 * A hint in words, of whatever kind: a mistake, a deduction that makes help unneeded, or the cell that is given.
 *
 * @param hint - what `hint` gave
 * @param shape - the board, for its columns
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @returns a sentence
 * @throws {@link InvalidInputError} `bad-options`, `bad-choice`, `bad-list`, `bad-number` for what is no hint, `bad-grid`,
 * `bad-size` for what is no board, `bad-catalogue`, `unknown-message`, `missing-param`
 *
 * @example
 * ```ts
 * import { en, explainHint, hint, parseMines } from '@kit/mines-inference';
 *
 * const board = parseMines('mines 1\n# 1 #');
 * explainHint(hint(board), board, en); // => 'Nothing is certain. r1c1 is the best guess.'
 * ```
 */
export function explainHint(hint: Hint, shape: Shape, catalogue: Catalogue): string {
  checkObject(hint, 'hint');
  const { cols } = checkShape(shape, 'shape');
  checkChoice(hint.kind, 'hint.kind', ['mistake', 'inconsistent', 'not-needed', 'given', 'limit']);
  if (hint.kind === 'not-needed') return explainDeduction(hint.deduction, catalogue);
  const key =
    hint.kind !== 'given' || hint.mine === undefined ? hint.kind : hint.mine === true ? 'given-mine' : 'given-safe';
  const named =
    hint.kind === 'mistake' ? checkList(hint.cells, 'hint.cells') : hint.kind === 'given' ? [hint.cell] : [];
  const cells = Array.from(named, (cell) => checkInteger(cell, 'hint.cells', 0));
  return sentenceOf(textOf(catalogue, 'hints', key), { cells, cols }, catalogue);
}

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
  return sentenceOf(text, { cells, cols, texts: { percent: percentOf(chance) } }, catalogue);
}

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
  return sentenceOf(text, { counts: { times, numbers } }, catalogue);
}

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
  const text = textOf(catalogue, 'reviews', key);
  const cells = [checkInteger(move.cell, 'move.cell', 0)];
  const cols = checkInteger(params.cols, 'move.reason.params.cols', 1);
  const better = move.better === undefined ? [] : [checkInteger(move.better, 'move.better', 0)];
  const share = (value: unknown, name: string): Record<string, string> =>
    value === undefined ? {} : { [name]: percentOf(checkNumber(value, `move.${name}`, 0, 1)) };
  const texts = { ...share(move.risk, 'risk'), ...share(move.cost, 'cost') };
  const counts = { lucky: Number(move.luck === 'lucky'), unlucky: Number(move.luck === 'unlucky') };
  return sentenceOf(text, { cells, cols, better, texts, counts }, catalogue);
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
  const text = textOf(catalogue, 'summaries', review.status);
  const share = (value: number, name: string) => percentOf(checkNumber(value, `review.summary.${name}`, 0, 1));
  const count = (value: number, name: string) => checkInteger(value, `review.summary.${name}`, 0);
  const texts = { percent: share(survival, 'survival'), cost: share(cost, 'cost') };
  const counts = { guesses: count(guesses, 'guesses'), mistakes: count(mistakes, 'mistakes') };
  return sentenceOf(text, { texts, counts }, catalogue);
}
