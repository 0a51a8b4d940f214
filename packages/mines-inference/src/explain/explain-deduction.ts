import { checkInteger, checkList, checkObject } from '@kit/grid';
import type { Catalogue, Deduction } from '../types.js';
import { sentenceOf, textOf } from './sentence-of.js';

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
  return sentenceOf(
    text,
    { cells, from, cols, mines, ...(numbers[0] === undefined ? {} : { number: numbers[0] }) },
    catalogue,
  );
}

function readCells(cells: readonly number[], name: string): number[] {
  return Array.from(checkList(cells, name), (cell) => checkInteger(cell, name, 0));
}
