/** Steps of techniques whose patterns are too large to draw by hand, found on the positions of the technique cases. */

import * as kit from '@kit/sudoku-human';
import { deep, exotic, onLayouts } from '../techniques/families.js';
import { isLeftToSoak, techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { workedSteps } from './worked-steps.js';

/** Deep steps and chains are in `deep-steps.test.ts`, which takes them from puzzles; but for these. */
const patternsAmongThem = ['sue-de-coq', 'wxyz-wing', 'aligned-pair-exclusion', 'death-blossom', 'kraken-fish'];

/** The techniques whose steps are not drawn, and some that are. */
export const fromPuzzles: ReadonlySet<kit.TechniqueId> = new Set(
  (Object.keys(techniqueById) as kit.TechniqueId[]).filter((id) => {
    if (onLayouts.includes(id)) return false;
    const isDrawn = workedSteps.some(({ step }) => step.technique === id);
    return patternsAmongThem.includes(id) || !(isDrawn || deep.includes(id));
  }),
);

/**
 * The first positions of each of these techniques, and what it finds there: one, of exotic patterns two and of tridagons
 * four.
 */
export const patternSteps: readonly { id: string; position: kit.Position; steps: kit.Step[] }[] = [...fromPuzzles]
  .filter((id) => !isLeftToSoak(id))
  .flatMap((id) =>
    techniqueCases(id)
      .filter(({ options }) => Object.keys(options).length === 0)
      .slice(0, id === 'tridagon' ? 4 : exotic.includes(id) ? 2 : 1),
  )
  .map(({ id, position }) => ({ id, position, steps: kit.findSteps(position, [techniqueById[id]]) }));
