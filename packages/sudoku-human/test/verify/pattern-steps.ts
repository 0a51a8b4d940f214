/** Steps of techniques whose patterns are too large to draw by hand, found on the positions of the technique cases. */

import * as kit from '@kit/sudoku-human';
import { exoticChecks } from '../../src/verify/exotic.js';
import { fishChecks } from '../../src/verify/fish.js';
import { templatesChecks } from '../../src/verify/templates.js';
import { uniquenessChecks } from '../../src/verify/uniqueness.js';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';

const checksOfExotic = { ...exoticChecks, ...templatesChecks };

/** The techniques whose steps are not drawn. */
export const fromPuzzles: ReadonlySet<kit.TechniqueId> = new Set([
  ...(Object.keys(fishChecks) as kit.TechniqueId[]).filter(
    (id) => !['x-wing', 'swordfish', 'jellyfish', 'finned-x-wing'].includes(id),
  ),
  ...(Object.keys(uniquenessChecks) as kit.TechniqueId[]),
  ...(Object.keys(checksOfExotic) as kit.TechniqueId[]),
  'locked-pair',
  'locked-triple',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'simple-colors-trap',
  'simple-colors-wrap',
  'multi-colors-1',
  'multi-colors-2',
  '3d-medusa',
  'sue-de-coq',
  'wxyz-wing',
  'aligned-pair-exclusion',
  'death-blossom',
  'kraken-fish',
]);

/** The first positions of each of these techniques, and what it finds there: of exotic patterns all, of the others one. */
export const patternSteps: readonly { id: string; position: kit.Position; steps: kit.Step[] }[] = [...fromPuzzles]
  .flatMap((id) =>
    techniqueCases(id)
      .filter(({ options }) => Object.keys(options).length === 0)
      .slice(0, id in checksOfExotic ? 4 : 1),
  )
  .map(({ id, position }) => ({ id, position, steps: kit.findSteps(position, [techniqueById[id]]) }));
