import { createLayout, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, links, marks, stepOf } from './hand-made.js';

const ALL = '1234 1234 1234 1234';

test('a box and a cage beside it have no sum together', () => {
  // Were they taken for two houses, the box would be left with 20 - 7.
  const layout = createLayout({ size: 4, cages: [{ cells: [1, 2, 6], sum: 7 }] });
  const position = drawn(layout, `${ALL} | ${ALL} | ${ALL} | ${ALL}`);
  const step = stepOf({
    technique: 'forcing-net',
    eliminations: marks('10:1'),
    candidates: as('assumption', '10:1'),
    branches: [links('10:1-10:2 10:1-10:3 10:2-15:4 10:3-15:4')],
  });
  expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'inference-does-not-follow' });
});
