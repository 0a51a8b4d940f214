/**
 * A step in words.
 *
 * The step brings a message key and parameters, the catalogue brings every word and every separator, and the notation
 * says how cells look. So a solver holds no text, and a catalogue that isn't passed isn't bundled.
 */

import { describeValue, InvalidInputError } from '@kit/grid';
import type { CellNotation } from '../notation/format-cell.js';
import type { Step } from '../types.js';
import { requireStep } from '../verify/require-step.js';
import type { Catalogue } from './catalogue.js';
import { fillTemplate } from './fill-template.js';
import { requireEntry } from './require-catalogue.js';
import { techniqueName } from './technique-name.js';

/** How {@link explainStep} writes. */
export type ExplainOptions = {
  /** How cells are written; default `'r1c1'`. */
  readonly notation?: CellNotation | undefined;
};

/**
 * Why a step holds, in one or two sentences that begin with the technique's name.
 *
 * Cells are drawn together (`r1c123`, `r27c38`), struck candidates are written `r1c2≠5`, and chains in Eureka notation:
 * `=` strong, `-` weak.
 *
 * @param step - a step
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own
 * @param options - the notation of cells
 * @returns one line of plain text
 * @throws {@link InvalidInputError} `bad-step`, `bad-options`, `bad-notation`, `bad-catalogue`; `unknown-technique` or
 * `unknown-message` if the catalogue has no text for the step, `missing-param` if the step lacks what the text names
 *
 * @example
 * ```ts
 * import { en, explainStep, type Step, zhHant } from '@kit/sudoku-human';
 *
 * const four = { cell: 0, digit: 4 };
 * const step: Step = {
 *   technique: 'naked-single',
 *   placements: [four],
 *   eliminations: [],
 *   pattern: { candidates: [{ ...four, role: 'single' }], houses: [], links: [] },
 *   message: {
 *     key: 'naked-single',
 *     params: { cell: { type: 'cells', cells: [0] }, digit: { type: 'digits', digits: [4] } },
 *   },
 * };
 * explainStep(step, en); // => 'Naked Single: every digit but 4 is ruled out in r1c1, so r1c1 is 4.'
 * explainStep(step, zhHant, { notation: 'A1' }); // => '唯餘解：A1 除了 4 以外的數字都已排除，所以 A1 填入 4。'
 * ```
 */
export function explainStep(step: Step, catalogue: Catalogue, options: ExplainOptions = {}): string {
  requireStep(step);
  const notation = notationOf(options);
  const technique = techniqueName(step.technique, catalogue);
  const template = requireEntry(catalogue.templates, step.message.key, 'unknown-message');
  const text = fillTemplate(template, step.message.params, catalogue, notation);
  return catalogue.explanation.replace('{technique}', () => technique).replace('{text}', () => text);
}

function notationOf(options: unknown): CellNotation {
  if (typeof options !== 'object' || options === null) {
    throw new InvalidInputError('bad-options', `options is ${describeValue(options)}, expected an object`);
  }
  const { notation = 'r1c1' } = options as { notation?: unknown };
  if (notation === 'r1c1' || notation === 'A1' || notation === 'a1') return notation;
  throw new InvalidInputError('bad-notation', `notation is ${describeValue(notation)}, expected 'r1c1', 'A1' or 'a1'`, {
    name: 'notation',
  });
}
