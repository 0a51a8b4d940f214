/** Steps of techniques whose patterns are too large to draw by hand, found on positions of the library and of puzzles. */

import { readFileSync } from 'node:fs';
import * as kit from '@kit/sudoku-human';
import { exoticChecks } from '../../src/verify/checks-exotic.js';
import { fishChecks } from '../../src/verify/checks-fish.js';
import { uniquenessChecks } from '../../src/verify/checks-uniqueness.js';

/** The techniques whose steps are not drawn. */
export const fromPuzzles: ReadonlySet<kit.TechniqueId> = new Set([
  ...(Object.keys(fishChecks) as kit.TechniqueId[]).filter(
    (id) => !['x-wing', 'swordfish', 'jellyfish', 'finned-x-wing'].includes(id),
  ),
  ...(Object.keys(uniquenessChecks) as kit.TechniqueId[]),
  ...(Object.keys(exoticChecks) as kit.TechniqueId[]),
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

/** Every exported technique by name. */
export const techniqueOf: Readonly<Record<string, kit.Technique>> = Object.fromEntries(
  Object.values(kit)
    .filter((value): value is kit.Technique => typeof value === 'object' && 'id' in value && 'find' in value)
    .map((technique) => [technique.id, technique]),
);

/** A position for each technique, and what the technique finds there. */
export const patternSteps: readonly { id: string; position: kit.Position; steps: kit.Step[] }[] = readFileSync(
  new URL('../fixtures/pattern-examples.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.includes('|') && !line.startsWith('#'))
  .map((line) => {
    const [id, text] = line.split('|');
    const position = kit.parsePuzzle(text);
    return { id, position, steps: kit.findSteps(position, [techniqueOf[id]]) };
  });
