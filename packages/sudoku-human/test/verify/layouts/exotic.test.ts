/** The patterns of the hardest puzzles, and templates, on layouts that they hold on or don't. */

import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { techniqueById, techniqueCases } from '../../techniques/technique-cases.js';
import { as, marks, stepOf } from '../hand-made.js';
import { reasonOf } from '../reason-of.js';

/** What is said of a step that is true on the classic board, with a layout. */
function reasonOn(id: kit.TechniqueId, options: kit.LayoutOptions): unknown {
  const [{ position, options: asked }] = techniqueCases(id);
  const step = kit.createSolver([techniqueById[id]]).nextStep(position, asked) as kit.Step;
  return reasonOf({ ...position, layout: kit.createLayout(options) }, step);
}

const cages = [{ cells: [0, 1] }];
const regions = Array.from({ length: 81 }, (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3));

test.each<kit.TechniqueId>(['exocet', 'tridagon', 'firework', 'multi-sector-locked-sets', 'template-delete'])(
  '%s holds with a cage, and where the boxes are given as regions',
  (id) => {
    expect(reasonOn(id, { cages })).toBe('valid');
    expect(reasonOn(id, { regions })).toBe('valid');
  },
);

test('an exocet needs boxes', () => {
  expect(reasonOn('exocet', { regions: Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9)) })).toBe(
    'not-an-exocet',
  );
});

test('sixteen digits are too many to try templates and sectors out', () => {
  const position = kit.parsePuzzle('.'.repeat(256), { layout: kit.createLayout({ size: 16 }) });
  const reason = (technique: kit.TechniqueId, houses: readonly number[]) =>
    reasonOf(
      position,
      stepOf({
        technique,
        candidates: as('cell', '0:1'),
        houses: houses.map((house) => ({ house, role: 'house' })),
        eliminations: marks('0:1'),
      }),
    );
  expect(reason('template-delete', [])).toBe('no-template');
  expect(reason('multi-sector-locked-sets', [0, 1, 2, 16, 17, 18])).toBe('not-a-locked-set');
  // A diagonal is no sector.
  const x = { ...position, layout: kit.createLayout({ size: 16, diagonals: true }) };
  const step = stepOf({
    technique: 'multi-sector-locked-sets',
    candidates: as('cell', '0:1'),
    eliminations: marks('0:1'),
  });
  const houses = [0, 1, 2, 16, 17, 18, 48].map((house) => ({ house, role: 'house' as const }));
  expect(reasonOf(x, step, { houses })).toBe('wrong-houses');
});
