/** A house by its name: row 1, box 4, in the words of a catalogue. */

import { checkHouse } from '../board/cells-of-house.js';
import { readTables } from '../layout/tables.js';
import type { Catalogue, ExplainOptions, House } from '../types.js';
import { notationOf } from './format.js';
import { requireCatalogue } from './require-catalogue.js';
import { writerFor } from './writer.js';

/**
 * The name of a house in the catalogue's language, as explanations write it.
 *
 * @param house - a row 0–8, a column 9–17 or a box 18–26, such as a hint names
 * @param catalogue - the language, such as {@link en} or {@link zhHant}
 * @param options - the notation of cells, by which rows or columns may have letters; `layout` for a house of a layout
 * @returns its name, such as `row 1`
 * @throws {@link InvalidInputError} `bad-house`, `bad-catalogue`, `bad-options`, `unknown-option`, `bad-choice`
 *
 * @example
 * ```ts
 * import { de, en, houseName, vi, zhHant } from '@kit/sudoku-human';
 *
 * houseName(21, en); // => 'box 4'
 * houseName(0, en, { notation: 'A1' }); // => 'row A'
 * [de, vi, zhHant].map((catalogue) => houseName(9, catalogue)); // => ['Spalte 1', 'cột 1', '第 1 行']
 * ```
 */
export function houseName(house: House, catalogue: Catalogue, options: ExplainOptions = {}): string {
  const notation = notationOf(options);
  const tables = readTables(options.layout, 'options.layout');
  checkHouse(tables, house);
  requireCatalogue(catalogue);
  return writerFor(tables, catalogue, notation).houses([house]);
}
