/** A technique by its name, in the words of a catalogue. */

import type { Catalogue, ExplainerCatalogue, ExplainerTechniqueId, TechniqueId } from '../types.js';
import { requireCatalogue, requireEntry } from './require-catalogue.js';

/**
 * The name of a technique in the catalogue's language.
 *
 * @param id - the technique, or that of a step of {@link rateExplainer}
 * @param catalogue - the language, such as {@link en} or {@link zhHant}, {@link explainerEn} for those of a rating
 * @returns its name, such as `X-Wing`
 * @throws {@link InvalidInputError} `bad-catalogue`, or `unknown-technique` if the catalogue doesn't know the name
 *
 * @example
 * ```ts
 * import { en, techniqueName, zhHant } from '@kit/sudoku-human';
 *
 * techniqueName('hidden-pair', en); // => 'Hidden Pair'
 * techniqueName('hidden-pair', zhHant); // => '隱性數對'
 * ```
 */
export function techniqueName(
  id: TechniqueId | ExplainerTechniqueId,
  catalogue: Catalogue | ExplainerCatalogue,
): string {
  requireCatalogue(catalogue);
  return requireEntry(catalogue.techniques, id, 'unknown-technique');
}
