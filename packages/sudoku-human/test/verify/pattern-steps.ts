/** Steps of techniques whose patterns are too large to draw by hand, found on the positions of the technique cases. */

import * as kit from '@kit/sudoku-human';
import { exoticChecks } from '../../src/techniques/exotic/verify-exotic.js';
import { records } from '../../src/techniques/technique-records.js';
import { templatesChecks } from '../../src/techniques/templates/verify-templates.js';
import { isLeftToSoak, techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { workedSteps } from './worked-steps.js';

const checksOfExotic = { ...exoticChecks, ...templatesChecks };

/** Families whose steps are long lists of links, which `deep-steps.test.ts` takes from puzzles; but for these. */
const deepFamilies = ['chains', 'nets', 'als'];
const patternsAmongThem = ['sue-de-coq', 'wxyz-wing', 'aligned-pair-exclusion', 'death-blossom', 'kraken-fish'];

/** The techniques whose steps are not drawn, and some that are. */
export const fromPuzzles: ReadonlySet<kit.TechniqueId> = new Set(
  (Object.keys(records) as kit.TechniqueId[]).filter((id) => {
    if (records[id].family === 'layout-logic') return false;
    const isDrawn = workedSteps.some(({ step }) => step.technique === id);
    return patternsAmongThem.includes(id) || !(isDrawn || deepFamilies.includes(records[id].family));
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
      .slice(0, id === 'tridagon' ? 4 : id in checksOfExotic ? 2 : 1),
  )
  .map(({ id, position }) => ({ id, position, steps: kit.findSteps(position, [techniqueById[id]]) }));
