import { checkChoice, checkInteger, checkList, checkObject, checkShape, type Shape } from '@kit/grid';
import type { Catalogue, Hint } from '../types.js';
import { explainDeduction } from './explain-deduction.js';
import { sentenceOf, textOf } from './sentence-of.js';

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
  return sentenceOf(textOf(catalogue, 'hints', key), { cells, from: [], cols }, catalogue);
}
