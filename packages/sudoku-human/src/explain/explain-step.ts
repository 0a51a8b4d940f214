/**
 * A step in words.
 *
 * The step brings a message key and parameters, the catalogue brings every word and every separator, and the notation
 * says how cells look. So a solver holds no text, and a catalogue that isn't passed isn't bundled.
 */

import { classicTables } from '../kernel/geometry.js';
import type { Tables } from '../kernel/tables.js';
import { isObject } from '../layout/guards.js';
import { readTables } from '../layout/tables.js';
import type {
  Catalogue,
  CellNotation,
  ExplainerCatalogue,
  ExplainerStep,
  ExplainOptions,
  Layout,
  Step,
} from '../types.js';
import { rangesOf, requireStep } from '../verify/require-step.js';
import { fillMessage } from './fill-message.js';
import { notationOf } from './format.js';
import { requireEntry } from './require-catalogue.js';
import { techniqueName } from './technique-name.js';
import { writerFor } from './writer.js';

/**
 * Why a step holds, in one or two sentences that begin with the technique's name.
 *
 * Cells are drawn together (`r1c123`, `r27c38`), struck candidates are written `r1c2≠5`, and chains in Eureka notation:
 * `=` strong, `-` weak.
 *
 * @param step - a step, or one of {@link rateExplainer}'s
 * @param catalogue - the language: {@link en}, {@link zhHant}, {@link vi}, {@link de}, or one of your own; for the steps of
 * {@link rateExplainer} {@link explainerEn}, {@link explainerZhHant}, {@link explainerVi} or {@link explainerDe}
 * @param options - the notation of cells
 * @returns one line of plain text
 * @throws {@link InvalidInputError} `bad-step`, `bad-options`, `unknown-option`, `bad-choice`, `bad-catalogue`;
 * `unknown-technique` or `unknown-message` if the catalogue has no text for the step, `missing-param` if the step lacks what
 * the text names
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
export function explainStep(
  step: Step | ExplainerStep,
  catalogue: Catalogue | ExplainerCatalogue,
  options: ExplainOptions = {},
): string {
  const tables = readTables(layoutOf(step), 'step.layout');
  requireStep(step, tables === classicTables ? undefined : rangesOf(tables.size, tables.named.length));
  return stepText(step, tables, catalogue, notationOf(options));
}

/** The layout that something carries, if it is an object. */
export function layoutOf(value: object): Layout | undefined {
  return isObject(value) ? (value as { readonly layout?: Layout | undefined }).layout : undefined;
}

/** A checked step in words. */
export function stepText(
  { technique, message }: Step | ExplainerStep,
  tables: Tables,
  catalogue: Catalogue | ExplainerCatalogue,
  notation: CellNotation,
): string {
  const name = techniqueName(technique, catalogue);
  const template = requireEntry(catalogue.templates, message.key, 'unknown-message');
  const text = fillMessage(template, message.params, catalogue, writerFor(tables, catalogue, notation));
  return catalogue.explanation.replace('{technique}', () => name).replace('{text}', () => text);
}
